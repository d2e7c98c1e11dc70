import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Redirects, redirectsOf } from "@ttpl/contract/old-addresses.ts";

/** The redirects file that the build writes for static hosts and this server: one "from to status" per line. */
export const redirectsFile = "_redirects";

/**
 * Reads the redirects of the built site. Empty if there is no such file.
 * @throws the file system's error, unless the file does not exist
 */
export async function readRedirects(directory: string): Promise<Redirects> {
  const text = await readFile(join(directory, redirectsFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n").filter((line) => line.startsWith("/"));
  return redirectsOf(lines.map((line) => line.split(/\s+/)).map(([from = "", to = ""]) => [from, to]));
}
