import { diskOutline, nut, perforated } from "../../../kit/column-plates.ts";
import { supportRing } from "./column-shell.ts";
import { type Fabric, fabricDepth, knitted } from "../../../kit/knitted-mesh.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { nozzle } from "../../../kit/vessels.ts";
import { columnRadius, demister, ringWidth, wallGap } from "./column-duty.ts";

const { thickness, split } = demister;
/** Of the grids, and of the pad, which leaves no gap beside it, mm. */
const [radius, tight] = [columnRadius - wallGap, columnRadius - 1];
/** Height of a grid under or over the pad, mm. */
const grid = 30;
export const padFrom = grid;
const chord = (y: number, inset = 4) => Math.sqrt((radius - inset) ** 2 - y ** 2);

/** Fabric on top of the pad, and the edges of its layers on a cut face: the crimped layers lie flatter. */
const [top, edges]: [Fabric, Fabric] = [
  { stitch: 31, course: 25 },
  { stitch: 31, course: 15 },
];

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
    // At the shell, the hook to the ring does it.
    const bolts = [...(front > -split ? [from + 34] : []), ...(back < split ? [to - 34] : [])];
    return [
      ...slab([x - 25, from, z], [x + 25, to, z + 6], "brushed"),
      ...bolts.flatMap((y) => at(nut(), [x, y, z + 6])),
    ];
  });

/** Knitted wire of one segment on z = 0: its layers, which are drawn full, the top one, and a cut face in front. */
const knit = (front: number, back: number): Piece[] => {
  // Made larger than its place, so that it fits tightly.
  const [from, to] = [front + 0.5, back - 0.5];
  const full = thickness - fabricDepth(top);
  const halfway = (to - from) / 2;
  const [core] = perforated(diskOutline(tight, [-tight, tight], [from, to]), [], full, "pad");
  const isOnTop = (x: number, y: number) => Math.hypot(Math.abs(x) + 0.4 * top.stitch, y + from + halfway) < tight - 12;
  const isOnFace = (x: number, z: number) =>
    Math.abs(x) < Math.sqrt(tight ** 2 - from ** 2) - 0.4 * edges.stitch && Math.abs(z) < full / 2 - 8;
  return [
    ...(core ? [core] : []),
    ...at(knitted(top, [tight, halfway - top.course / 2], isOnTop), [0, from + halfway, full]),
    // The front segment is taken out: the middle one has the face that is seen.
    ...(front === -split / 2 ? at(knitted(edges, [tight, full / 2], isOnFace), [0, from, full / 2], [0, -1, 0]) : []),
  ];
};

/** Hook that ties the outer end of a bar to the ring, from under the ring's inner edge to the top of the bar. */
const hook = (x: number, side: 1 | -1): Piece[] => {
  const inner = columnRadius - ringWidth;
  const out: Point = [x / inner, (side * Math.sqrt(inner ** 2 - x ** 2)) / inner, 0];
  const under = (radius: number, z: number): Point => [out[0] * radius, out[1] * radius, z];
  const [near, low, high] = [inner - 8, -18, 2 * grid + thickness + 20];
  return [
    ...bar(under(near, low), under(near, high), 5, "stainless"),
    ...bar(under(near, low), under(inner + 28, low), 5, "stainless"),
    ...at(nut(), under(near, 2 * grid + thickness + 6)),
  ];
};

/** One segment of pad between its grids, small enough for a manhole. */
const segment = (name: string, front: number, back: number): Part =>
  part(name, [
    ...bars(front, back),
    ...at(knit(front, back), [0, 0, grid]),
    ...at(bars(front, back), [0, 0, grid + thickness]),
    ...holdDown(front, back),
    ...[-300, 300].flatMap((x) => [...(front < -split ? hook(x, -1) : []), ...(back > split ? hook(x, 1) : [])]),
  ]);

/** Knitted pad in three segments on a ring. Bearing face on z = 0. */
export const demisterPad = () => ({
  ring: part("demister ring", supportRing(ringWidth)).at([0, 0, 0]),
  front: segment("front segment", -radius, -split / 2).at([0, 0, 0]),
  middle: segment("middle segment", -split / 2, split / 2).at([0, 0, 0]),
  back: segment("back segment", split / 2, radius).at([0, 0, 0]),
});

/** Vapor outlet of the head on a shell that ends at the height `tangent`, mm. */
export const vaporNozzle = (tangent: number) =>
  nozzle({
    bore: 250,
    kind: "stainless",
    root: [0, 0, tangent + columnRadius / 2],
    direction: [0, 0, 1],
    reach: 170,
    buried: 30,
  });
