/** Pipe supports: shoes, U-bolts, clamps, posts. Each stands on z = 0; the pipe runs along Y or X as stated. */
import * as cad from "replicad";
import { flangeSize, type LineKind } from "./line-classes.ts";
import { grout } from "./structures.ts";
import { at, bar, corners, type Point, slab, turned } from "./placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, solid, tube } from "./solids.ts";

/** Height of a shoe, from the steel to the underside of its pipe, mm. */
export const shoeHeight = 100;

/** Height of a line's axis above its supporting steel, with or without a shoe, mm. */
export const axisOver = (bore: number, kind: LineKind, onShoe = true): number =>
  flangeSize(bore, kind).pipe / 2 + (onShoe ? shoeHeight : 0);

/**
 * Welded shoe of a pipe along X: base plate, web, saddle pad and end ribs. Its `height` makes up for the fall of the
 * pipe (mm per mm, toward +X), in which only the pad is turned.
 */
export const shoe = (
  bore: number,
  kind: LineKind,
  { height = shoeHeight, fall = 0 }: { height?: number; fall?: number } = {},
): Piece[] => {
  const [length, rib] = [260, 110];
  const radius = flangeSize(bore, kind).pipe / 2;
  const axis = height + radius;
  const wide = Math.max(70, radius * 0.9);
  const pad = tube(radius + 6, radius, length, "steel", 110);
  return [
    ...slab([-length / 2, -wide, 0], [length / 2, wide, 10], "steel"),
    ...slab([-length / 2, -5, 10], [length / 2, 5, height - 4], "steel"),
    ...[-rib, rib].flatMap((x) => slab([x - 5, -wide * 0.8, 10], [x + 5, wide * 0.8, height - 4], "steel")),
    ...at(pad, [-length / 2, 0, axis + (fall * length) / 2], [1, 0, -fall], -145),
  ];
};

/** U-bolt over a pipe along X that lies on z = 0; its legs go through the steel. */
export const uBolt = (bore: number, kind: LineKind): Piece[] => {
  const radius = flangeSize(bore, kind).pipe / 2;
  const rod = bore < 100 ? 5 : 8;
  const reach = radius + rod;
  const bow = solid(`u-bolt ${reach} ${rod}`, "galvanised", () =>
    cad.drawCircle(rod).translate(reach, 0).sketchOnPlane("XZ").revolve([0, 0, 1], { angle: 180 }),
  );
  return [
    ...at(bow, [0, 0, radius], [1, 0, 0], 0),
    ...[-reach, reach].flatMap((y) => [
      ...at(cylinder(rod, radius, "galvanised"), [0, y, 0]),
      ...at(hexagon(rod * 3.2, rod * 1.6, "galvanised"), [0, y, 0]),
    ]),
  ];
};

/** Slim stand on z = `floor` with a clip under tubing whose axis passes through `axis`. */
export const tubeStand = ([x, y, z]: Point, outside: number, along: "x" | "y", floor: number): Piece[] => {
  const under = z - outside / 2 - floor;
  return turned(
    [
      ...block(80, 80, 8, "stainless"),
      ...at(hollow(2, block(25, 25, under - 12, "stainless")), [0, 0, 8]),
      ...at(block(30, 70, 4, "stainless"), [0, 0, under - 4]),
      ...at(uBolt(outside, "tubing"), [0, 0, under]),
    ],
    along === "x" ? 0 : 90,
    [x, y, floor],
  );
};

/** Two-bolt clamp around a pipe along Z, from z = -25 to 25, ears toward +X and -X. */
const pipeClamp = (bore: number, kind: LineKind): Piece[] => {
  const radius = flangeSize(bore, kind).pipe / 2;
  return [
    ...at(tube(radius + 8, radius, 50, "galvanised"), [0, 0, -25]),
    ...[-1, 1].flatMap((side) => [
      ...slab([side * (radius + 4), -12, -25], [side * (radius + 62), 12, 25], "galvanised"),
      ...at(hexagon(24, 12, "galvanised"), [side * (radius + 36), 12, 0], [0, 1, 0]),
      ...at(hexagon(24, 12, "galvanised"), [side * (radius + 36), -12, 0], [0, -1, 0]),
    ]),
  ];
};

/** Post of square tube on a base plate with anchor bolts, from z = 0 up to a head plate whose top is at `height`. */
export const post = (height: number, size: number, head = 200): Piece[] => [
  ...grout(size + 160, 40),
  ...at(block(size + 120, size + 120, 16, "steel"), [0, 0, 40]),
  ...corners(
    [...cylinder(8, 50, "galvanised"), ...hexagon(26, 14, "galvanised")],
    (size + 60) / 2,
    (size + 60) / 2,
    56,
  ),
  ...at(hollow(size > 100 ? 6 : 5, block(size, size, height - 56 - 12, "steel")), [0, 0, 56]),
  ...at(block(head, head, 12, "steel"), [0, 0, height - 12]),
];

/**
 * Post with a shoe under a horizontal pipe along X or Y, whose axis passes through `axis`; it stands at height
 * `ground`.
 */
export const restingPost = (axis: Point, bore: number, kind: LineKind, along: "x" | "y", ground = 0): Piece[] => {
  const head = axis[2] - axisOver(bore, kind);
  const size = bore > 150 ? 120 : 90;
  return [
    ...at(post(head - ground, size, Math.max(170, size + 60)), [axis[0], axis[1], ground]),
    ...turned(shoe(bore, kind), along === "x" ? 0 : 90, [axis[0], axis[1], head]),
  ];
};

/** Arm from a wall or girder at `root` to a clamp around a vertical pipe through `axis`, both at the same height. */
export const clampArm = (root: Point, axis: Point, bore: number, kind: LineKind): Piece[] => {
  const way = Math.atan2(root[1] - axis[1], root[0] - axis[0]);
  const radius = flangeSize(bore, kind).pipe / 2 + 30;
  const start: Point = [axis[0] + radius * Math.cos(way), axis[1] + radius * Math.sin(way), axis[2]];
  return [...turned(pipeClamp(bore, kind), (way * 180) / Math.PI, axis), ...hollow(4, bar(start, root, 26, "steel"))];
};
