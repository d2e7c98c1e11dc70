import { nut } from "../../../kit/column-fasteners.ts";
import { discOutline, folded, type Flat, perforated } from "../../../kit/column-plates.ts";
import { supportRing } from "../../../kit/column-shell.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, bar, slab } from "../../../kit/placement.ts";
import { extruded, type Piece } from "../../../kit/solids.ts";
import { columnRadius, demister, ringWidth, wallGap } from "./column-duty.ts";

const { thickness, split } = demister;
const radius = columnRadius - wallGap;
/** Height of a grid under or over the pad, mm. */
const grid = 30;
export const padFrom = grid;
const chord = (y: number, inset = 4) => Math.sqrt((radius - inset) ** 2 - y ** 2);

/** Wire of knitted mesh along X: loops of 24 mm, coarser than in a real pad. */
const wire = (length: number): Piece[] => {
  const loops = Math.floor(length / 12);
  const line = Array.from({ length: loops + 1 }, (_, index): Flat => [(index - loops / 2) * 12, index % 2 ? 5 : -5]);
  return extruded(folded(line, 2.4), 2.4, "mesh");
};

/** Flat bars along X and rods along Y, `grid` high, over one segment. */
const bars = (front: number, back: number): Piece[] => {
  const count = Math.round((back - front) / 98);
  const ys = Array.from({ length: count + 1 }, (_, index) => front + 4 + ((back - front - 8) * index) / count);
  const inside = ys.filter((y) => Math.abs(y) < radius - 25);
  const rods = [-420, -210, 0, 210, 420].flatMap((x) => {
    const reach = chord(x, 12);
    const [from, to] = [Math.max(front + 3, -reach), Math.min(back - 3, reach)];
    return to - from > 60 ? bar([x, from, grid / 2], [x, to, grid / 2], 5, "brushed") : [];
  });
  return [...inside.flatMap((y) => slab([-chord(y), y - 2.5, 0], [chord(y), y + 2.5, grid], "brushed")), ...rods];
};

/** Bars across a segment with hook bolts that hold its grids together. */
const holdDown = (front: number, back: number): Piece[] =>
  [-300, 300].flatMap((x) => {
    const z = 2 * grid + thickness;
    const [from, to] = [Math.max(front + 3, -chord(x)), Math.min(back - 3, chord(x))];
    return [
      ...slab([x - 25, from, z], [x + 25, to, z + 6], "brushed"),
      ...[from + 34, to - 34].flatMap((y) => at(nut(), [x, y, z + 6])),
    ];
  });

/** One segment of pad between its grids, small enough for a manhole. */
const segment = (name: string, front: number, back: number): Part => {
  const [from, to] = [front + 6, back - 6];
  const rows = Array.from({ length: Math.floor((to - from) / 13) + 1 }, (_, index) => from + index * 13);
  const face = (y: number) =>
    Array.from({ length: Math.floor((thickness - 6) / 12) }, (_, layer) =>
      at(at(wire(2 * chord(y) - 20), [0, 0, 0], [0, -1, 0]), [layer % 2 ? 12 : 0, y, grid + 9 + layer * 12]),
    ).flat();
  return part(name, [
    ...bars(front, back),
    ...perforated(discOutline(radius - 8, [-radius, radius], [from, to]), [], thickness - 3, "steel").flatMap((piece) =>
      at([piece], [0, 0, grid]),
    ),
    ...rows
      .filter((y) => Math.abs(y) < radius - 20)
      .flatMap((y, index) => at(wire(2 * chord(y) - 14), [index % 2 ? 12 : 0, y, grid + thickness - 3.4])),
    ...(Math.abs(front) < radius ? face(from + 0.5) : []),
    ...at(bars(front, back), [0, 0, grid + thickness]),
    ...holdDown(front, back),
  ]);
};

/** Knitted pad in three segments on a ring. Bearing face on z = 0. */
export const demisterPad = () => ({
  ring: part("demister ring", supportRing(columnRadius, ringWidth)).at([0, 0, 0]),
  front: segment("front segment", -radius, -split / 2).at([0, 0, 0]),
  middle: segment("middle segment", -split / 2, split / 2).at([0, 0, 0]),
  back: segment("back segment", split / 2, radius).at([0, 0, 0]),
});
