/**
 * Access structure around a vertical vessel: a braced bay of platforms, a stair bay beside it, a caged ladder to the
 * top.
 */
import { cagedLadder } from "../../../kit/caged-ladders.ts";
import { gratingAround, gratingDepth, gratingFloor } from "../../../kit/gratings.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { type Piece, tube } from "../../../kit/solids.ts";
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
export const storey = 3000;
/** Sections of the columns, of girders, of those of stairs and the half floor's edge, and of trimmers. */
export const [post, floorBeam, stairBeam, trimmer] = ["HEB 200", "IPE 240", "IPE 200", "IPE 180"] as const;
const landing = 910;
/** Radial gap between the vessel and its opening in a floor, mm. */
const gap = 70;

/** Distance of the trimmers of a floor from the axis of a vessel of a radius, mm. */
export const trimmersFrom = (radius: number) => radius + gap + 130;

const bayCorners = [-bay, bay].flatMap((x) => [-bay, bay].map((y) => [x, y] as const));

/** Girders, trimmers, grating and rails of a main floor whose top is at `z`. */
const floor = (z: number, hole: number): Piece[] => {
  const steel = z - gratingDepth;
  const trim = trimmersFrom(hole - gap);
  const out = bay + edge - 20;
  return [
    ...[-bay, bay].flatMap((y) => girder([-bay, y, steel], [bay, y, steel], floorBeam, post)),
    ...[-bay, bay].flatMap((x) => girder([x, -bay, steel], [x, bay, steel], floorBeam, post)),
    ...[-trim, trim].flatMap((y) => girder([-bay, y, steel], [bay, y, steel], trimmer, floorBeam)),
    ...[-trim, trim].flatMap((x) => girder([x, -trim, steel], [x, trim, steel], trimmer, trimmer)),
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

/** Two flights of eight risers from `z` up one storey. */
const stairs = (z: number): Piece[] => [
  ...at(stairFlight(8, storey / 16, 260, 850), [2700, -landing, z]),
  ...at(stairFlight(8, storey / 16, 260, 850), [3700, landing, z + storey / 2], [0, 0, 1], 180),
];

/** Rails around the stair opening of a floor. */
const stairRails = (z: number, last: boolean): Piece[] => [
  ...handrail([[bay + 130, -landing + 30, z], { y: bay + 130 }]),
  ...(last ? handrail([[bay + 130, -landing - 20, z], { x: 3200 }]) : []),
];

const bracing = (levels: readonly number[]): Piece[] =>
  [0, ...levels].slice(0, -1).flatMap((z, index) => {
    const [low, high] = [z + (index ? 120 : 620), z + storey - 380];
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
const topFloor = (z: number, below: number): Piece[] => {
  const steel = z - gratingDepth;
  const out = bay + edge - 20;
  return [
    ...girder([-bay, 0, steel], [bay, 0, steel], stairBeam, floorBeam),
    ...[-bay, bay].flatMap((x) => girder([x, -bay, steel], [x, bay, steel], floorBeam, post)),
    ...[-bay, bay].flatMap((y) => girder([-bay, y, steel], [bay, y, steel], floorBeam, post)),
    ...gratingFloor([-bay - edge, -75], [bay + edge, bay + edge], z, true),
    ...handrail([[1800, -55, z], { x: out }, { y: out }, { x: -out }, { y: -55 }, { x: 1200 }]),
    ...at(cagedLadder(z - below, 20), [1500, -110, below], [0, 0, 1], 180),
  ];
};

/**
 * Structure about the origin for a vessel of `radius`: three floors at intervals of 3 m, and the half floor at `top`.
 */
export const accessStructure = (radius: number, top: number): Part => {
  const last = 3 * storey;
  const levels = [storey, 2 * storey, last];
  return part("access structure", [
    ...bayCorners.flatMap(([x, y]) => column([x, y, 0], top - gratingDepth, post)),
    ...[-bay, bay].flatMap((y) => column([stairSide, y, 0], last - gratingDepth, post)),
    ...levels.flatMap((z) => [
      ...floor(z, radius + gap),
      ...stairFloor(z, -1),
      ...stairFloor(z - storey / 2, 1),
      ...stairs(z - storey),
      ...stairRails(z, z === last),
    ]),
    ...bracing(levels),
    ...topFloor(top, last),
  ]).at([0, 0, 0]);
};
