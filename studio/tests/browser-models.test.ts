import { brotliCompressSync } from "node:zlib";
import { validateBytes } from "gltf-validator";
import { describe, expect, test } from "vitest";
import { entries, linesOf, entryOf, modelOf } from "../catalogue.ts";
import { drawnOf, fileOf, type Gltf } from "../browser-models/kept-file.ts";
import { browserModelOf } from "../browser-models/make-browser-model.ts";
import { assemblyTree } from "../solids/assembly-tree.ts";
import { listedParts } from "../browser-models/item-parts.ts";
import { limitsOf } from "../browser-models/limits.ts";
import { volumeOf } from "../kit/solid-volume.ts";

const glbs = entries.filter(({ kind }) => kind === "browser-model");

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

/** Of how many equal units a part is made, by how often its node shows each solid. */
const unitsIn = ({ nodes, accessors }: Gltf, part: number) => {
  const { children = [] } = nodes.find(({ extras }) => extras?.part === part) ?? {};
  return children
    .map((child) => nodes[child]?.extensions?.EXT_mesh_gpu_instancing.attributes.TRANSLATION ?? -1)
    .reduce((divisor, at) => commonDivisor(divisor, accessors[at]?.count ?? 0), 0);
};

describe.each(glbs)("$name", (entry) => {
  const { name } = entry;
  const file = fileOf(name);
  const { glb, json, list } = file;

  test("is valid by Khronos' validator", async () => {
    const { issues } = await validateBytes(new Uint8Array(glb));
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  });

  test("is small, is drawn with few triangles, and has the outer volume of the solids", async () => {
    const most = limitsOf(name.replace(/-glb$/, ""));
    const { drawn, error } = drawnOf(file, (await modelOf(entry)).parts);
    expect(brotliCompressSync(glb).length).toBeLessThanOrEqual(most.bytes);
    expect(drawn).toBeLessThanOrEqual(most.drawn);
    expect(Math.abs(error)).toBeLessThan(0.02);
  });

  test("each part has one node of its name, and each line of the parts list as many parts as it says", async () => {
    const names = json.nodes.flatMap(({ name }) => name ?? []);
    const parts = list.parts.map(({ name }) => name);
    for (const name of new Set(parts))
      expect(
        names.filter((other) => other === name),
        name,
      ).toHaveLength(1);
    expect(list.items.length).toBeGreaterThan(0);
    for (const { parts: own, quantity, description } of list.items) {
      expect(own.length, description).toBeGreaterThan(0);
      for (const part of own) expect(parts[part]).toBeDefined();
      const lit = own.length > 1 || quantity === 1 ? own.length : unitsIn(json, own[0] ?? -1);
      expect(lit, description).toBe(quantity);
    }
    const { sheet } = await modelOf(entry);
    const lines = (await linesOf(entry)) ?? sheet?.items;
    if (!lines) return;
    // What the sheet says to be taken out is missing in the model.
    const isLess = sheet?.notes.some((note) => note.includes("taken out"));
    const quantities = lines.map(({ quantity = 1 }) => quantity);
    for (const [at, { quantity, description }] of list.items.entries())
      if (isLess) expect(quantity, description).toBeLessThanOrEqual(quantities[at] ?? 0);
      else expect(quantity, description).toBe(quantities[at]);
  });
});

test("the same model gives the same bytes, and the nodes and volume of its STEP file", async () => {
  const model = await modelOf({ source: "models/plant/pressure-vessel.ts" });
  const { glb, list } = browserModelOf(model);
  const kept = fileOf("pressure-vessel-glb");
  expect(glb.equals(kept.glb)).toBe(true);
  expect(list).toEqual(kept.list);
  const tags = assemblyTree(model.parts).map(({ name }) => name);
  expect(kept.json.nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(tags));
  expect(list.parts.reduce((sum, part) => sum + part.volume, 0) / (volumeOf(model.parts) * 1e-9)).toBeCloseTo(1, 4);
});

test("an item of two is two parts, and an item inside another part becomes a part", async () => {
  const listed = async (name: string) => {
    const { parts, sheet } = await modelOf(entryOf(`${name}-solid`));
    return { all: parts, ...listedParts({ name, parts, items: sheet?.items ?? [] }) };
  };
  const skid = await listed("heat-exchanger-skid");
  const named = skid.items.map(({ parts }) => parts.map(({ name }) => name));
  expect(named[0]).toEqual(["E-601B", "E-601A"]);
  expect(named[3]).toEqual(["TI-601", "TI-602"]);
  const { all, parts, items } = await listed("scrubber");
  expect(items.map(({ parts: [part] }) => part?.name)).toContain("Mist eliminator");
  const pieces = (all: typeof parts) => all.reduce((sum, part) => sum + part.pieces.length, 0);
  expect(pieces(parts)).toBe(pieces(all));
  const tray = await listed("valve-tray");
  const [valves] = tray.items[0]?.parts ?? [];
  expect(new Set(valves?.pieces.map(({ key }) => key)).size).toBe(1);
  expect(pieces(tray.parts)).toBe(pieces(tray.all));
});

test("a mass is that of the solids, and none is stated of what is bought, of packing or of an open vessel", () => {
  const partsOf = (model: string) => fileOf(`${model}-glb`).list.parts;
  const massOf = (model: string, name: string) => partsOf(model).find((part) => part.name === name)?.mass;
  const { volume, mass } = partsOf("packing-support-plate").find(({ name }) => name === "support ring") ?? {};
  expect((mass ?? 0) / ((volume ?? 0) * 7850)).toBeCloseTo(1, 2);
  expect(massOf("pump-skid", "skid")).toBeGreaterThan(100);
  for (const name of ["P-501A", "P-501A strainer", "P-501A check valve", "PT-503", "local panel"])
    expect(massOf("pump-skid", name), name).toBeUndefined();
  for (const [model, name] of [
    ["scrubber", "Packed bed"],
    ["part-modeling", "housing"],
    ["services-modeling", "paving"],
    ["valve-tray", "shell"],
  ] as const) {
    expect(partsOf(model).map((part) => part.name)).toContain(name);
    expect(massOf(model, name), name).toBeUndefined();
  }
});
