import { hotRatings } from "../../../packages/plant/lines-and-materials.ts";
import { lines, pipeClasses, valves } from "../../../packages/plant/scrubbing-system.ts";
import { kindOfClass, ratingWords, standards } from "../../kit/line-classes.ts";
import { Lines } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { drawingNumber } from "../plant/drawing-register.ts";
import { valveList } from "../plant/scrubber-valves.ts";
import { ReportTable, tableHeight } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/Sheet.tsx";

const rows = valveList.map((valve): string[] => Object.values(valve));
const top = 78;
const foot = top + tableHeight(rows.length);

export const views = viewsOf({
  left: { left: 90, top: 48, right: 860, bottom: foot },
  right: { left: 630, top: 48, right: 1510, bottom: foot },
  notes: { left: 90, top: foot + 10, right: 1510, bottom: 900 },
});

export const paper = "A4";

const columns = {
  Item: 0,
  Tag: 64,
  Kind: 174,
  Size: 280,
  Line: 370,
  Place: 546,
  Body: 840,
  Seal: 998,
  "Without air": 1090,
  "Opens at": 1230,
};

/** For download as CSV. */
export const table = [Object.keys(columns), ...rows];

export default function ValveList() {
  return (
    <SampleSheet item="valve-list" title="SCR-101 scrubbing system, valve list">
      <ReportTable x={110} y={top} width={1380} columns={columns} rows={rows} />
      <Lines
        x={110}
        y={foot + 36}
        step={26}
        fill="var(--ink-soft)"
        as="P"
        words={[
          "HV: by hand. NRV: check valve. LV, AV: moved by LIC-101 and AIC-102. XV: on or off. PSV: relief. What a valve does without air, it does without power or signal too.",
          `Classes: ${Object.entries(pipeClasses)
            .filter(([name]) => Object.values(valves).some(({ line }) => lines[line].pipeClass === name))
            .map(
              ([name, { material, limit }]) =>
                `${name} ${material}, ${ratingWords(kindOfClass[name as keyof typeof kindOfClass])}, up to ${limit} °C`,
            )
            .join("; ")}.`,
          `PN 10 is the rating of P1 at 20 °C, ${hotRatings.P1} bar at ${pipeClasses.P1.limit} °C. Valves have the rating of their class. P-102 draws from above, by a lance with a foot valve.`,
          `Face to face: metal ${standards.stainless.valve}, control valves ISA-75.08.01, plastic ${standards.pipe.valve}. Tags, kinds and lines are those of the P&ID ${drawingNumber["services-detail-engineering"]}.`,
        ]}
      />
    </SampleSheet>
  );
}
