import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { codeOf } from "./code.ts";

const relativeImport = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
/** A texture that a model shows, named in its source. */
const textureFile = /"([\w-]+\.png)"/g;

/** The entry files, everything they import from this repository, and the textures they name, sorted. */
export function sourcesOf(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (file.endsWith(".png")) return;
    const text = codeOf(file).toString();
    for (const [, target = ""] of text.matchAll(relativeImport)) visit(resolve(dirname(file), target));
    for (const [, texture = ""] of text.matchAll(textureFile))
      visit(join(import.meta.dirname, "models/screens", texture));
  };
  for (const entry of entries) visit(resolve(entry));
  return [...found].toSorted();
}

/** A file's name and code, without the folders that it and its imports are in: moving a file changes no result. */
const movable = (file: string): string => {
  const code = codeOf(file);
  const text =
    typeof code === "string" ? code.replaceAll(/"\.{1,2}\/(?:[\w.-]+\/)*([\w.-]+)"/g, '"$1"') : code.toString("latin1");
  return `${basename(file)}\n${text}`;
};

/** Digest of the names and code of the files, and of `settings`: everything else that determines the result. */
export function hashOf(files: readonly string[], settings: object): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const text of files.map(movable).toSorted()) hash.update(text);
  return hash.digest("hex").slice(0, 16);
}

/** Versions of packages, as pinned in a folder's package.json. */
export function packageVersions(folder: string, packages: readonly string[]): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(packages.map((name) => [name, dependencies[name] ?? "missing"]));
}
