import { type Flat, folded, nut } from "../../../kit/column-plates.ts";
import { part } from "../../../kit/part.ts";
import { at, slab, turned } from "../../../kit/placement.ts";
import { extruded, type Piece } from "../../../kit/solids.ts";
import { columnRadius, demister, holdDownPitch, wallGap } from "./column-duty.ts";

const radius = columnRadius - wallGap;
const half = demister.split / 2;
/** Height of the grid, mm. */
export const deep = 40;
const chord = (y: number) => Math.sqrt((radius - 6) ** 2 - y ** 2);

/** Rim of a segment: a bar along the column's curve between two bearings, degrees. */
const rim = (from: number, to: number): Piece[] => {
  const steps = Math.ceil((to - from) / 5);
  const line = Array.from({ length: steps + 1 }, (_, step): Flat => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [(radius - 6) * Math.cos(angle), (radius - 6) * Math.sin(angle)];
  });
  return extruded(folded(line.toReversed(), 6), deep, "brushed");
};

const segment = (front: number, back: number): Piece[] => {
  const count = Math.round((back - front) / holdDownPitch);
  const ys = Array.from({ length: count + 1 }, (_, index) => front + 4 + ((back - front - 8) * index) / count);
  const bars = ys
    .filter((y) => Math.abs(y) < radius - 30)
    .flatMap((y) => {
      const edge = y === ys[0] || y === ys.at(-1);
      const [thick, depth] = edge ? [3, deep] : [1.5, 30];
      return slab([-chord(y), y - thick, 0], [chord(y), y + thick, depth], "brushed");
    });
  const cross = [-400, -200, 0, 200, 400].flatMap((x) => {
    const [from, to] = [Math.max(front + 3, -chord(x)), Math.min(back - 3, chord(x))];
    return to - from > 60 ? slab([x - 3, from, 0], [x + 3, to, deep], "brushed") : [];
  });
  return [...bars, ...cross];
};

const seam = (Math.asin(half / (radius - 6)) * 180) / Math.PI;

/** Bed limiter in three segments bolted along their seams; it rests on the packing at z = 0. */
export const holdDownGrid = () => ({
  front: part("front segment", [...segment(-radius, -half - 1), ...rim(180 + seam, 360 - seam)]),
  middle: part("middle segment", [
    ...segment(-half + 1, half - 1),
    ...rim(-seam, seam),
    ...rim(180 - seam, 180 + seam),
    ...[-1, 1].flatMap((side) =>
      [-450, -300, -100, 100, 300, 450].flatMap((x) => at(nut(), [x, side * (half - 6), deep / 2], [0, -side, 0])),
    ),
  ]),
  back: part("back segment", [...segment(half + 1, radius), ...rim(seam, 180 - seam)]),
});

/** Wall stops above the grid, and their bolts. */
export const holdDownStops = (bearings: readonly number[]): Piece[] =>
  bearings.flatMap((bearing) =>
    turned(
      [
        ...slab([columnRadius - 60, -30, deep + 1], [columnRadius, 30, deep + 11], "brushed"),
        ...slab([columnRadius - 50, -4, deep + 11], [columnRadius, 4, deep + 80], "brushed"),
        ...at(nut(), [columnRadius - 40, 18, deep + 11]),
      ],
      bearing,
    ),
  );
