import assert from "node:assert/strict";
import { brotliCompressSync } from "node:zlib";
import { validateBytes } from "gltf-validator";
import { drawnOf, fileOf, type Gltf } from "../browser-models/kept-file.ts";
import type { Row } from "../browser-models/part-tree.ts";
import { limitsOf } from "../browser-models/limits.ts";
import { linesOf, modelOf } from "../catalog.ts";
import { none, type Proofs } from "./proof.ts";

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Of how many equal units a part is made, by how often its node shows each solid. */
const unitsIn = ({ nodes, accessors }: Gltf, part: number) => {
  const { children = [] } = nodes.find(({ extras }) => extras?.part === part) ?? {};
  return children
    .map((child) => nodes[child]?.extensions?.EXT_mesh_gpu_instancing.attributes.TRANSLATION ?? -1)
    .reduce((divisor, index) => commonDivisor(divisor, accessors[index]?.count ?? 0), 0);
};

/** The parts in a tree of parts. */
const partsIn = (rows: readonly Row[]): number[] =>
  rows.flatMap((row) => (typeof row === "number" ? [row] : [...(row.parts ?? []), ...partsIn(row.below)]));

/** Of a GLB and its parts list. */
export const ofBrowserModels: Proofs = {
  "is valid by Khronos' validator": async (result) => {
    const { issues } = await validateBytes(new Uint8Array(fileOf(result).glb));
    none(issues.messages.filter(({ severity }) => severity < 2));
  },

  "is small, is drawn with few triangles, and has the outer volume of the solids": async (result) => {
    const most = limitsOf(result.entry.name.replace(/-glb$/, ""));
    const file = fileOf(result);
    const { drawn, error } = drawnOf(file, (await modelOf(result.entry)).parts);
    const sent = brotliCompressSync(file.glb).length;
    assert(sent <= most.bytes, `it has ${sent} bytes`);
    assert(drawn <= most.drawn, `it is drawn with ${drawn} triangles`);
    assert(Math.abs(error) < 0.02, `its volume differs by ${error}`);
  },

  "has each part in its tree, the lines of the parts list first": (result) => {
    const { tree, parts, items } = fileOf(result).list;
    const there = new Set(partsIn(tree));
    none(parts.filter((_, part) => !there.has(part)).map(({ name }) => name));
    const numbered = tree.flatMap((row) => (typeof row === "number" ? [] : (row.item ?? [])));
    assert(numbered.length === 0 || numbered.length === items.length, `${numbered.length} of ${items.length} lines`);
    assert(numbered.every((item, place) => item === place && typeof tree[place] === "object"));
  },

  "has one node for each part, and for each line of the parts list as many parts as it says": async (result) => {
    const { json, list } = fileOf(result);
    const parts = list.parts.map(({ name }) => name);
    const nodes = Map.groupBy(json.nodes, ({ extras }) => extras?.part ?? -1);
    none(
      parts.filter(
        (name, part) =>
          nodes
            .get(part)
            ?.map((node) => node.name)
            .join() !== name,
      ),
    );
    assert(list.items.length > 0);
    for (const { parts: own, quantity, description } of list.items) {
      assert(own.length > 0 && own.every((part) => parts[part] !== undefined), description);
      const lit = own.length > 1 || quantity === 1 ? own.length : unitsIn(json, own[0] ?? -1);
      assert.equal(lit, quantity, description);
    }
    const { sheet } = await modelOf(result.entry);
    const lines = (await linesOf(result.entry)) ?? sheet?.items;
    if (!lines) return;
    // What the sheet says to be taken out is missing in the model.
    const isLess = sheet?.notes.some((note) => note.includes("taken out"));
    const quantities = lines.map(({ quantity = 1 }) => quantity);
    for (const [index, { quantity, description }] of list.items.entries()) {
      const most = quantities[index] ?? 0;
      assert(isLess ? quantity <= most : quantity === most, `${quantity} of ${description}, not ${most}`);
    }
  },
};
