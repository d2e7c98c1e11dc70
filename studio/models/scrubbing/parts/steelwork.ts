import { type Part, part } from "../../../kit/part.ts";
import { clampArm, uBolt } from "../../../kit/pipe-supports.ts";
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { block, hollow, tube } from "../../../kit/solids.ts";
import { skidBase } from "../../../kit/skids.ts";
import { beam } from "../../../kit/steel.ts";
import { skidSize } from "./duty.ts";

/** Height of the skid's deck, mm. */
export const deck = 200;

export const skid = (): Part =>
  part("skid", skidBase({ length: skidSize[0], width: skidSize[1], height: deck, crossMembers: 7 })).at([0, 0, 0]);

/** Four columns and two beams that carry the tower by its lugs, so that the tank does not carry its weight. */
export const towerStand = (x: number, lugs: number): Part =>
  part("tower stand", [
    ...[-900, 900].flatMap((offset) => [
      ...[-1130, 1130].flatMap((y) => [
        ...at(hollow(5, block(100, 100, lugs - 140 - deck - 12, "steel")), [x + offset, y, deck + 12]),
        ...at(block(140, 130, 12, "steel"), [x + offset, y, deck]),
      ]),
      ...beam([x + offset, -1190, lugs - 70], [x + offset, 1190, lugs - 70], "HEB 140"),
    ]),
    ...[-1130, 1130].flatMap((y) => hollow(4, bar([x - 900, y, lugs - 500], [x - 430, y, lugs - 160], 24, "steel"))),
    ...[-1130, 1130].flatMap((y) =>
      hollow(5, slab([x - 850, y - 40, lugs - 240], [x + 850, y + 40, lugs - 140], "steel")),
    ),
  ]).at([0, 0, 0]);

/** Post with a short crosspiece and two straps under the header, between the pumps. */
export const headerStand = (x: number, y: number, under: number): Part =>
  part("header stand", [
    ...hollow(5, slab([x - 40, y - 40, deck], [x + 40, y + 40, under - 60], "galvanised")),
    ...slab([x - 90, y - 90, deck], [x + 90, y + 90, deck + 12], "galvanised"),
    ...hollow(4, slab([x - 40, y - 240, under - 60], [x + 40, y + 240, under], "galvanised")),
    ...[-120, 120].flatMap((offset) => at(tube(62, 55, 30, "galvanised"), [x, y + offset - 15, under + 55], [0, 1, 0])),
  ]).at([0, 0, 0]);

/** Angle under the caustic line along X from above `from` to `end`, on two posts, with U-bolts: a small line sags. */
export const causticRail = ([x, y, z]: Point, end: number): Part => {
  const [under, first, last] = [z - 16, x + 90, end - 90];
  return part("caustic rail", [
    ...slab([first, y - 20, under - 4], [last, y + 20, under], "galvanised"),
    ...slab([first, y + 16, under - 40], [last, y + 20, under - 4], "galvanised"),
    ...[x + 260, end - 500].flatMap((post) => [
      ...hollow(3, slab([post - 25, y - 25, deck + 10], [post + 25, y + 16, under - 4], "galvanised")),
      ...slab([post - 70, y - 70, deck], [post + 70, y + 70, deck + 10], "galvanised"),
    ]),
    ...[first + 60, (first + last) / 2, last - 60].flatMap((bolt) => at(uBolt(25, "pipe"), [bolt, y, under])),
  ]).at([0, 0, 0]);
};

/** Posts under the venturi's liquor line through `corner` on the stand of the tower at `x`, and the clamp of its riser. */
export const liquorSupports = (x: number, [vx, y, z]: Point, beamTop: number): Part => {
  const under = z - 31.5;
  return part("pipe posts", [
    ...[-900, 900].flatMap((aside) =>
      hollow(4, slab([x + aside - 30, y - 30, beamTop], [x + aside + 30, y + 30, under], "galvanised")),
    ),
    ...hollow(4, slab([x - 30, -1150, beamTop - 140], [x + 30, -1100, under - 40], "galvanised")),
    ...hollow(4, slab([x - 30, -1150, under - 40], [x + 30, y + 40, under], "galvanised")),
    ...clampArm([vx, -288, 4300], [vx, y, 4300], 50, "pipe"),
  ]).at([0, 0, 0]);
};
