import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentKinds } from "@ttpl/content/content-kinds.ts";
import { readSourceFile, type SourceFile } from "@ttpl/content/parse/source-file.ts";

/** Every content file, in the order of the editor's list: by kind, and then by name. */
export const contentFiles = (folder: string): SourceFile[] =>
  Object.values(contentKinds)
    .flatMap(({ files }) => globSync(files, { cwd: folder }).toSorted())
    .map((path) => readSourceFile(join(folder, path), dirname(folder)));

/** A value in a file, and the keys and list positions that lead to it. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Every value of a file's settings, each before those that it contains. */
export function* valuesIn(value: unknown, path: Place["path"] = []): Generator<Place> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* valuesIn(item, [...path, at]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* valuesIn(item, [...path, key]);
  }
}

/** "telephones → 1 → number": positions count from 1, as the owner does. */
export const pathInWords = (path: Place["path"]): string =>
  path.map((key) => (typeof key === "number" ? String(key + 1) : key)).join(" → ");
