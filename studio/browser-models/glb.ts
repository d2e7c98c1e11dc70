/** A model as a GLB file: glTF 2.0, of the form that docs/decisions/0040-models-in-3d.md describes. */
import { Color, Matrix4, Quaternion, Vector3 } from "three";
import { type Material, materials } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import type { SubAssembly } from "../solids/assembly-tree.ts";
import { type BrowserMesh, enclosedVolume } from "./browser-mesh.ts";
import { bufferViewsOf, componentType, type ModelNumbers, type Stream, streamsOf } from "./compressed-streams.ts";
import { twinOf } from "./plain-twins.ts";

const required = ["EXT_mesh_gpu_instancing", "KHR_mesh_quantization", "EXT_meshopt_compression"];

/** Quantised units, mm. */
const steps = [4, 2, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64];

/**
 * The unit for a solid's positions: the coarsest of which its volume, as of a thin plate, is hardly changed, and no
 * coarser than 12 bits allow.
 */
const stepFor = ({ positions, triangles }: BrowserMesh): number => {
  const furthest = positions.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const volume = enclosedVolume(positions, triangles);
  const isExact = (step: number) => {
    const rounded = positions.map((value) => Math.round(value / step) * step);
    return Math.abs(enclosedVolume(rounded, triangles) / volume - 1) < 0.01;
  };
  const possible = steps.filter((step) => furthest / step < 32_767);
  const fine = possible.filter((step) => furthest / step > 1300 || step === steps.at(-1));
  return fine.find(isExact) ?? possible.at(-1) ?? 8;
};

/** Linear values of an sRGB color. */
const linear = (rgb: readonly number[]) =>
  new Color(`rgb(${rgb.join()})`).toArray().map((share) => Number(share.toFixed(4)));

const materialOf = (name: Material) => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [...linear(materials[name].rgb), 1],
    metallicFactor: materials[name].metallic,
    roughnessFactor: materials[name].roughness,
  },
});

/** Where a mesh lies in the streams. */
interface Place {
  step: number;
  vertex: number;
  triangle: number;
  edge: number;
  low: number[];
  high: number[];
}

/** The meshes one after the other. Positions are rounded to each mesh's step. */
const quantised = (meshes: readonly BrowserMesh[]) => {
  const total = (count: (mesh: BrowserMesh) => number) => meshes.reduce((sum, mesh) => sum + count(mesh), 0);
  const vertices = total(({ positions }) => positions.length / 3);
  const numbers = {
    positions: new Int16Array(4 * vertices),
    normals: new Float32Array(4 * vertices),
    triangles: new Uint32Array(total(({ triangles }) => triangles.length)),
    edges: new Uint32Array(total(({ edges }) => edges.length)),
  };
  const places = new Map<BrowserMesh, Place>();
  let [vertex, triangle, edge] = [0, 0, 0];
  for (const mesh of meshes) {
    const step = stepFor(mesh);
    const [low, high] = [new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity)];
    const count = mesh.positions.length / 3;
    if (count > 65_535) throw new Error(`A solid has ${count} vertices, of which 16 bits cannot tell`);
    for (let index = 0; index < count; index++) {
      const point = new Vector3()
        .fromArray(mesh.positions, 3 * index)
        .divideScalar(step)
        .round();
      numbers.positions.set(point.toArray(), 4 * (vertex + index));
      numbers.normals.set(mesh.normals.subarray(3 * index, 3 * index + 3), 4 * (vertex + index));
      low.min(point);
      high.max(point);
    }
    numbers.triangles.set(mesh.triangles, triangle);
    numbers.edges.set(mesh.edges, edge);
    places.set(mesh, { step, vertex, triangle, edge, low: low.toArray(), high: high.toArray() });
    vertex += count;
    triangle += mesh.triangles.length;
    edge += mesh.edges.length;
  }
  return { numbers, places };
};

/** Chunks of a GLB: length, type, content, filled up to four bytes. */
const chunk = (type: number, content: Uint8Array, filler: number): Buffer => {
  const length = Math.ceil(content.length / 4) * 4;
  const made = Buffer.alloc(8 + length, filler);
  made.writeUInt32LE(length, 0);
  made.writeUInt32LE(type, 4);
  made.set(content, 8);
  return made;
};

const file = (json: object, streams: readonly Stream[]): Buffer => {
  const packed = Buffer.concat(
    streams.flatMap(({ bytes }) => [bytes, new Uint8Array(Math.ceil(bytes.length / 4) * 4 - bytes.length)]),
  );
  const chunks = [chunk(0x4e4f534a, Buffer.from(JSON.stringify(json)), 0x20), chunk(0x004e4942, packed, 0)];
  const head = Buffer.alloc(12);
  head.write("glTF", "latin1");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([head, ...chunks]);
};

/** What a file is made of. `meshes` are those of the twins' keys; `partNumbers` are written into the parts' nodes. */
interface BrowserModel {
  title: string;
  tree: readonly SubAssembly[];
  meshes: ReadonlyMap<string, BrowserMesh>;
  partNumbers: ReadonlyMap<Part, number>;
}

