import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { entries, pictureFolder, type Sidecar, sidecarOf } from "../catalogue.ts";
import { regions, shownWidth } from "../detail-regions.ts";

/** Height of the smallest lettering beside the drawn views of a sheet, in its units of mm. */
const sheetLettering = 2.6;

function sidecarNamed(name: string): Sidecar | undefined {
  const entry = entries.find((entry) => entry.name === name);
  return entry && sidecarOf(entry);
}

describe.each(Object.entries(regions))("the detail of %s", (name, { x, y, width: wide }) => {
  const whole = sidecarNamed(name);
  const [width = 0, height = 0] = [whole?.width, whole?.height];

  it("lies within the drawing", () => {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(y + (wide * height) / width).toBeLessThanOrEqual(height);
  });

  it("shows its lettering at least eight pixels high on a phone", () => {
    const svg = readFileSync(join(pictureFolder, name, "light.svg"), "utf8");
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    const unitsWide = Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1]);
    const smallest = Math.min(...sizes.filter((size) => !name.endsWith("-sheet") || size >= sheetLettering));
    expect(((smallest * width) / unitsWide) * (shownWidth / wide)).toBeGreaterThanOrEqual(7.9);
  });

  it("is light in both themes, and as large as the densest phones show it", () => {
    const made = sidecarNamed(`${name}-detail`);
    expect(made?.width).toBe(3 * shownWidth);
    expect(Object.keys(made?.files ?? {})).toEqual(["light.avif", "dark.avif"]);
    for (const bytes of Object.values(made?.files ?? {})) expect(bytes).toBeLessThan(60_000);
  });
});
