/**
 * What becomes of a GLB of the studio (studio/browser-models/glb.ts) when it is offered as a file: glTF 2.0 without
 * extensions, which any program opens (docs/decisions/0085-plain-models.md). The numbers are decoded by the build
 * (apps/site/build/plain-models.ts); the scene, and so the bytes of the file, follow from the head of the compressed one.
 */

interface Accessor {
  readonly bufferView: number;
  readonly byteOffset: number;
  readonly count: number;
  readonly min?: readonly number[];
  readonly max?: readonly number[];
}
interface Primitive {
  readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
  readonly indices: number;
  readonly material: number;
}
interface Node {
  readonly name?: string;
  readonly mesh?: number;
  readonly scale?: readonly number[];
  readonly rotation?: readonly number[];
  readonly children?: readonly number[];
  readonly extensions?: {
    readonly EXT_mesh_gpu_instancing: {
      readonly attributes: { readonly TRANSLATION: number; readonly ROTATION: number };
    };
  };
}
/** A stretch of compressed values. */
export interface PackedValues {
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

/** The head of a GLB of the studio. */
export interface CompressedScene {
  readonly asset: object;
  readonly scene: number;
  readonly scenes: readonly object[];
  readonly nodes: readonly Node[];
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[];
  readonly materials: readonly { readonly name: string }[];
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly { readonly extensions: { readonly EXT_meshopt_compression: PackedValues } }[];
}

/** Head and numbers of a GLB (Khronos, glTF 2.0, 4.4: two chunks, each behind its length and type). */
export function chunksOf(glb: Buffer): { scene: CompressedScene; packed: Buffer } {
  const length = glb.readUInt32LE(12);
  const scene = JSON.parse(glb.toString("utf8", 20, 20 + length)) as CompressedScene;
  return { scene, packed: glb.subarray(28 + length) };
}

/** Values that the plain file has, one after the other: which accessor of the compressed file, and where they begin. */
export interface PlainValues {
  readonly kind: "position" | "normal" | "index";
  readonly of: Accessor;
  readonly at: number;
}

/** Bytes of a value: three floats, or an index of 16 bits. */
const bytesOf = { position: 12, normal: 12, index: 2 } as const;
const [vertexBuffer, indexBuffer] = [34_962, 34_963];
const [uint16, float] = [5123, 5126];

/** Where an occurrence of a solid is, in the units of its node. */
export interface Placed {
  readonly translation: readonly number[];
  readonly rotation: readonly number[];
}

/** Characters of a number of a translation, and of a quaternion: always as many, so that the file's size is known before. */
const [placeWidth, turnWidth] = [12, 9];
const written = (numbers: readonly number[], digits: number, width: number): string => {
  const texts = numbers.map((value) => value.toFixed(digits).padStart(width));
  if (texts.some((text) => text.length > width)) throw new Error(`${texts.join()} is wider than ${width} characters`);
  return `[${texts.join()}]`;
};

const nowhere: Placed = { translation: [0, 0, 0], rotation: [0, 0, 0, 1] };
const four = (bytes: number) => Math.ceil(bytes / 4) * 4;

/**
 * The plain file's head, and what its numbers are.
 * @param placeOf the occurrence at an index of the accessors of a node's places and turns
 */
export function plainScene(
  { asset, scene, scenes, nodes, meshes, materials, accessors }: CompressedScene,
  placeOf: (translation: Accessor, rotation: Accessor, index: number) => Placed = () => nowhere,
): { head: string; values: readonly PlainValues[]; bytes: number } {
  const kinds = ["position", "normal", "index"] as const;
  const used = (kind: PlainValues["kind"]) =>
    meshes.flatMap(({ primitives }) =>
      primitives.map(({ attributes, indices }) =>
        kind === "index" ? indices : kind === "normal" ? attributes.NORMAL : attributes.POSITION,
      ),
    );
  const numbers = new Map<string, number>();
  const values: PlainValues[] = [];
  const views: object[] = [];
  const plainAccessors: object[] = [];
  let bytes = 0;
  for (const kind of kinds) {
    const start = bytes;
    for (const number of new Set(used(kind))) {
      const of = accessors[number];
      if (!of) throw new Error(`There is no accessor ${number}`);
      numbers.set(`${kind} ${number}`, plainAccessors.length);
      plainAccessors.push({
        bufferView: views.length,
        byteOffset: bytes - start,
        count: of.count,
        componentType: kind === "index" ? uint16 : float,
        type: kind === "index" ? "SCALAR" : "VEC3",
        ...(kind === "position" && { min: of.min, max: of.max }),
      });
      values.push({ kind, of, at: bytes });
      bytes += four(of.count * bytesOf[kind]);
    }
    views.push({
      buffer: 0,
      byteOffset: start,
      byteLength: bytes - start,
      ...(kind !== "index" && { byteStride: bytesOf[kind] }),
      target: kind === "index" ? indexBuffer : vertexBuffer,
    });
  }

  const plainNodes: object[] = nodes.map(() => ({}));
  const places: string[] = [];
  for (const [number, { extensions, mesh, ...node }] of nodes.entries()) {
    const { TRANSLATION, ROTATION } = extensions?.EXT_mesh_gpu_instancing.attributes ?? {};
    const [translation, rotation] = [accessors[TRANSLATION ?? -1], accessors[ROTATION ?? -1]];
    const { name = "", children, scale, rotation: turned } = node;
    if (mesh === undefined || !translation || !rotation) {
      plainNodes[number] = { name, children, scale, rotation: turned };
      continue;
    }
    const material = materials[meshes[mesh]?.primitives[0]?.material ?? -1]?.name ?? "";
    const occurrences = Array.from({ length: translation.count }, (_, index) => {
      const { translation: place, rotation: turn } = placeOf(translation, rotation, index);
      places.push(`"translation":${written(place, 3, placeWidth)},"rotation":${written(turn, 6, turnWidth)}`);
      return plainNodes.push({ mesh, place: places.length - 1 }) - 1;
    });
    plainNodes[number] = { name: material, scale, children: occurrences };
  }
  const head = JSON.stringify({
    asset,
    scene,
    scenes,
    nodes: plainNodes,
    meshes: meshes.map(({ primitives }) => ({
      primitives: primitives.map(({ attributes: { POSITION, NORMAL }, indices, material }) => ({
        attributes: { POSITION: numbers.get(`position ${POSITION}`), NORMAL: numbers.get(`normal ${NORMAL}`) },
        indices: numbers.get(`index ${indices}`),
        material,
      })),
    })),
    materials,
    accessors: plainAccessors,
    bufferViews: views,
    buffers: [{ byteLength: bytes }],
  }).replaceAll(/"place":(\d+)/g, (_, place: string) => places[Number(place)] ?? "");
  return { head, values, bytes };
}

/** The bytes of a GLB with this head and so many bytes of numbers. */
const sizeOf = (head: string, bytes: number): number => 12 + 8 + four(Buffer.byteLength(head)) + 8 + bytes;

/** The bytes of the plain file that is made of a compressed one. */
export function plainModelBytes(glb: Buffer): number {
  const { head, bytes } = plainScene(chunksOf(glb).scene);
  return sizeOf(head, bytes);
}

/** A GLB of its head and its numbers. */
export function glbOf(head: string, numbers: Uint8Array): Buffer {
  const text = Buffer.from(head);
  const file = Buffer.alloc(sizeOf(head, numbers.length), " ");
  file.write("glTF", "latin1");
  file.writeUInt32LE(2, 4);
  file.writeUInt32LE(file.length, 8);
  file.writeUInt32LE(four(text.length), 12);
  file.write("JSON", 16, "latin1");
  file.set(text, 20);
  const next = 20 + four(text.length);
  file.writeUInt32LE(numbers.length, next);
  file.write("BIN\0", next + 4, "latin1");
  file.set(numbers, next + 8);
  return file;
}
