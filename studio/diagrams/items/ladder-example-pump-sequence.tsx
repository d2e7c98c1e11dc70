import { ProgramSheet } from "../ladder/ProgramSheet.tsx";
import { pumpRungs, pumpTags, pumpValues } from "../plant/pump-program.ts";

export { views } from "../ladder/ProgramSheet.tsx";

export default function LadderPumpSequence() {
  return (
    <ProgramSheet
      title="P-141A/B permeate pumps, duty and standby"
      subject="PROGRAM Pumps_141, ladder diagram"
      item="ladder-example-pump-sequence"
      sheet="Sheet 1 of 2"
      left={5}
      rungs={pumpRungs}
      tags={pumpTags}
      values={pumpValues}
    />
  );
}
