import { decodeAttributes, normalsFrom, numbersFrom, quaternionsFrom } from "./decode-attributes.ts";
import { decodeSequence, decodeTriangles } from "./decode-indices.ts";

/** All occurrences of one solid in one material. */
export interface SolidGroup {
  /** Where its vertices, triangles and edges begin, and how many indices these have. */
  readonly vertex: number;
  readonly triangles: { readonly from: number; readonly count: number };
  readonly edges: { readonly from: number; readonly count: number };
  /** Bounding box in the solid's own coordinates, mm. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Millimetres in a unit of its positions. */
  readonly step: number;
  readonly colour: readonly number[];
  readonly metallic: number;
  readonly roughness: number;
  readonly occurrences: readonly Occurrence[];
}

/** A solid at its place: the first three rows of its matrix, from its units to the model's mm, and its part's number. */
export interface Occurrence {
  readonly rows: readonly number[];
  readonly part: number;
}

/** A model that can be drawn. Its buffers have the solids one after the other, positions and normals in four numbers. */
export interface BrowserModel {
  readonly positions: Int16Array<ArrayBuffer>;
  readonly normals: Int8Array<ArrayBuffer>;
  readonly triangles: Uint16Array<ArrayBuffer>;
  readonly edges: Uint16Array<ArrayBuffer>;
  readonly groups: readonly SolidGroup[];
}

interface Accessor {
  byteOffset?: number;
  count: number;
  min: number[];
  max: number[];
}
interface Packed {
  byteOffset: number;
  byteLength: number;
  byteStride: number;
  count: number;
}
interface Node {
  children?: number[];
  mesh?: number;
  scale?: [number, number, number];
  extras?: { part?: number };
  extensions?: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: number; ROTATION: number } } };
}
interface Gltf {
  scenes: { nodes: number[] }[];
  nodes: Node[];
  meshes: {
    primitives: {
      attributes: { POSITION: number };
      indices: number;
      material: number;
      extensions?: { CESIUM_primitive_outline: { indices: number } };
    }[];
  }[];
  materials: {
    pbrMetallicRoughness: { baseColorFactor: number[]; metallicFactor: number; roughnessFactor: number };
  }[];
  accessors: Accessor[];
  bufferViews: { extensions: { EXT_meshopt_compression: Packed } }[];
}

/** Rows of the matrix of a place and a turn, scaled. */
function rowsOf([x = 0, y = 0, z = 0]: Float32Array, [a = 0, b = 0, c = 0, w = 1]: Float32Array, scale: number) {
  const s = scale;
  return [
    [s * (1 - 2 * (b * b + c * c)), s * 2 * (a * b - c * w), s * 2 * (a * c + b * w), s * x],
    [s * 2 * (a * b + c * w), s * (1 - 2 * (a * a + c * c)), s * 2 * (b * c - a * w), s * y],
    [s * 2 * (a * c - b * w), s * 2 * (b * c + a * w), s * (1 - 2 * (a * a + b * b)), s * z],
  ].flat();
}

/**
 * Reads a GLB of the studio (studio/browser-models/glb.ts) from its bytes, and only such a one.
 * @throws if it has another form
 */
export function readGlb(bytes: ArrayBuffer): BrowserModel {
  const head = new DataView(bytes);
  if (head.getUint32(0, true) !== 0x46_54_6c_67) throw new Error("Not a GLB file");
  const length = head.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length))) as Gltf;
  const packed = json.bufferViews.map(({ extensions: { EXT_meshopt_compression: view } }) => ({
    ...view,
    source: new Uint8Array(bytes, 28 + length + view.byteOffset, view.byteLength),
  }));
  const attributes = packed.map(({ source, count, byteStride }, index) =>
    index === 2 || index === 3 ? undefined : decodeAttributes(source, count, byteStride),
  );
  const [positions, normals, , , places, turns] = attributes;
  const [triangles, edges] = [packed[2], packed[3]];
  if (!positions || !normals || !places || !turns || !triangles || !edges) throw new Error("Not a GLB of the studio");
  const [translations, rotations] = [numbersFrom(places), quaternionsFrom(turns)];

  const found = new Map<number, Occurrence[]>();
  const visit = (number: number, within: number): void => {
    const node = json.nodes[number] as Node;
    const part = node.extras?.part ?? within;
    for (const child of node.children ?? []) visit(child, part);
    const own = node.extensions?.EXT_mesh_gpu_instancing.attributes;
    if (node.mesh === undefined || !own) return;
    const { byteOffset = 0, count } = json.accessors[own.TRANSLATION] as Accessor;
    const occurrences = found.get(node.mesh) ?? [];
    for (let at = byteOffset / 12; at < byteOffset / 12 + count; at++) {
      const turn = rotations.subarray(4 * at, 4 * at + 4);
      occurrences.push({ rows: rowsOf(translations.subarray(3 * at, 3 * at + 3), turn, node.scale?.[0] ?? 1), part });
    }
    found.set(node.mesh, occurrences);
  };
  for (const number of json.scenes[0]?.nodes ?? []) visit(number, 0);

  const range = (number: number | undefined) => {
    const { byteOffset = 0, count } = number === undefined ? { count: 0 } : (json.accessors[number] as Accessor);
    return { from: byteOffset, count };
  };
  const groups = [...found].flatMap(([number, occurrences]) =>
    (json.meshes[number]?.primitives ?? []).map((primitive): SolidGroup => {
      const position = json.accessors[primitive.attributes.POSITION] as Accessor;
      const look = json.materials[primitive.material]?.pbrMetallicRoughness;
      const step = Math.hypot(...(occurrences[0]?.rows ?? []).filter((_, at) => at % 4 === 0));
      return {
        vertex: (position.byteOffset ?? 0) / 8,
        triangles: range(primitive.indices),
        edges: range(primitive.extensions?.CESIUM_primitive_outline.indices),
        low: position.min.map((value) => value * step),
        high: position.max.map((value) => value * step),
        step,
        colour: look?.baseColorFactor.slice(0, 3) ?? [1, 1, 1],
        metallic: look?.metallicFactor ?? 0,
        roughness: look?.roughnessFactor ?? 1,
        occurrences,
      };
    }),
  );
  return {
    positions: new Int16Array(positions.buffer),
    normals: normalsFrom(normals),
    triangles: decodeTriangles(triangles.source, triangles.count),
    edges: decodeSequence(edges.source, edges.count),
    groups,
  };
}
