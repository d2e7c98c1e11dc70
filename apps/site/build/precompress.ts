import { glob, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { plainModelFile } from "../components/download-link/plain-model-file.ts";
import { cached } from "./build-cache.ts";

const types = "html,js,css,json,txt,xml,webmanifest,svg,glb";

/** The few models that are larger get the maximum too: with 8 they would exceed 150 kB (docs/decisions/0040). */
const largeModel = 550_000;

/** Whether a file is a model that is only downloaded. */
const isPlainModel = (file: string): boolean =>
  file.endsWith(plainModelFile(basename(dirname(file)).replace(/-glb$/, "")));

/**
 * Brotli quality of a file: the maximum for text files, which every visit needs. For the many drawings and models 9
 * would take forty times as long as 8, save 0.8 % of the models and nothing of the drawings. Models that are only
 * downloaded are five times as large, and asked for once.
 */
function qualityOf(file: string, bytes: number): number {
  if (isPlainModel(file)) return 4;
  if (file.endsWith(".svg") || (file.endsWith(".glb") && bytes <= largeModel)) return 8;
  return constants.BROTLI_MAX_QUALITY;
}

async function compressBeside(file: string, cache?: string): Promise<void> {
  const text = await readFile(file);
  const quality = qualityOf(file, text.length);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  // A lower memLevel makes smaller blocks, which suit documents that mix styles, scripts and text: 0.6 % fewer bytes.
  const options = {
    level: isPlainModel(file) ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION,
    memLevel: 5,
  };
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
  const compressing: Promise<void>[] = [];
  for await (const name of glob(`**/*.{${types}}`, { cwd: folder }))
    compressing.push(compressBeside(join(folder, name), cache));
  await Promise.all(compressing);
}
