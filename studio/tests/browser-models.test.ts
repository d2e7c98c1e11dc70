import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { validateBytes } from "gltf-validator";
import { MeshoptDecoder } from "meshoptimizer/decoder";
import { describe, expect, test } from "vitest";
import { entries, modelOf, pictureFolder } from "../catalogue.ts";
import { enclosedVolume } from "../browser-models/browser-mesh.ts";
import { browserModelOf } from "../browser-models/make-browser-model.ts";
import type { partsListOf } from "../browser-models/parts-list.ts";
import { assemblyTree } from "../solids/assembly-tree.ts";
import { listedParts } from "../browser-models/item-parts.ts";
import { volumeOf } from "../solids/make-solid.ts";

await MeshoptDecoder.ready;

/** Limits of a file's bytes in brotli and of the triangles drawn; whole plants may have more. */
const limits = (name: string) =>
  /^(?:process-plant|services-modeling)-/.test(name)
    ? { bytes: 400_000, triangles: 650_000 }
    : { bytes: 150_000, triangles: 250_000 };

interface Accessor {
  bufferView: number;
  byteOffset: number;
  count: number;
}
interface Gltf {
  nodes: {
    name?: string;
    mesh?: number;
    scale?: number[];
    extensions?: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: number } } };
  }[];
  meshes: { primitives: { attributes: { POSITION: number }; indices: number }[] }[];
  accessors: Accessor[];
  bufferViews: {
    extensions: {
      EXT_meshopt_compression: {
        byteOffset: number;
        byteLength: number;
        byteStride: number;
        count: number;
        mode: string;
        filter?: string;
      };
    };
  }[];
}

const glbs = entries.filter(({ kind }) => kind === "browser-model");
const fileOf = (name: string) => {
  const folder = join(pictureFolder, name);
  const glb = readFileSync(join(folder, `${name.replace(/-glb$/, "")}.glb`));
  const length = glb.readUInt32LE(12);
  const json = JSON.parse(glb.subarray(20, 20 + length).toString()) as Gltf;
  const list = JSON.parse(readFileSync(join(folder, "parts.json"), "utf8")) as ReturnType<typeof partsListOf>;
  const decoded = json.bufferViews.map(({ extensions: { EXT_meshopt_compression: view } }) => {
    const { byteOffset, byteLength, byteStride, count, mode, filter } = view;
    const source = glb.subarray(28 + length + byteOffset, 28 + length + byteOffset + byteLength);
    const target = new Uint8Array(count * byteStride);
    MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode, filter);
    return target;
  });
  return { glb, json, list, decoded };
};

/** Volume, m³, and triangles of everything that is drawn. */
const drawnOf = ({ json, decoded }: ReturnType<typeof fileOf>) => {
  const [positions, , triangles] = decoded as [Uint8Array, Uint8Array, Uint8Array];
  const meshes = json.meshes.map(({ primitives: [primitive] }) => {
    const { POSITION = 0 } = primitive?.attributes ?? {};
    const [at, corners] = [json.accessors[POSITION], json.accessors[primitive?.indices ?? 0]] as [Accessor, Accessor];
    const four = new Int16Array(positions.buffer, at.byteOffset, 4 * at.count);
    const three = four.filter((_, index) => index % 4 < 3);
    return {
      volume: enclosedVolume(three, new Uint16Array(triangles.buffer, corners.byteOffset, corners.count)),
      triangles: corners.count / 3,
    };
  });
  let [volume, drawn] = [0, 0];
  for (const { mesh, scale, extensions } of json.nodes) {
    const solid = mesh === undefined ? undefined : meshes[mesh];
    if (!solid || !extensions) continue;
    const { count } = json.accessors[extensions.EXT_mesh_gpu_instancing.attributes.TRANSLATION] as Accessor;
    volume += count * solid.volume * (scale?.[0] ?? 1) ** 3 * 1e-9;
    drawn += count * solid.triangles;
  }
  return { volume, drawn };
};

describe.each(glbs)("$name", ({ name }) => {
  const file = fileOf(name);
  const { glb, json, list } = file;

  test("is valid by Khronos' validator", async () => {
    const { issues } = await validateBytes(new Uint8Array(glb));
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  });

  test("is small, is drawn with few triangles, and has the volume of the solids", () => {
    const { bytes, triangles } = limits(name);
    const { volume, drawn } = drawnOf(file);
    expect(brotliCompressSync(glb).length).toBeLessThanOrEqual(bytes);
    expect(drawn).toBeLessThanOrEqual(triangles);
    const solids = list.parts.reduce((sum, part) => sum + part.volume, 0);
    expect(Math.abs(volume / solids - 1)).toBeLessThan(0.02);
  });

  test("each part has one node of its name, and each line of the parts list its parts", () => {
    const names = json.nodes.flatMap(({ name }) => name ?? []);
    const parts = list.parts.map(({ name }) => name);
    for (const name of new Set(parts))
      expect(
        names.filter((other) => other === name),
        name,
      ).toHaveLength(1);
    for (const { parts: own, quantity } of list.items) {
      expect(own.length).toBeGreaterThan(0);
      expect(own.length).toBeLessThanOrEqual(quantity);
      for (const part of own) expect(parts[part]).toBeDefined();
    }
  });
});

test("the same model gives the same bytes, and the nodes and volume of its STEP file", async () => {
  const model = await modelOf({ source: "models/pressure-vessel.ts" });
  const { glb, list } = browserModelOf(model);
  const kept = fileOf("pressure-vessel-glb");
  expect(glb.equals(kept.glb)).toBe(true);
  expect(list).toEqual(kept.list);
  const tags = assemblyTree(model.parts).map(({ name }) => name);
  expect(kept.json.nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(tags));
  expect(list.parts.reduce((sum, part) => sum + part.volume, 0) / (volumeOf(model) * 1e-9)).toBeCloseTo(1, 4);
});

test("an item of two is two parts, and an item inside another part becomes a part", async () => {
  const skid = listedParts(await modelOf({ source: "models/heat-exchanger-skid.ts" }));
  const named = skid.items.map(({ parts }) => parts.map(({ name }) => name));
  expect(named[0]).toEqual(["lower exchanger", "upper exchanger"]);
  expect(named[3]).toEqual(["TI-601", "TI-602"]);
  const scrubber = await modelOf({ source: "models/scrubber.ts" });
  const { parts, items } = listedParts(scrubber);
  expect(items.map(({ parts: [part] }) => part?.name)).toContain("Mist eliminator");
  const pieces = (all: typeof parts) => all.reduce((sum, part) => sum + part.pieces.length, 0);
  expect(pieces(parts)).toBe(pieces(scrubber.parts));
});
