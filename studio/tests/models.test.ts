import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measureArea } from "replicad";
import { describe, expect, test } from "vitest";
import { entries, entryOf, modelOf, pictureFolder, studio } from "../catalogue.ts";
import type { Material } from "../kit/materials.ts";
import { remembered } from "../kit/remembered.ts";
import { solidVolume, volumeOf } from "../kit/solid-volume.ts";
import { type Piece, shapeOf } from "../kit/solids.ts";
import { faultsOf } from "../lint/model-lint.ts";
import { measured } from "../sheets/dimensions.ts";
import { isMachine, isOnSite } from "../sheets/weights.ts";
import { volumeInStep } from "../solids/make-solid.ts";
import { stepFile } from "../solids/step-file.ts";
import { computed } from "../table-of-models.ts";

// The hero of the home page is in the catalogue twice, as a render and as callouts, but is one model.
const modelled = [
  ...new Map(
    entries
      .filter(({ kind, source }) => kind === "render" || source.startsWith("views/"))
      .map((entry) => [entry.source, entry]),
  ).values(),
];

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
/** Sheet and castings are thinner than this, mm; what has no weight on a drawing is let pass. */
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

/** Whether a full body is as large as those of hollow sections or tubes, or thicker than all of sheet or cast. */
const isLarge = ({ key, material }: Piece): boolean => {
  const most = thickest[material] ?? 40;
  const [a = 0, b = 0, c = 0] = key.split(/[ ,]/).slice(1).map(Number);
  const isSection = key.startsWith("block ") && most < Infinity && Math.min(a, b, c) >= 35;
  const isTube = key.startsWith("cylinder ") && /steel|safety|galvanised/.test(material) && a >= 14 && b > 10 * a;
  return isSection || isTube || thicknessOf(key) > most;
};

describe.each(modelled)("$name", (entry) => {
  test("is hollow where the real thing is", async () => {
    const made = (await modelOf(entry)).parts.filter((part) => !isMachine(part) && !isOnSite(part));
    const full = made
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.wall === undefined && !piece.onSite && !piece.ends && !solidOnes.has(piece.key))
      .filter(isLarge);
    expect([...new Set(full.map(({ key, material }) => `${key} of ${material}`))]).toEqual([]);
  });

  test("has no fault", async () => {
    expect(faultsOf((await modelOf(entry)).parts)).toEqual([]);
  });

  test("has no dimension near zero", async () => {
    const { sheet } = await modelOf(entry);
    for (const dimension of sheet?.dimensions ?? []) expect(measured(dimension)).toBeGreaterThan(10);
  });
});

test.each(modelled)("$source has at most 120 lines", ({ source }) => {
  const lines = readFileSync(join(studio, source), "utf8").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(120);
});

test("drawing numbers are unique", async () => {
  const numbers = await Promise.all(modelled.map(async (entry) => (await modelOf(entry)).drawingNumber));
  expect(numbers).toEqual([...new Set(numbers)]);
});

// Every STEP file is read back when it is made (solids/make-solid.ts); this test does so for one of them.
test("a STEP file has the volume of its model when it is read back", async () => {
  const model = await modelOf({ source: "models/scrubbing/pumps-tank.ts" });
  expect((await volumeInStep(stepFile(model))) / volumeOf(model.parts)).toBeCloseTo(1, 3);
});

test.each(["control-panel", "pump-skid"])(
  "the table of weights has the weight that the sheet of %s states",
  async (name) => {
    const model = await modelOf(entryOf(`${name}-solid`));
    const { kilograms, without } = computed(model);
    const sheet = readFileSync(join(pictureFolder, `${name}-sheet/light.svg`), "utf8");
    const [, stated = ""] = /about ([^<]+) kg/.exec(sheet) ?? [];
    expect(Number(kilograms.toPrecision(2))).toBe(Number(stated.replaceAll(/\D/g, "")));
    for (const machine of without) expect(sheet).toContain(machine);
  },
);
