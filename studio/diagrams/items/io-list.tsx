import { viewsOf } from "../drawing/views.ts";
import { Text } from "../drawing/Text.tsx";
import { type Addressed, allSignals, channels, type SignalKind, signals } from "../plant/scrubber-signals.ts";
import { asCsv } from "../report/as-csv.ts";
import { ReportTable } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/SampleSheet.tsx";

export const views = viewsOf({
  analog: { left: 40, top: 50, right: 800, bottom: 740 },
  digital: { left: 800, top: 50, right: 1564, bottom: 560 },
});

/** Issued as a PDF on this paper, too. */
export const paper = "A4";

const names: Readonly<Record<SignalKind, string>> = {
  AI: "Analog inputs, 4 to 20 mA",
  AO: "Analog outputs, 4 to 20 mA",
  DI: "Digital inputs",
  DO: "Digital outputs",
};
const wide = [
  { title: "Tag", at: 0 },
  { title: "Service", at: 120 },
  { title: "Range", at: 340 },
  { title: "Alarms", at: 520 },
  { title: "Slot.ch.", at: 706, right: true },
] as const;
const narrow = [
  { title: "Tag", at: 0 },
  { title: "Signal", at: 130 },
  { title: "Slot.ch.", at: 330, right: true },
] as const;

/** The list as CSV, for download. */
export const table = asCsv([
  ["Kind", "Tag", "Service", "Range", "Alarms", "Slot.channel"],
  ...allSignals.map(({ kind, tag, service, range, alarms, address }) => [kind, tag, service, range, alarms, address]),
]);

const analog = ({ tag, service, range, alarms, address }: Addressed) => [tag, service, range, alarms, address];
const digital = ({ tag, service, address }: Addressed) => [tag, service, address];

export default function IoList() {
  const heading = (x: number, y: number, kind: SignalKind) => (
    <Text
      x={x}
      y={y}
      size={20}
      weight={600}
      fill="var(--ink)"
      words={`${names[kind]}: ${signals[kind].length} of ${channels[kind]}`}
    />
  );
  const belowInputs = 160 + signals.AI.length * 34;
  return (
    <SampleSheet item="io-list" title="SCR-101 scrubbing system, I/O list">
      {heading(60, 84, "AI")}
      <ReportTable x={60} y={116} width={710} columns={wide} rows={signals.AI.map(analog)} />
      {heading(60, belowInputs + 48, "AO")}
      <ReportTable x={60} y={belowInputs + 80} width={710} columns={wide} rows={signals.AO.map(analog)} />
      {heading(820, 84, "DI")}
      <ReportTable x={820} y={116} width={336} columns={narrow} rows={signals.DI.map(digital)} />
      {heading(1204, 84, "DO")}
      <ReportTable x={1204} y={116} width={336} columns={narrow} rows={signals.DO.map(digital)} />
      {[
        "Digital signals have 24 V DC, outputs up to 0.5 A. Channels: used of those installed.",
        "Tags and ranges are those of the P&ID SCR-101-PI-001. Spare: at least a fifth of each kind.",
      ].map((words, at) => (
        <Text key={words} x={820} y={830 + at * 34} fill="var(--ink-soft)" words={words} />
      ))}
    </SampleSheet>
  );
}
