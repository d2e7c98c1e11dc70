import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "./build-cache.ts";

/**
 * Brotli quality by file type: the maximum for text files, which every visit needs. For the many drawings and models 9
 * would take forty times as long as 8, save 0.8 % of the models and nothing of the drawings.
 */
const qualities: Readonly<Record<string, number>> = {
  "**/*.{html,js,css,json,txt,xml,webmanifest}": constants.BROTLI_MAX_QUALITY,
  "**/*.{svg,glb}": 8,
};

/** The few models that are larger get the maximum too: with 8 they would exceed 150 kB (docs/decisions/0040). */
const largeModel = 550_000;

async function compressBeside(file: string, usual: number, cache?: string): Promise<void> {
  const text = await readFile(file);
  const quality = file.endsWith(".glb") && text.length > largeModel ? constants.BROTLI_MAX_QUALITY : usual;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  // A lower memLevel makes smaller blocks, which suit documents that mix styles, scripts and text: 0.6 % fewer bytes.
  const options = { level: constants.Z_BEST_COMPRESSION, memLevel: 5 };
  const { brotli = "", zlib = "" } = process.versions;
  const br = ["brotli", brotli, JSON.stringify(params), text];
  await writeFile(`${file}.br`, await cached(br, () => promisify(brotliCompress)(text, { params }), cache));
  const gz = ["gzip", zlib, JSON.stringify(options), text];
  await writeFile(`${file}.gz`, await cached(gz, () => promisify(gzip)(text, options), cache));
}

/**
 * Writes brotli and gzip variants next to each text file, for the server (apps/server/static-site/encoded-variants.ts) and
 * static hosts.
 * @param cache the folder of what earlier builds have compressed
 */
export async function precompress(folder: string, cache?: string): Promise<void> {
  for (const [pattern, quality] of Object.entries(qualities)) {
    const compressing: Promise<void>[] = [];
    for await (const name of glob(pattern, { cwd: folder }))
      compressing.push(compressBeside(join(folder, name), quality, cache));
    await Promise.all(compressing);
  }
}
