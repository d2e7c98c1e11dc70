/** Structural steelwork: columns on base plates, girders with bolted end plates, bracing. Simplified proportions. */
import * as cad from "replicad";
import { at, corners, type Point, repeated, slab } from "./placement.ts";
import { block, cylinder, extruded, hexagon, onSite, type Outline, type Piece, solid } from "./solids.ts";
import { beam } from "./steel.ts";
import { type ISection, iSections } from "./steel-sections.ts";

/** Height of a footing above the paving, and of its grout, mm. */
const footing = 250;
const grouted = 30;
const plate = 25;

const bolt = (diameter: number): Piece[] => [
  ...hexagon(1.6 * diameter, diameter, "galvanised"),
  ...at(cylinder(diameter / 2, 0.5 * diameter, "galvanised"), [0, 0, diameter]),
];

/** Square grout under a base plate, along +Z, mm. */
export const grout = (wide: number, high: number): Piece[] => onSite(block(wide, wide, high, "plinth"));

/** Column footing on paving at z = 0: concrete, grout, base plate and four anchor bolts. */
const footingUnder = ([x, y, z]: Point, section: ISection): Piece[] => {
  const { width } = iSections[section];
  const [wide, pitch] = [width + 200, width / 2 + 50];
  const top = z + footing + grouted + plate;
  const anchor = [
    ...cylinder(13, 95, "galvanised"),
    ...hexagon(42, 24, "galvanised"),
    ...at(hexagon(42, 20, "galvanised"), [0, 0, 26]),
  ];
  return [
    ...at(block(width + 360, width + 360, footing, "concrete", 12), [x, y, z]),
    ...at(grout(width + 240, grouted), [x, y, z + footing]),
    ...at(block(wide, wide, plate, "steel"), [x, y, z + footing + grouted]),
    ...at(corners(anchor, pitch, pitch), [x, y, top]),
  ];
};

/** I-section column on its footing, flanges toward +Y and -Y; `foot` on the paving, `top` in mm. */
export const column = (foot: Point, top: number, section: ISection): Piece[] => [
  ...footingUnder(foot, section),
  ...beam([foot[0], foot[1], foot[2] + footing + grouted + plate], [foot[0], foot[1], top], section),
  ...at(block(iSections[section].width + 20, iSections[section].height + 20, 12, "steel"), [foot[0], foot[1], top]),
];

/** Rows of two bolts in the end plate of a girder. */
const rowsIn = (section: ISection) => (iSections[section].height > 240 ? 3 : 2);

/** The end plates of a girder, in words. */
export const endPlates = (section: ISection): string => `End plates 12, ${2 * rowsIn(section)} bolts M20`;

/** Bolts of an end plate, in two columns, heads along +Z. */
const boltRows = (rows: number, depth: number, gauge: number): Piece[] =>
  repeated(rows, (row) => {
    const y = (row - (rows - 1) / 2) * ((depth - 90) / (rows - 1));
    return [-gauge, gauge].flatMap((x) => at(bolt(20), [x, y, 0]));
  });

/**
 * Girder along X or Y between two axes; the z of both points is its top. Its end plates are bolted to members of another
 * section: along Y to the flange of a column (HE), otherwise to a web.
 */
export const girder = (from: Point, to: Point, section: ISection, between: ISection): Piece[] => {
  const { height: depth, width } = iSections[section];
  const { height, web } = iSections[between];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const way: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0];
  const point = (by: number): Point => [from[0] + way[0] * by, from[1] + way[1] * by, from[2] - depth / 2];
  const short = (from[0] === to[0] && between.startsWith("HE") ? height : web) / 2;
  const [start, end] = [short, length - short];
  const back: Point = [-way[0], -way[1], 0];
  return [
    ...beam(point(start), point(end), section),
    ...(
      [
        [start, way],
        [end, back],
      ] as const
    ).flatMap(([by, aim]) => [
      ...at(block(width, depth - 20, 12, "steel"), point(by), aim),
      ...at(boltRows(rowsIn(section), depth - 20, width * 0.3), point(by + 12 * (aim === way ? 1 : -1)), aim),
    ]),
  ];
};

const angle = (leg: number): Outline => [
  [0, 0],
  [leg, 0],
  [leg, leg * 0.1],
  [leg * 0.1, leg * 0.1],
  [leg * 0.1, leg],
  [0, leg],
];

/** Gusset plate with three bolts about `point`, in the vertical plane through `along`. */
const gusset = (point: Point, along: Point): Piece[] => {
  const flat: Point = Math.abs(along[0]) > Math.abs(along[1]) ? [0, 1, 0] : [1, 0, 0];
  const [dx, dy, dz] = along;
  const length = Math.hypot(dx, dy, dz);
  const on = (by: number): Point => [
    point[0] + (dx / length) * by + flat[0] * 6,
    point[1] + (dy / length) * by + flat[1] * 6,
    point[2] + (dz / length) * by,
  ];
  const middle: Point = [point[0] - flat[0] * 6, point[1] - flat[1] * 6, point[2]];
  return [
    ...at(block(300, 300, 12, "steel"), middle, flat),
    ...[20, 75, 130].flatMap((by) => at(bolt(20), on(by), flat)),
  ];
};

/** Angle brace from point to point with a gusset at each end; `leg` of the angle in mm. */
export const brace = (from: Point, to: Point, leg = 90): Piece[] => {
  const along: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const back: Point = [-along[0], -along[1], -along[2]];
  return [
    ...at(extruded(angle(leg), Math.hypot(...along), "steel"), from, along, 90),
    ...gusset(from, along),
    ...gusset(to, back),
  ];
};

type Corner = readonly [number, number];

/** Paving with its top at z = 0, with an opening for each pit between two corners. */
export const paving = (from: Corner, to: Corner, pits: readonly (readonly [Corner, Corner])[] = []): Piece[] =>
  pits.length === 0
    ? slab([...from, -200], [...to, 0], "concrete")
    : solid(`paving ${[from, to, ...pits].join(" ")}`, "concrete", () =>
        pits.reduce<cad.Shape3D>(
          (left, [low, high]) => left.cut(cad.makeBox([...low, -300], [...high, 100])),
          cad.makeBox([...from, -200], [...to, 0]),
        ),
      );
