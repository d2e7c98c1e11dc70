import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { codeOf } from "./code.ts";

const relativeImport = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
/** A screen image that a model shows, named in its source. */
const screenPicture = /"([\w-]+\.png)"/g;

/** The entry files, everything they import from this repository, and the screen images they name, sorted. */
export function sourcesOf(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (file.endsWith(".png")) return;
    const text = codeOf(file).toString();
    for (const [, target = ""] of text.matchAll(relativeImport)) visit(resolve(dirname(file), target));
    for (const [, picture = ""] of text.matchAll(screenPicture))
      visit(join(import.meta.dirname, "models/screens", picture));
  };
  for (const entry of entries) visit(resolve(entry));
  return [...found].toSorted();
}

/** Digest of the names and code of the files, and of `settings`: everything else that determines the result. */
export function hashOf(root: string, files: readonly string[], settings: object): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const file of files) hash.update(relative(root, file)).update(codeOf(file));
  return hash.digest("hex").slice(0, 16);
}

/** Versions of packages, as pinned in a folder's package.json. */
export function packageVersions(folder: string, packages: readonly string[]): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(packages.map((name) => [name, dependencies[name] ?? "missing"]));
}
