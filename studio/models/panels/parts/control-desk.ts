/** Operator's desk with its slatted rail, and the screens on it. */
import type { Material } from "../../../kit/materials.ts";
import { part } from "../../../kit/part.ts";
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow } from "../../../kit/solids.ts";
import { monitor, underDesk } from "./workplace.ts";

/** Length and depth of the desk, height of its top, mm; its front edge is on y = 0. */
export const [length, depth, height] = [2200, 900, 740] as const;
/** Height of the screens' centers, mm. */
export const eyes = 1130;

/** Height of the rail's ends, mm. */
export const railTop = height + 430;

/** Half the length of the rail. */
const end = length / 2 - 60;

export const controlDesk = () =>
  part("desk", [
    ...at(block(length, depth, 32, "internals", 3), [0, depth / 2, height - 32]),
    ...underDesk([length, depth, height], 6),
    ...[-1, 1].flatMap((side) =>
      slab([side * (length / 2 - 20), depth - 90, 0], [side * (length / 2 - 4), depth - 10, height - 32], "steel"),
    ),
    // A frame of flats; screens and lamp are clamped to its slats.
    ...[0, 414].flatMap((up) => slab([-end, depth - 95, height + up], [end, depth - 60, height + up + 6], "steel")),
    ...[-end + 3, -end / 3, end / 3, end - 3].flatMap((x) =>
      slab([x - 3, depth - 95, height], [x + 3, depth - 60, height + 420], "steel"),
    ),
    ...[70, 170, 270, 370].flatMap((up) =>
      slab([-end, depth - 98, height + up], [end, depth - 95, height + up + 34], "galvanised"),
    ),
    ...[-1, 1].flatMap((side) =>
      hollow(
        2,
        slab(
          [side * (length / 2 - 60), depth - 110, height],
          [side * (length / 2 - 36), depth - 40, railTop],
          "plinth",
        ),
      ),
    ),
    ...[-330, 330].flatMap((x) => at(cylinder(40, 3, "plinth"), [x, depth - 180, height])),
  ]).at([0, 0, 0]);

/** Screen on an arm from the rail, turned inward by an angle in degrees. */
export const screenOnArm = (name: string, texture: Material, x: number, y: number, turn: number) => {
  const angle = (turn * Math.PI) / 180;
  const toward: Point = [Math.sin(angle), -Math.cos(angle), 0.07];
  const plate: Point = [x - 60 * toward[0], y - 60 * toward[1], eyes - 4];
  const hold: Point = [plate[0] * 0.94, depth - 98, height + 287];
  return part(name, [
    ...at(monitor(texture), [x, y, eyes], toward),
    ...hollow(3, bar(plate, [plate[0], plate[1] + 50, plate[2]], 24, "galvanised")),
    ...hollow(3, bar([plate[0], plate[1] + 50, plate[2]], [hold[0], hold[1] - 40, hold[2]], 20, "galvanised")),
    ...at(hollow(3, cylinder(32, 44, "plinth")), [hold[0], hold[1], hold[2]], [0, -1, 0]),
  ]).at([0, 0, 0]);
};
