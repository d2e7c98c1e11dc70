import { expect, test } from "vitest";
import { entryOf, modelOf } from "../catalog.ts";
import { fileOf } from "../browser-models/kept-file.ts";
import { browserModelOf } from "../browser-models/make-browser-model.ts";
import { assemblyTree } from "../solids/assembly-tree.ts";
import { listedParts } from "../browser-models/item-parts.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import { keptResult } from "../result.ts";

const kept = (model: string) => fileOf(keptResult(entryOf(`${model}-glb`)));

test("the same model gives the same bytes, and the nodes and volume of its STEP file", async () => {
  const model = await modelOf({ source: "models/plant/pressure-vessel.ts" });
  const { glb, list } = browserModelOf(model);
  const { glb: before, json, list: listed } = kept("pressure-vessel");
  expect(glb.equals(before)).toBe(true);
  expect(list).toEqual(listed);
  const tags = assemblyTree(model.parts).map(({ name }) => name);
  expect(json.nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(tags));
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

test("a mass is that of the solids, and none is stated of what no table weighs, of packing or of an open vessel", () => {
  const partsOf = (model: string) => kept(model).list.parts;
  const massOf = (model: string, name: string) => partsOf(model).find((part) => part.name === name)?.mass;
  const { volume, mass } = partsOf("packing-support-plate").find(({ name }) => name === "support ring") ?? {};
  expect((mass ?? 0) / ((volume ?? 0) * 7850)).toBeCloseTo(1, 2);
  expect(massOf("pump-skid", "skid")).toBeGreaterThan(100);
  for (const name of ["PT-503", "local panel"]) expect(massOf("pump-skid", name), name).toBeUndefined();
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
