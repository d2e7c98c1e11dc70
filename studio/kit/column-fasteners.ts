/** Clamps and bolts of column internals, on z = 0. */
import { at } from "./placement.ts";
import { block, cylinder, hexagon, type Piece } from "./solids.ts";

/** End of an M10 stud with washer and nut. */
export const nut = (): Piece[] => [
  ...cylinder(11, 2.5, "stainless"),
  ...at(hexagon(17, 8, "stainless"), [0, 0, 2.5]),
  ...at(cylinder(5, 16, "stainless"), [0, 0, 0]),
];

/** Clamp plate with its nut, long side along X. */
export const clamp = (length = 56, width = 28): Piece[] => [
  ...block(length, width, 5, "stainless"),
  ...at(nut(), [0, 0, 5]),
];

/** Copies at regular intervals along a line in X or Y. */
export const row = (
  pieces: readonly Piece[],
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  count: number,
  z = 0,
): Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return at(pieces, [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, z]);
  }).flat();
