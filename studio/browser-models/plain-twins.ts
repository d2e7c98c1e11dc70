/** Plainer solids for the browser, of the same volume and outer size, in place of some that occur many times. */
import { cast, draw, drawPolysides, iterTopo, makeCompound, type Shape3D } from "replicad";
import type { Material } from "../kit/materials.ts";
import { solidVolume } from "../kit/solid-volume.ts";
import { shapeOf, solid } from "../kit/solids.ts";

const sides = 8;
/** Area of a polygon of so many sides, of a circle of radius 1 about it. */
const polygon = (sides / 2) * Math.sin((2 * Math.PI) / sides);

/** Octagonal tube along +Z of a volume in mm³. */
const octagonalTube = (outer: number, height: number, volume: number): Shape3D => {
  const inner = Math.sqrt(outer ** 2 - volume / polygon / height);
  return drawPolysides(outer, sides).cut(drawPolysides(inner, sides)).sketchOnPlane("XY").extrude(height) as Shape3D;
};

/** Packing rings by their keys: outer radius and height, mm. */
const rings: Readonly<Record<string, readonly [outer: number, height: number, material: Material]>> = {
  "packing ring": [45, 90, "packing"],
  "metal ring 50 50": [25, 50, "stainless"],
};

/** Depth of a cross bar of a grating, mm; its bearing bars and ends are deeper. */
const crossBarDepth = 8;

/** A grating of which each cross bar is a wedge, flat on top, as wide, and twice as deep. */
const gratingOfWedges = (key: string): Shape3D => {
  const bars = [...iterTopo(shapeOf(key).wrapped, "solid")].map((bar) => cast(bar) as Shape3D);
  return makeCompound(
    bars.map((bar) => {
      const [[x, y, z], [farX, farY, top]] = bar.boundingBox.bounds;
      if (top - z > crossBarDepth + 1) return bar;
      const outline = draw([x, top])
        .lineTo([farX, top])
        .lineTo([(x + farX) / 2, 2 * z - top])
        .close();
      return outline.sketchOnPlane("XZ", -y).extrude(y - farY) as Shape3D;
    }),
  ) as Shape3D;
};

/**
 * The key of a solid that stands for another in the browser, or the solid's own key. A packing ring with its windows has
 * 1,300 triangles, its twin 64; a grating has 12 for each bar, of its twin's cross bars 8.
 */
export const twinOf = (key: string): string => {
  const ring = rings[key];
  const twin = `plain ${key}`;
  if (ring) {
    const [outer, height, material] = ring;
    solid(twin, material, () => octagonalTube(outer, height, solidVolume(key)));
    return twin;
  }
  if (!key.startsWith("grating ")) return key;
  solid(twin, "grating", () => gratingOfWedges(key));
  return twin;
};
