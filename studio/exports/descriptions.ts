import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";

const content = resolve(import.meta.dirname, "../../content");

/** All that the site says of pictures: in its galleries, and in the settings of its pages. */
const sources = (): unknown[] =>
  [
    ...globSync("galleries/*.yaml", { cwd: content }).map((file) => readFileSync(join(content, file), "utf8")),
    ...globSync("pages/**/*.md", { cwd: content }).map((file) => {
      const [, settings = ""] = /^---\n(.*?)\n---\n/s.exec(readFileSync(join(content, file), "utf8")) ?? [];
      return settings;
    }),
  ].map((text) => parse(text) as unknown);

function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/**
 * The description of a picture that visitors of the site get in its place; undefined if the site does not show it. It is no
 * part of a picture's digest: the owner edits it without making pictures, and a drawing keeps the one it was made with.
 */
export function descriptionOf(picture: string): string | undefined {
  for (const { id, name, alt, sheetAlt } of objectsIn(sources())) {
    if (`${String(id)}-sheet` === picture && typeof sheetAlt === "string") return sheetAlt;
    if ([id, name].includes(picture) && typeof alt === "string") return alt;
  }
  return undefined;
}