/**
 * The model in meters, Y up: a node for each tag and part, named as in the STEP file; in it each solid's occurrences as
 * one instanced node. The same model gives the same bytes.
 */
export const glbOf = ({ title, tree, meshes, partNumbers }: BrowserModel): Buffer => {
  const { numbers, places } = quantised([...meshes.values()]);
  const [used, accessors, gltfMeshes, nodes] = [[] as Material[], [] as object[], [] as object[], [] as object[]];
  const [translations, rotations] = [[] as number[], [] as number[]];
  const add = <Entry>(list: Entry[], entry: Entry) => list.push(entry) - 1;
  const accessor = (bufferView: number, stride: number, from: number, count: number, rest: object) =>
    add(accessors, { bufferView, byteOffset: from * stride, count, ...rest });
  const indices = { componentType: componentType.uint16, type: "SCALAR" };

  const geometries = new Map<string, { attributes: object; indices: number; extensions?: object }>();
  const geometryOf = (key: string) => {
    const known = geometries.get(key);
    if (known) return known;
    const mesh = meshes.get(key) as BrowserMesh;
    const { vertex, triangle, edge, low, high } = places.get(mesh) as Place;
    const count = mesh.positions.length / 3;
    const position = { componentType: componentType.int16, type: "VEC3", min: low, max: high };
    const normal = { componentType: componentType.int8, normalized: true, type: "VEC3" };
    const made = {
      attributes: { POSITION: accessor(0, 8, vertex, count, position), NORMAL: accessor(1, 4, vertex, count, normal) },
      indices: accessor(2, 2, triangle, mesh.triangles.length, indices),
      ...(mesh.edges.length > 0 && {
        extensions: { CESIUM_primitive_outline: { indices: accessor(3, 2, edge, mesh.edges.length, indices) } },
      }),
    };
    geometries.set(key, made);
    return made;
  };
  const meshNumbers = new Map<string, number>();
  const meshNumber = (key: string, material: Material) => {
    const name = `${key} in ${material}`;
    if (!used.includes(material)) used.push(material);
    const number =
      meshNumbers.get(name) ??
      add(gltfMeshes, { primitives: [{ ...geometryOf(key), material: used.indexOf(material) }] });
    meshNumbers.set(name, number);
    return number;
  };
  /** The nodes of a part's solids, one for each solid and material. */
  const solidNodes = (part: Part): number[] => {
    const groups = Map.groupBy(part.pieces, ({ key, material }) => meshNumber(twinOf(key), material));
    return [...groups].map(([mesh, pieces]) => {
      const { step } = places.get(meshes.get(twinOf(pieces[0]?.key ?? "")) as BrowserMesh) as Place;
      const from = translations.length / 3;
      for (const { matrix } of pieces) {
        const [place, turn] = [new Vector3(), new Quaternion()];
        part.matrix.clone().multiply(matrix).decompose(place, turn, new Vector3());
        translations.push(...place.divideScalar(step).toArray());
        rotations.push(...(turn.w < 0 ? turn.set(-turn.x, -turn.y, -turn.z, -turn.w) : turn).toArray());
      }
      const attributes = {
        TRANSLATION: accessor(4, 12, from, pieces.length, { componentType: componentType.float, type: "VEC3" }),
        ROTATION: accessor(5, 8, from, pieces.length, {
          componentType: componentType.int16,
          normalized: true,
          type: "VEC4",
        }),
      };
      return add(nodes, { mesh, scale: [step, step, step], extensions: { EXT_mesh_gpu_instancing: { attributes } } });
    });
  };
  const nodeOf = ({ name, parts, children }: SubAssembly): number => {
    const below = children.map(nodeOf);
    const [only, ...others] = parts;
    if (only && others.length === 0)
      return add(nodes, { name, children: [...solidNodes(only), ...below], extras: { part: partNumbers.get(only) } });
    const own = parts.map((part) => nodeOf({ name: part.name, parts: [part], children: [] }));
    return add(nodes, { name, children: [...own, ...below] });
  };
  const children = tree.map(nodeOf);
  const turned = new Quaternion().setFromRotationMatrix(new Matrix4().makeRotationX(-Math.PI / 2));
  const top = add(nodes, { name: title, rotation: turned.toArray(), scale: [0.001, 0.001, 0.001], children });
  const all: ModelNumbers = {
    ...numbers,
    translations: Float32Array.from(translations),
    rotations: Float32Array.from(rotations),
  };
  const streams = streamsOf(all);
  const { views, packed, plain } = bufferViewsOf(streams);
  const json = {
    asset: { version: "2.0", generator: "TTPL studio" },
    scene: 0,
    scenes: [{ nodes: [top] }],
    nodes,
    meshes: gltfMeshes,
    materials: used.map(materialOf),
    accessors,
    bufferViews: views,
    buffers: [
      { byteLength: packed },
      { byteLength: plain, extensions: { EXT_meshopt_compression: { fallback: true } } },
    ],
    extensionsUsed: [...required, "CESIUM_primitive_outline"],
    extensionsRequired: required,
  };
  return file(json, streams);
};
