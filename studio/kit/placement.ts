import { Matrix4, Quaternion, Vector3 } from "three";
import type { Material } from "./materials.ts";
import { block, cylinder, type Piece } from "./solids.ts";

export type Point = readonly [number, number, number];

/** A corner of a line: a point, or the coordinates in which it differs from the corner before it, mm. */
export type Corner = Point | Partial<Record<"x" | "y" | "z", number>>;

/** The points of corners; `before` is that before the first one. */
export const pointsOf = (corners: readonly Corner[], before: Point = [0, 0, 0]): Point[] => {
  let [x, y, z] = before;
  return corners.map((corner): Point => {
    if ("length" in corner) [x, y, z] = corner;
    else ({ x = x, y = y, z = z } = corner);
    return [x, y, z];
  });
};

const up = new Vector3(0, 0, 1);

/**
 * Matrix that rotates +Z to `direction` with local X kept horizontal, rotates by `roll` degrees about it, then moves to
 * `point`.
 */
export const placement = (point: Point, direction: Point = [0, 0, 1], roll = 0): Matrix4 => {
  const z = new Vector3(...direction).normalize();
  const turn = new Quaternion();
  if (Math.abs(z.z) > 0.99999) {
    if (z.z < 0) turn.setFromAxisAngle(new Vector3(1, 0, 0), Math.PI);
  } else {
    const x = new Vector3().crossVectors(up, z).normalize();
    turn.setFromRotationMatrix(new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z));
  }
  turn.multiply(new Quaternion().setFromAxisAngle(up, (roll * Math.PI) / 180));
  return new Matrix4().compose(new Vector3(...point), turn, new Vector3(1, 1, 1));
};

export const moved = (pieces: readonly Piece[], matrix: Matrix4): Piece[] =>
  pieces.map((piece) => ({ ...piece, matrix: matrix.clone().multiply(piece.matrix) }));

/** Places pieces modeled along +Z at `point`, along `direction`. */
export const at = (pieces: readonly Piece[], point: Point, direction?: Point, roll?: number): Piece[] =>
  moved(pieces, placement(point, direction, roll));

/** Point at a bearing in degrees from +X, `reach` mm from the Z axis. */
export const polar = (reach: number, bearing: number, z = 0): Point => {
  const angle = (bearing * Math.PI) / 180;
  return [reach * Math.cos(angle), reach * Math.sin(angle), z];
};

/** Rotates pieces about Z by degrees, and places them at `point`. */
export const turned = (pieces: readonly Piece[], degrees: number, point: Point = [0, 0, 0]): Piece[] =>
  at(pieces, point, [0, 0, 1], degrees);

/** Copies of the pieces at the four corners ±x, ±y. */
export const corners = (pieces: readonly Piece[], x: number, y: number, z = 0): Piece[] =>
  [-x, x].flatMap((a) => [-y, y].flatMap((b) => at(pieces, [a, b, z])));

/**
 * Copies of the pieces on a circle about Z, each rotated with its bearing; if `straddled`, the first is half a pitch
 * from +X.
 */
export const ring = (pieces: readonly Piece[], count: number, radius: number, z = 0, straddled = false): Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const bearing = ((index + (straddled ? 0.5 : 0)) / count) * 2 * Math.PI;
    const point: Point = [radius * Math.cos(bearing), radius * Math.sin(bearing), z];
    return at(pieces, point, [0, 0, 1], (bearing * 180) / Math.PI);
  }).flat();

/** The pieces that `make` makes `count` times, with the indices from 0. */
export const repeated = (count: number, make: (index: number) => readonly Piece[]): Piece[] =>
  Array.from({ length: count }, (_, index) => make(index)).flat();

/** Round bar between two points. */
export const bar = (from: Point, to: Point, radius: number, material: Material): Piece[] => {
  const along = new Vector3(...to).sub(new Vector3(...from));
  return at(cylinder(radius, along.length(), material), from, along.toArray());
};

/** Block between two opposite corners. */
export const slab = (a: Point, b: Point, material: Material): Piece[] =>
  at(block(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2]), material), [
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2,
    Math.min(a[2], b[2]),
  ]);
