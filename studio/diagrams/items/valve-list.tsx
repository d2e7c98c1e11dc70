import { pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import { Lines } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { valveList } from "../plant/scrubber-valves.ts";
import { ReportTable, tableHeight } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/Sheet.tsx";

const rows = valveList.map((valve): string[] => Object.values(valve));
const top = 110;
const foot = top + tableHeight(rows.length);

export const views = viewsOf({
  left: { left: 90, top: 80, right: 860, bottom: foot },
  right: { left: 630, top: 80, right: 1510, bottom: foot },
  notes: { left: 90, top: foot + 10, right: 1510, bottom: 900 },
});

export const paper = "A4";

const columns = {
  Item: 0,
  Tag: 70,
  Kind: 190,
  Size: 320,
  Line: 430,
  Place: 640,
  Body: 940,
  Seal: 1120,
  "Without air": 1240,
};

/** For download as CSV. */
export const table = [Object.keys(columns), ...rows];

export default function ValveList() {
  return (
    <SampleSheet item="valve-list" title="SCR-101 scrubbing system, valve list">
      <ReportTable x={110} y={top} width={1380} columns={columns} rows={rows} />
      <Lines
        x={110}
        y={foot + 40}
        step={34}
        fill="var(--ink-soft)"
        as="P"
        words={[
          "Manual valves have no tag: the line and the place name them.",
          `Classes: ${Object.entries(pipeClasses)
            .map(([name, { material, limit, rating }]) => `${name} ${material}, PN ${rating}, up to ${limit} °C`)
            .join("; ")}.`,
          "Valves have the rating of their class. Face to face by EN 558. The kinds and lines are those of the P&ID SCR-101-PI-001.",
        ]}
      />
    </SampleSheet>
  );
}
