/** Rotating parts of the bearing housing, mm: shaft along X at its `axis`. */
import * as cad from "replicad";
import { at, ring } from "../../../kit/placement.ts";
import { type Piece, revolved, solid, tube } from "../../../kit/solids.ts";
import { behindCut } from "./bearing-covers.ts";
import { axis, seat } from "./bearing-housing.ts";

/** Bearing 6314: bore, outside diameter and width, mm (ISO 15). */
export const size = { name: "6314", bore: 70, outside: 2 * seat, width: 35 } as const;
const { width } = size;
/** Key of the solid of a ball. */
export const ball = "bearing ball";
export const ballRadius = 9.6;
/** Half the width of the groove in which the balls run. */
const [middle, groove] = [width / 2, 7] as const;

const outerRing = [
  [62, 0],
  [seat, 0],
  [seat, width],
  [62, width],
  [62, middle + groove],
  [65, middle],
  [62, middle - groove],
] as const;
const innerRing = [
  [size.bore / 2, 0],
  [48, 0],
  [48, middle - groove],
  [45, middle],
  [48, middle + groove],
  [48, width],
  [size.bore / 2, width],
] as const;

/** Deep-groove ball bearing with its left face at x; its outer ring can be cut. */
export const bearing = (x: number, cut: boolean): Piece[] => [
  ...(cut ? behindCut(outerRing, "stainless", x) : at(revolved(outerRing, "stainless"), [x, 0, axis], [1, 0, 0])),
  ...at(
    [
      ...revolved(innerRing, "stainless"),
      ...at(tube(58, 52, 9, "brass"), [0, 0, middle - 4.5]),
      ...ring(
        solid(ball, "stainless", () => cad.makeSphere(ballRadius)),
        11,
        55,
        middle,
      ),
    ],
    [x, 0, axis],
    [1, 0, 0],
  ),
];

/** Radii of the shaft: at its right end, in the bearings. Distance of the bearings' inner faces from the middle, mm. */
export const [journal, seated, shoulder] = [30, size.bore / 2, 79.5] as const;

/**
 * Shaft along +Z from its end, with seats for two bearings. Ground and not polished, because it would reflect the cut
 * faces.
 */
export const shaft = (): Piece[] =>
  revolved(
    [
      [0, -250],
      [27, -250],
      [29, -248],
      [29, -170],
      [journal, -170],
      [journal, -115.5],
      [seated, -115.5],
      [seated, -shoulder],
      [44, -shoulder],
      [44, shoulder],
      [seated, shoulder],
      [seated, 115.5],
      [journal, 115.5],
      [journal, 276],
      [27, 280],
      [0, 280],
    ],
    "brushed",
  );
