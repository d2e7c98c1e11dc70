import { viewsOf } from "../drawing/views.ts";
import { Text } from "../drawing/Text.tsx";
import { valveList } from "../plant/scrubber-valves.ts";
import { pipeClasses } from "../plant/tags/scrubber.ts";
import { asCsv } from "../report/as-csv.ts";
import { ReportTable } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/SampleSheet.tsx";

export const views = viewsOf({
  left: { left: 90, top: 80, right: 860, bottom: 680 },
  right: { left: 630, top: 80, right: 1510, bottom: 680 },
  notes: { left: 90, top: 690, right: 1510, bottom: 900 },
});

/** Issued as a PDF on this paper, too. */
export const paper = "A4";

const columns = [
  { title: "Item", at: 0 },
  { title: "Tag", at: 70 },
  { title: "Kind", at: 190 },
  { title: "Size", at: 320 },
  { title: "Line", at: 430 },
  { title: "Place", at: 640 },
  { title: "Body", at: 940 },
  { title: "Seal", at: 1120 },
  { title: "Without air", at: 1240 },
] as const;
const rows = valveList.map(({ item, tag, kind, bore, line, place, body, seal, fails }) => [
  item,
  tag,
  kind,
  bore,
  line,
  place,
  body,
  seal,
  fails,
]);

/** The list as CSV, for download. */
export const table = asCsv([columns.map(({ title }) => title), ...rows]);

export default function ValveList() {
  return (
    <SampleSheet item="valve-list" title="SCR-101 scrubbing system, valve list">
      <ReportTable x={110} y={110} width={1380} columns={columns} rows={rows} />
      {[
        "Manual valves have no tag: the line and the place name them.",
        `Classes: ${Object.entries(pipeClasses)
          .map(([name, { material, limit }]) => `${name} ${material}, up to ${limit} °C`)
          .join("; ")}.`,
        "Rated PN 10. Face to face by EN 558. The kinds and lines are those of the P&ID SCR-101-PI-001.",
      ].map((words, at) => (
        <Text key={words} x={110} y={740 + at * 34} fill="var(--ink-soft)" words={words} />
      ))}
    </SampleSheet>
  );
}
