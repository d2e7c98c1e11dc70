import { viewsOf } from "../drawing/views.ts";
import { ProgramSheet } from "../ladder/ProgramSheet.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { pumpRungs, pumpTags, pumpValues } from "../plant/pump-program.ts";

export const views = viewsOf({
  left: { left: 36, top: 36, right: 800, bottom: 900 },
  right: { left: 800, top: 36, right: 1564, bottom: 900 },
});

export default function LadderPumpSequence() {
  return (
    <ProgramSheet
      title="P-141A/B permeate pumps, duty and standby"
      subject="PROGRAM Pumps_141, ladder diagram"
      drawing={drawingNumber["ladder-example-pump-sequence"] ?? ""}
      sheet="Sheet 1 of 2"
      left={5}
      rungs={pumpRungs}
      tags={pumpTags}
      values={pumpValues}
    />
  );
}
