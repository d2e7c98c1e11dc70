import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Entry, entries, pictureFolder, root } from "../catalog.ts";

const diagrams = entries.filter(({ kind }) => kind === "diagram");
const [light = "", dark = ""] = readFileSync(join(root, "apps/site/styles/tokens.css"), "utf8").split(
  ':root[data-theme="dark"] {',
);

it.each([
  ["light", light],
  ["dark", dark],
])("sheets and diagrams have the site's colors in the %s theme", (theme, css) => {
  const missing = (entry: Entry, tokens: readonly string[]) => {
    const drawing = readFileSync(join(pictureFolder, entry.name, `${theme}.svg`), "utf8");
    return tokens.filter((token) => {
      const [, color] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css) ?? [];
      return !color || !drawing.includes(color);
    });
  };
  for (const sheet of entries.filter(({ kind }) => kind === "sheet"))
    expect(missing(sheet, ["surface", "ink", "ink-soft"])).toEqual([]);
  const tokens = ["surface", "ink", "ink-soft", "line", "accent"];
  expect(tokens.filter((token) => diagrams.every((diagram) => missing(diagram, [token]).length > 0))).toEqual([]);
});
