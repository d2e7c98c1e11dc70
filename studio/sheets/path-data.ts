import { chained, distance, type Flat, type Segment } from "./chains.ts";

/** Unit of the path data in mm on paper: a fifth of a pixel at the sheet's own size. */
export const unit = 0.05;
/** Largest deviation of a simplified line, mm: less than the width of the thinnest line. */
const slack = 0.03;
/** Shorter lines are remnants of hidden edges, mm. */
const speck = 0.25;

const length = (line: readonly Flat[]) =>
  line.slice(1).reduce((sum, point, index) => sum + distance(line[index] as Flat, point), 0);
const ends = (line: readonly Flat[]) => [line[0], line.at(-1)] as [Flat, Flat];

/**
 * Sorts lines greedily, so that each starts as near as possible to the end of the previous one: relative path data
 * become shorter.
 */
const inPenOrder = (lines: readonly Flat[][]): Flat[][] => {
  const wide = 4 / unit;
  const cell = ([x, y]: Flat) => [Math.floor(x / wide), Math.floor(y / wide)] as const;
  const table = new Map<string, Set<number>>();
  lines.forEach((line, index) => {
    for (const end of ends(line)) {
      const name = cell(end).join();
      table.set(name, (table.get(name) ?? new Set()).add(index));
    }
  });
  const left = new Set(lines.keys());
  const nearby = ([x, y]: Flat): Iterable<number> => {
    const [column, row] = cell([x, y]);
    const found = [-1, 0, 1].flatMap((i) =>
      [-1, 0, 1].flatMap((j) => [...(table.get(`${column + i},${row + j}`) ?? [])]),
    );
    const free = found.filter((index) => left.has(index));
    return free.length > 0 ? free : left;
  };
  const ordered: Flat[][] = [];
  let pen: Flat = [0, 0];
  while (left.size > 0) {
    let [best, nearest] = [-1, Number.POSITIVE_INFINITY];
    for (const index of nearby(pen)) {
      const [a, b] = ends(lines[index] as Flat[]);
      const away = Math.min(distance(a, pen), distance(b, pen));
      if (away < nearest) [best, nearest] = [index, away];
    }
    const line = lines[best] as Flat[];
    const [a, b] = ends(line);
    ordered.push(distance(a, pen) <= distance(b, pen) ? line : line.toReversed());
    pen = ends(ordered.at(-1) as Flat[])[1];
    left.delete(best);
    for (const end of ends(line)) table.get(cell(end).join())?.delete(best);
  }
  return ordered;
};

/** Numbers in the shortest form of path data: a minus sign separates them, so no space is needed. */
const numbers = (values: readonly number[]) =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");

/** The lines of path data as they are before they are rounded, within a hundredth of a millimeter of a model at 1:`scale`. */
export const exactLines = (segments: readonly Segment[], scale: number): Flat[][] =>
  chained(segments, 0.02 / scale, 0.01 / scale).filter((line) => length(line) >= speck);

/** Path data of straight lines on paper, in whole units, with relative commands. */
export const pathData = (segments: readonly Segment[]): string => {
  const lines = chained(segments, unit, slack)
    .filter((line) => length(line) >= speck)
    .map((line) => line.map(([x, y]): Flat => [Math.round(x / unit), Math.round(y / unit)]));
  let [x, y] = [0, 0];
  let data = "";
  for (const line of inPenOrder(lines)) {
    let [values, command]: [number[], string] = [[], "m"];
    line.forEach(([px, py], index) => {
      const [dx, dy] = [px - x, py - y];
      [x, y] = [px, py];
      if (index > 0 && dx === 0 && dy === 0) return;
      const own = index === 0 ? "m" : dx === 0 ? "v" : dy === 0 ? "h" : "l";
      const runsOn = own === command || (own === "l" && command === "m" && values.length > 0);
      if (!runsOn || own === "m") {
        if (values.length > 0) data += command + numbers(values);
        [values, command] = [[], own];
      }
      values.push(...(own === "v" ? [dy] : own === "h" ? [dx] : [dx, dy]));
    });
    data += command + numbers(values);
  }
  return data;
};
