/** Rotating parts of the bearing housing, mm: shaft along X at its `axis`. */
import * as cad from "replicad";
import { at, ring } from "../../../kit/placement.ts";
import { type Piece, revolved, solid, tube } from "../../../kit/solids.ts";
import { behindCut } from "./bearing-covers.ts";
import { axis, seat } from "./bearing-housing.ts";

const outerRing = [
  [62, 0],
  [seat, 0],
  [seat, 30],
  [62, 30],
  [62, 22],
  [65, 15],
  [62, 8],
] as const;
const innerRing = [
  [35, 0],
  [48, 0],
  [48, 8],
  [45, 15],
  [48, 22],
  [48, 30],
  [35, 30],
] as const;

/** Deep-groove ball bearing with its left face at x. Right of the center its outer ring is cut. */
export const bearing = (x: number): Piece[] => [
  ...(x > 0 ? behindCut(outerRing, "stainless", x) : at(revolved(outerRing, "stainless"), [x, 0, axis], [1, 0, 0])),
  ...at(
    [
      ...revolved(innerRing, "stainless"),
      ...at(tube(58, 52, 9, "brass"), [0, 0, 10.5]),
      ...ring(
        solid("bearing ball", "stainless", () => cad.makeSphere(9.6)),
        11,
        55,
        15,
      ),
    ],
    [x, 0, axis],
    [1, 0, 0],
  ),
];

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
      [30, -170],
      [30, -115.5],
      [35, -115.5],
      [35, -84.5],
      [44, -84.5],
      [44, 84.5],
      [35, 84.5],
      [35, 115.5],
      [30, 115.5],
      [30, 276],
      [27, 280],
      [0, 280],
    ],
    "brushed",
  );
