import { MeshoptDecoder } from "meshoptimizer/decoder";
import type { Part } from "../kit/part.ts";
import { solidVolume } from "../kit/solid-volume.ts";
import type { Result } from "../result.ts";
import { enclosedVolume } from "./browser-mesh.ts";
import type { partsListOf } from "./parts-list.ts";

await MeshoptDecoder.ready;

interface Accessor {
  bufferView: number;
  byteOffset: number;
  count: number;
}
export interface Gltf {
  nodes: {
    name?: string;
    children?: number[];
    extras?: { part: number };
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

/** The GLB of a result, with its parts list and its decoded streams. */
export const fileOf = ({ entry, read }: Result) => {
  const glb = read(`${entry.name.replace(/-glb$/, "")}.glb`);
  const length = glb.readUInt32LE(12);
  const json = JSON.parse(glb.subarray(20, 20 + length).toString()) as Gltf;
  const list = JSON.parse(read("parts.json").toString()) as ReturnType<typeof partsListOf>;
  const decoded = json.bufferViews.map(({ extensions: { EXT_meshopt_compression: view } }) => {
    const { byteOffset, byteLength, byteStride, count, mode, filter } = view;
    const source = glb.subarray(28 + length + byteOffset, 28 + length + byteOffset + byteLength);
    const target = new Uint8Array(count * byteStride);
    MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode, filter);
    return target;
  });
  return { glb, json, list, decoded };
};

/** Triangles that are drawn, and by which share their volume differs from that inside the outer surfaces of the parts. */
export const drawnOf = ({ json, decoded }: ReturnType<typeof fileOf>, parts: readonly Part[]) => {
  const [positions, , triangles] = decoded as [Uint8Array, Uint8Array, Uint8Array];
  const meshes = json.meshes.map(({ primitives: [primitive] }) => {
    const { POSITION = 0 } = primitive?.attributes ?? {};
    const [points, corners] = [json.accessors[POSITION], json.accessors[primitive?.indices ?? 0]] as [
      Accessor,
      Accessor,
    ];
    const four = new Int16Array(positions.buffer, points.byteOffset, 4 * points.count);
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
  const solids = parts.flatMap(({ pieces }) => pieces).reduce((sum, { key }) => sum + solidVolume(key) * 1e-9, 0);
  return { drawn, error: volume / solids - 1 };
};
