import { tread } from "./gratings.ts";
import { at, type Point, repeated, slab, turned } from "./placement.ts";
import { block, extruded, type Piece } from "./solids.ts";
import { kneeTube, railTube } from "./steel.ts";
import { channelOutline, channels } from "./steel-sections.ts";

const stringer = channelOutline(channels["UPE 220"]);

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
      ...at(extruded(stringer, length, "steel"), [x, start, 92], along, side > 0 ? 180 : 0),
      ...at(block(110, 200, 12, "steel"), [x, start + 60, 0]),
      ...[0, run / 2, run].flatMap((y) => railTube(on(y, -120), on(y, 1000))),
      ...railTube(on(0, 1000), on(run, 1000)),
      ...kneeTube(on(0, 500), on(run, 500)),
    ];
  });
  const treads = repeated(rises - 1, (index) => at(tread(width - 4), [0, index * going + 115, (index + 1) * rise]));
  return [...sides, ...treads];
};

/** Width of a spiral stair, rise and going of its treads, mm. */
const [wide, spiralRise, spiralGoing] = [700, 200, 240];

/** Angle over which a spiral stair around a shell of `radius` climbs `height`, degrees. */
export const spiralTurn = (radius: number, height: number): number =>
  ((Math.round(height / spiralRise) - 1) * spiralGoing * 180) / ((radius + wide / 2) * Math.PI);

/**
 * Spiral stair around a shell of `radius` from z = 0 to `height`, starting at bearing `from` (degrees), treads on
 * brackets.
 */
export const spiralStair = (radius: number, height: number, from: number): Piece[] => {
  const count = Math.round(height / spiralRise);
  const step = height / count;
  const turn = spiralTurn(radius, height) / (count - 1);
  const [inner, outer] = [radius + 30, radius + wide + 60];
  const on = (index: number, reach: number, above = 0): Point => {
    const bearing = ((from + index * turn) * Math.PI) / 180;
    return [reach * Math.cos(bearing), reach * Math.sin(bearing), (index + 1) * step + above];
  };
  const treads = repeated(count - 1, (index) => {
    const bearing = from + index * turn;
    return [
      ...turned(tread(wide), bearing, on(index, radius + 50 + wide / 2)),
      ...turned(slab([-10, -6, -110], [wide + 90, 6, -32], "steel"), bearing, on(index, radius)),
    ];
  });
  const links = (above: number, rail: typeof railTube) =>
    repeated(count - 2, (index) => rail(on(index, outer, above), on(index + 1, outer, above)));
  const posts = repeated(Math.ceil((count - 1) / 3), (index) =>
    railTube(on(index * 3, outer, -100), on(index * 3, outer, 1000)),
  );
  const strings = repeated(count - 2, (index) => {
    const [a, b] = [on(index, outer + 16, -70), on(index + 1, outer + 16, -70)];
    const along: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    return at(block(10, 180, Math.hypot(...along) + 12, "steel"), a, along);
  });
  return [
    ...treads,
    ...strings,
    ...posts,
    ...links(1000, railTube),
    ...links(500, kneeTube),
    ...turned(slab([0, -150, 0], [wide + 80, 150, 30], "concrete"), from, [
      inner * Math.cos((from * Math.PI) / 180),
      inner * Math.sin((from * Math.PI) / 180),
      0,
    ]),
  ];
};
