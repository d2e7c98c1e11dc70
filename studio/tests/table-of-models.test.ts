import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entryOf, modelOf, pictureFolder } from "../catalogue.ts";
import { computed } from "../table-of-models.ts";

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
