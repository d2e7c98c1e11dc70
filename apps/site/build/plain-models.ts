import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { MeshoptDecoder } from "meshoptimizer/decoder";
import { chunksOf, glbOf, type PackedValues, type Placed, plainScene } from "@ttpl/content/derive/plain-model.ts";
import { plainModelFile } from "../components/download-link/plain-model-file.ts";
import { cached } from "./build-cache.ts";

/** Values as the compressed file's decoder returns them. */
const unpacked = (packed: Buffer, { byteOffset, byteLength, byteStride, count, mode, filter }: PackedValues) => {
  const values = new Uint8Array(count * byteStride);
  const source = packed.subarray(byteOffset, byteOffset + byteLength);
  MeshoptDecoder.decodeGltfBuffer(values, count, byteStride, source, mode, filter);
  return new DataView(values.buffer);
};

/** A vector of length 1: those of the compressed file are rounded. */
const unit = (vector: readonly number[]): readonly number[] => {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

/** The same model as a GLB without extensions. The same file gives the same bytes. */
export async function plainModel(glb: Buffer): Promise<Buffer> {
  await MeshoptDecoder.ready;
  const { scene, packed } = chunksOf(glb);
  const streams = scene.bufferViews.map(({ extensions }) => extensions.EXT_meshopt_compression);
  const decoded = streams.map((stream) => unpacked(packed, stream));
  /** What is at an index of an accessor, from its first byte on. */
  const at = ({ bufferView, byteOffset }: { bufferView: number; byteOffset: number }, index: number) => {
    const [stream, view] = [streams[bufferView], decoded[bufferView]];
    if (!stream || !view) throw new Error(`There is no buffer view ${bufferView}`);
    return { view, from: byteOffset + index * stream.byteStride };
  };
  const placeOf: Parameters<typeof plainScene>[1] = (translation, rotation, index): Placed => {
    const [place, turn] = [at(translation, index), at(rotation, index)];
    return {
      translation: [0, 4, 8].map((offset) => place.view.getFloat32(place.from + offset, true)),
      rotation: unit([0, 2, 4, 6].map((offset) => turn.view.getInt16(turn.from + offset, true))),
    };
  };
  const { head, values, bytes } = plainScene(scene, placeOf);
  const numbers = new DataView(new ArrayBuffer(bytes));
  for (const { kind, of, at: start } of values)
    for (let index = 0; index < of.count; index++) {
      const { view, from } = at(of, index);
      if (kind === "index") {
        numbers.setUint16(start + 2 * index, view.getUint16(from, true), true);
        continue;
      }
      const vector =
        kind === "position"
          ? [0, 2, 4].map((offset) => view.getInt16(from + offset, true))
          : unit([0, 1, 2].map((offset) => view.getInt8(from + offset)));
      for (const [axis, value] of vector.entries()) numbers.setFloat32(start + 12 * index + 4 * axis, value, true);
    }
  return glbOf(head, new Uint8Array(numbers.buffer));
}

/**
 * The file that is offered of a model, if there is one of that name under `publicFolder`.
 * @param address as a page links to it
 */
export async function plainModelAt(address: string, publicFolder: string): Promise<Buffer | undefined> {
  const id = /^\/pictures\/([^/]+)-glb\//.exec(address)?.[1] ?? "";
  const file = join(publicFolder, `pictures/${id}-glb/${id}.glb`);
  return address === `/pictures/${plainModelFile(id)}` && existsSync(file)
    ? plainModel(await readFile(file))
    : undefined;
}

/** Writes the file that is offered of each model beside the one that the page turns. */
export async function writePlainModels(folder: string): Promise<void> {
  const sources = await Promise.all(
    ["./plain-models.ts", "../../../packages/content/derive/plain-model.ts"].map((name) =>
      readFile(join(import.meta.dirname, name)),
    ),
  );
  const files = await Array.fromAsync(glob("pictures/*-glb/*.glb", { cwd: folder }));
  for (const file of files) {
    const glb = await readFile(join(folder, file));
    const made = await cached(["plain model", ...sources, glb], () => plainModel(glb));
    await writeFile(join(folder, "pictures", plainModelFile(basename(file, ".glb"))), made);
  }
}
