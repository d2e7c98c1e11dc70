import { at, slab } from "./placement.ts";
import { block, cylinder, hexagon, type Piece } from "./solids.ts";

/** Nameplate on a bracket with its foot on z = 0, facing +Z, its back `off` mm from the wall; text lines along X. */
export const nameplate = (width = 180, height = 120, off = 52): Piece[] => [
  ...[-1, 1].flatMap((side) => slab([side * width * 0.4 - 5, -20, -20], [side * width * 0.4 + 5, 20, off], "steel")),
  ...at(block(width + 24, height + 24, 6, "steel"), [0, 0, off]),
  ...at(block(width, height, 2, "stainless"), [0, 0, off + 6]),
  ...[0.3, 0.1, -0.1, -0.3].flatMap((share, row) =>
    at(block(width * (row ? 0.8 : 0.5), height * 0.05, 0.6, "ink"), [0, height * share, off + 8]),
  ),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => at(cylinder(3, 2, "galvanised"), [x * width * 0.46, y * height * 0.43, off + 8])),
  ),
];

/** Earthing boss on z = 0 with its bolt. */
export const earthingBoss = (): Piece[] => [
  ...cylinder(18, 30, "stainless"),
  ...at(cylinder(14, 3, "galvanised"), [0, 0, 30]),
  ...at(hexagon(17, 8, "galvanised"), [0, 0, 33]),
];
