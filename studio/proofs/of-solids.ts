import assert from "node:assert/strict";
import { strFromU8, unzipSync } from "fflate";
import { lineNumber } from "../../packages/plant/lines-and-materials.ts";
import { lines } from "../../packages/plant/scrubbing-system.ts";
import { modelOf } from "../catalog.ts";
import type { Result } from "../result.ts";
import { volumeInStep, volumeWithoutLetters } from "../solids/make-solid.ts";
import { none, type Proofs } from "./proof.ts";
import { depthOf, leavesOf, materialsIn, namesOf, schemaIn, stepEntities, stepTree } from "./step-text.ts";

const stepIn = ({ sidecar, read }: Result): Uint8Array => {
  const [archive = ""] = Object.keys(sidecar.files);
  const step = unzipSync(new Uint8Array(read(archive)))[archive.replace(/-step\.zip$/, ".step")];
  assert(step, "its archive has no STEP file of its name");
  return step;
};

const textIn = (result: Result) => strFromU8(stepIn(result), true);
const entitiesIn = (result: Result) => stepEntities(textIn(result));

/** Names that say how a body was modeled, and not what it is. */
const modeled = /\b(?:turned part|drilled ring|undefined|steel pipe)\b|^(?:block|round|profile|body|solid)(?:,|$)/;

/** Of a STEP file, as it is in its archive. */
export const ofSolids: Proofs = {
  "has each solid of its model but letters, under names that say what they are": async (result) => {
    const entities = entitiesIn(result);
    const { parts } = await modelOf(result.entry);
    assert.equal(
      leavesOf(stepTree(entities)).length,
      parts.reduce((sum, { pieces }) => sum + pieces.filter(({ key }) => !key.startsWith("letter ")).length, 0),
    );
    none(namesOf(entities).filter((name) => !/^-?[A-Z0-9a-z]/.test(name) || modeled.test(name)));
    none(namesOf(entities).filter((name) => name.startsWith("letter")));
  },

  "is AP242, a tree of the drawing, its items, their parts and solids, with materials as properties": (result) => {
    assert.match(schemaIn(textIn(result)), /^AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF/);
    const entities = entitiesIn(result);
    const tree = stepTree(entities);
    assert(tree.name.startsWith(`${result.sidecar.drawing} `), `its root is "${tree.name}"`);
    const depth = depthOf(tree);
    assert(depth >= 3 && depth <= 6, `its tree is ${depth} nodes deep`);
    const materials = materialsIn(entities);
    assert(materials.size > 0, "no solid has a material");
    none([...materials.values()].filter((material) => !/^[A-Za-z]/.test(material)));
  },

  "has the lines of the register that its model shows, under their numbers": async (result) => {
    const { parts } = await modelOf(result.entry);
    const numbers = Object.values(lines).map(lineNumber);
    const shown = numbers.filter((number) => parts.some(({ name }) => name.startsWith(number)));
    const names = new Set(stepTree(entitiesIn(result)).children.map(({ name }) => name));
    none(shown.filter((number) => !names.has(number)));
  },

  "has the volume of its model when OpenCascade reads it back": async (result) => {
    const meant = volumeWithoutLetters(await modelOf(result.entry));
    const found = await volumeInStep(stepIn(result));
    assert(Math.abs(found / meant - 1) <= 0.001, `it has ${found} mm³, the model ${meant} mm³`);
  },
};
