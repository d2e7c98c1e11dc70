import { Ladder } from "../ladder/Ladder.tsx";
import { LoopSketch } from "../ladder/LoopSketch.tsx";
import type { Past } from "../ladder/program.ts";
import { drawingNumber } from "../plant/drawing-register.ts";
import { flowRungs, flowTags, flowValues } from "../plant/flow-program.ts";
import { Sheet } from "../sheet/Sheet.tsx";

const past: Past = { before: flowValues, expired: new Set() };
const left = 4;

export default function LadderAnalogPid() {
  return (
    <Sheet
      title="FIC-141 permeate flow, analogue and PID"
      subject="PROGRAM Flow_141, ladder diagram"
      drawing={drawingNumber["ladder-example-analog-pid"] ?? ""}
      sheet="Sheet 1 of 1"
    >
      <Ladder
        x={84}
        right={784}
        top={54}
        bottom={892}
        first={1}
        rungs={flowRungs.slice(0, left)}
        tags={flowTags}
        values={flowValues}
        past={past}
      />
      <Ladder
        x={856}
        right={1550}
        top={54}
        bottom={892}
        first={left + 1}
        rungs={flowRungs.slice(left)}
        tags={flowTags}
        values={flowValues}
        past={past}
      />
      <LoopSketch x={1226} y={236} />
    </Sheet>
  );
}
