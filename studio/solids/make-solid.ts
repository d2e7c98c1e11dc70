import * as cad from "replicad";
import { strToU8, zipSync } from "fflate";
import { type Entry, modelOf } from "../catalog.ts";
import { keepResult } from "../keep-result.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import { stepFile } from "./step-file.ts";

/** Volume that OpenCascade reads from a STEP file, mm³. */
export const volumeInStep = async (step: Uint8Array): Promise<number> =>
  cad.measureVolume((await cad.importSTEP(new Blob([step as BlobPart]))) as cad.Shape3D);

/**
 * Writes a model as NAME.step in a zip archive, which is a tenth of the size. Throws if the file does not have the
 * model's volume when it is read back.
 */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  const step = stepFile(model);
  const [meant, found] = [volumeOf(model.parts), await volumeInStep(step)];
  if (Math.abs(found / meant - 1) > 0.001)
    throw new Error(`${model.name}.step has a volume of ${found} mm³, the model ${meant} mm³`);
  const note = `${model.title}, drawing ${model.drawingNumber}. Solids in millimetres, Z up (STEP AP214).\n`;
  const zip = zipSync(
    { [`${model.name}.step`]: step, "read-me.txt": strToU8(note) },
    { level: 9, mtime: "2000-01-01" },
  );
  keepResult(entry, { drawing: model.drawingNumber }, { [`${model.name}-step.zip`]: zip });
};
