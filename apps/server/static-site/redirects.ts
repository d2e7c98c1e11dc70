import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The redirects file that the build writes for static hosts and this server: one "from to status" per line. */
export const redirectsFile = "_redirects";

/**
 * Reads the redirects of the built site, as a map from old to new path. Empty if there is no such file.
 * @throws the file system's error, unless the file does not exist
 */
export async function readRedirects(directory: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(directory, redirectsFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n").filter((line) => line.startsWith("/"));
  return new Map(lines.map((line) => line.split(/\s+/)).map(([from = "", to = ""]) => [from, to]));
}
