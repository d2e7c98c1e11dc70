/** Shell, head and rings of a column, cut open; cut faces are blue. Axis along Z. */
import * as cad from "replicad";
import { clamp } from "../../../kit/column-plates.ts";
import { flangeSize } from "../../../kit/line-classes.ts";
import { at, polar, turned } from "../../../kit/placement.ts";
import { block, extruded, type Outline, type Piece, revolved, shapeOf, solid } from "../../../kit/solids.ts";
import { nozzle, type NozzlePlace, onShell } from "../../../kit/vessels.ts";
import { columnRadius as radius } from "./column-duty.ts";

/** The part of a shell that is shown: start bearing in degrees from +X, and sweep. */
interface Standing {
  from: number;
  sweep: number;
}

/** Hole in the shell for a nozzle. */
interface Opening {
  bearing: number;
  z: number;
  diameter: number;
}

const wall = 12;

const band = (from: number, to: number): Outline => [
  [radius, from],
  [radius + wall, from],
  [radius + wall, to],
  [radius, to],
];

/** Wall with holes for nozzles; bearings are relative to its start. */
const drilled = (plain: Piece[], openings: readonly Opening[]): Piece[] =>
  openings.length === 0
    ? plain
    : plain.flatMap(({ key, material }) =>
        solid(`${key} open ${JSON.stringify(openings)}`, material, () =>
          openings.reduce(
            (shape, { bearing, z, diameter }) =>
              shape.cut(
                cad
                  .makeCylinder(diameter / 2, 120, [radius - 60, 0, z], [1, 0, 0])
                  .rotate(bearing, [0, 0, 0], [0, 0, 1]),
              ),
            shapeOf(key),
          ),
        ),
      );

/** Shell between two heights, mm. */
export const columnShell = (
  [low, high]: readonly [number, number],
  { from, sweep }: Standing,
  openings: readonly Opening[] = [],
): Piece[] => {
  const relative = openings.map((opening) => ({ ...opening, bearing: opening.bearing - from }));
  const edge = (bearing: number, side: 1 | -1) =>
    turned(at(block(wall, 2, high - low, "cut"), [radius + wall / 2, side, low]), bearing);
  return [
    ...turned(drilled(revolved(band(low, high), "steel", sweep), relative), from),
    ...turned(revolved(band(high, high + 2), "cut", sweep), from),
    ...edge(from, -1),
    ...edge(from + sweep, 1),
  ];
};

/** The whole shell between two heights, mm, for sections. */
export const wholeShell = ([low, high]: readonly [number, number], openings: readonly Opening[] = []): Piece[] =>
  drilled(revolved(band(low, high), "steel"), openings);

/** Nozzle through the shell at a bearing (degrees) and a height, mm, and its hole in the shell. */
export const shellNozzle = (bearing: number, z: number, place: Pick<NozzlePlace, "bore" | "reach" | "buried">) => ({
  ...nozzle({ ...place, kind: "stainless", ...onShell(radius, bearing, z) }),
  opening: { bearing, z, diameter: flangeSize(place.bore, "stainless").pipe },
});

/** Radius of the head that is left open about the axis for a nozzle, mm. */
const hole = 136;

const headArc = (reach: number, rise: number): [number, number][] => {
  const last = Math.acos(hole / reach);
  return Array.from({ length: 25 }, (_, index) => {
    const angle = (last * index) / 24;
    return [reach * Math.cos(angle), rise * Math.sin(angle)];
  });
};
const headOutline: Outline = [
  ...headArc(radius + wall, radius / 2 + wall),
  ...headArc(radius, radius / 2).toReversed(),
];

/** The whole elliptical head, for sections. */
export const wholeHead = (): Piece[] => revolved(headOutline, "steel");

/** Elliptical head from z = 0 upward, a quarter of the bore high. */
export const ellipticalHead = ({ from, sweep }: Standing): Piece[] => {
  const face = (bearing: number, shift: number) =>
    turned(at(extruded(headOutline, 2, "cut"), [0, shift, 0], [0, -1, 0]), bearing);
  return [...turned(revolved(headOutline, "steel", sweep), from), ...face(from, 0), ...face(from + sweep, 2)];
};

/**
 * Support ring welded to the shell, its bearing face on z = 0; `sweep` in degrees from +X, below 360 if it ends at a
 * downcomer.
 */
export const supportRing = (width: number, sweep = 360): Piece[] =>
  revolved(
    [
      [radius - width, -10],
      [radius, -10],
      [radius, 0],
      [radius - width, 0],
    ],
    "brushed",
    sweep,
  );

/** Clamps that hold a plate on its ring; `where` selects the bearings. */
export const ringClamps = (count: number, z: number, where: (bearing: number) => boolean): Piece[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 360)
    .filter(where)
    .flatMap((bearing) => turned(clamp(), bearing, polar(radius - 32, bearing, z)));
