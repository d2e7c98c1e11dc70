import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { diagramNames, isFresh, pictureFolder, root } from "../diagrams/catalogue.ts";
import { small } from "../diagrams/drawing/paper.ts";
import { palettes } from "../diagrams/drawing/palette.ts";
import { drawingNumber } from "../diagrams/plant/drawing-register.ts";

const gallery = parse(readFileSync(join(root, "content/galleries/industrial-automation.yaml"), "utf8"));
/** Pictures of services and of the timeline, whose text stands with their page. */
const outsideGallery = /^(services?|timeline)-/;
const sidecarOf = (name: string) => JSON.parse(readFileSync(join(pictureFolder, `${name}.json`), "utf8"));

describe.each(diagramNames)("%s", (name) => {
  it("is up to date and at most 60 kB in either theme", () => {
    expect(isFresh(name)).toBe(true);
    for (const theme of Object.keys(palettes)) {
      const file = join(pictureFolder, name, `${theme}.svg`);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file).length).toBeLessThan(60_000);
    }
  });

  it("has a drawing number and, in the gallery, a text for those who do not see it", () => {
    expect(sidecarOf(name).drawing).toBe(drawingNumber[name]);
    const item = gallery.items.find(({ id }: { id: string }) => id === name);
    if (item || !outsideGallery.test(name)) expect(item.alt.length).toBeGreaterThan(80);
  });

  it("carries its colours and typeface within itself, and no text too small to read where it is shown", () => {
    const svg = readFileSync(join(pictureFolder, name, "light.svg"), "utf8");
    expect(svg).not.toContain("var(");
    expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org)/);
    const least = sidecarOf(name).width === small.width ? 22 : 17;
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
  ] as const) {
    expect(css).toContain(`--sheet: ${palette.paper}`);
    expect(css).toContain(`--ink: ${palette.ink}`);
    expect(css).toContain(`--accent: ${palette.accent}`);
  }
});
