/** Frame of the belt conveyor, in its coordinates: stringers, idlers, pulleys with their bearings, take-up. */
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, extruded, hollow, type Piece } from "../../../kit/solids.ts";
import { channelOutline, channels } from "../../../kit/steel-sections.ts";
import { centers, pulley } from "./conveyor-belt.ts";

const rail = channels["UPE 160"];
/** Stringers: distance from the center, top and bottom. */
export const stringer = { x: 425, top: -280, foot: -280 - rail.height } as const;
const across: Point = [1, 0, 0];
const sides = [-1, 1] as const;

const roller = (from: Point, to: Point): Piece[] => hollow(4, bar(from, to, 52, "galvanised"));

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
  ...at(hollow(14, cylinder(62, 70, "pump")), [x - 35, y, -pulley], across),
  ...at(hollow(12, block(64, 110, 60, "pump")), [x, y, stringer.top + 20]),
  ...sides.flatMap((end) => at(cylinder(11, 22, "galvanised"), [x, y + end * 88, stringer.top + 28])),
];

const pulleyOnShaft = (y: number, reach: number): Piece[] => [
  ...at(hollow(10, cylinder(pulley, 720, "steel")), [-360, y, -pulley], across),
  ...at(cylinder(35, 930 + reach, "stainless"), [-465, y, -pulley], across),
];

/** Screw take-up: the tail bearings slide between rails, moved by a threaded rod. */
const takeUp = (side: number): Piece[] => [
  ...slab([side * 398, -430, stringer.top + 128], [side * 462, 200, stringer.top + 150], "steel"),
  ...slab([side * 398, -440, stringer.top], [side * 462, -415, stringer.top + 150], "steel"),
  ...bar([side * 430, -560, -pulley], [side * 430, -90, -pulley], 13, "galvanised"),
  ...[-455, -470].flatMap((y) => bar([side * 430, y, -pulley], [side * 430, y + 14, -pulley], 24, "galvanised")),
  ...slab([side * 398, 175, stringer.top], [side * 462, 200, stringer.top + 150], "steel"),
];

/** Stringers with all idlers and pulleys. */
export const beltFrame = (): Piece[] => [
  ...sides.flatMap((side) =>
    at(
      extruded(channelOutline(rail), centers + 700, "pump"),
      [side * (stringer.x + 37.5), -450, (stringer.top + stringer.foot) / 2],
      [0, 1, 0],
      side > 0 ? 0 : 180,
    ),
  ),
  ...[0, 1, 2, 3, 4, 5].flatMap((index) => carryingIdler(900 + index * 1020)),
  ...[1400, 3500, 5600].flatMap(returnIdler),
  ...[700, 2600, 4500, 6300].flatMap((y) =>
    slab([-400, y - 40, stringer.foot], [400, y + 40, stringer.foot + rail.flange], "steel"),
  ),
  ...pulleyOnShaft(0, 0),
  ...pulleyOnShaft(centers, 30),
  ...sides.flatMap((side) => [...bearingBlock(side * 430, 0), ...bearingBlock(side * 430, centers), ...takeUp(side)]),
];
