import { LoopSketch } from "../ladder/LoopSketch.tsx";
import { ProgramSheet } from "../ladder/ProgramSheet.tsx";
import { flowRungs, flowTags, flowValues } from "../plant/flow-program.ts";

export { views } from "../ladder/ProgramSheet.tsx";

export default function LadderAnalogPid() {
  return (
    <ProgramSheet
      title="FIC-141 permeate flow, analogue and PID"
      subject="PROGRAM Flow_141, ladder diagram"
      item="ladder-example-analog-pid"
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
