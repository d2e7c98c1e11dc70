import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Texts that every visit needs. Drawings are many and large: the server compresses them when it starts, less hard. */
const texts = "**/*.{html,js,css,json,txt,xml,webmanifest}";

/**
 * Puts a brotli and a gzip form beside each text, compressed as hard as can be, for the server and for static hosts to
 * send (server/site/compressed-forms.ts).
 */
export async function precompress(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const name of glob(texts, { cwd: folder })) files.push(join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
