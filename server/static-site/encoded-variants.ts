import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Compressed, compress } from "./content-coding.ts";

/** How a file's name goes on where the build has put its compressed form beside it. */
const endings = { br: ".br", gzip: ".gz" } as const;

/** Whether a file is only another one in a compressed form, and none of its own. */
export const isEncodedVariant = (path: string, names: ReadonlySet<string>): boolean =>
  Object.values(endings).some((ending) => path.endsWith(ending) && names.has(path.slice(0, -ending.length)));

/** The compressed forms of a file, the smaller first: as the build has made them, which takes its time, or made here. */
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
