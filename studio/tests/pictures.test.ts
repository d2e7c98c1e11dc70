import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { entries, pictureFolder, root, sidecarOf } from "../catalogue.ts";
import { small } from "../diagrams/drawing/paper.ts";
import { palettes } from "../diagrams/drawing/palette.ts";
import { palettes as sheetPalettes } from "../sheets/palettes.ts";
import { drawingNumber } from "../diagrams/plant/drawing-register.ts";

const described = ["industrial-automation", "deliverables"].flatMap(
  (gallery) => parse(readFileSync(join(root, `content/galleries/${gallery}.yaml`), "utf8")).items,
);
const diagrams = entries.filter(({ kind }) => kind === "diagram");
/** Pictures of services and of the timeline, whose text stands with their page. */
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

  it("has a drawing number and, in the gallery, a text for those who do not see it", () => {
    expect(sidecarOf(entry)?.drawing).toBe(drawingNumber[name]);
    const item = described.find(({ id }: { id: string }) => id === name);
    if (item || !outsideGallery.test(name)) expect(item.alt.length).toBeGreaterThan(80);
  });

  it("carries its colours and typeface within itself, and no text too small to read where it is shown", () => {
    const svg = readFileSync(join(pictureFolder, name, "light.svg"), "utf8");
    expect(svg).not.toContain("var(");
    expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org)/);
    const least = sidecarOf(entry)?.width === small.width ? 22 : 17;
    for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(least);
  });
});

it("takes paper, ink and accent from the site's own colours", () => {
  const [light = "", dark = ""] = readFileSync(join(root, "site/styles/tokens.css"), "utf8").split(
    '[data-theme="dark"]',
  );
  for (const [palette, css] of [
    [palettes.light, light],
    [palettes.dark, dark],
    [sheetPalettes.light, light],
    [sheetPalettes.dark, dark],
  ] as const) {
    expect(css).toContain(`--sheet: ${palette.paper}`);
    expect(css).toContain(`--ink: ${palette.ink}`);
    if ("accent" in palette) expect(css).toContain(`--accent: ${palette.accent}`);
    if ("dimension" in palette) expect(css).toContain(`--ink-soft: ${palette.dimension}`);
  }
});
