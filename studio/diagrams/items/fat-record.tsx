import { issue } from "../../exports/company.ts";
import { Lines, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { burnerTests, required, tolerance } from "../plant/burner-test.ts";
import { ReportTable, Signatures } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  checks: { left: 40, top: 50, right: 1564, bottom: 290 },
  tests: { left: 40, top: 280, right: 800, bottom: 740 },
  results: { left: 600, top: 280, right: 1564, bottom: 740 },
  signatures: { left: 40, top: 700, right: 1564, bottom: 905 },
});

export const paper = "A4";

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
        y={104}
        width={1480}
        columns={{ Step: 0, Check: 90, Found: 1190, Verdict: 1390 }}
        rows={before.map(([check, found], index) => [String(index + 1), check, found, "pass"])}
      />
      <ReportTable
        title="Interlocks: each line of the cause-and-effect table IA-CE-201"
        x={60}
        y={340}
        width={1480}
        columns={{
          Step: 0,
          Line: 80,
          Done: 160,
          "Trips at": 560,
          "Reading at trip": 740,
          "Gas valves off, s": { right: 1100 },
          "Fan stops, s": { right: 1290 },
          Verdict: 1390,
        }}
        rows={burnerTests.map(({ line, done, expected, reading, trip, fan, verdict }, index) => [
          String(before.length + index + 1),
          line,
          done,
          expected,
          reading,
          trip,
          fan,
          verdict,
        ])}
      />
      <Lines
        x={60}
        y={754}
        step={26}
        fill="var(--ink)"
        as="P"
        words={[
          `Required: trip within ${100 * tolerance} % of the limit; gas valves without power within ${required.trip.toFixed(1)} s; fan runs on for ${required.purge} s at least, except without power.`,
          `Panel serial number 26-0417. Tested on ${issue.date} in the panel workshop, at 21 °C. Valves and fan: lamps at their terminals. Open points: none.`,
          "Calibrated until 2027-03: insulation tester IT-04, ohmmeter OM-02, current source CS-07, voltmeter VM-05, time recorder TR-03.",
        ]}
      />
      <Signatures
        x={60}
        y={846}
        step={500}
        width={440}
        of={[["Tested by: panel technician"], ["Checked by: lead engineer"], ["Witnessed by: client’s engineer"]]}
      />
      <Note x={1540} y={72} anchor="end" as="P" words="Values are examples of a record, not of a project." />
    </SampleSheet>
  );
}
