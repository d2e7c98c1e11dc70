import { earthingBoss } from "./nameplates.ts";
import { type Part, part } from "./part.ts";
import { at, slab } from "./placement.ts";
import { block, hollow, type Piece } from "./solids.ts";
import { anchorBolt, liftingLug } from "./vessel-supports.ts";

interface RackForm {
  width: number;
  depth: number;
  height: number;
  /** Positions of intermediate uprights, mm from the center. */
  bays: readonly number[];
  /** Heights of rails along the front, mm. */
  rails: readonly number[];
}

const size = 60;
const sill = 100;

/**
 * Open rack of square stainless tube on z = 0, its front in y = 0: sills, drip tray, uprights, rails, lugs, base
 * plates.
 */
export const rack = (name: string, { width, depth, height, bays, rails }: RackForm): Part => {
  const half = width / 2;
  const columns = [-half + size / 2, ...bays, half - size / 2];
  const rows = [size / 2, depth - size / 2];
  const level = (z: number): Piece[] => [
    ...rows.flatMap((y) => hollow(3, slab([-half, y - size / 2, z - size], [half, y + size / 2, z], "stainless"))),
    ...columns.flatMap((x) =>
      hollow(3, slab([x - size / 2, size, z - size], [x + size / 2, depth - size, z], "stainless")),
    ),
  ];
  return part(name, [
    ...level(sill),
    ...level(height),
    ...slab([-half + 20, 20, sill], [half - 20, depth - 20, sill + 5], "stainless"),
    ...columns.flatMap((x) =>
      rows.flatMap((y) => at(hollow(3, block(size, size, height - size - sill, "stainless")), [x, y, sill])),
    ),
    ...rails.flatMap((z) => hollow(2, slab([-half + size, 8, z - 20], [half - size, 30, z + 20], "stainless"))),
    ...rows.flatMap((y) =>
      [-1, 1].flatMap((side) => at(liftingLug(110, "stainless"), [side * (half - 200), y, height])),
    ),
    ...columns.flatMap((x) =>
      rows.flatMap((y) => [
        ...at(block(150, 150, 12, "stainless"), [x, y, 0]),
        ...at(hollow(3, block(size, size, sill - size, "stainless")), [x, y, 0]),
        ...[-1, 1].flatMap((side) => at(anchorBolt(16), [x + side * 52, y + side * 52, 12])),
      ]),
    ),
    ...at(earthingBoss(), [-half + 300, 0, sill - size / 2], [0, -1, 0]),
    ...at(earthingBoss(), [half - 300, 0, sill - size / 2], [0, -1, 0]),
  ]).at([0, 0, 0]);
};
