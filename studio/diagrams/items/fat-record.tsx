import { issue } from "../../exports/company.ts";
import { Lines, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { burnerTrips } from "../plant/interlocks.ts";
import { ReportTable, Signatures } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  checks: { left: 40, top: 50, right: 1564, bottom: 310 },
  tests: { left: 40, top: 310, right: 930, bottom: 740 },
  results: { left: 900, top: 310, right: 1564, bottom: 740 },
  signatures: { left: 40, top: 700, right: 1564, bottom: 905 },
});

export const paper = "A4";

/** How the tester simulates a cause at the panel's terminals: with a current source or a jumper. */
const action = (cause: string, limit: string | undefined) =>
  limit === undefined ? `${cause}: link opened` : `${cause}: signal taken past ${limit}`;

const before = [
  ["Drawings, program and this record have the same revision", "conforms"],
  ["Devices and wire numbers by the device list", "conforms"],
  ["Insulation, 500 V: above 1 megohm", "310 megohm"],
  ["Protective conductor: below 0.1 ohm", "0.03 ohm"],
] as const;

export default function FatRecord() {
  return (
    <SampleSheet item="fat-record" title="Burner panel B-201, factory acceptance test">
      <ReportTable
        title="Before power is switched on"
        x={60}
        y={116}
        width={1480}
        columns={{ Step: 0, Check: 90, Found: 1190, Verdict: 1390 }}
        rows={before.map(([check, found], index) => [String(index + 1), check, found, "pass"])}
      />
      <ReportTable
        title="Interlocks: each line of the cause-and-effect table IA-CE-201"
        x={60}
        y={372}
        width={1480}
        columns={{ Step: 0, Done: 90, "What must hold": 560, Expected: 930, Found: 1190, Verdict: 1390 }}
        rows={burnerTrips.map(({ holds, cause, limit }, index) => [
          String(before.length + index + 1),
          action(cause, limit),
          holds,
          `Effects of line ${index + 1}`,
          "as expected",
          "pass",
        ])}
      />
      <Lines
        x={60}
        y={734}
        step={30}
        fill="var(--ink)"
        as="P"
        words={[
          `Panel serial number 26-0417. Tested on ${issue.date} in the panel workshop, at 21 °C.`,
          "Instruments, calibrated until 2027-03: insulation tester IT-04, ohmmeter OM-02, current source CS-07.",
        ]}
      />
      <Signatures
        x={60}
        y={814}
        step={500}
        width={440}
        of={[["Tested by: panel technician"], ["Checked by: lead engineer"], ["Witnessed by: client’s engineer"]]}
      />
      <Note x={60} y={886} as="P" words="Open points: none. Values are examples of a record, not of a project." />
    </SampleSheet>
  );
}
