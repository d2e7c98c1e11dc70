import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entries, entryOf, modelOf, pictureFolder } from "../catalog.ts";
import { weightsIn } from "../proofs/of-sheets.ts";
import { showsModel } from "../proofs/proofs-of.ts";
import { stated } from "../sheets/weight-table.ts";
import { computed } from "../table-of-models.ts";

// The hero of the home page is in the catalog twice, as a render and as callouts, but is one model.
const modeled = [...new Map(entries.filter(showsModel).map((entry) => [entry.source, entry])).values()];

test("drawing numbers are unique", async () => {
  const numbers = await Promise.all(modeled.map(async (entry) => (await modelOf(entry)).drawingNumber));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(["control-panel", "pump-skid"])(
  "the table of weights has the weight that the sheet of %s states",
  async (name) => {
    const model = await modelOf(entryOf(`${name}-solid`));
    const { kilograms, without } = computed(model);
    const sheet = readFileSync(join(pictureFolder, `${name}-sheet/light.svg`), "utf8");
    expect(weightsIn(sheet)[0]).toBe(stated(kilograms));
    for (const machine of without) expect(sheet).toContain(machine);
  },
);
