import sharp from "sharp";
import type { Entry } from "../catalog.ts";
import { embedded, narrowness } from "../exports/typeface.ts";
import { catalog } from "../kit/catalog.ts";
import type { Part } from "../kit/part.ts";
import { keepResult } from "../keep-result.ts";
import { installBlender, render } from "../render/blender.ts";
import { withScene } from "../render/with-scene.ts";
import { palettes } from "../sheets/palettes.ts";

const columns = 5;
const [wide, high, caption] = [300, 225, 46] as const;
const { paper, ink, dimension } = palettes.light;

const photographed = async (part: Part): Promise<string> => {
  const camera = { bearing: -58, height: 22, frame: [1.5 * wide, Math.ceil(1.5 * high)] as const, samples: 10 };
  const model = { name: part.name, title: part.name, drawingNumber: "", parts: [part], camera };
  const png = await withScene(model, render);
  const avif = await sharp(png).avif({ quality: 50, effort: 4 }).toBuffer();
  return `data:image/avif;base64,${avif.toString("base64")}`;
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Renders every part of the kit and arranges them in a grid, each above the call that creates it, as NAME/light.svg.
 */
export const make = async (entry: Entry): Promise<void> => {
  await installBlender();
  const cells: string[] = [];
  for (const [index, { call, file, part }] of catalog.entries()) {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * (high + caption)];
    cells.push(
      `<image x="${x}" y="${y}" width="${wide}" height="${high}" href="${await photographed(part)}"/>` +
        `<text x="${x + 12}" y="${y + high + 14}" font-weight="600" fill="${ink}">${escaped(call)}</text>` +
        `<text x="${x + 12}" y="${y + high + 32}" fill="${dimension}">${escaped(file)}</text>`,
    );
  }
  const [width, height] = [columns * wide, Math.ceil(catalog.length / columns) * (high + caption) + 12];
  const drawing = cells.join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${await embedded(drawing, narrowness.sheet)}text{font:400 14px A,Archivo,Arial,sans-serif}</style>` +
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${drawing}</svg>`;
  keepResult(entry, { drawing: "none", width, height }, { "light.svg": svg });
};
