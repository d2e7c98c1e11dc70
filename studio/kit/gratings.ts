/** Bar grating: floor panels, treads, and rings around a vessel. */
import * as cad from "replicad";
import { at, type Point, repeated } from "./placement.ts";
import { block, hollow, type Piece, solid } from "./solids.ts";

/** Height of the bearing bars and their pitch, mm. */
export const gratingDepth = 32;
const pitch = 44;
const bars = 7;

interface Hole {
  x: number;
  y: number;
  radius: number;
}

/** The parts of a line at `across`, between two ends, that remain when a round hole is cut. */
const spans = (from: number, to: number, across: number, hole?: { center: number; across: number; radius: number }) => {
  const half = hole ? hole.radius ** 2 - (across - hole.across) ** 2 : -1;
  if (!hole || half <= 0) return [[from, to]] as const;
  const [left, right] = [hole.center - Math.sqrt(half), hole.center + Math.sqrt(half)];
  return (
    [
      [from, Math.min(to, left)],
      [Math.max(from, right), to],
    ] as const
  ).filter(([a, b]) => b - a > 10);
};

const steps = (length: number, by: number) => {
  const count = Math.max(1, Math.round(length / by));
  return Array.from({ length: count + 1 }, (_, index) => (index * length) / count - length / 2);
};

/** Grating centered on Z, bearing bars along X, top at z = 0. */
const panel = (length: number, width: number, hole?: Hole): Piece[] => {
  const name = [length, width, ...(hole ? [hole.x, hole.y, hole.radius] : [])].map(Math.round).join(" ");
  const box = (x0: number, x1: number, y0: number, y1: number, low: number, high: number) =>
    cad.makeBox([x0, y0, low], [x1, y1, high]);
  const bearing = (y: number) =>
    spans(-length / 2, length / 2, y, hole && { center: hole.x, across: hole.y, radius: hole.radius }).map(([a, b]) =>
      box(a, b, y - bars / 2, y + bars / 2, -gratingDepth, 0),
    );
  const cross = (x: number) =>
    spans(-width / 2, width / 2, x, hole && { center: hole.y, across: hole.x, radius: hole.radius }).map(([a, b]) =>
      box(x - 3, x + 3, a, b, -9, -1),
    );
  const ends = [-1, 1].map((side) =>
    box((side * length) / 2 - 2.5, (side * length) / 2 + 2.5, -width / 2, width / 2, -gratingDepth, 0),
  );
  const drafted = `grating outline ${name}`;
  solid(drafted, "grating", () => {
    const plate = cad.makeBox([-length / 2, -width / 2, -gratingDepth], [length / 2, width / 2, 0]);
    return hole ? plate.cut(cad.makeCylinder(hole.radius, 200, [hole.x, hole.y, -100])) : plate;
  });
  return solid(`grating ${name}`, "grating", () =>
    cad.makeCompound([
      ...steps(width - bars, pitch).flatMap(bearing),
      ...steps(length - 6, 120).flatMap(cross),
      ...ends,
    ]),
  ).map((piece) => ({ ...piece, drafted }));
};

/**
 * Grating floor between two corners, its top at `z`, in panels of about a meter; bars along X, or along Y if `turned`.
 */
export const gratingFloor = (
  from: readonly [number, number],
  to: readonly [number, number],
  z: number,
  turned = false,
): Piece[] => {
  const size = [to[0] - from[0], to[1] - from[1]] as const;
  const [length, across] = turned ? [size[1], size[0]] : size;
  const count = Math.max(1, Math.round(across / 1000));
  const width = across / count;
  return repeated(count, (index) => {
    const middle = (index + 0.5) * width;
    const point: Point = turned
      ? [from[0] + middle, from[1] + length / 2, z]
      : [from[0] + length / 2, from[1] + middle, z];
    return at(panel(length - 6, width - 6), point, [0, 0, 1], turned ? 90 : 0);
  });
};

/** Grating around a vessel: one panel with a round hole, in model coordinates. */
export const gratingAround = (
  from: readonly [number, number],
  to: readonly [number, number],
  z: number,
  hole: Hole,
): Piece[] => {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  return at(panel(to[0] - from[0], to[1] - from[1], { ...hole, x: hole.x - middle[0], y: hole.y - middle[1] }), [
    middle[0],
    middle[1],
    z,
  ]);
};

/** Stair tread centered on Z, `width` along X, 240 deep, nosing toward -Y, top at z = 0. */
export const tread = (width: number): Piece[] => [
  ...panel(width, 230),
  ...at(hollow(3, block(width, 30, 34, "grating")), [0, -125, -34]),
];
