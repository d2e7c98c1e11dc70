import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Entry, entries, pictureFolder, root, sidecarOf } from "../catalogue.ts";
import { small } from "../diagrams/drawing/Paper.tsx";
import { palettes } from "../diagrams/drawing/palette.ts";
import { drawingNumber } from "../diagrams/plant/drawing-register.ts";

const described = ["industrial-automation", "deliverables"].flatMap(
  (gallery) => parse(readFileSync(join(root, `content/galleries/${gallery}.yaml`), "utf8")).items,
);
const diagrams = entries.filter(({ kind }) => kind === "diagram");
/** Pictures of services and of the timeline, which are described on their pages. */
const outsideGallery = /^(services?|timeline)-/;

describe.each(diagrams)("$name", (entry) => {
  const { name } = entry;
  it("is at most 60 kB in either theme", () => {
    for (const theme of Object.keys(palettes)) {
      const file = join(pictureFolder, name, `${theme}.svg`);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file).length).toBeLessThan(60_000);
    }
  });

  it("has a drawing number and, in the gallery, a text alternative", () => {
    expect(sidecarOf(entry)?.drawing).toBe(drawingNumber[name]);
    const item = described.find(({ id }: { id: string }) => id === name);
    if (item || !outsideGallery.test(name)) expect(item.alt.length).toBeGreaterThan(80);
  });

  it("embeds its colours and typeface, and has no text below the legible size", () => {
    const svg = readFileSync(join(pictureFolder, name, "light.svg"), "utf8");
    expect(svg).not.toContain("var(");
    expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org)/);
    const least = sidecarOf(entry)?.width === small.width ? 22 : 17;
    for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(least);
  });
});

const [light = "", dark = ""] = readFileSync(join(root, "apps/site/styles/tokens.css"), "utf8").split(
  ':root[data-theme="dark"] {',
);

it.each([
  ["light", light],
  ["dark", dark],
])("sheets and diagrams have the site's colours in the %s theme", (theme, css) => {
  const missing = (entry: Entry, tokens: readonly string[]) => {
    const drawing = readFileSync(join(pictureFolder, entry.name, `${theme}.svg`), "utf8");
    return tokens.filter((token) => {
      const [, colour] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css) ?? [];
      return !colour || !drawing.includes(colour);
    });
  };
  for (const sheet of entries.filter(({ kind }) => kind === "sheet"))
    expect(missing(sheet, ["sheet", "ink", "ink-soft"])).toEqual([]);
  const tokens = ["sheet", "ink", "ink-soft", "line", "accent"];
  expect(tokens.filter((token) => diagrams.every((diagram) => missing(diagram, [token]).length > 0))).toEqual([]);
});
