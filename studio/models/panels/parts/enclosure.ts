/** Sheet-steel enclosure with an open door, mm: X across, front towards -Y, on z = 0. */
import { cable } from "../../../kit/cable.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, type Piece, torus, tube } from "../../../kit/solids.ts";
import { operatorPanelBack, operatorPanelFront } from "./operator-panel.ts";

const plinth = 100;
const sheetThickness = 3;

export interface EnclosureSize {
  width: number;
  height: number;
  depth: number;
}

/** Position of the mounting plate's face, from the enclosure's centre. */
export const plateFace = ({ depth }: EnclosureSize): number => depth / 2 - 34;

const gland = (): Piece[] => [...tube(16, 9, 14, "galvanised"), ...at(cylinder(9, 60, "rubber"), [0, 0, -44])];

/** Walls, rim with its seal, mounting plate, gland plate, plinth. Cables enter from below through `glands` glands. */
export const enclosureBody = (size: EnclosureSize, glands: number): Piece[] => {
  const { width, height, depth } = size;
  const [w, d, top] = [width / 2, depth / 2, plinth + height];
  const rim = 28;
  return [
    ...slab([-w, d - sheetThickness, plinth], [w, d, top], "paint"),
    ...[-1, 1].flatMap((side) =>
      slab([side * w, -d, plinth], [side * (w - sheetThickness), d - sheetThickness, top], "paint"),
    ),
    ...[plinth, top - sheetThickness].flatMap((z) =>
      slab([-w + sheetThickness, -d, z], [w - sheetThickness, d - sheetThickness, z + sheetThickness], "paint"),
    ),
    ...[-1, 1].flatMap((side) => slab([side * w, -d, plinth], [side * (w - rim), -d + 3, top], "paint")),
    ...[plinth, top - rim].flatMap((z) => slab([-w + rim, -d, z], [w - rim, -d + 3, z + rim], "paint")),
    ...slab([-w + 40, plateFace(size), plinth + 50], [w - 40, plateFace(size) + 3, top - 40], "galvanised"),
    ...[-1, 1].flatMap((side) =>
      [plinth + 120, top - 120].flatMap((z) =>
        at(cylinder(7, 31, "galvanised"), [side * (w - 60), plateFace(size) + 3, z], [0, 1, 0]),
      ),
    ),
    ...slab([-w + 70, -d + 70, plinth + 3], [w - 70, d - 70, plinth + 6], "galvanised"),
    ...Array.from({ length: glands }, (_, index) =>
      at(gland(), [-w + 130 + (index * (width - 260)) / (glands - 1), -20, plinth + 6]),
    ).flat(),
    ...[-1, 1].flatMap((side) => [
      ...slab([-w + 10, side * (d - 22), 0], [w - 10, side * (d - 14), plinth], "plinth"),
      ...slab([side * (w - 10), -d + 22, 0], [side * (w - 18), d - 22, plinth], "plinth"),
    ]),
    ...slab([-220, -d + 50, top - 34], [220, -d + 90, top - 3], "dial"),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) =>
        at(
          [...cylinder(14, 20, "galvanised"), ...at(torus(22, 6, "galvanised"), [0, 0, 40], [1, 0, 0])],
          [x * (w - 50), y * (d - 50), top],
        ),
      ),
    ),
  ];
};

/** Rear of a lamp or switch: nut and contact blocks. */
const contacts = (): Piece[] => [
  ...cylinder(14, 8, "rubber"),
  ...at(block(28, 40, 34, "plinth"), [0, 0, 8]),
  ...[-8, 8].flatMap((x) => at(block(12, 44, 20, "dial"), [x, 0, 24])),
];

/**
 * Door in its closed position, hinged on the left: outer face on y = 0, hinge axis through the origin, bottom edge at z
 * = 0.
 */
