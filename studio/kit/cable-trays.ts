import { wireway } from "./cable.ts";
import { at, bar, type Point, repeated, turned } from "./placement.ts";
import { block, extruded, hollow, type Piece } from "./solids.ts";
import { channelOutline } from "./steel-sections.ts";

/** Radii of the cables in a tray and their spacing, mm. */
const cables = [14, 20, 11, 16, 22, 13, 18] as const;

/**
 * Ladder-type tray along +X from the origin, on z = 0: side rails, rungs, and cables over the fraction `filled` of its
 * width.
 */
export const cableTray = (length: number, width: number, filled = 0.7): Piece[] => {
  const rail = extruded(channelOutline({ height: 100, width: 28, web: 3, flange: 3 }), length, "galvanised");
  const rungs = Math.round(length / 300);
  let y = -width / 2 + 44;
  const laid: Piece[] = [];
  for (let index = 0; y < width * (filled - 0.5); index++) {
    const radius = cables[index % cables.length] as number;
    laid.push(...bar([0, y + radius, 26 + radius], [length, y + radius, 26 + radius], radius, "rubber"));
    y += 2 * radius + 8;
  }
  const pieces = [
    ...at(rail, [0, width / 2, 50], [1, 0, 0], 180),
    ...at(rail, [0, -width / 2, 50], [1, 0, 0]),
    ...repeated(rungs, (index) =>
      at(hollow(1.5, block(40, width - 6, 16, "galvanised")), [((index + 0.5) * length) / rungs, 0, 10]),
    ),
    ...laid,
  ];
  return wireway(pieces, [0, -width / 2, 0], [length, width / 2, 100]);
};

/** The same tray in any direction: from a point along `way`. */
export const cableTrayFrom = (from: Point, way: Point, length: number, width: number): Piece[] => {
  const turn = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
  return turned(cableTray(length, width), turn, from);
};
