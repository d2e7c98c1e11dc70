import { viewsOf } from "../drawing/views.ts";
import { LoopSketch } from "../ladder/LoopSketch.tsx";
import { ProgramSheet } from "../ladder/ProgramSheet.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { flowRungs, flowTags, flowValues } from "../plant/flow-program.ts";

export const views = viewsOf({
  left: { left: 36, top: 36, right: 800, bottom: 900 },
  right: { left: 800, top: 36, right: 1564, bottom: 900 },
});

export default function LadderAnalogPid() {
  return (
    <ProgramSheet
      title="FIC-141 permeate flow, analogue and PID"
      subject="PROGRAM Flow_141, ladder diagram"
      drawing={drawingNumber["ladder-example-analog-pid"] ?? ""}
      sheet="Sheet 1 of 1"
      left={4}
      rungs={flowRungs}
      tags={flowTags}
      values={flowValues}
    >
      <LoopSketch x={1226} y={236} />
    </ProgramSheet>
  );
}
