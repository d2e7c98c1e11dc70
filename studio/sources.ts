import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const relativeImport = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
/** A picture that a model's screen shows, named in its source. */
const screenPicture = /"([\w-]+\.png)"/g;

/** The files, everything they import from this repository, and the screens they name, in a stable order. */
export function sourcesOf(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (file.endsWith(".png")) return;
    const text = readFileSync(file, "utf8");
    for (const [, target = ""] of text.matchAll(relativeImport)) visit(resolve(dirname(file), target));
    for (const [, picture = ""] of text.matchAll(screenPicture))
      visit(join(import.meta.dirname, "models/screens", picture));
  };
  for (const entry of entries) visit(resolve(entry));
  return [...found].toSorted();
}

/** A hash over names and bytes of the files, and over what else shapes the result: versions of packages, a region. */
export function hashOf(root: string, files: readonly string[], beside: Readonly<Record<string, string>>): string {
  const hash = createHash("sha256").update(JSON.stringify(beside));
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Versions of packages as a folder's package.json pins them. */
export function packageVersions(folder: string, packages: readonly string[]): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(packages.map((name) => [name, dependencies[name] ?? "missing"]));
}
