/** Internals of a packed tower: grid, random packing, spray header. Tower axis along Z. */
import * as cad from "replicad";
import { at, bar, type Point, slab } from "./placement.ts";
import { cylinder, hollow, type Piece, revolved, solid, tube } from "./solids.ts";

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
  hollow(
    4,
    revolved(
      [
        [0, 0],
        [11, 0],
        [11, -40],
        [20, -46],
        [32, -92],
        [0, -92],
      ],
      "pump",
    ),
  );

/**
 * Header along X with three laterals and full-cone nozzles pointing down. Its ledge is open before a manhole: at a bearing,
 * by half an angle to both sides, degrees.
 */
export const sprayHeader = (radius: number, z: number, open?: { bearing: number; half: number }): Piece[] => [
  ...at(hollow(5, cylinder(55, radius + 560, "internals")), [radius - 10, 0, z], [-1, 0, 0]),
  ...[-520, 0, 520].flatMap((x) => {
    const half = chord(radius - 60, x);
    const count = x === 0 ? 5 : 3;
    return [
      ...hollow(4, bar([x, -half, z], [x, half, z], 30, "internals")),
      ...Array.from({ length: count }, (_, index) =>
        at(sprayNozzle(), [
          x,
          (-0.86 + (1.72 * index) / (count - 1)) * half,
          z - (index === (count - 1) / 2 ? 52 : 27),
        ]),
      ).flat(),
    ];
  }),
  ...at(
    tube(radius, radius - 75, 20, "internals", open && 360 - 2 * open.half),
    [0, 0, z - 50],
    [0, 0, 1],
    open && open.bearing + open.half,
  ),
];
