import assert from "node:assert/strict";
import { strFromU8, unzipSync } from "fflate";
import { modelOf } from "../catalog.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import type { Result } from "../result.ts";
import { volumeInStep } from "../solids/make-solid.ts";
import { none, type Proofs } from "./proof.ts";
import { stepEntities, type StepNode, stepTree } from "./step-text.ts";

const stepIn = ({ sidecar, read }: Result): Uint8Array => {
  const [archive = ""] = Object.keys(sidecar.files);
  const step = unzipSync(new Uint8Array(read(archive)))[archive.replace(/-step\.zip$/, ".step")];
  assert(step, "its archive has no STEP file of its name");
  return step;
};

const leavesOf = ({ children }: StepNode): number =>
  children.length > 0 ? children.reduce((sum, child) => sum + leavesOf(child), 0) : 1;

/** Of a STEP file, as it is in its archive. */
export const ofSolids: Proofs = {
  "has each solid of its model, under names that are words": async (result) => {
    const entities = stepEntities(strFromU8(stepIn(result), true));
    const { parts } = await modelOf(result.entry);
    assert.equal(
      leavesOf(stepTree(entities)),
      parts.reduce((sum, { pieces }) => sum + pieces.length, 0),
    );
    const names = [...entities.values()].filter(({ type }) => type === "PRODUCT").map(({ values }) => values[1] ?? "");
    none(names.filter((name) => !/^-?[A-Z0-9a-z]/.test(name) || /undefined/.test(name)));
  },

  "has the volume of its model when OpenCascade reads it back": async (result) => {
    const meant = volumeOf((await modelOf(result.entry)).parts);
    const found = await volumeInStep(stepIn(result));
    assert(Math.abs(found / meant - 1) <= 0.001, `it has ${found} mm³, the model ${meant} mm³`);
  },
};
