/**
 * Belt of the inclined conveyor, mm, in the conveyor's coordinates: X across, Y along the belt from tail to head, Z
 * perpendicular to it.
 */
import type * as cad from "replicad";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { closed, extruded, type Outline, type Piece, revolved, solid } from "../../../kit/solids.ts";

/** Distance between the pulleys, belt width and thickness, pulley radius. */
export const centers = 7000;
export const beltWidth = 650;
const thickness = 10;
export const pulley = 200;
const along: Point = [0, 1, 0];

/** 35° trough: half the width of its bottom, its depth below the pulleys' line, and its edges. */
export const troughAngle = 35;
/** Length of the middle roller's flat. */
export const flatWidth = 250;
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
/** Transition from flat to trough along +Z; X across, Y up. */
const transition = (length: number): Piece[] =>
  solid(`belt transition ${length}`, "rubber", () =>
    (closed(section(flat)).sketchOnPlane("XY") as cad.Sketch).loftWith(
      closed(section(trough)).sketchOnPlane("XY", length) as cad.Sketch,
      { ruled: true },
    ),
  );

/** In lengths of a meter: a sheet's leader points at the largest face, which is to be on the carrying run. */
const returnRun = (): Piece[] =>
  solid("belt's return run", "rubber", () => {
    const meters = Array.from({ length: centers / 1000 + 1 }, (_, index) => 1000 * index);
    return closed([
      ...meters.map((y) => [y, -2 * pulley - thickness] as const),
      ...meters.toReversed().map((y) => [y, -2 * pulley] as const),
    ])
      .sketchOnPlane("YZ", -beltWidth / 2)
      .extrude(beltWidth) as cad.Shape3D;
  });

export const belt = (): Piece[] => {
  // Horizontal at first, because the pulley's surface falls away more slowly than the trough.
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
    ...[0, centers - level].flatMap((y) =>
      slab([-beltWidth / 2, y, 0], [beltWidth / 2, y + level, thickness], "rubber"),
    ),
    ...at(transition(reach - level), [0, level, 0], along),
    ...at(extruded(section(trough), centers - 2 * reach, "rubber"), [0, reach, 0], along),
    ...at(transition(reach - level), [0, centers - level, 0], [0, -1, 0]),
    ...returnRun(),
    ...at(wrap, [0, centers, -pulley], [1, 0, 0], -90),
    ...at(wrap, [0, 0, -pulley], [1, 0, 0], 90),
  ];
};
