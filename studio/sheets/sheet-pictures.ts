/** node sheets/sheet-pictures.ts [NAME…]: drafts the sheets of the models whose sources changed. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { modelNamed, modelNames, pictures } from "../models/catalogue.ts";
import type { Model } from "../models/model.ts";
import { sourceHash } from "../render/source-hash.ts";
import { lettering } from "./lettering.ts";
import { type Palette, palettes } from "./palettes.ts";
import { sheet } from "./sheet.ts";
import { sheetSize } from "./title-block.ts";

const [wide, high] = sheetSize;

const coloured = ({ title }: Model, drawing: string, font: string, { paper, ink, dimension }: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="1680" height="1188"><title>${title.replaceAll("&", "&amp;")}, general arrangement</title>` +
  `<style>${font}path,circle{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
  `.e{stroke:${ink};stroke-width:.18px}.o{stroke:${ink};stroke-width:.4px}g>.e{stroke-width:3px}g>.o{stroke-width:6.4px}` +
  `.d{stroke:${dimension};stroke-width:.18px}.f{fill:${dimension}}.b{fill:${paper};stroke:${dimension};stroke-width:.25px}` +
  `.t{font-family:A,Archivo,Arial,sans-serif;fill:${ink}}.s{font-weight:600}.k{fill:${dimension}}</style>` +
  `<path style="fill:${paper}" d="M0 0h${wide}v${high}H0z"/>${drawing}</svg>`;

/** Writes both colours of a model's sheet, and what was made beside them. */
export const sheetPicture = async (model: Model, hash: string): Promise<void> => {
  const drawing = sheet(model);
  const font = await lettering(drawing);
  const name = `${model.name}-sheet`;
  await mkdir(join(pictures, name), { recursive: true });
  const files: Record<string, { bytes: number; transferred: number }> = {};
  for (const [theme, palette] of Object.entries(palettes)) {
    const svg = coloured(model, drawing, font, palette);
    await writeFile(join(pictures, name, `${theme}.svg`), svg);
    files[`${name}/${theme}.svg`] = { bytes: Buffer.byteLength(svg), transferred: brotliCompressSync(svg).length };
  }
  const { title, drawingNumber } = model;
  const sidecar = { name, title, kind: "sheet", drawingNumber, hash, width: 1680, height: 1188, files };
  await writeFile(join(pictures, `${name}.json`), `${JSON.stringify(sidecar, undefined, 2)}\n`);
};

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const name of positionals.length > 0 ? positionals : await modelNames()) {
    const hash = await sourceHash(`models/${name}.ts`, "sheets/sheet-pictures.ts");
    const made = JSON.parse(await readFile(join(pictures, `${name}-sheet.json`), "utf8").catch(() => "{}")) as {
      hash?: string;
    };
    const model = await modelNamed(name);
    if (made.hash === hash || !model.sheet) continue;
    console.log(name);
    await sheetPicture(model, hash);
  }
}
