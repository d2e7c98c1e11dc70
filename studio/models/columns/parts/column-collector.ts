import { diskOutline, type Flat, nut, perforated, row } from "../../../kit/column-plates.ts";
import { ringClamps, shellNozzle, supportRing } from "./column-shell.ts";
import { part } from "../../../kit/part.ts";
import { at, slab, turned } from "../../../kit/placement.ts";
import { block, type Outline, type Piece, revolved, tube } from "../../../kit/solids.ts";
import { chimneyTray, columnRadius, ringWidth, wallGap } from "./column-duty.ts";

const { bore, circle, count, height, sump } = chimneyTray;
export const wall = 4;
const outside = bore + 2 * wall;
const radius = columnRadius - wallGap;
/** Sump at +X: its start, its end and half its width, mm. */
export const [sumpFrom, sumpTo, sumpHalf] = [372, 512, 66];
/** Depth of the sump below the bearing face, mm. */
export const sumpDrop = 210;
/** Height of the draw-off's axis below the bearing face, mm. */
const drawOffDrop = 130;

/** Chimneys on a circle, clear of the seam along X and of the sump. */
export const chimneyPlaces = (): Flat[] =>
  Array.from({ length: count }, (_, index): Flat => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    return [(circle / 2) * Math.cos(angle), (circle / 2) * Math.sin(angle)];
  });

/** One half of the deck, around its half of the sump. */
const halfOutline = (side: 1 | -1): Outline => {
  const seam = side * 0.5;
  const outline = diskOutline(radius, [-radius, radius], side > 0 ? [seam, radius] : [-radius, seam]);
  const sumpEdge: Flat[] = [
    [sumpFrom - 1, seam],
    [sumpFrom - 1, side * (sumpHalf + 1)],
    [sumpTo + 1, side * (sumpHalf + 1)],
    [sumpTo + 1, seam],
  ];
  return outline.flatMap((corner, index): Flat[] => {
    const next = outline[(index + 1) % outline.length] as Flat;
    if ([corner, next].some(([, y]) => Math.abs(y - seam) > 0.01)) return [corner];
    return [corner, ...(next[0] > corner[0] ? sumpEdge : sumpEdge.toReversed())];
  });
};

const half = (side: 1 | -1): Piece[] => {
  const holes = chimneyPlaces()
    .filter(([, y]) => y * side > 0)
    .map(([x, y]) => ({ x, y, diameter: outside }));
  return [
    ...perforated(halfOutline(side), holes, wall, "brushed"),
    ...slab([-radius + 40, side * 0.5, 0], [sumpFrom - 20, side * 4.5, 46], "brushed"),
  ];
};

/** Box below the deck, with a rim on it. */
const sumpBox = (): Piece[] => [
  ...slab([sumpFrom, -sumpHalf, -sumpDrop], [sumpFrom + wall, sumpHalf, wall], "brushed"),
  ...slab([sumpTo - wall, -sumpHalf, -sumpDrop], [sumpTo, sumpHalf, wall], "brushed"),
  ...slab([sumpFrom, -sumpHalf, -sumpDrop], [sumpTo, -sumpHalf + wall, wall], "brushed"),
  ...slab([sumpFrom, sumpHalf - wall, -sumpDrop], [sumpTo, sumpHalf, wall], "brushed"),
  ...slab([sumpFrom, -sumpHalf, -sumpDrop - wall], [sumpTo, sumpHalf, -sumpDrop], "brushed"),
];

/** Height of a hat's rim above its riser's foot, without its drip edge, mm. */
const hatAt = height + 90;
/** Height of the drip edge of the hats above the deck's bearing face, mm. */
export const hatEdge = wall + hatAt - 11;

/** A plain riser with a flat hat on legs, on the deck at z = 0 above its hole. */
const chimney = (): Piece[] => {
  const riser = outside / 2;
  const hat = riser + 38;
  return [
    ...tube(riser, riser - wall, height, "brushed"),
    ...tube(riser + 12, riser, 5, "brushed"),
    ...revolved(
      [
        [0, hatAt + 40],
        [16, hatAt + 39],
        [hat - 8, hatAt + 6],
        [hat, hatAt - 10],
        [hat - 3, hatAt - 11],
        [hat - 10, hatAt + 2],
        [0, hatAt + 36],
      ],
      "brushed",
    ),
    ...[45, 135, 225, 315].flatMap((turn) =>
      turned(at(block(5, 34, 163, "brushed"), [riser + 2.5, 0, height - 66]), turn),
    ),
  ];
};

/**
 * Chimney tray: collects all liquid in a sump at +X, while vapor rises through the chimneys. Bearing face on z = 0.
 */
export const collector = () => ({
  ring: part("collector ring", supportRing(ringWidth)).at([0, 0, 0]),
  deck: part("collector deck", [
    ...half(1),
    ...half(-1),
    ...[-150, 150].flatMap((x) => slab([x - 4, -528, -90], [x + 4, 528, 0], "brushed")),
    ...row(at(nut(), [0, 0, 0], [0, -1, 0]), [-480, -4.5], [330, -4.5], 9, 28),
    ...ringClamps(24, wall, () => true),
  ]).at([0, 0, 0]),
  sump: part("sump", sumpBox()).at([0, 0, 0]),
  chimneys: part(
    "chimneys",
    chimneyPlaces().flatMap(([x, y]) => at(chimney(), [x, y, wall])),
  ).at([0, 0, 0]),
});

/** Draw-off nozzle of a tray at height `tray`, mm, and its hole in the shell. */
export const drawOffNozzle = (tray: number) =>
  shellNozzle(0, tray - drawOffDrop, { bore: sump, reach: 190, buried: columnRadius - sumpTo });
