/**
 * Knitted wire of a demister pad: courses of stitches whose heads lie over the feet of the next course. Wire and
 * stitches are coarser than in a real pad, so that they are seen in a picture.
 */
import { folded, type Flat } from "./column-plates.ts";
import { at, type Point } from "./placement.ts";
import { extruded, type Piece } from "./solids.ts";

/** Bulk density of pad and drawn wire, kg/m³: the usual grade of 0.28 mm wire has 144 (9 lb/ft³). */
export const padDensity = 145;

/** Fabric: width of a stitch, distance of the courses, mm. */
export interface Fabric {
  stitch: number;
  course: number;
}

/** Width and thickness of a drawn wire, mm; width of one that sheets draw as a single line. */
const [wide, thick, hairline] = [2.8, 1.4, 0.1] as const;
/** A stitch is this many times as high as the courses are apart, because it passes through the next one. */
const overlap = 1.55;
/** Share by which heads and feet are wider than the legs. */
const bulge = 1.5;

/** Center line of a stitch along X from foot to foot, its middle at the origin, mm. */
const stitchLine = ({ stitch, course }: Fabric, pieces: number): Flat[] =>
  Array.from({ length: pieces + 1 }, (_, index): Flat => {
    const turn = (index / pieces - 0.5) * 2 * Math.PI;
    return [((turn + bulge * Math.sin(2 * turn)) / (2 * Math.PI)) * stitch, (Math.cos(turn) * overlap * course) / 2];
  });

/** A wire along a line in XY, on z = 0. */
const wire = (line: readonly Flat[], width: number, height: number): Piece[] =>
  extruded(folded(line, width), height, "knitted");

/** One stitch in XY on z = 0; sheets draw it as a line. */
const stitchOf = (fabric: Fabric): Piece[] => {
  const [drafted] = wire(stitchLine(fabric, 12), hairline, thick);
  return wire(stitchLine(fabric, 10), wide, thick).map((piece) => ({ ...piece, drafted: drafted?.key ?? piece.key }));
};

/** Slope of the stitches, which lifts a head over the wire of the next course. */
const lean = ({ course }: Fabric) => (1.1 * thick) / course;
/** Thickness of a fabric, mm. */
export const fabricDepth = (fabric: Fabric): number => overlap * fabric.course * lean(fabric) + thick;

/** Fabric in XY on z = 0, courses along X: the stitches whose middles are where `holds` is true, within `reach` mm. */
export const knitted = (
  fabric: Fabric,
  reach: readonly [x: number, y: number],
  holds: (x: number, y: number) => boolean,
): Piece[] => {
  const { stitch, course } = fabric;
  const slope = lean(fabric);
  const one = at(stitchOf(fabric), [0, 0, (overlap * course * slope) / 2], [0, -slope, 1]);
  const [columns, rows] = [Math.floor(reach[0] / stitch), Math.floor(reach[1] / course)];
  const places = Array.from({ length: 2 * rows + 1 }, (_, row) => (row - rows) * course).flatMap((y) =>
    Array.from({ length: 2 * columns + 1 }, (_, column): Point => [(column - columns) * stitch, y, 0]),
  );
  return places.filter(([x, y]) => holds(x, y)).flatMap((place) => at(one, place));
};
