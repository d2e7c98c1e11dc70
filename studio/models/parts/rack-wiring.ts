import { type Part, part } from "../../kit/part.ts";
import { at, slab } from "../../kit/placement.ts";
import { cylinder } from "../../kit/solids.ts";

/** Cable duct between two uprights at x = `from` and `to`, the transmitters' cables into it, and a junction box below. */
export const rackWiring = (from: number, to: number, top: number, cables: readonly { x: number; z: number }[]): Part =>
  part("cable duct", [
    ...slab([from, 8, top - 60], [to, 58, top], "galvanised"),
    ...cables.flatMap(({ x, z }) => [
      ...at(cylinder(7, z - top, "rubber"), [x, 40, top]),
      ...at(cylinder(12, 24, "galvanised"), [x, 40, top - 8]),
    ]),
    ...slab([to - 420, -70, top - 270], [to - 60, 70, top - 60], "paint"),
    ...slab([to - 430, -78, top - 278], [to - 50, -68, top - 52], "paint"),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].flatMap((b) =>
        at(cylinder(7, 5, "galvanised"), [to - 240 + a * 175, -78, top - 165 + b * 98], [0, -1, 0]),
      ),
    ),
    ...slab([to - 300, -81, top - 150], [to - 180, -78, top - 105], "stainless"),
    ...Array.from({ length: 4 }, (_, index) =>
      at(cylinder(14, 36, "galvanised"), [to - 360 + index * 80, 0, top - 306]),
    ).flat(),
  ]).at([0, 0, 0]);
