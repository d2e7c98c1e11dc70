import sharp from "sharp";
import { type Entry, isMade, modelOf, sidecarOf } from "../catalog.ts";
import { keepResult, keepSame } from "../keep-result.ts";
import { installBlender, render } from "./blender.ts";
import { sceneDigest } from "./scene-digest.ts";
import { withScene } from "./with-scene.ts";

/** Widest size of each file in pixels, and the most bytes of it. Zooming loads the widest. */
const mostBytes = [
  [1600, 150_000],
  [1100, 60_000],
  [800, 60_000],
] as const;

/** Below 55 flat surfaces turn blotchy. */
const qualities = [70, 65, 60, 55];

/** Width and bytes of an AVIF at the highest quality that fits; of a picture with much detail, as wide as fits at the lowest. */
const avif = async (picture: Buffer, widest: number, most: number): Promise<[width: number, bytes: Buffer]> => {
  for (let width = widest; width > widest / 2; width -= 50) {
    for (const quality of width === widest ? qualities : qualities.slice(-1)) {
      const bytes = await sharp(picture)
        .resize(width)
        .avif({ quality, effort: 6, chromaSubsampling: "4:4:4" })
        .toBuffer();
      if (bytes.length <= most) return [width, bytes];
    }
  }
  throw new Error(`The picture exceeds ${most} bytes at half of ${widest} px`);
};

/** Renders a model or view as NAME/WIDTH.avif, unless its scene was rendered before. */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  await withScene(model, async (folder) => {
    const scene = await sceneDigest(folder);
    const before = sidecarOf(entry);
    if (before?.scene === scene && isMade(entry)) return keepSame(entry, before);
    await installBlender();
    const png = await render(folder);
    const [width, height] = model.camera.frame;
    const files = new Map<number, Buffer>();
    for (const [widest, most] of mostBytes) {
      // A picture with much detail may have come out as narrow as this already.
      if (widest < Math.min(...files.keys())) files.set(...(await avif(png, widest, most)));
    }
    const named = [...files].toReversed().map(([wide, bytes]) => [`${wide}.avif`, bytes]);
    keepResult(entry, { drawing: model.drawingNumber, scene, width, height }, Object.fromEntries(named));
  });
};
