import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Model } from "../models/model.ts";
import { rendered } from "./blender.ts";

const mostBytes = 60_000;

/** AVIF of a given width within 60 kB: the finest quality that fits. */
const avif = async (picture: Buffer, width: number): Promise<Buffer> => {
  for (const quality of [62, 56, 50, 44, 38, 32]) {
    const bytes = await sharp(picture)
      .resize(width)
      .avif({ quality, effort: 4, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`No quality brings ${width} px under ${mostBytes} bytes`);
};

/** Renders a model into `folder`/NAME/800.avif and 1600.avif, and says what it made beside it, in NAME.json. */
export const renderPicture = async (model: Model, folder: string, hash: string): Promise<void> => {
  const png = await rendered(model);
  const { name, title, drawingNumber, camera } = model;
  const [width, height] = camera.frame;
  await mkdir(join(folder, name), { recursive: true });
  const files: Record<string, number> = {};
  for (const size of [800, 1600]) {
    const bytes = await avif(png, size);
    await writeFile(join(folder, name, `${size}.avif`), bytes);
    files[`${name}/${size}.avif`] = bytes.length;
  }
  const sidecar = { name, title, kind: "render", drawingNumber, hash, width, height, files };
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(sidecar, undefined, 2)}\n`);
};
