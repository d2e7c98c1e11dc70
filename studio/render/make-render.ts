import sharp from "sharp";
import { type Entry, isMade, modelOf, sidecarOf } from "../catalogue.ts";
import { keepResult, keepSame } from "../keep-result.ts";
import { installBlender, render } from "./blender.ts";
import { sceneDigest } from "./scene-digest.ts";
import { withScene } from "./with-scene.ts";

const mostBytes = 60_000;

/** AVIF of a given width within 60 kB, at the highest quality that fits. */
const avif = async (picture: Buffer, width: number): Promise<Buffer> => {
  for (const quality of [62, 56, 50, 44, 38, 32, 26, 21, 17]) {
    const bytes = await sharp(picture)
      .resize(width)
      .avif({ quality, effort: 4, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`At ${width} px the picture exceeds ${mostBytes} bytes even at the lowest quality`);
};

/** Renders a model or view as NAME/800.avif and 1600.avif, unless its scene was rendered before. */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  await withScene(model, {}, async (folder) => {
    const scene = await sceneDigest(folder);
    const before = sidecarOf(entry);
    if (before?.scene === scene && isMade(entry)) return keepSame(entry, before);
    await installBlender();
    const png = await render(folder);
    const [width, height] = model.camera.frame;
    const files = { "800.avif": await avif(png, 800), "1600.avif": await avif(png, 1600) };
    keepResult(entry, { drawing: model.drawingNumber, scene, width, height }, files);
  });
};
