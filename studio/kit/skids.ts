/** Skid frames for equipment, and pipe stands on them. */
import { flangeSize, type LineKind } from "./line-classes.ts";
import { earthingBoss } from "./nameplates.ts";
import { type Part, part } from "./part.ts";
import { at, corners, type Point, repeated, slab, turned } from "./placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, torus, tube } from "./solids.ts";
import { beam } from "./steel.ts";
import { anchorBolt, liftingLug } from "./vessel-supports.ts";

export interface SkidForm {
  length: number;
  width: number;
  /** Top of the deck above z = 0, mm. */
  height: number;
  crossMembers: number;
  /** Distance of the lifting lugs from the centre, as a fraction of the length. */
  lugs?: number;
}

const lugSize = 130;

/** Centres of the lifting lugs' eyes, for a skid about the origin. */
export const lugEyes = ({ length, width, height, lugs = 0.34 }: SkidForm): Point[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((y): Point => [x * lugs * length, y * (width / 2 - 34), height - 8 + lugSize * 0.52]),
  );

/** Side beams with flanges of a width, and cross members with flanges of another, under a deck at z = `depth`, mm. */
const baseBeams = (
  { length, width, crossMembers }: Pick<SkidForm, "length" | "width" | "crossMembers">,
  depth: number,
  flange: number,
  crossFlange: number,
): Piece[] => {
  const side = width / 2 - flange / 2;
  return [
    ...[-1, 1].flatMap((y) =>
      beam([-length / 2, y * side, depth / 2], [length / 2, y * side, depth / 2], depth, flange),
    ),
    ...repeated(crossMembers, (index) => {
      const x = -length / 2 + flange / 2 + (index * (length - flange)) / (crossMembers - 1);
      return beam([x, -side + 3, depth / 2], [x, side - 3, depth / 2], depth, crossFlange);
    }),
  ];
};

/**
 * Skid base centred on the origin, top of its deck at z = `height`: side beams, cross members, deck plate, lifting
 * lugs.
 */
export const skidBase = (length: number, width: number, height: number, crossMembers: number): Piece[] => {
  const deck = 8;
  const depth = height - deck;
  return [
    ...baseBeams({ length, width, crossMembers }, depth, 100, 80),
    ...at(block(length, width, deck, "deck"), [0, 0, depth]),
    ...corners(hollow(6, block(120, 72, depth - 60, "steel")), length * 0.33, width / 2 - 10, 40),
  ];
};

/**
 * Skid about the origin on z = 0: beams, chequer-plate deck within a drip rim with drain, lugs, anchor cleats, earthing
 * bosses.
 */
export const skidFrame = (name: string, form: SkidForm): Part => {
  const { length, width, height } = form;
  const [deck, rim, flange] = [8, 45, 90];
  const depth = height - deck;
  const side = width / 2 - flange / 2;
  const [rimX, rimY] = [length / 2 - 20, width / 2 - 70];
  return part(name, [
    ...baseBeams(form, depth, flange, flange),
    ...at(block(2 * rimX, 2 * rimY, deck, "deck"), [0, 0, depth]),
    ...[-1, 1].flatMap((way) => [
      ...slab([-rimX, way * rimY, depth], [rimX, way * (rimY + 6), height + rim], "steel"),
      ...slab([way * rimX, -rimY - 6, depth], [way * (rimX + 6), rimY + 6, height + rim], "steel"),
    ]),
    ...lugEyes(form).flatMap(([x, y]) => at(liftingLug(lugSize, "safety"), [x, y, depth])),
    ...[-0.46, -0.16, 0.16, 0.46].flatMap((share) => {
      const x = share * length;
      return [-1, 1].flatMap((y) => [
        ...slab([x - 50, y * (width / 2 - 10), 0], [x + 50, y * (width / 2 + 80), 14], "steel"),
        ...at(anchorBolt(16), [x, y * (width / 2 + 40), 14]),
      ]);
    }),
    ...[-1, 1].flatMap((x) => at(earthingBoss(), [x * length * 0.43, -side - 4, depth * 0.55], [0, -1, 0])),
    ...at(tube(22, 14, 70, "steel"), [length / 2 - 10, -rimY + 60, height + 8], [1, 0, 0]),
    ...at(hexagon(46, 20, "galvanised"), [length / 2 + 60, -rimY + 60, height + 8], [1, 0, 0]),
  ]).at([0, 0, 0]);
};

/**
 * Stand under a horizontal pipe whose axis passes through `axis`: base plate on z = `floor`, square post, saddle and
 * U-bolt.
 */
export const pipeStand = (axis: Point, bore: number, kind: LineKind, along: "x" | "y", floor: number): Piece[] => {
  const radius = flangeSize(bore, kind).pipe / 2;
  const under = axis[2] - radius - floor;
  const size = bore > 100 || under > 1200 ? 80 : 60;
  const rod = bore > 80 ? 6 : 4;
  const stand = [
    ...block(size + 80, size + 80, 10, "steel"),
    ...at(hollow(4, block(size, size, under - 10, "steel")), [0, 0, 10]),
    ...at(block(size, 2 * radius + 60, 10, "steel"), [0, 0, under - 10]),
    ...at(torus(radius + rod, rod, "galvanised"), [0, 0, under + radius], [1, 0, 0]),
    ...[-radius - rod, radius + rod].flatMap((y) => [
      ...at(cylinder(rod, radius + 14, "galvanised"), [0, y, under - 14]),
      ...at(hexagon(rod * 3.4, rod * 1.6, "galvanised"), [0, y, under]),
    ]),
    ...corners(anchorBolt(10), size / 2 + 24, size / 2 + 24, 10),
  ];
  return turned(stand, along === "x" ? 0 : 90, [axis[0], axis[1], floor]);
};
