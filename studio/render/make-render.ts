import sharp from "sharp";
import { type Entry, isMade, modelOf, sidecarOf } from "../catalogue.ts";
import { keepResult, keepSame } from "../keep-result.ts";
import { installBlender, render } from "./blender.ts";
import { sceneDigest } from "./scene-digest.ts";
import { withScene } from "./with-scene.ts";

/** Widths of the files in pixels, and the most bytes of each. Galleries show up to 1,100, zooming loads the widest. */
const mostBytes = { 800: 60_000, 1100: 60_000, 1600: 150_000 };

/** AVIF of a given width, at the highest quality that fits. Below 55 flat surfaces turn blotchy. */
const avif = async (picture: Buffer, width: number, most: number): Promise<Buffer> => {
  for (const quality of [70, 65, 60, 55]) {
    const bytes = await sharp(picture)
      .resize(width)
      .avif({ quality, effort: 6, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`At ${width} px the picture exceeds ${most} bytes at the lowest quality`);
};

/** Renders a model or view as NAME/WIDTH.avif, unless its scene was rendered before. */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  await withScene(model, {}, async (folder) => {
    const scene = await sceneDigest(folder);
    const before = sidecarOf(entry);
    if (before?.scene === scene && isMade(entry)) return keepSame(entry, before);
    await installBlender();
    const png = await render(folder);
    const [width, height] = model.camera.frame;
    const files: Record<string, Buffer> = {};
    for (const [width, most] of Object.entries(mostBytes)) {
      files[`${width}.avif`] = await avif(png, Number(width), most);
    }
    keepResult(entry, { drawing: model.drawingNumber, scene, width, height }, files);
  });
};
