/** Internals of a packed tower: grid, random packing, spray header. Tower axis along Z. */
import * as cad from "replicad";
import { at, type Point, slab } from "./placement.ts";
import { cylinder, type Piece, revolved, shapeOf, solid, tube } from "./solids.ts";

const chord = (radius: number, offset: number) => Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
/** The greatest multiple of a step that fits into a length, mm; without a step, the length. */
export const inSteps = (length: number, step: number) => (step > 0 ? Math.floor(length / step) * step : length);
const steps = (from: number, to: number, pitch: number) =>
  Array.from({ length: Math.floor((to - from) / pitch) + 1 }, (_, index) => from + index * pitch);

/** Bar grid on a ledge, its top at `z`. From afar, half the bars' lengths are multiples of `step` mm, and few differ. */
export const supportGrid = (radius: number, z: number, step = 0): Piece[] => [
  ...at(tube(radius, radius - 60, 30, "internals"), [0, 0, z - 90]),
  // As long as the wall allows their outer edges to be.
  ...steps(-radius + 60, radius - 60, 100).flatMap((x) => {
    const half = inSteps(chord(radius - 4, Math.abs(x) + 7), step);
    return slab([x - 7, -half, z - 60], [x + 7, half, z], "internals");
  }),
  ...[-0.45, 0, 0.45].flatMap((share) => {
    const y = share * radius;
    const half = chord(radius - 4, Math.abs(y) + 12);
    return slab([-half, y - 12, z - 150], [half, y + 12, z - 60], "internals");
  }),
];

/** 90 mm plastic ring with windows, coarser than a real one. */
const packingRing = (): Piece[] =>
  solid("packing ring", "packing", () => {
    const plain = cad.drawCircle(45).cut(cad.drawCircle(40)).sketchOnPlane("XY").extrude(90) as cad.Shape3D;
    const window = (z: number, turn: number) =>
      (cad.drawRectangle(28, 22).sketchOnPlane("YZ").extrude(120) as cad.Shape3D)
        .translate([-60, 0, z])
        .rotate(turn, [0, 0, 0], [0, 0, 1]);
    let ring = plain;
    for (const [z, turn] of [
      [26, 0],
      [26, 60],
      [26, 120],
      [64, 30],
      [64, 90],
      [64, 150],
    ] as const)
      ring = ring.cut(window(z, turn));
    return ring;
  });

/** Pseudo-random numbers with a fixed seed, so that pictures are reproducible. */
const dice = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** Packed bed between two heights: a dark core, and loose rings at bearings where `seen` is true. */
export const packedBed = (radius: number, from: number, to: number, seen: (bearing: number) => boolean): Piece[] => {
  const roll = dice(11);
  const pieces = at(cylinder(radius - 70, to - from - 60, "bed"), [0, 0, from]);
  const put = (distance: number, bearing: number, z: number) => {
    const point: Point = [distance * Math.cos(bearing), distance * Math.sin(bearing), z];
    pieces.push(...at(at(packingRing(), [0, 0, -45]), point, [roll() - 0.5, roll() - 0.5, roll() - 0.5]));
  };
  for (let z = from + 50; z < to - 30; z += 60)
    for (let step = 0; step < 76; step++) {
      const bearing = ((step + roll() * 0.9 + (z % 120) / 120) / 76) * 2 * Math.PI;
      if (seen((bearing * 180) / Math.PI)) put(radius - 56 - roll() * 22, bearing, z + roll() * 16);
    }
  for (let distance = 40; distance < radius - 60; distance += 72)
    for (let step = 0, count = Math.max(4, Math.round((distance * 2 * Math.PI) / 76)); step < count; step++)
      put(distance, ((step + roll() * 0.6) / count) * 2 * Math.PI, to - 52 + roll() * 14);
  return pieces;
};

const sprayNozzle = (): Piece[] =>
  revolved(
    [
      [7, 0],
      [11, 0],
      [11, -40],
      [32, -92],
      [28, -92],
      [7, -43],
    ],
    "pump",
  );

/** A bearing and half an angle to both sides of it, degrees. */
interface Opening {
  bearing: number;
  half: number;
}

/** Places of the laterals along a spray header, outside radius of header and laterals, and their walls, mm. */
const laterals = [-520, 0, 520] as const;
const [headerPipe, lateralPipe] = [
  { radius: 55, wall: 5 },
  { radius: 30, wall: 4 },
] as const;

/** Header pipe along X to `end`, closed at its other end. The openings to its laterals and nozzles are left out. */
const headerBody = (end: number): Piece[] =>
  solid(`spray header ${end}`, "internals", () => {
    const { radius, wall } = headerPipe;
    const start = laterals[0] - 50;
    const along = (r: number, from: number) => cad.makeCylinder(r, end - from, [from, 0, 0], [1, 0, 0]);
    return along(radius, start).cut(along(radius - wall, start + wall));
  });

/** Lateral from the header to `half`, on one side of it, closed at its end. */
const lateral = (x: number, half: number, side: 1 | -1): Piece[] => {
  const { radius, wall } = lateralPipe;
  const from = Math.sqrt(headerPipe.radius ** 2 - radius ** 2);
  const long = half - from;
  return at(
    solid(`lateral of a spray header ${long}`, "internals", () =>
      cad.makeCylinder(radius, long).cut(cad.makeCylinder(radius - wall, long - wall)),
    ),
    [x, side * from, 0],
    [0, side, 0],
  );
};

/** Ledge below the laterals of a header at z = 0, which has a gap there; open before a manhole. */
const ledge = (radius: number, open?: Opening): Piece[] => {
  const [whole] = tube(radius, radius - 75, 20, "internals", open && 360 - 2 * open.half) as [Piece];
  return solid(`${whole.key} below a spray header ${open?.bearing}`, "internals", () =>
    shapeOf(whole.key)
      .rotate(open ? open.bearing + open.half : 0, [0, 0, 0], [0, 0, 1])
      .translate([0, 0, -lateralPipe.radius - 20])
      .cut(cad.makeBox([0, -headerPipe.radius, -radius], [radius, headerPipe.radius, radius])),
  );
};

/**
 * Header along X with three laterals and full-cone nozzles pointing down. Its ledge is open before a manhole: at a bearing,
 * by half an angle to both sides, degrees.
 */
export const sprayHeader = (radius: number, z: number, open?: Opening): Piece[] => [
  ...at(headerBody(radius - 10), [0, 0, z]),
  ...laterals.flatMap((x) => {
    const half = chord(radius - 60, x);
    const count = x === 0 ? 5 : 3;
    return [
      ...at([...lateral(x, half, 1), ...lateral(x, half, -1)], [0, 0, z]),
      ...Array.from({ length: count }, (_, index) =>
        at(sprayNozzle(), [
          x,
          (-0.86 + (1.72 * index) / (count - 1)) * half,
          z - (index === (count - 1) / 2 ? 52 : 27),
        ]),
      ).flat(),
    ];
  }),
  ...at(ledge(radius, open), [0, 0, z]),
];
