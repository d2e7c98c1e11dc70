/** Withdrawable motor feeder, mm: front on y = 0 facing -Y, X from the center, Z from its bottom. */
import { straightCable } from "../../../kit/cable.ts";
import { breaker } from "../../../kit/din-rail.ts";
import { label } from "../../../kit/engraving.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece, torus } from "../../../kit/solids.ts";

export const drawerWidth = 560;
const depth = 420;
const toward: Point = [0, -1, 0];

const lamp = (color: "green" | "handle" | "safety"): Piece[] => [
  ...cylinder(16, 5, "ink"),
  ...at(cylinder(11, 9, color), [0, 0, 4]),
];

/** Rotary handle of the feeder's breaker on its scale plate. */
const rotaryHandle = (): Piece[] => [
  ...block(74, 74, 3, "deck", 1),
  ...at(cylinder(27, 14, "ink"), [0, 0, 3]),
  ...at(block(20, 66, 16, "ink", 4), [0, 0, 16]),
];

const pull = (): Piece[] => [
  ...[-1, 1].flatMap((end) => at(cylinder(6, 26, "galvanised"), [0, end * 36, 0])),
  ...at(block(14, 92, 8, "ink", 3), [0, 0, 24]),
];

/** Front plate with all controls, and with the consumer's tag on its label. */
export const drawerFront = (height: number, tag: string): Piece[] => {
  const middle = height / 2;
  const onFace = (pieces: Piece[], x: number, z: number) => at(pieces, [x, 0, z], toward);
  return [
    ...hollow(1.5, slab([-drawerWidth / 2, 0, 4], [drawerWidth / 2, 16, height - 4], "paint")),
    ...onFace(rotaryHandle(), -150, middle),
    ...(["green", "handle", "safety"] as const).flatMap((color, index) =>
      onFace(lamp(color), -40 + index * 52, middle + (height > 250 ? 40 : 22)),
    ),
    ...[0, 1].flatMap((index) =>
      onFace(
        [...cylinder(17, 5, "ink"), ...at(cylinder(12, 8, index ? "handle" : "green"), [0, 0, 4])],
        -40 + index * 52,
        middle - (height > 250 ? 40 : 26),
      ),
    ),
    ...onFace(label([136, 42], tag.toUpperCase()), 156, middle + (height > 250 ? 84 : 50)),
    ...(height > 250
      ? onFace([...block(72, 72, 8, "ink", 2), ...at(block(56, 36, 1, "meterFace"), [0, 10, 7.6])], 140, middle)
      : []),
    ...[-1, 1].flatMap((side) => onFace(pull(), side * 245, middle)),
    ...onFace(cylinder(9, 10, "galvanised"), 225, 30),
    ...onFace(cylinder(9, 10, "galvanised"), -225, 30),
  ];
};

/** Contactor with three wires above and below. */
const contactor = (): Piece[] => [
  ...hollow(1.5, block(76, 96, 88, "plinth", 2)),
  ...at(block(56, 50, 10, "ink", 2), [0, 0, 86]),
  ...[-24, 0, 24].flatMap((x) => [
    ...[-1, 1].flatMap((side) => at(cylinder(5, 1.5, "stainless"), [x, side * 40, 87.4])),
    ...straightCable(
      [
        [x, 48, 60],
        [x, 106, 60],
      ],
      4,
      "ink",
    ),
    ...straightCable(
      [
        [x, -48, 60],
        [x, -88, 60],
      ],
      4,
      "ink",
    ),
  ]),
];

const overload = (): Piece[] => [
  ...hollow(1.5, block(76, 70, 80, "steel", 2)),
  ...at(cylinder(11, 4, "dial"), [-16, 8, 79]),
  ...at(cylinder(6, 5, "handle"), [18, 8, 79]),
];

/** Tray behind the front: side plates, switchgear on the upright of the bottom plate, plug contacts at the back. */
const tray = (height: number): Piece[] => {
  const half = drawerWidth / 2 - 16;
  const wall = 60;
  return [
    ...slab([-half, 16, 6], [half, depth, 10], "galvanised"),
    ...[-1, 1].flatMap((side) => slab([side * half, 16, 10], [side * (half - 3), depth, wall], "galvanised")),
    ...slab([-half, depth - 4, 10], [half, depth, height - 30], "galvanised"),
    ...[-150, -110, -70].flatMap((x) => slab([x - 5, depth, 60], [x + 5, depth + 46, 130], "copper")),
    ...slab([-170, depth, 50], [-50, depth + 18, 140], "ink"),
    ...hollow(1.5, slab([40, depth, 50], [180, depth + 26, 110], "plinth")),
    ...at(at(breaker(3, "ink"), [-26, 0, 0]), [120, 110, 2]),
    ...at(contactor(), [200, 312, 10]),
    ...at(overload(), [200, 222, 10]),
    ...at(hollow(1.5, block(60, 90, 100, "plinth", 2)), [40, 300, 10]),
    ...at(label([44, 60], "24 V", "DC"), [40, 300, 109], [0, 0, 1], 180),
    ...at(torus(26, 8, "ink"), [-150, 300, 18]),
  ];
};

/** The complete drawer. */
export const mccDrawer = (height: number, tag: string): Piece[] => [...drawerFront(height, tag), ...tray(height)];
