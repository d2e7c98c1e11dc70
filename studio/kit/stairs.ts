import { tread } from "./gratings.ts";
import { at, type Point } from "./placement.ts";
import { block, extruded, type Piece } from "./solids.ts";
import { channelOutline, kneeTube, railTube } from "./steel.ts";

/**
 * Flight of stairs climbing along +Y from the origin, `width` along X: stringers, grating treads, rails on both sides.
 * The first riser is at y = 0; the upper landing is `rises` × `rise` high, at y = (`rises` - 1) × `going`.
 */
export const stairFlight = (rises: number, rise: number, going: number, width: number): Piece[] => {
  const [run, climb] = [(rises - 1) * going, rises * rise];
  const slope = climb / (run + going);
  const foot = (y: number): number => rise + y * slope;
  const along: Point = [0, run + going, climb];
  const pitch = Math.hypot(1, slope);
  // The lower corner of the stringer ends just above the floor, in a shoe plate.
  const start = (92 - rise + 75) / slope;
  const length = (run + 0.28 * going - start) * pitch;
  const sides = [-1, 1].flatMap((side) => {
    const x = (side * width) / 2;
    const on = (y: number, above: number): Point => [x + side * 22, y, foot(y) + above];
    return [
      ...at(extruded(channelOutline(220, 70, 10), length, "steel"), [x, start, 92], along, side > 0 ? 180 : 0),
      ...at(block(110, 200, 12, "steel"), [x, start + 60, 0]),
      ...[0, run / 2, run].flatMap((y) => railTube(on(y, -120), on(y, 1000))),
      ...railTube(on(0, 1000), on(run, 1000)),
      ...kneeTube(on(0, 500), on(run, 500)),
    ];
  });
  const treads = Array.from({ length: rises - 1 }, (_, index) =>
    at(tread(width - 4), [0, index * going + 115, (index + 1) * rise]),
  ).flat();
  return [...sides, ...treads];
};
