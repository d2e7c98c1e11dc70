import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { materials } from "../kit/materials.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Model } from "../models/model.ts";

/**
 * Writes a model for Blender: scene.json, and the mesh data in scene.bin. Lengths are in mm; blender_scene.py converts
 * them to m.
 */
const writeScene = async (model: Model, folder: string, options: object): Promise<void> => {
  const buffers: Uint8Array[] = [];
  let offset = 0;
  const store = (values: Float32Array | Uint32Array) => {
    const place = { offset, count: values.length };
    buffers.push(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    offset += values.byteLength;
    return place;
  };
  const meshes: Record<string, object> = {};
  const objects = model.parts.flatMap(({ matrix, pieces }) =>
    pieces.map((piece) => {
      const mesh = `${piece.key} in ${piece.material}`;
      if (!meshes[mesh]) {
        const { positions, normals, triangles } = meshOf(piece.key, 0.6);
        meshes[mesh] = {
          material: piece.material,
          positions: store(positions),
          normals: store(normals),
          triangles: store(triangles),
        };
      }
      return { mesh, matrix: matrix.clone().multiply(piece.matrix).transpose().toArray() };
    }),
  );
  const seen = new Set(model.parts.flatMap(({ pieces }) => pieces.map(({ material }) => material as string)));
  const used = Object.fromEntries(Object.entries(materials).filter(([name]) => seen.has(name)));
  await writeFile(join(folder, "scene.json"), JSON.stringify({ materials: used, meshes, objects, options }));
  await writeFile(join(folder, "scene.bin"), Buffer.concat(buffers));
};

/** Writes a model's scene to a temporary folder, which is removed after `work`. */
export const withScene = async <Result>(model: Model, work: (folder: string) => Promise<Result>): Promise<Result> => {
  const { frame, samples = 16, ...camera } = model.camera;
  const [wide, high] = frame;
  const folder = await mkdtemp(join(tmpdir(), "render-"));
  try {
    await writeScene(model, folder, {
      ...camera,
      wide,
      high,
      samples,
      textures: Object.fromEntries(
        Object.entries(model.textures ?? {}).map(([material, file]) => [
          material,
          join(import.meta.dirname, "../models/screens", file),
        ]),
      ),
    });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};