const doorPieces = (width: number, height: number): Piece[] => {
  const inner: Point = [0, 1, 0];
  const screen: Point = [width * 0.5, 0, height * 0.74];
  const onFace = (pieces: Piece[], x: number, z: number) => at(pieces, [x, 0, z], [0, -1, 0]);
  const buttons = Array.from({ length: 5 }, (_, index) => width * 0.5 - 160 + index * 80);
  return [
    ...slab([3, 0, 3], [width - 3, 2, height - 3], "paint"),
    ...[3, width - 5].flatMap((x) => slab([x, 2, 3], [x + 2, 22, height - 3], "paint")),
    ...[3, height - 5].flatMap((z) => slab([3, 2, z], [width - 3, 22, z + 2], "paint")),
    ...[26, width - 38].flatMap((x) => slab([x, 2, 26], [x + 12, 14, height - 26], "rubber")),
    ...[26, height - 38].flatMap((z) => slab([38, 2, z], [width - 38, 14, z + 12], "rubber")),
    ...[70, width - 90].flatMap((x) => [
      ...slab([x, 2, 70], [x + 20, 20, height - 70], "galvanised"),
      ...Array.from({ length: Math.floor((height - 200) / 50) }, (_, index) =>
        slab([x + 6, 19.5, 100 + index * 50], [x + 14, 20.5, 118 + index * 50], "plinth"),
      ).flat(),
    ]),
    ...onFace(operatorPanelFront(), screen[0], screen[2]),
    ...onFace(operatorPanelBack(2), screen[0], screen[2]),
    ...buttons.flatMap((x) => at(contacts(), [x, 2, height * 0.56], inner)),
    ...buttons.flatMap((x, index) =>
      onFace(
        [...tube(17, 11, 6, "ink"), ...cylinder(12, 12, index < 2 ? "green" : index < 4 ? "dial" : "handle")],
        x,
        height * 0.56,
      ),
    ),
    ...slab([width * 0.5 - 130, 2, height * 0.18], [width * 0.5 + 130, 34, height * 0.18 + 200], "plinth"),
    ...slab([width * 0.5 - 118, 6, height * 0.18 + 60], [width * 0.5 + 118, 28, height * 0.18 + 236], "dial"),
    ...onFace(block(34, 150, 26, "ink", 4), width - 50, height * 0.5),
    ...slab([width - 60, 24, 60], [width - 44, 28, height - 60], "galvanised"),
    ...at(cylinder(12, 28, "galvanised"), [width - 52, 2, height * 0.5], inner),
    ...at(cylinder(5, 30, "galvanised"), [60, 2, 60], inner),
    ...[0.12, 0.5, 0.88].flatMap((share) => at(cylinder(8, 70, "galvanised"), [0, 0, height * share - 35])),
    ...cable(
      [
        [screen[0] - 60, 56, screen[2] - 63],
        [screen[0] - 64, 56, screen[2] - 120],
        [width * 0.3, 40, height * 0.6],
        [110, 34, height * 0.58],
        [50, 50, height * 0.57],
      ],
      9,
      "plinth",
    ),
  ];
};

/** End of the operator panel's cable at the hinges of an opened door, and where it leads, in the enclosure's axes. */
export const doorCableEnd = ({ width, height, depth }: EnclosureSize, angle: number): Point[] => {
  const turn = (-angle * Math.PI) / 180;
  return (
    [
      [50, 50],
      [14, 56],
    ] as const
  ).map(([x, y], index) => [
    -width / 2 + 4 + x * Math.cos(turn) - y * Math.sin(turn),
    -depth / 2 - 8 + x * Math.sin(turn) + y * Math.cos(turn),
    plinth + height * 0.57 - 6 * index,
  ]);
};

/** The door, opened by an angle in degrees about its hinges on the enclosure's left. */
export const openDoor = (name: string, { width, height, depth }: EnclosureSize, angle: number): Part =>
  part(name, doorPieces(width, height)).at([-width / 2 + 4, -depth / 2 - 8, plinth], [0, 0, 1], -angle);
