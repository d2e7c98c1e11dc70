import { type Columns, Lines } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { drawingNumber } from "../plant/drawing-register.ts";
import { type Addressed, allSignals, channels, type SignalKind, signals } from "../plant/scrubber-signals.ts";
import { scrubber } from "../plant/registers/scrubber.ts";
import { ReportTable } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  analog: { left: 40, top: 50, right: 800, bottom: 850 },
  digital: { left: 800, top: 50, right: 1564, bottom: 720 },
});

export const paper = "A4";

const names: Readonly<Record<SignalKind, string>> = {
  AI: "Analog inputs, 4 to 20 mA",
  AO: "Analog outputs, 4 to 20 mA",
  DI: "Digital inputs",
  DO: "Digital outputs",
};
const wide = { Tag: 0, Service: 120, Range: 340, Alarms: 520, "Slot.ch.": { right: 706 } };
const inputs = { Tag: 0, Signal: 84, Alarm: 252, "Slot.ch.": { right: 392 } };
const outputs = { Tag: 0, Signal: 90, "Slot.ch.": { right: 282 } };

/** For download as CSV. */
export const table = [
  ["Kind", "Tag", "Service", "Range", "Alarms", "Slot.channel"],
  ...allSignals.map(({ kind, tag, service, range, alarms, address }) => [kind, tag, service, range, alarms, address]),
];

const analog = ({ tag, service, range, alarms, address }: Addressed) => [tag, service, range, alarms, address];
const digital = {
  DI: ({ tag, service, alarms, address }: Addressed) => [tag, service, alarms, address],
  DO: ({ tag, service, address }: Addressed) => [tag, service, address],
};
const titleOf = (kind: SignalKind) => `${names[kind]}: ${signals[kind].length} of ${channels[kind]}`;

export default function IoList() {
  const analogTable = (kind: "AI" | "AO", y: number) => (
    <ReportTable title={titleOf(kind)} x={60} y={y} width={710} columns={wide} rows={signals[kind].map(analog)} />
  );
  const digitalTable = (kind: "DI" | "DO", x: number, columns: Columns, width: number) => (
    <ReportTable title={titleOf(kind)} x={x} y={116} {...{ width, columns }} rows={signals[kind].map(digital[kind])} />
  );
  return (
    <SampleSheet item="io-list" title="SCR-101 scrubbing system, I/O list">
      {analogTable("AI", 116)}
      {analogTable("AO", 240 + signals.AI.length * 34)}
      {digitalTable("DI", 820, inputs, 398)}
      {digitalTable("DO", 1252, outputs, 288)}
      <Lines
        x={820}
        y={790}
        step={34}
        fill="var(--ink-soft)"
        as="P"
        words={[
          "Digital signals have 24 V DC, outputs up to 0.5 A. Channels: used of those installed.",
          `Calculated: ${Object.entries(scrubber.calculated)
            .map(([tag, from]) => `${tag} from ${from}`)
            .join(", ")}.`,
          `Tags and ranges are those of the P&ID ${drawingNumber["services-detail-engineering"]}. Spare: at least a fifth of each kind.`,
        ]}
      />
    </SampleSheet>
  );
}
