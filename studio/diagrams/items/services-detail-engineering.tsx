import { Text } from "../drawing/Text.tsx";
import { InstrumentBubble } from "../piping/InstrumentBubble.tsx";
import { ScrubberEquipment } from "../piping/ScrubberEquipment.tsx";
import { ScrubberLines } from "../piping/ScrubberLines.tsx";
import { StreamTable } from "../piping/StreamTable.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { instruments, signals, taps } from "../plant/scrubber-instruments.ts";
import { Sheet } from "../sheet/Sheet.tsx";

const notes = ["Line: bore in mm, fluid,", "number. GA gas, LQ liquor,", "NA caustic, WA water."];

/** Piping and instrument diagram of the scrubbing system. */
export default function ScrubberDiagram() {
  return (
    <Sheet
      title="SCR-101 scrubbing system"
      subject="Piping and instrument diagram"
      drawing={drawingNumber["services-detail-engineering"] ?? ""}
      sheet="Sheet 1 of 1"
    >
      <path d={taps.join("")} fill="none" stroke="var(--ink)" strokeWidth={1.8} />
      <path d={signals.join("")} fill="none" stroke="var(--ink)" strokeWidth={1.8} strokeDasharray="9 6" />
      <ScrubberEquipment />
      <ScrubberLines />
      {instruments.map((instrument) => (
        <InstrumentBubble key={`${instrument.letters}${instrument.number}`} of={instrument} />
      ))}
      {notes.map((words, at) => (
        <Text key={words} x={1330} y={440 + at * 27} size={20} fill="var(--ink-soft)">
          {words}
        </Text>
      ))}
      <StreamTable x={46} y={752} />
    </Sheet>
  );
}
