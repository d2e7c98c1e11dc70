/**
 * Column in its access structure: a braced bay of platforms around it, a stair bay beside it, a caged ladder to the top.
 */
import { cagedLadder } from "../../../kit/caged-ladders.ts";
import { gratingAround, gratingDepth, gratingFloor } from "../../../kit/gratings.ts";
import { type Part, part } from "../../../kit/part.ts";
import { pressureVessel, type VesselNozzle } from "../../../kit/pressure-vessels.ts";
import { at, corners, type Point, turned } from "../../../kit/placement.ts";
import { cylinder, type Piece, tube } from "../../../kit/solids.ts";
import { stairFlight } from "../../../kit/stairs.ts";
import { handrail } from "../../../kit/steel.ts";
import { brace, column, girder } from "../../../kit/structures.ts";

/**
 * Half the width of the main bay, the far side of the stair bay, and the overhang of floors beyond the columns' axes,
 * mm.
 */
export const bay = 2100;
export const stairSide = 4300;
const edge = 150;
export const story = 3000;
/** Heights of the main floors, mm. */
const levels = [story, 2 * story, 3 * story];
const last = 3 * story;
/** Sections of the columns, of girders, of those of stairs and the half floor's edge, and of trimmers. */
export const [post, floorBeam, stairBeam, trimmer] = ["HEB 200", "IPE 240", "IPE 200", "IPE 180"] as const;
const landing = 910;
/** Diameter of the column, mm. */
export const columnDiameter = 1600;
/** Heights of its foundation, and of its lower tangent line above that, mm. */
const [foundation, tangent] = [300, 2100] as const;
/** Height of the column's lower tangent line, mm. */
export const columnFoot = foundation + tangent;
/** Top of the half floor above the column's head, mm. */
export const roof = 12200;

/** Radius of the column's opening in a floor, and distance of the trimmers from the column's axis, mm. */
const hole = columnDiameter / 2 + 70;
export const trimmers = hole + 130;

/** Girders, trimmers, grating and rails of a main floor whose top is at `z`. */
const floor = (z: number): Piece[] => {
  const steel = z - gratingDepth;
  const out = bay + edge - 20;
  return [
    ...[-bay, bay].flatMap((y) => girder([-bay, y, steel], [bay, y, steel], floorBeam, post)),
    ...[-bay, bay].flatMap((x) => girder([x, -bay, steel], [x, bay, steel], floorBeam, post)),
    ...[-trimmers, trimmers].flatMap((y) => girder([-bay, y, steel], [bay, y, steel], trimmer, floorBeam)),
    ...[-trimmers, trimmers].flatMap((x) => girder([x, -trimmers, steel], [x, trimmers, steel], trimmer, trimmer)),
    ...gratingAround([-bay - edge, -bay - edge], [bay + edge, bay + edge], z, { x: 0, y: 0, radius: hole }),
    ...at(tube(hole + 8, hole, 100 + gratingDepth, "galvanised"), [0, 0, steel]),
    ...handrail([[bay + 100, out, z], { x: -out }, { y: -out }, { x: bay }]),
  ];
};

const stairFloor = (z: number, side: -1 | 1): Piece[] => {
  const steel = z - gratingDepth;
  const [near, far] = [side * landing, side * (bay + edge)];
  const out = side * (bay + edge - 20);
  const end = stairSide + edge - 20;
  return [
    ...[side * bay, near + side * 60].flatMap((y, index) =>
      index
        ? girder([bay, y, steel], [stairSide, y, steel], stairBeam, floorBeam)
        : girder([bay, y, steel], [stairSide, y, steel], floorBeam, post),
    ),
    ...[...(side > 0 ? [bay] : []), stairSide].flatMap((x) =>
      girder([x, -bay, steel], [x, bay, steel], floorBeam, post),
    ),
    ...gratingFloor([bay + (side > 0 ? -edge : edge), Math.min(near, far)], [stairSide + edge, Math.max(near, far)], z),
    ...handrail([[side > 0 ? bay - 130 : bay, out, z], { x: end }, { y: near + side * 40 }]),
    ...(side > 0 ? handrail([[bay - 130, near + 40, z], { y: out }]) : []),
  ];
};

