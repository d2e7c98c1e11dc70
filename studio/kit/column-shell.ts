/** Section of a column shell, cut open; cut faces are blue. Axis along Z. */
import * as cad from "replicad";
import { clamp } from "./column-fasteners.ts";
import { at } from "./placement.ts";
import { block, type Piece, revolved, shapeOf, solid } from "./solids.ts";

/** The part of a shell that is shown: start bearing in degrees from +X, and sweep. */
export interface Standing {
  from: number;
  sweep: number;
}

/** Hole in the shell for a nozzle. */
export interface Opening {
  bearing: number;
  z: number;
  diameter: number;
}

export const shellWall = 12;

type Band = readonly [radius: number, from: number, to: number];

const band = ([radius, from, to]: Band, sweep: number, material: "steel" | "cut"): Piece[] =>
  revolved(
    [
      [radius, from],
      [radius + shellWall, from],
      [radius + shellWall, to],
      [radius, to],
    ],
    material,
    sweep,
  );

/** Band with holes for nozzles; bearings are relative to its start. */
const drilledBand = (whole: Band, sweep: number, openings: readonly Opening[]): Piece[] => {
  const plain = band(whole, sweep, "steel");
  if (openings.length === 0) return plain;
  return plain.flatMap(({ key, material }) =>
    solid(`${key} open ${JSON.stringify(openings)}`, material, () =>
      openings.reduce(
        (shape, { bearing, z, diameter }) =>
          shape.cut(
            cad.makeCylinder(diameter / 2, 120, [whole[0] - 60, 0, z], [1, 0, 0]).rotate(bearing, [0, 0, 0], [0, 0, 1]),
          ),
        shapeOf(key),
      ),
    ),
  );
};

/** Shell with a given inside radius between two heights, mm. */
export const columnShell = (
  radius: number,
  [low, high]: readonly [number, number],
  { from, sweep }: Standing,
  openings: readonly Opening[] = [],
): Piece[] => {
  const relative = openings.map((opening) => ({ ...opening, bearing: opening.bearing - from }));
  const edge = (bearing: number, side: 1 | -1) =>
    at(at(block(shellWall, 2, high - low, "cut"), [radius + shellWall / 2, side, low]), [0, 0, 0], [0, 0, 1], bearing);
  const turned = [
    ...drilledBand([radius, low, high], sweep, relative),
    ...band([radius, high, high + 2], sweep, "cut"),
  ];
  return [
    ...at(turned, [0, 0, 0], [0, 0, 1], from),
    ...(sweep < 360 ? [...edge(from, -1), ...edge(from + sweep, 1)] : []),
  ];
};

/**
 * Support ring welded to the shell, its bearing face on z = 0; `sweep` in degrees from +X, below 360 if it ends at a
 * downcomer.
 */
export const supportRing = (radius: number, width: number, thickness = 10, sweep = 360): Piece[] =>
  revolved(
    [
      [radius - width, -thickness],
      [radius, -thickness],
      [radius, 0],
      [radius - width, 0],
    ],
    "brushed",
    sweep,
  );

/** Clamps that hold a plate on its ring; `radius` is that of the clamps' centres, `where` selects the bearings. */
export const ringClamps = (radius: number, count: number, z: number, where: (bearing: number) => boolean): Piece[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 360)
    .filter(where)
    .flatMap((bearing) => {
      const angle = (bearing * Math.PI) / 180;
      return at(clamp(), [radius * Math.cos(angle), radius * Math.sin(angle), z], [0, 0, 1], bearing);
    });
