import { viewsOf } from "../drawing/views.ts";
import { small } from "../drawing/Paper.tsx";
import { ColumnMimic } from "../mimics/ColumnMimic.tsx";
import { faceplates } from "../plant/distillation.ts";
import { CompactScreen } from "../screen/Screen.tsx";
import { Faceplate, faceplateSize } from "../screen/Faceplate.tsx";

export const views = viewsOf(
  {
    column: { left: 0, top: 48, right: 531, bottom: 600 },
    controllers: { left: 528, top: 60, right: 960, bottom: 600 },
  },
  small,
);

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
