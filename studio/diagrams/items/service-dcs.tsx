import { ColumnMimic } from "../mimics/ColumnMimic.tsx";
import { faceplates } from "../plant/distillation.ts";
import { CompactScreen } from "../screen/CompactScreen.tsx";
import { Faceplate, faceplateSize } from "../screen/Faceplate.tsx";

/** Distillation column with the faceplates of its cascade and ratio controllers. */
export default function ColumnControl() {
  return (
    <CompactScreen title="Column C-410" clock="09:46:12">
      <ColumnMimic />
      {faceplates.map((loop, at) => (
        <Faceplate key={loop.tag} x={532 + at * (faceplateSize.width + 2)} y={66} of={loop} />
      ))}
    </CompactScreen>
  );
}
