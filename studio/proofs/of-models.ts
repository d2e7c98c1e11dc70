import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measureArea } from "replicad";
import { modelOf, studio } from "../catalog.ts";
import type { Material } from "../kit/materials.ts";
import { remembered } from "../kit/remembered.ts";
import { solidVolume } from "../kit/solid-volume.ts";
import { type Piece, shapeOf } from "../kit/solids.ts";
import { faultsOf } from "../lint/model-lint.ts";
import { measured } from "../sheets/dimensions.ts";
import { isMachine, isOnSite } from "../sheets/weights.ts";
import { none, type Proofs } from "./proof.ts";

/** Solid in reality: plates, bosses and rods of machines, a manifold, a tube sheet, a hoist's motor; busbar supports are of plastic. */
const solidOnes = new Set([
  "block 800,760,60,0",
  "block 124,88,70,3",
  "block 52,52,70,0",
  "block 44,52,302,0",
  "block 124,120,40,0",
  "block 40,120,260,0",
  "block 300,300,40,0",
  "cylinder 300,60",
  "cylinder 60,1300",
  "cylinder 320,46",
  "cylinder 150,300",
  "cylinder 120,220",
]);
/** Plates and castings are thinner than this, mm; what has no weight on a drawing is let pass. */
const thickest: Partial<Record<Material, number>> = {
  paint: 12,
  plinth: 12,
  polypropylene: 60,
  concrete: Infinity,
  cut: Infinity,
  liquid: Infinity,
  packing: Infinity,
  bed: Infinity,
  pad: Infinity,
};
/** Of a full body: that of a plate, and the radius of a long bar, mm. */
const thicknessOf = remembered((key: string) => (2 * solidVolume(key)) / measureArea(shapeOf(key)));

/** Whether a full body is as large as those of hollow sections or tubes, or thicker than all plates and castings. */
const isLarge = ({ key, material }: Piece): boolean => {
  const most = thickest[material] ?? 40;
  const [a = 0, b = 0, c = 0] = key.split(/[ ,]/).slice(1).map(Number);
  const isSection = key.startsWith("block ") && most < Infinity && Math.min(a, b, c) >= 35;
  const isTube = key.startsWith("cylinder ") && /steel|safety|galvanised/.test(material) && a >= 14 && b > 10 * a;
  return isSection || isTube || thicknessOf(key) > most;
};

/** Of the model or view that a result shows. */
export const ofModels: Proofs = {
  "is hollow where the real thing is": async ({ entry }) => {
    const made = (await modelOf(entry)).parts.filter((part) => !isMachine(part) && !isOnSite(part));
    const full = made
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.wall === undefined && !piece.onSite && !piece.ends && !solidOnes.has(piece.key))
      .filter(isLarge);
    none([...new Set(full.map(({ key, material }) => `${key} of ${material}`))]);
  },

  "has no fault": async ({ entry }) => none(faultsOf((await modelOf(entry)).parts)),

  "has no dimension near zero": async ({ entry }) => {
    const { sheet } = await modelOf(entry);
    none((sheet?.dimensions ?? []).map(measured).filter((length) => !(length > 10)));
  },

  "has at most 120 lines": ({ entry }) => {
    const lines = readFileSync(join(studio, entry.source), "utf8").trimEnd().split("\n");
    assert(lines.length <= 120, `${entry.source} has ${lines.length} lines`);
  },
};
