/** Vectors of three numbers, and matrices of 16 in WebGL's order (columns first). */
export type Vector = readonly [number, number, number];
export type Matrix = readonly number[];

export const add = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];
export const minus = (a: Vector, b: Vector): Vector => add(a, b, -1);
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.sqrt(dot(a, a));

/** The matrix of a view: axes of the viewer, all of unit length, and its place. */
export const viewMatrix = (right: Vector, up: Vector, away: Vector, from: Vector): Matrix => [
  ...([0, 1, 2] as const).flatMap((axis) => [right[axis], up[axis], away[axis], 0]),
  -dot(right, from),
  -dot(up, from),
  -dot(away, from),
  1,
];

/** `halfX`, `halfY`: half the width and height seen at a distance of 1. */
// oxfmt-ignore
export const perspective = (halfX: number, halfY: number, near: number, far: number): Matrix => [
  1 / halfX, 0, 0, 0,
  0, 1 / halfY, 0, 0,
  0, 0, (near + far) / (near - far), -1,
  0, 0, (2 * near * far) / (near - far), 0,
];

/** `halfX`, `halfY`: half the width and height seen at any distance. */
// oxfmt-ignore
export const parallel = (halfX: number, halfY: number, near: number, far: number): Matrix => [
  1 / halfX, 0, 0, 0,
  0, 1 / halfY, 0, 0,
  0, 0, 2 / (near - far), 0,
  0, 0, (near + far) / (near - far), 1,
];

const at = (matrix: Matrix, row: number, column: number): number => matrix[row + 4 * column] ?? 0;

export const times = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, index) => {
    const [row, column] = [index % 4, Math.floor(index / 4)];
    return [0, 1, 2, 3].reduce((sum, k) => sum + at(a, row, k) * at(b, k, column), 0);
  });

/** A point in the space of a matrix, divided by its depth. */
export const projected = (matrix: Matrix, [x, y, z]: Vector): Vector => {
  const [u, v, w, depth] = [0, 1, 2, 3].map(
    (row) => at(matrix, row, 0) * x + at(matrix, row, 1) * y + at(matrix, row, 2) * z + at(matrix, row, 3),
  ) as [number, number, number, number];
  return [u / depth, v / depth, w / depth];
};
