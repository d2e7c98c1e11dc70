import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

const relativeImport = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The file and everything it imports from this repository, in a stable order. */
export function sourcesOf(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, target] of readFileSync(file, "utf8").matchAll(relativeImport)) {
      if (target) visit(resolve(dirname(file), target));
    }
  };
  for (const entry of entries) visit(resolve(entry));
  return [...found].toSorted();
}

/** A hash over names and bytes of the files, and over the versions of the packages that shape the result. */
export function hashOf(root: string, files: readonly string[], versions: Readonly<Record<string, string>>): string {
  const hash = createHash("sha256").update(JSON.stringify(versions));
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
