import { Ladder } from "../ladder/Ladder.tsx";
import type { Past } from "../ladder/program.ts";
import { drawingNumber } from "../plant/drawing-register.ts";
import { pumpRungs, pumpTags, pumpValues } from "../plant/pump-program.ts";
import { Sheet } from "../sheet/Sheet.tsx";

const past: Past = { before: pumpValues, expired: new Set() };
const left = 5;

export default function LadderPumpSequence() {
  return (
    <Sheet
      title="P-141A/B permeate pumps, duty and standby"
      subject="PROGRAM Pumps_141, ladder diagram"
      drawing={drawingNumber["ladder-example-pump-sequence"] ?? ""}
      sheet="Sheet 1 of 2"
    >
      <Ladder
        x={84}
        right={784}
        top={54}
        bottom={892}
        first={1}
        rungs={pumpRungs.slice(0, left)}
        tags={pumpTags}
        values={pumpValues}
        past={past}
      />
      <Ladder
        x={856}
        right={1550}
        top={54}
        bottom={892}
        first={left + 1}
        rungs={pumpRungs.slice(left)}
        tags={pumpTags}
        values={pumpValues}
        past={past}
      />
    </Sheet>
  );
}
