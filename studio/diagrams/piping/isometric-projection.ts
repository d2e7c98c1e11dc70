import { legs, type Place } from "../../models/scrubbing/parts/quench-places.ts";
import { legLengths } from "../plant/quench-line.ts";

export type Point = readonly [x: number, y: number];
/** Cosine and sine of 30°. */
export const [c, s] = [Math.cos(Math.PI / 6), 0.5];
/** Isometric: north goes up to the right, east down to the right, elevation up. */
const onPaper = ([east, north, elevation]: Place): Point => [c * (east + north), s * (east - north) - elevation];
export const moved = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + by * dx, y + by * dy];
const written = (point: Point) => point.map((value) => value.toFixed(1)).join(" ");
/** Path data of a line through points. */
export const line = (...points: Point[]) =>
  points.map((point, index) => `${index ? "L" : "M"}${written(point)}`).join("");
/** The direction of each leg on paper, one unit long. */
export const ways = legs.map(([from, to], leg) => {
  const [a, b] = [from, to].map(onPaper) as [Point, Point];
  const length = legLengths[leg] ?? 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length] as const;
});
/** Not to scale, as is the rule: short legs are drawn longer, so that each has room for what it has. */
const drawnLengths = legLengths.map((length) => 205 + 0.04 * length);
export const start: Point = [600, 806];
export const ends = ways.reduce<Point[]>(
  (points, way, leg) => [...points, moved(points.at(-1) as Point, way, drawnLengths[leg])],
  [start],
);
/** A place on a leg, mm from its beginning. */
export const on = (leg: number, along: number): Point =>
  moved(ends[leg] as Point, ways[leg] as Point, ((drawnLengths[leg] ?? 0) * along) / (legLengths[leg] ?? 1));
