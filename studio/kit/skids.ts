/** Skid frames for equipment, and pipe stands on them. */
import { flangeSize, type LineKind } from "./line-classes.ts";
import { earthingBoss } from "./nameplates.ts";
import { type Part, part } from "./part.ts";
import { at, corners, type Point, repeated, slab, turned } from "./placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, torus, tube } from "./solids.ts";
import { beam } from "./steel.ts";
import { iSections } from "./steel-sections.ts";
import { anchorBolt, liftingLug } from "./vessel-supports.ts";

export interface SkidForm {
  length: number;
  width: number;
  /** Top of the deck above z = 0, mm. */
  height: keyof typeof frames;
  crossMembers: number;
  /** Distance of the lifting lugs from the center, as a fraction of the length. */
  lugs?: number;
}

const lugSize = 130;

/** Centers of the lifting lugs' eyes, for a skid about the origin. */
export const lugEyes = ({ length, width, height, lugs = 0.34 }: SkidForm): Point[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((y): Point => [x * lugs * length, y * (width / 2 - 34), height - 8 + lugSize * 0.52]),
  );

/** Sections of the side beams and of the cross members by a skid's height, mm. */
const frames = { 160: ["IPE 160", "IPE 140"], 200: ["IPE 200", "IPE 180"] } as const;

/** Thickness of the deck plate, mm. */
const plate = 8;

/** Side beams, cross members between them, and the deck plate on these, flush with the side beams. */
const frame = ({ length, width, height, crossMembers }: Omit<SkidForm, "lugs">): Piece[] => {
  const [sides, cross] = frames[height];
  const [edge, member] = [iSections[sides], iSections[cross]];
  const side = (width - edge.width) / 2;
  const axis = height - plate - member.height / 2;
  return [
    ...[-1, 1].flatMap((y) => beam([-length / 2, y * side, height / 2], [length / 2, y * side, height / 2], sides)),
    ...repeated(crossMembers, (index) => {
      const x = (length - member.width) * (index / (crossMembers - 1) - 0.5);
      return beam([x, -side + edge.web / 2, axis], [x, side - edge.web / 2, axis], cross);
    }),
    ...at(block(length, width - 2 * edge.width, plate, "deck"), [0, 0, height - plate]),
  ];
};

/**
 * Skid base centered on the origin, top of its deck at z = `height`: side beams, cross members, deck plate, lifting
 * lugs.
 */
export const skidBase = (form: Omit<SkidForm, "lugs">): Piece[] => [
  ...frame(form),
  ...corners(hollow(6, block(120, 74, form.height - 68, "steel")), form.length * 0.33, form.width / 2 - 11, 40),
];

/**
 * Skid about the origin on z = 0: beams, checkr-plate deck within a drip rim with drain, lugs, anchor cleats, earthing
 * bosses.
 */
export const skidFrame = (name: string, form: SkidForm): Part => {
  const { length, width, height } = form;
  const rim = 45;
  const { width: flange, web } = iSections[frames[height][0]];
  const [rimX, rimY] = [length / 2 - 20, width / 2 - 70];
  return part(name, [
    ...frame(form),
    ...[-1, 1].flatMap((way) => [
      ...slab([-rimX, way * rimY, height], [rimX, way * (rimY + 6), height + rim], "steel"),
      ...slab([way * rimX, -rimY - 6, height], [way * (rimX + 6), rimY + 6, height + rim], "steel"),
    ]),
    ...lugEyes(form).flatMap(([x, y]) => at(liftingLug(lugSize, "safety"), [x, y, height - plate])),
    ...[-0.46, -0.16, 0.16, 0.46].flatMap((share) => {
      const x = share * length;
      return [-1, 1].flatMap((y) => [
        ...slab([x - 50, y * (width / 2 - 10), 0], [x + 50, y * (width / 2 + 80), 14], "steel"),
        ...at(anchorBolt(16), [x, y * (width / 2 + 40), 14]),
      ]);
    }),
    ...[-1, 1].flatMap((x) =>
      at(earthingBoss(), [x * length * 0.43, -(width - flange + web) / 2, height * 0.55], [0, -1, 0]),
    ),
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
