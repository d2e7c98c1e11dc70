/** Equipment of an operator's workplace, mm. Objects on a desk stand on z = 0, front toward -Y. */
import * as cad from "replicad";
import { legend } from "../../../kit/engraving.ts";
import type { Material } from "../../../kit/materials.ts";
import { at, bar, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece, solid, torus } from "../../../kit/solids.ts";

/** Visible width and height of a screen. */
const screenSize = [518, 324] as const;

/** Screen facing +Z, its back plate at z = -62. */
export const monitor = (texture: Material): Piece[] => [
  ...at(
    solid("monitor frame", "ink", () => cad.drawRoundedRectangle(536, 350, 6).sketchOnPlane("XY").extrude(20)),
    [0, -4, -20],
  ),
  ...at(block(...screenSize, 0.8, texture), [0, 3, 0]),
  ...at(hollow(2, block(330, 230, 24, "plinth", 6)), [0, -10, -42]),
  ...at(hollow(2, block(120, 120, 20, "galvanised")), [0, 0, -62]),
  ...at(cylinder(2, 1, "green"), [240, -172, 0]),
];

const keyRow = (count: number, from: number, y: number, width = 17): Piece[] =>
  Array.from({ length: count }, (_, index) =>
    at(block(width - 2.4, 15, 7, "ink", 1), [from + index * 19, y, 15]),
  ).flat();

export const keyboard = (): Piece[] => [
  ...at(hollow(2, block(444, 136, 16, "plinth", 4)), [0, 0, 0]),
  ...keyRow(13, -206, 50),
  ...[26, 7, -12, -31].flatMap((y) => keyRow(15, -206, y)),
  ...keyRow(4, -206, -50),
  ...at(block(112, 15, 7, "ink", 1), [-74, -50, 15]),
  ...keyRow(4, 3, -50),
  ...[26, 7, -12, -31, -50].flatMap((y) => keyRow(5, 112, y)),
];

export const mouse = (): Piece[] => [
  ...block(220, 190, 2, "rubber"),
  ...at(hollow(2, block(62, 108, 32, "plinth", 14)), [0, 0, 2]),
  ...at(cylinder(6, 6, "galvanised"), [-3, 28, 30], [1, 0, 0]),
];

/**
 * Desk box: buttons that accept and silence alarms and test lamps, and an emergency stop. Their legends are in front,
 * where the buttons do not hide them from the operator.
 */
export const buttonBox = (): Piece[] => [
  ...hollow(2, block(250, 130, 52, "paint", 5)),
  ...(
    [
      ["dial", "ACCEPT"],
      ["safety", "SILENCE"],
      ["pump", "TEST"],
    ] as const
  ).flatMap(([color, words], index) => [
    ...at(cylinder(17, 4, "galvanised"), [index * 52 - 92, 0, 52]),
    ...at(cylinder(13, 8, color), [index * 52 - 92, 0, 56]),
    ...at(legend([words], 11), [index * 52 - 92, -34, 51.6]),
  ]),
  ...at(legend(["EMERGENCY", "STOP"], 11), [82, -46, 51.6]),
  ...at(cylinder(30, 3, "safety"), [82, 0, 52]),
  ...at(cylinder(12, 14, "ink"), [82, 0, 55]),
  ...at(cylinder(20, 14, "handle"), [82, 0, 69]),
];

/** Signal tower: alarm, warning, normal; a buzzer in its head. */
export const signalTower = (): Piece[] => [
  ...cylinder(38, 10, "plinth"),
  ...at(cylinder(10, 120, "galvanised"), [0, 0, 10]),
  ...at(cylinder(30, 22, "ink"), [0, 0, 130]),
  ...(["green", "safety", "handle"] as const).flatMap((color, index) => [
    ...at(hollow(2, cylinder(29, 56, color)), [0, 0, 152 + index * 60]),
    ...at(cylinder(30, 4, "ink"), [0, 0, 208 + index * 60]),
  ]),
  ...at(cylinder(30, 26, "ink"), [0, 0, 332]),
];

/** Handset with its cord on a rest. */
export const telephone = (): Piece[] => [
  ...hollow(2, block(170, 200, 46, "plinth", 6)),
  ...at(block(46, 190, 26, "ink", 8), [-52, 0, 44]),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].flatMap((column) => at(block(16, 12, 5, "dial", 1), [8 + column * 24, 20 - row * 22, 45])),
  ),
  ...at(block(70, 32, 4, "liquid"), [32, 66, 45]),
  ...Array.from({ length: 6 }, (_, index) => at(torus(8, 2.4, "ink"), [-52, -104 - index * 6, 9], [0, 1, 0])).flat(),
];

/** Closed cabinet for the space under a desk, with a ventilated door. */
const cabinet = (width: number, depth: number, height: number): Piece[] => [
  ...hollow(1.5, slab([-width / 2 + 15, 30, 0], [width / 2 - 15, depth - 20, 70], "plinth")),
  ...hollow(1.5, slab([-width / 2, 20, 70], [width / 2, depth, height], "paint")),
  ...slab([-width / 2 + 6, 12, 76], [width / 2 - 6, 20, height - 6], "rubber"),
  ...hollow(1, slab([-width / 2 + 3, 0, 73], [width / 2 - 3, 14, height - 3], "paint")),
  ...Array.from({ length: 9 }, (_, index) =>
    slab([-width / 2 + 70, -1, 130 + index * 20], [width / 2 - 70, 3, 138 + index * 20], "plinth"),
  ).flat(),
  ...bar([width / 2 - 40, -22, height - 240], [width / 2 - 40, -22, height - 90], 6, "galvanised"),
  ...[90, 240].flatMap((drop) =>
    bar([width / 2 - 40, 0, height - drop], [width / 2 - 40, -22, height - drop], 5, "galvanised"),
  ),
];

const cabinetWidth = 460;
/** Distance of a cabinet's middle from that of a desk of a length, mm. */
const cabinetAt = (length: number) => length / 2 - 250;
/** Width between the cabinets under a desk of a length, mm. */
export const kneeSpace = (length: number) => 2 * cabinetAt(length) - cabinetWidth;

/** Desk below its top: edge strip `thick` mm, cabinets at both ends, panel at the back; its front edge is on y = 0. */
export const underDesk = ([length, depth, height]: readonly [number, number, number], thick: number): Piece[] => [
  ...slab([-length / 2 - 2, -4, height - 30], [length / 2 + 2, thick - 4, height - 4], "steel"),
  ...[-1, 1].flatMap((side) => at(cabinet(cabinetWidth, depth - 120, height - 32), [side * cabinetAt(length), 80, 0])),
  ...hollow(1, slab([-length / 2 + 480, depth - 80, 120], [length / 2 - 480, depth - 60, height - 32], "paint")),
];
