import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The file in which the build tells static hosts and this server which addresses lead on: one "from to status" a line. */
export const redirectsFile = "_redirects";

/**
 * Reads where the built site's former addresses lead, by address.
 * @throws the file system's error, unless there is no such file
 */
export async function readRedirects(directory: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(directory, redirectsFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n").filter((line) => line.startsWith("/"));
  return new Map(lines.map((line) => line.split(/\s+/)).map(([from = "", to = ""]) => [from, to]));
}
