import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { entries, modelOf, studio } from "../catalogue.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import { faultsOf } from "../lint/model-lint.ts";
import { measured } from "../sheets/dimensions.ts";
import { volumeInStep } from "../solids/make-solid.ts";
import { stepFile } from "../solids/step-file.ts";

// The hero of the home page is in the catalogue twice, as a render and as callouts, but is one model.
const modelled = [
  ...new Map(
    entries
      .filter(({ kind, source }) => kind === "render" || source.startsWith("views/"))
      .map((entry) => [entry.source, entry]),
  ).values(),
];

describe.each(modelled)("$name", (entry) => {
  test("has no fault", async () => {
    expect(faultsOf((await modelOf(entry)).parts)).toEqual([]);
  });

  test("has no dimension near zero", async () => {
    const { sheet } = await modelOf(entry);
    for (const dimension of sheet?.dimensions ?? []) expect(measured(dimension)).toBeGreaterThan(10);
  });
});

test.each(modelled)("$source has at most 80 lines", ({ source }) => {
  const lines = readFileSync(join(studio, source), "utf8").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(80);
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
