import { Ink, Note } from "../drawing/Text.tsx";
import { ProgramSheet } from "../ladder/ProgramSheet.tsx";
import { InstrumentBubble } from "../piping/fittings.tsx";
import { flowRungs, flowTags, flowValues } from "../plant/flow-program.ts";

export { views } from "../ladder/ProgramSheet.tsx";

const ink = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.2 } as const;

/** The control loop of the program as in the P&ID: orifice, transmitter, controller, valve. */
const LoopSketch = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 150H300M56 140V160M62 140V160" {...ink} strokeWidth={3} />
    <path d="M286 143L302 150L286 157z" fill="var(--ink)" />
    <path
      d="M59 140V86M59 34V0H118M170 0H228V106"
      fill="none"
      stroke="var(--ink)"
      strokeWidth={2}
      strokeDasharray="8 5"
    />
    <path d="M228 150V124M212 124a16 14 0 0 1 32 0zM208 138L248 162V138L208 162z" {...ink} />
    <InstrumentBubble of={{ tag: "FT-141", at: [59, 60], on: "field" }} />
    <InstrumentBubble of={{ tag: "FIC-141", at: [144, 0], on: "panel" }} />
    <Ink x={228} y={188} anchor="middle" words="FV-141" />
    <Note x={0} y={188} words="from P-141A/B" />
  </g>
);

export default function LadderAnalogPid() {
  return (
    <ProgramSheet
      title="FIC-141 permeate flow, analog and PID"
      subject="PROGRAM Flow_141, ladder diagram"
      item="ladder-example-analog-pid"
      left={4}
      rungs={flowRungs}
      tags={flowTags}
      values={flowValues}
    >
      <LoopSketch x={1226} y={236} />
    </ProgramSheet>
  );
}
