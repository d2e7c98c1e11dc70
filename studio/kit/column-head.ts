/** Elliptical head of a column, a quarter of the bore high, cut open like the shell below it. */
import { shellWall, type Standing } from "./column-shell.ts";
import { at } from "./placement.ts";
import { extruded, type Outline, type Piece, revolved } from "./solids.ts";

/** Head from z = 0 upwards; `hole` is the radius left open about the axis for a nozzle, mm. */
export const ellipticalHead = (radius: number, { from, sweep }: Standing, hole: number): Piece[] => {
  const arc = (reach: number, rise: number): [number, number][] => {
    const last = Math.acos(hole / reach);
    return Array.from({ length: 25 }, (_, index) => {
      const angle = (last * index) / 24;
      return [reach * Math.cos(angle), rise * Math.sin(angle)];
    });
  };
  const outline: Outline = [
    ...arc(radius + shellWall, radius / 2 + shellWall),
    ...arc(radius, radius / 2).toReversed(),
  ];
  const face = (bearing: number, shift: number) =>
    at(at(extruded(outline, 2, "cut"), [0, shift, 0], [0, -1, 0]), [0, 0, 0], [0, 0, 1], bearing);
  return [
    ...at(revolved(outline, "steel", sweep), [0, 0, 0], [0, 0, 1], from),
    ...face(from, 0),
    ...face(from + sweep, 2),
  ];
};
