import { straightCable } from "../../../kit/cable.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, slab } from "../../../kit/placement.ts";
import { cylinder, hollow } from "../../../kit/solids.ts";

/**
 * Cable duct between two uprights at x = `from` and `to`, its top at `duct`, with the transmitters' cables to glands on their left; it runs
 * down the second upright to a junction box with its top at `box`.
 */
export const rackWiring = (
  from: number,
  to: number,
  { duct: top, box }: { duct: number; box: number },
  cables: readonly { x: number; z: number }[],
): Part =>
  part("cable duct", [
    ...hollow(1.5, slab([from, 8, top - 60], [to, 58, top], "galvanised")),
    ...hollow(1.5, slab([to - 60, 8, box - 120], [to, 58, top - 60], "galvanised")),
    ...cables.flatMap(({ x, z }) => [
      ...straightCable(
        [
          [x, 40, top],
          [x, 40, z],
          [x - 8, 40, z],
        ],
        7,
        "rubber",
      ),
      ...at(cylinder(12, 24, "galvanised"), [x, 40, top - 8]),
    ]),
    ...hollow(2, slab([to - 420, -70, box - 210], [to - 60, 70, box], "paint")),
    ...hollow(1.5, slab([to - 430, -78, box - 218], [to - 50, -68, box + 8], "paint")),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].flatMap((b) =>
        at(cylinder(7, 5, "galvanised"), [to - 240 + a * 175, -78, box - 105 + b * 98], [0, -1, 0]),
      ),
    ),
    ...slab([to - 300, -81, box - 90], [to - 180, -78, box - 45], "stainless"),
    ...Array.from({ length: 4 }, (_, index) =>
      at(cylinder(14, 36, "galvanised"), [to - 360 + index * 80, 0, box - 246]),
    ).flat(),
  ]).at([0, 0, 0]);
