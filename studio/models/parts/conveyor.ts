/** Inclined belt conveyor in mm, in its own frame: X across, Y along the belt from tail to head, Z square to the belt. */
import * as cad from "replicad";
import { motor } from "../../kit/pumps.ts";
import { at, bar, type Point, slab } from "../../kit/placement.ts";
import { block, cylinder, extruded, type Outline, type Piece, revolved, solid } from "../../kit/solids.ts";
import { channelOutline } from "../../kit/steel.ts";

/** Distance of the pulleys, belt width and thickness, pulley radius. */
export const centres = 7000;
export const beltWidth = 650;
const thickness = 10;
const pulley = 200;
/** Stringers: how far from the middle, and their top and foot. */
const stringer = { x: 425, top: -280, foot: -430 } as const;
export const stringerFoot = stringer.foot;
export const stringerX = stringer.x;
const [along, across]: [Point, Point] = [
  [0, 1, 0],
  [1, 0, 0],
];
const sides = [-1, 1] as const;

/** Trough of 35°: half width of its bottom, depth under the pulleys' line, and where its edges end. */
const trough: Outline = [
  [-289, 65],
  [-125, -50],
  [125, -50],
  [289, 65],
];
const flat: Outline = [
  [-325, 0],
  [-125, 0],
  [125, 0],
  [325, 0],
];
const section = (line: Outline): Outline => [
  ...line,
  ...line.toReversed().map(([x, z]) => [x, z + thickness] as const),
];
const drawing = (line: Outline) => {
  const [first, ...rest] = section(line) as [readonly [number, number], ...(readonly [number, number])[]];
  let pen = cad.draw([first[0], first[1]]);
  for (const [x, z] of rest) pen = pen.lineTo([x, z]);
  return pen.close();
};

/** From flat to trough, along +Z, X across, Y up. */
const transition = (length: number): Piece[] =>
  solid(`belt transition ${length}`, "rubber", () =>
    (drawing(flat).sketchOnPlane("XY") as cad.Sketch).loftWith(
      drawing(trough).sketchOnPlane("XY", length) as cad.Sketch,
      {
        ruled: true,
      },
    ),
  );

export const belt = (): Piece[] => {
  // Level at first, as the pulley falls away slower than the trough.
  const [reach, level] = [800, 60];
  const wrap = revolved(
    [
      [pulley, -beltWidth / 2],
      [pulley + thickness, -beltWidth / 2],
      [pulley + thickness, beltWidth / 2],
      [pulley, beltWidth / 2],
    ],
    "rubber",
    180,
  );
  return [
    ...[0, centres - level].flatMap((y) =>
      slab([-beltWidth / 2, y, 0], [beltWidth / 2, y + level, thickness], "rubber"),
    ),
    ...at(transition(reach - level), [0, level, 0], along),
    ...at(extruded(section(trough), centres - 2 * reach, "rubber"), [0, reach, 0], along),
    ...at(transition(reach - level), [0, centres - level, 0], [0, -1, 0]),
    ...slab([-beltWidth / 2, 0, -2 * pulley - thickness], [beltWidth / 2, centres, -2 * pulley], "rubber"),
    ...at(wrap, [0, centres, -pulley], across, -90),
    ...at(wrap, [0, 0, -pulley], across, 90),
  ];
};

const roller = (from: Point, to: Point): Piece[] => [...bar(from, to, 52, "galvanised")];

/** Three rollers on a cross member at a station. */
const carryingIdler = (y: number): Piece[] => [
  ...roller([-118, y, -103], [118, y, -103]),
  ...sides.flatMap((side) => [
    ...roller([side * 158, y + 60, -93], [side * 312, y + 60, 15]),
    ...bar([side * 135, y + 60, -108], [side * 335, y + 60, 31], 12, "galvanised"),
    ...slab([side * 326, y + 40, stringer.top], [side * 342, y + 80, 44], "steel"),
    ...slab([side * 126, y - 20, stringer.top], [side * 142, y + 80, -84], "steel"),
  ]),
  ...bar([-140, y, -103], [140, y, -103], 12, "galvanised"),
  ...slab([-460, y - 40, stringer.top], [460, y + 90, stringer.top + 14], "steel"),
];

const returnIdler = (y: number): Piece[] => [
  ...roller([-350, y, -463], [350, y, -463]),
  ...bar([-440, y, -463], [440, y, -463], 12, "galvanised"),
  ...sides.flatMap((side) => slab([side * 428, y - 30, -500], [side * 440, y + 30, stringer.foot + 60], "steel")),
];