/** Two flights of eight risers from `z` up one story. */
const stairs = (z: number): Piece[] => [
  ...at(stairFlight(8, story / 16, 260, 850), [2700, -landing, z]),
  ...turned(stairFlight(8, story / 16, 260, 850), 180, [3700, landing, z + story / 2]),
];

/** Rails around the stair opening of a floor. */
const stairRails = (z: number, last: boolean): Piece[] => [
  ...handrail([[bay + 130, -landing + 30, z], { y: bay + 130 }]),
  ...(last ? handrail([[bay + 130, -landing - 20, z], { x: 3200 }]) : []),
];

const bracing = (): Piece[] =>
  [0, ...levels.slice(0, -1)].flatMap((z, index) => {
    const [low, high] = [z + (index ? 120 : 620), z + story - 380];
    const tilt = (x: number, y: number, up: boolean): Point => [x, y, up ? high : low];
    return [
      ...[-1, 1].flatMap((way) =>
        brace(tilt(-bay + 190, bay + way * 22, way > 0), tilt(bay - 190, bay + way * 22, way < 0)),
      ),
      ...[-1, 1].flatMap((way) =>
        brace(tilt(-bay + way * 22, -bay + 190, way > 0), tilt(-bay + way * 22, bay - 190, way < 0)),
      ),
      ...brace(tilt(stairSide, -bay + 190, index % 2 === 0), tilt(stairSide, bay - 190, index % 2 === 1)),
    ];
  });

/** Half floor above the vessel's head, reached by the caged ladder. */
const topFloor = (): Piece[] => {
  const steel = roof - gratingDepth;
  const out = bay + edge - 20;
  return [
    ...girder([-bay, 0, steel], [bay, 0, steel], stairBeam, floorBeam),
    ...[-bay, bay].flatMap((x) => girder([x, -bay, steel], [x, bay, steel], floorBeam, post)),
    ...[-bay, bay].flatMap((y) => girder([-bay, y, steel], [bay, y, steel], floorBeam, post)),
    ...gratingFloor([-bay - edge, -75], [bay + edge, bay + edge], roof, true),
    ...handrail([[1800, -55, roof], { x: out }, { y: out }, { x: -out }, { y: -55 }, { x: 1200 }]),
    ...turned(cagedLadder(roof - last, 20), 180, [1500, -110, last]),
  ];
};

/** Structure about the origin: three floors at intervals of 3 m, and the half floor above the column. */
const accessStructure = (): Part =>
  part("access structure", [
    ...corners(column([0, 0, 0], roof - gratingDepth, post), bay, bay),
    ...[-bay, bay].flatMap((y) => column([stairSide, y, 0], last - gratingDepth, post)),
    ...levels.flatMap((z) => [
      ...floor(z),
      ...stairFloor(z, -1),
      ...stairFloor(z - story / 2, 1),
      ...stairs(z - story),
      ...stairRails(z, z === last),
    ]),
    ...bracing(),
    ...topFloor(),
  ]);

/**
 * Column of 1,600 × 7,800 T/T on its foundation at `x`, in an access structure with three floors and a manway at each;
 * vapor outlet at the top.
 */
export const columnInStructure = <Name extends string>(
  names: { column: string; foundation: string },
  x: number,
  nozzles: Record<Name, VesselNozzle>,
) => ({
  structure: accessStructure().at([x, 0, 0]),
  base: part(names.foundation, cylinder(1080, foundation, "concrete")).at([x, 0, 0]),
  column: pressureVessel(names.column, {
    diameter: columnDiameter,
    length: 7800,
    height: tangent,
    support: "skirt",
    nozzles: { vapor: { bore: 200, on: "upper", station: 0, reach: 650 }, ...nozzles } as Record<
      Name | "vapor",
      VesselNozzle
    >,
    manways: [1500, 4500, 7250].map((station) => ({ bore: 500, station, bearing: -75, reach: 260 })),
    nameplate: { station: 1500, bearing: -15 },
    lugs: [7400],
  }).at([x, 0, foundation]),
});
