import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { chromiumArguments } from "../../tools/chromium-arguments.ts";
import { findChromium } from "../../tools/install/find-chromium.mjs";
import { type Entry, pictureFolder, type Sidecar, studio } from "../catalogue.ts";
import { type Region, regionOf, shownWidth } from "../detail-regions.ts";
import { keepResult } from "../keep-result.ts";

/** Pixels a CSS pixel on the phones that show most. */
const density = 3;
const width = shownWidth * density;

/** A region of a drawing as the browser shows it, letters included: PNG, `width` pixels wide. */
async function photograph(
  file: string,
  whole: Sidecar,
  { x, y, width: wide }: Region,
  height: number,
): Promise<Buffer> {
  const chromium = findChromium();
  if (!chromium) throw new Error("No Chromium was found: run `node tools/install.mjs --tests`.");
  const folder = await mkdtemp(join(tmpdir(), "detail-"));
  try {
    const [page, png] = [join(folder, "page.html"), join(folder, "page.png")];
    const place = `position:absolute;left:${-x}px;top:${-y}px;width:${whole.width}px;height:${whole.height}px`;
    await writeFile(page, `<!doctype html><img style="${place}" src="file://${file}">`);
    // Taller than needed: some versions count the window's own frame.
    const window = [`--window-size=${wide},1200`, `--force-device-scale-factor=${width / wide}`];
    const shot = [`--screenshot=${png}`, "--hide-scrollbars", `--user-data-dir=${join(folder, "profile")}`];
    await promisify(execFile)(chromium, [...chromiumArguments, ...window, ...shot, `file://${page}`]);
    return await sharp(png).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes the detail of a drawing as NAME-detail/light.avif and dark.avif, for screens that cannot show its letters whole. */
export const make = async (entry: Entry): Promise<void> => {
  const whole = JSON.parse(await readFile(join(studio, entry.source), "utf8")) as Sidecar;
  const region = regionOf(entry.name);
  if (!region || !whole.width || !whole.height) throw new Error(`${entry.name} has no region in detail-regions.ts`);
  const height = Math.round((width * whole.height) / whole.width);
  const files: Record<string, Buffer> = {};
  for (const theme of ["light", "dark"]) {
    const png = await photograph(join(pictureFolder, whole.name, `${theme}.svg`), whole, region, height);
    files[`${theme}.avif`] = await sharp(png).avif({ quality: 55, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
  }
  keepResult(entry, { drawing: whole.drawing, width, height }, files);
};
