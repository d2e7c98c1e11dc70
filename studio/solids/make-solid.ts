import * as cad from "replicad";
import { strToU8, zipSync } from "fflate";
import { type Entry, modelOf } from "../catalog.ts";
import { keepResult } from "../keep-result.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import { part } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import { isLetter, stepFile } from "./step-file.ts";

/** Volume that OpenCascade reads from a STEP file, mm³. */
export const volumeInStep = async (step: Uint8Array): Promise<number> =>
  cad.measureVolume((await cad.importSTEP(new Blob([step as BlobPart]))) as cad.Shape3D);

/** Volume of a model's solids in its STEP file, which has no letters, mm³. */
export const volumeWithoutLetters = ({ parts }: Model): number =>
  volumeOf([
    part(
      "all",
      parts.flatMap(({ pieces }) => pieces.filter((piece) => !isLetter(piece))),
    ),
  ]);

/**
 * Writes a model as NAME.step in a zip archive, which is a tenth of the size. Throws if the file does not have the
 * model's volume when it is read back.
 */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  const step = stepFile(model);
  const [meant, found] = [volumeWithoutLetters(model), await volumeInStep(step)];
  if (Math.abs(found / meant - 1) > 0.001)
    throw new Error(`${model.name}.step has a volume of ${found} mm³, the model ${meant} mm³`);
  const note = `${model.title}, drawing ${model.drawingNumber}. Solids in millimeters, Z up (STEP AP242), without lettering; materials as property "material name".\n`;
  const zip = zipSync(
    { [`${model.name}.step`]: step, "read-me.txt": strToU8(note) },
    { level: 9, mtime: "2000-01-01" },
  );
  keepResult(entry, { drawing: model.drawingNumber }, { [`${model.name}-step.zip`]: zip });
};