const bearingBlock = (x: number, y: number): Piece[] => [
  ...at(block(70, 220, 30, "pump", 4), [x, y, stringer.top]),
  ...at(cylinder(62, 70, "pump"), [x - 35, y, -pulley], across),
  ...at(block(64, 110, 60, "pump"), [x, y, stringer.top + 20]),
  ...sides.flatMap((end) => at(cylinder(11, 22, "galvanised"), [x, y + end * 88, stringer.top + 28])),
];

const pulleyOnShaft = (y: number, reach: number): Piece[] => [
  ...at(cylinder(pulley, 720, "steel"), [-360, y, -pulley], across),
  ...at(cylinder(35, 930 + reach, "stainless"), [-465, y, -pulley], across),
];

/** Screw take-up: the tail's blocks slide between rails, drawn by a threaded rod. */
const takeUp = (side: number): Piece[] => [
  ...slab([side * 398, -430, stringer.top + 128], [side * 462, 200, stringer.top + 150], "steel"),
  ...slab([side * 398, -440, stringer.top], [side * 462, -415, stringer.top + 150], "steel"),
  ...bar([side * 430, -560, -pulley], [side * 430, -90, -pulley], 13, "galvanised"),
  ...[-455, -470].flatMap((y) => bar([side * 430, y, -pulley], [side * 430, y + 14, -pulley], 24, "galvanised")),
  ...slab([side * 398, 175, stringer.top], [side * 462, 200, stringer.top + 150], "steel"),
];

/** Stringers with everything that turns on them. */
export const beltFrame = (): Piece[] => [
  ...sides.flatMap((side) =>
    at(
      extruded(channelOutline(150, 75, 10), centres + 700, "pump"),
      [side * (stringer.x + 37.5), -450, (stringer.top + stringer.foot) / 2],
      along,
      side > 0 ? 0 : 180,
    ),
  ),
  ...[0, 1, 2, 3, 4, 5].flatMap((index) => carryingIdler(900 + index * 1020)),
  ...[1400, 3500, 5600].flatMap(returnIdler),
  ...[700, 2600, 4500, 6300].flatMap((y) =>
    slab([-390, y - 40, stringer.foot], [390, y + 40, stringer.foot + 10], "steel"),
  ),
  ...pulleyOnShaft(0, 0),
  ...pulleyOnShaft(centres, 30),
  ...sides.flatMap((side) => [...bearingBlock(side * 430, 0), ...bearingBlock(side * 430, centres), ...takeUp(side)]),
];

/** Oval guard over a chain between two shafts, along X. */
const chainGuard = (from: readonly [number, number], to: readonly [number, number], radius: number): Piece[] =>
  solid(`chain guard ${from.join(" ")} ${to.join(" ")} ${radius}`, "safety", () => {
    const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const [dx, dy] = [-Math.sin(turn) * radius, Math.cos(turn) * radius];
    const [ux, uy] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    return cad
      .draw([from[0] + dx, from[1] + dy])
      .threePointsArcTo([from[0] - dx, from[1] - dy], [from[0] - ux, from[1] - uy])
      .lineTo([to[0] - dx, to[1] - dy])
      .threePointsArcTo([to[0] + dx, to[1] + dy], [to[0] + ux, to[1] + uy])
      .close()
      .sketchOnPlane("YZ", 500)
      .extrude(110) as cad.Shape3D;
  });

/** Geared motor under the head, its chain to the head shaft under a guard, on the side of +X. */
export const drive = (): Piece[] => {
  const [y, z] = [centres - 950, -700];
  return [
    ...sides.flatMap((side) => [
      ...slab([side * 463, y - 320, -850], [side * 483, y - 240, stringer.foot + 40], "steel"),
      ...slab([side * 463, y + 180, -850], [side * 483, y + 260, stringer.foot + 40], "steel"),
    ]),
    ...slab([-483, y - 320, -850], [483, y + 260, -830], "steel"),
    ...at(block(300, 300, 290, "pump", 14), [190, y, -830]),
    ...at(cylinder(90, 60, "pump"), [340, y, z], across),
    ...at(cylinder(30, 110, "stainless"), [400, y, z], across),
    ...at(motor(110, 420), [45, y, z], [-1, 0, 0]),
    ...slab([-330, y - 100, -830], [-60, y + 100, z - 135], "steel"),
    ...chainGuard([y, z], [centres, -pulley], 170),
    ...slab([450, y - 60, -850], [560, y + 60, -838], "steel"),
    ...slab([480, y - 30, -840], [500, y + 30, z - 60], "steel"),
    ...slab([463, centres - 250, stringer.foot + 30], [500, centres - 180, stringer.top], "steel"),
  ];
};
