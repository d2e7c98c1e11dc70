/** Rotating parts of the bearing housing, mm: shaft along X at its `axis`. */
import * as cad from "replicad";
import { at, ring } from "../../../kit/placement.ts";
import { closed, type Piece, revolved, solid } from "../../../kit/solids.ts";
import { axis, behindCut, seat } from "./bearing-housing.ts";

/** Bearing 6314: bore, outside diameter and width, mm (ISO 15). */
export const size = { name: "6314", bore: 70, outside: 2 * seat, width: 35 } as const;
const { width } = size;
/** Key of the solid of a ball. */
export const ball = "bearing ball";
export const ballRadius = 12.7;
const [balls, pitch] = [8, 55] as const;
const middle = width / 2;
/** Radius of the grooves in which the balls run, and their outlines from the left at this many degrees from the radius. */
const groove = 1.04 * ballRadius;
const grooved = (side: 1 | -1, degrees: readonly number[]) =>
  degrees.map((angle): [number, number] => {
    const from = (angle * Math.PI) / 180;
    const center = pitch + side * (ballRadius - groove);
    return [center + side * groove * Math.cos(from), middle + groove * Math.sin(from)];
  });
const arc = [-54, -36, -18, 0, 18, 36, 54] as const;

const outerRing = [[62.2, 0], [seat, 0], [seat, width], [62.2, width], ...grooved(1, arc.toReversed())] as const;
const innerRing = [[size.bore / 2, 0], [47.8, 0], ...grooved(-1, arc), [47.8, width], [size.bore / 2, width]] as const;

/** Solid brass cage, guided by the balls in its drilled pockets. */
const cage = (): Piece[] =>
  solid("bearing cage", "brass", () =>
    Array.from({ length: balls }, (_, index) => (index / balls) * 2 * Math.PI).reduce<cad.Shape3D>(
      (rest, angle) =>
        rest.cut(cad.makeCylinder(ballRadius + 0.3, 80, [0, 0, 0], [Math.cos(angle), Math.sin(angle), 0])),
      cad.makeCylinder(59, 32, [0, 0, -16]).cut(cad.makeCylinder(51, 32, [0, 0, -16])),
    ),
  );

/** Deep-groove ball bearing with its left face at x; its outer ring can be cut. Balls are above and below the shaft. */
export const bearing = (x: number, cut: boolean): Piece[] => [
  ...(cut ? behindCut(outerRing, "stainless", x) : at(revolved(outerRing, "stainless"), [x, 0, axis], [1, 0, 0])),
  ...at(
    [
      ...revolved(innerRing, "stainless"),
      ...at(cage(), [0, 0, middle]),
      ...ring(
        solid(ball, "stainless", () => cad.makeSphere(ballRadius)),
        balls,
        pitch,
        middle,
      ),
    ],
    [x, 0, axis],
    [1, 0, 0],
  ),
];

/** Radii of the shaft: at its right end, in the bearings. Distance of the bearings' inner faces from the middle, mm. */
export const [journal, seated, shoulder] = [30, size.bore / 2, 79.5] as const;
/** Radius of its left end. */
export const freeEnd = 29;

/** Key of the coupling in the shaft's right end (DIN 6885): length, width and height, depth in the shaft, middle, mm. */
const keyAt = { long: 90, wide: 18, high: 11, deep: 7, middle: 222 } as const;
export const keyName = `DIN 6885 A ${keyAt.wide} × ${keyAt.high} × ${keyAt.long}`;
/** Ends of the shaft along X. */
export const shaftEnds = [-250, 280] as const;

/** The key, or what is milled out for it. */
const keyShape = (high: number): cad.Shape3D => {
  const [straight, side] = [(keyAt.long - keyAt.wide) / 2, keyAt.wide / 2];
  return cad
    .draw([-straight, -side])
    .lineTo([straight, -side])
    .threePointsArcTo([straight, side], [straight + side, 0])
    .lineTo([-straight, side])
    .threePointsArcTo([-straight, -side], [-straight - side, 0])
    .close()
    .sketchOnPlane("XY")
    .extrude(high)
    .translate(keyAt.middle, 0, axis + journal - keyAt.deep) as cad.Shape3D;
};
export const key = (): Piece[] => solid("bearing shaft's key", "galvanised", () => keyShape(keyAt.high));

/** Outline in [x, radius] with seats for two bearings. */
const shaftOutline = [
  [shaftEnds[0], 0],
  [shaftEnds[0], 27],
  [-248, freeEnd],
  [-170, freeEnd],
  [-170, journal],
  [-115.5, journal],
  [-115.5, seated],
  [-shoulder, seated],
  [-shoulder, 44],
  [shoulder, 44],
  [shoulder, seated],
  [115.5, seated],
  [115.5, journal],
  [276, journal],
  [shaftEnds[1], 27],
  [shaftEnds[1], 0],
] as const;

/** Shaft with its keyway. Ground and not polished, because it would reflect the cut faces. */
export const shaft = (): Piece[] =>
  solid("bearing shaft", "brushed", () =>
    (closed(shaftOutline).sketchOnPlane("XY").revolve([1, 0, 0]).translate(0, 0, axis) as cad.Shape3D).cut(
      keyShape(keyAt.high),
    ),
  );
