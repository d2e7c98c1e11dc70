import * as cad from "replicad";
import { describe, expect, test } from "vitest";
import { shapeOf } from "../kit/solids.ts";
import { faultsOf } from "../lint/model-lint.ts";
import { modelNamed, modelNames } from "../models/catalogue.ts";
import { stepFile } from "../render/step-file.ts";
import { measured } from "../sheets/dimensions.ts";

const names = await modelNames();

describe.each(names)("%s", (name) => {
  test("has no fault", async () => {
    expect(faultsOf((await modelNamed(name)).parts)).toEqual([]);
  });

  test("shows no dimension of nothing", async () => {
    const { sheet } = await modelNamed(name);
    for (const dimension of sheet?.dimensions ?? []) expect(measured(dimension)).toBeGreaterThan(10);
  });
});

test("a STEP file gives the same volume when it is read again", async () => {
  const model = await modelNamed("pumps-tank");
  const again = await cad.importSTEP(new Blob([stepFile(model) as BlobPart]));
  const volume = model.parts
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { key }) => sum + cad.measureVolume(shapeOf(key)), 0);
  expect(cad.measureVolume(again as cad.Shape3D) / volume).toBeCloseTo(1, 3);
});
