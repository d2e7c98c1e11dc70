import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Compressed, compress } from "./content-coding.ts";

/** File name suffixes of the compressed variants that the build writes. */
const endings = { br: ".br", gzip: ".gz" } as const;

/** Whether a file is a compressed variant of another file. */
export const isEncodedVariant = (path: string, names: ReadonlySet<string>): boolean =>
  Object.values(endings).some((ending) => path.endsWith(ending) && names.has(path.slice(0, -ending.length)));

/** The compressed variants of a file, smallest first. Prefers those of the build, which are compressed harder. */
export async function encodedVariants(
  directory: string,
  path: string,
  content: Buffer,
): Promise<readonly Compressed[]> {
  const read = async (coding: Compressed["coding"]): Promise<Compressed> => ({
    coding,
    bytes: await readFile(join(directory, path + endings[coding])),
  });
  const built = await Promise.all([read("br"), read("gzip")]).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return built?.filter(({ bytes }) => bytes.length < content.length) ?? compress(content);
}
