import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { entries, modelOf, studio } from "../catalogue.ts";
import { faultsOf } from "../lint/model-lint.ts";
import { measured } from "../sheets/dimensions.ts";
import { volumeInStep, volumeOf } from "../solids/make-solid.ts";
import { stepFile } from "../solids/step-file.ts";

// The home page's hero stands in the catalogue twice, as a render and as callouts: one model all the same.
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

  test("shows no dimension of nothing", async () => {
    const { sheet } = await modelOf(entry);
    for (const dimension of sheet?.dimensions ?? []) expect(measured(dimension)).toBeGreaterThan(10);
  });
});

test.each(modelled)("$source reads in at most 80 lines", ({ source }) => {
  const lines = readFileSync(join(studio, source), "utf8").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(80);
});

test("drawing numbers are given once", async () => {
  const numbers = await Promise.all(modelled.map(async (entry) => (await modelOf(entry)).drawingNumber));
  expect(numbers).toEqual([...new Set(numbers)]);
});

// Every solid is read again when it is made (solids/make-solid.ts); one of them here, so that a test tells as well.
test("a STEP file gives the same volume when it is read again", async () => {
  const model = await modelOf({ source: "models/pumps-tank.ts" });
  expect((await volumeInStep(stepFile(model))) / volumeOf(model)).toBeCloseTo(1, 3);
});
