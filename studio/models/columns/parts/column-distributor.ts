import { Vector3 } from "three";
import { clamp, nut } from "../../../kit/column-plates.ts";
import type { Flat } from "../../../kit/column-plates.ts";
import { centerLine } from "../../../kit/pipe.ts";
import { part } from "../../../kit/part.ts";
import { at, slab, turned } from "../../../kit/placement.ts";
import { extruded, type Outline, type Piece, tube } from "../../../kit/solids.ts";
import { columnRadius, distributor } from "./column-duty.ts";
import { shellNozzle } from "./column-shell.ts";

const { troughs, spacing, dripPitch, dripBore } = distributor;
const wall = 3;
export const trough = { half: 52, height: 210 };
export const parting = { half: 85, height: 190, length: 960 };
/** Height above the ring of the troughs' underside and of the parting box, mm. */
export const troughAt = 30;
export const partingAt = troughAt + trough.height + 6;

/** Height of the ends of the drip tubes, mm. */
export const dripEnd = -140;

/** Positions of overflow notches along a trough. */
const alongTrough = (length: number): number[] => {
  const count = Math.floor(length / 120);
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * length);
};

/** Side wall with overflow V-notches along its top edge. Drawn in XY, then turned upright. */
const notched = (length: number, height: number, notches: readonly number[]): Piece[] => {
  const top = notches.flatMap((middle): Flat[] => [
    [middle - 18, height],
    [middle, height - 42],
    [middle + 18, height],
  ]);
  const outline: Outline = [
    [length / 2, 0],
    [length / 2, height],
    ...top.toReversed(),
    [-length / 2, height],
    [-length / 2, 0],
  ];
  return extruded(outline.toReversed(), wall, "brushed");
};

/** Open trough along X on z = 0. */
const openTrough = (
  length: number,
  { half, height }: { half: number; height: number },
  notches = alongTrough(length),
): Piece[] => [
  ...slab([-length / 2, -half, 0], [length / 2, half, wall], "brushed"),
  ...[-half, half - wall].flatMap((y) => at(notched(length, height, notches), [0, y + wall, 0], [0, -1, 0])),
  ...[-length / 2, length / 2 - wall].flatMap((x) => slab([x, -half, 0], [x + wall, half, height], "brushed")),
  ...[-0.28, 0.28].flatMap((share) =>
    slab([length * share - 12, -half, height - 60], [length * share + 12, half, height - 56], "brushed"),
  ),
];

/** Places of the troughs along X, mm. */
export const troughX = Array.from({ length: troughs }, (_, index) => (index - (troughs - 1) / 2) * spacing);
const lengthAt = (x: number) => 2 * (Math.sqrt((columnRadius - 62) ** 2 - (Math.abs(x) + trough.half) ** 2) - 4);

/** Drip points of the distributor, two rows per trough. */
export const dripPoints = (): Flat[] =>
  troughX.flatMap((x) => {
    const count = Math.floor((lengthAt(x) - 60) / dripPitch) + 1;
    return Array.from({ length: count }, (_, index): Flat[] => {
      const y = (index - (count - 1) / 2) * dripPitch;
      return [
        [x - 30, y],
        [x + 30, y],
      ];
    }).flat();
  });

const oneTrough = (x: number): Piece[] => {
  const end = lengthAt(x) / 2;
  const wallAt = Math.sqrt((columnRadius - 14) ** 2 - (Math.abs(x) + 20) ** 2);
  return [
    ...turned(openTrough(2 * end, trough), 90, [x, 0, troughAt]),
    ...[-1, 1].flatMap((side) => [
      ...slab([x - 20, side * end, troughAt + 44], [x + 20, side * wallAt, troughAt + 52], "brushed"),
      ...slab([x - 4, side * end, troughAt + 4], [x + 4, side * (end + 26), troughAt + 44], "brushed"),
      // Leveling screw: stands on the ring and adjusts the trough's height.
      ...at(tube(7, 1, troughAt + 62, "stainless"), [x, side * (wallAt - 18), 0]),
      ...at(nut(), [x, side * (wallAt - 18), troughAt + 52]),
    ]),
  ];
};

/** Trough distributor with a parting box above it, on a ring at z = 0. */
export const liquidDistributor = () => {
  const feedAt = partingAt + parting.height + 130;
  const bend = [
    new Vector3(0, columnRadius - 20, feedAt),
    new Vector3(0, 0, feedAt),
    new Vector3(0, 0, partingAt + 70),
  ];
  return {
    troughs: part("troughs", troughX.flatMap(oneTrough)),
    drips: part(
      "drip tubes",
      dripPoints().flatMap(([x, y]) =>
        at(tube(dripBore / 2 + 2, dripBore / 2, troughAt - dripEnd, "stainless"), [x, y, dripEnd]),
      ),
    ),
    parting: part("parting box", [
      // The parting box overflows into a trough and not between two of them.
      ...at(openTrough(parting.length, parting, troughX), [0, 0, partingAt]),
      ...troughX.flatMap((x) => at(tube(26, 23, 60, "stainless"), [x, 0, partingAt - 60])),
      ...troughX.flatMap((x) =>
        [-1, 1].flatMap((side) => [
          ...slab(
            [x - trough.half, side * 70 - 20, partingAt - 6],
            [x + trough.half, side * 70 + 20, partingAt],
            "brushed",
          ),
          ...turned(clamp(46, 26), 0, [x - 26, side * (parting.half + 14), partingAt - 6]),
        ]),
      ),
    ]),
    feed: part("feed pipe", centerLine(bend, { outside: 114, wall: 6, material: "stainless" }, 152)),
    feedAt,
  };
};

/** Nozzle of the feed pipe at height z, mm, and its hole in the shell. */
export const liquidNozzle = (z: number) => shellNozzle(90, z, { bore: 100, reach: 170, buried: 20 });
