/** Plates of column internals, on z = 0: segments of a disk, perforated or folded; their clamps and bolts. */
import * as cad from "replicad";
import type { Material } from "./materials.ts";
import { at, repeated } from "./placement.ts";
import { block, cylinder, hexagon, type Outline, type Piece, solid } from "./solids.ts";

export type Flat = readonly [number, number];
type Range = readonly [number, number];

/** Round hole, mm. */
export interface Hole {
  x: number;
  y: number;
  diameter: number;
}

/** The part of an outline on one side of a line perpendicular to an axis (0: X, 1: Y). */
const beside = (outline: Outline, axis: 0 | 1, limit: number, sign: 1 | -1): Outline => {
  const over = (point: Flat) => sign * (point[axis] - limit);
  return outline.flatMap((point, index): Flat[] => {
    const before = outline.at(index - 1) as Flat;
    const [a, b] = [over(before), over(point)];
    const share = a / (a - b);
    const crossing: Flat = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    return [...(a > 0 !== b > 0 ? [crossing] : []), ...(b > 0 ? [] : [point])];
  });
};

/**
 * Intersection of a disk about the origin with a rectangle, mm. The arc is approximated by chords, with an error below
 * 0.3 mm.
 */
export const diskOutline = (radius: number, [left, right]: Range, [front, back]: Range): Outline => {
  const circle = Array.from({ length: 120 }, (_, index): Flat => {
    const angle = ((index + 0.5) / 60) * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return beside(beside(beside(beside(circle, 0, right, 1), 0, left, -1), 1, back, 1), 1, front, -1);
};

/** Points on a triangular pitch about the origin, rows along X, mm. */
export const triangular = (pitch: number, reach: number, holds: (x: number, y: number) => boolean): Flat[] => {
  const rows = Math.ceil(reach / (pitch * 0.866));
  const columns = Math.ceil(reach / pitch);
  const points: Flat[] = [];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * pitch, row * pitch * Math.sqrt(0.75)];
      if (holds(x, y)) points.push([x, y]);
    }
  return points;
};

const wire = (outline: Outline) =>
  cad.assembleWire(
    outline.map(([x, y], index) => {
      const [fromX, fromY] = outline.at(index - 1) as Flat;
      return cad.makeLine([fromX, fromY, 0], [x, y, 0]);
    }),
  );

/** Flat face with round holes. */
const faceOf = (outline: Outline, holes: readonly Hole[] = []): cad.Face =>
  cad.makeFace(
    wire(outline),
    holes.map(({ x, y, diameter }) => cad.assembleWire([cad.makeCircle(diameter / 2, [x, y, 0], [0, 0, -1])])),
  );

/** Prism whose edges shift by `lean` mm toward +X over its height. */
export const leaning = (outline: Outline, height: number, lean: number): cad.Shape3D =>
  cad.basicFaceExtrusion(faceOf(outline), new cad.Vector([lean, 0, height]));

/** Perforated plate, extruded from a face with holes: cutting hundreds of holes one by one takes minutes. */
export const perforated = (outline: Outline, holes: readonly Hole[], thickness: number, material: Material): Piece[] =>
  solid(`perforated ${JSON.stringify([outline, holes.map((hole) => Object.values(hole)), thickness])}`, material, () =>
    cad.basicFaceExtrusion(faceOf(outline, holes), new cad.Vector([0, 0, thickness])),
  );

/** Outline of a folded plate; the plate is to the left of the line. */
export const folded = (line: readonly Flat[], thickness: number): Outline => {
  const normals = line.slice(1).map(([x, y], index): Flat => {
    const [fromX, fromY] = line[index] as Flat;
    const length = Math.hypot(x - fromX, y - fromY);
    return [(fromY - y) / length, (x - fromX) / length];
  });
  const offset = line.map(([x, y], index): Flat => {
    const [a, b] = [normals[Math.max(0, index - 1)] as Flat, normals[Math.min(index, normals.length - 1)] as Flat];
    const reach = thickness / (1 + a[0] * b[0] + a[1] * b[1]);
    return [x + (a[0] + b[0]) * reach, y + (a[1] + b[1]) * reach];
  });
  return [...line, ...offset.toReversed()];
};

/** End of an M10 stud with washer and nut. */
export const nut = (): Piece[] => [
  ...cylinder(11, 2.5, "stainless"),
  ...at(hexagon(17, 8, "stainless"), [0, 0, 2.5]),
  ...at(cylinder(5, 16, "stainless"), [0, 0, 0]),
];

/** Radius about a nut's axis that its washer and a socket wrench need, mm. */
export const socket = 14;

/** Places of nuts. Throws if the wrench for one of them would be on a round device: a hole, a valve or a cap. */
export const clearOf = (devices: readonly Flat[], outside: number, nuts: readonly Flat[]): readonly Flat[] => {
  const on = nuts.find(([x, y]) => devices.some(([a, b]) => Math.hypot(x - a, y - b) < outside / 2 + socket));
  if (on) throw new Error(`The nut at ${on.map(Math.round).join(", ")} is on a device of ${outside}`);
  return nuts;
};

/** Clamp plate with its nut, long side along X. */
export const clamp = (length = 56, width = 28): Piece[] => [
  ...block(length, width, 5, "stainless"),
  ...at(nut(), [0, 0, 5]),
];

/** Copies at regular intervals along a line in X or Y. */
export const row = (pieces: readonly Piece[], [fromX, fromY]: Flat, [toX, toY]: Flat, count: number, z = 0): Piece[] =>
  repeated(count, (index) => {
    const share = index / (count - 1);
    return at(pieces, [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, z]);
  });
