import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const studio = fileURLToPath(new URL("..", import.meta.url));
const imported = /from "(\.[^"]+)"/g;

/** Files that a module is made of: itself and all that it imports from the studio. */
const sourcesOf = async (file: string, seen = new Map<string, string>()): Promise<Map<string, string>> => {
  if (seen.has(file)) return seen;
  const text = await readFile(file, "utf8");
  seen.set(file, text);
  for (const [, path] of text.matchAll(imported)) await sourcesOf(resolve(dirname(file), path as string), seen);
  return seen;
};

/** Digest of modules and of other files, named from the studio's folder, with everything they import. */
export const sourceHash = async (...files: string[]): Promise<string> => {
  const all = new Map<string, string>();
  for (const file of files) await sourcesOf(resolve(studio, file), all);
  const hash = createHash("sha256");
  for (const [file, text] of [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(file.slice(studio.length)).update("\0").update(text).update("\0");
  return hash.digest("hex").slice(0, 16);
};
