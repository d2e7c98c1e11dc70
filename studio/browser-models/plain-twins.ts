/** Plainer solids for the browser, of the same volume and outer size, in place of some that occur a thousand times. */
import { drawPolysides, measureVolume } from "replicad";
import type { Material } from "../kit/materials.ts";
import { shapeOf, solid } from "../kit/solids.ts";

const sides = 8;
/** Area of a polygon of so many sides, of a circle of radius 1 about it. */
const polygon = (sides / 2) * Math.sin((2 * Math.PI) / sides);

const twins = new Map<string, string>();

/** Octagonal tube along +Z of a volume in mm³. */
const octagonalTube = (key: string, outer: number, height: number, volume: number, material: Material): string => {
  const inner = Math.sqrt(outer ** 2 - volume / polygon / height);
  solid(key, material, () =>
    drawPolysides(outer, sides).cut(drawPolysides(inner, sides)).sketchOnPlane("XY").extrude(height),
  );
  return key;
};

/** Packing rings by their keys: outer radius and height, mm. */
const rings: Readonly<Record<string, readonly [outer: number, height: number, material: Material]>> = {
  "packing ring": [45, 90, "packing"],
  "metal ring 50 50": [25, 50, "stainless"],
};

/**
 * The key of a solid that stands for another in the browser, or the solid's own key. A packing ring with its windows has
 * 1,300 triangles, its twin 64.
 */
export const twinOf = (key: string): string => {
  const ring = rings[key];
  if (!ring) return key;
  const [outer, height, material] = ring;
  const twin = twins.get(key) ?? octagonalTube(`plain ${key}`, outer, height, measureVolume(shapeOf(key)), material);
  twins.set(key, twin);
  return twin;
};
