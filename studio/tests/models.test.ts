import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { entries, entryOf, modelOf, pictureFolder, studio } from "../catalogue.ts";
import { faultsOf } from "../lint/model-lint.ts";
import { measured } from "../sheets/dimensions.ts";
import { volumeInStep, volumeOf } from "../solids/make-solid.ts";
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

describe.each(modelled)("$name", (entry) => {
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
  expect((await volumeInStep(stepFile(model))) / volumeOf(model)).toBeCloseTo(1, 3);
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
