/** Vectors of three numbers, and matrices of 16 in WebGL's order (columns first). */
export type Vector = readonly [number, number, number];
export type Matrix = Float32Array<ArrayBuffer>;

export const add = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];
export const minus = (a: Vector, b: Vector): Vector => add(a, b, -1);
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.sqrt(dot(a, a));

/** The matrix of a view: axes of the viewer, all of unit length, and its place. */
export const viewMatrix = (right: Vector, up: Vector, away: Vector, from: Vector): Matrix =>
  new Float32Array([
    ...[0, 1, 2].flatMap((axis) => [right[axis as 0], up[axis as 0], away[axis as 0], 0]),
    -dot(right, from),
    -dot(up, from),
    -dot(away, from),
    1,
  ]);

/** `halfX`, `halfY`: half the width and height seen at a distance of 1. */
export const perspective = (halfX: number, halfY: number, near: number, far: number): Matrix =>
  new Float32Array([
    ...[1 / halfX, 0, 0, 0, 0, 1 / halfY, 0, 0],
    ...[0, 0, (near + far) / (near - far), -1],
    ...[0, 0, (2 * near * far) / (near - far), 0],
  ]);

/** `halfX`, `halfY`: half the width and height seen at any distance. */
export const parallel = (halfX: number, halfY: number, near: number, far: number): Matrix =>
  new Float32Array([
    ...[1 / halfX, 0, 0, 0, 0, 1 / halfY, 0, 0],
    ...[0, 0, 2 / (near - far), 0],
    ...[0, 0, (near + far) / (near - far), 1],
  ]);

export const times = (a: Matrix, b: Matrix): Matrix =>
  Float32Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [at % 4, at - (at % 4)];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[row + 4 * k] ?? 0) * (b[column + k] ?? 0), 0);
  });

/** A point in the space of a matrix, divided by its depth. */
export const projected = (m: Matrix, [x, y, z]: Vector): Vector => {
  const of = (row: number) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0);
  return [of(0) / of(3), of(1) / of(3), of(2) / of(3)];
};
