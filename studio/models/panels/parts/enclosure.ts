/** Sheet-steel enclosure with an open door, mm: X across, front towards -Y, on z = 0. */
import { type Part, part } from "../../../kit/part.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, type Piece, torus, tube } from "../../../kit/solids.ts";
import { buttonBacks, buttons, doorLeads } from "./door-wiring.ts";
import { gland } from "./field-cables.ts";
import { operatorPanelBack, operatorPanelFront } from "./operator-panel.ts";

/** Height of the plinth, and of the gland plate's top, mm. */
export const plinth = 100;
export const glandPlate = plinth + 6;
const sheetThickness = 3;

export interface EnclosureSize {
  width: number;
  height: number;
  depth: number;
}

/** Position of the mounting plate's face, from the enclosure's centre. */
export const plateFace = ({ depth }: EnclosureSize): number => depth / 2 - 34;

/** Walls, rim with its seal, mounting plate, gland plate, plinth. Cables enter from below through glands at `entries`. */
export const enclosureBody = (size: EnclosureSize, entries: readonly number[]): Piece[] => {
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
    ...slab([-w + 70, -d + 70, plinth + 3], [w - 70, d - 70, glandPlate], "galvanised"),
    ...entries.flatMap((x) => at(gland(glandPlate), [x, -20, glandPlate])),
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

/** Middle of the operator panel on the door's face, and of the row of buttons below it. */
const onDoor = ({ width, height }: EnclosureSize) => ({
  screen: [width * 0.5, 0, height * 0.74] as Point,
  row: [width * 0.5, 2, height * 0.56] as Point,
});

/**
 * Door in its closed position, hinged on the left: outer face on y = 0, hinge axis through the origin, bottom edge at z
 * = 0.
 */
const doorPieces = (size: EnclosureSize): Piece[] => {
  const { width, height } = size;
  const inner: Point = [0, 1, 0];
  const { screen, row } = onDoor(size);
  const onFace = (pieces: Piece[], x: number, z: number) => at(pieces, [x, 0, z], [0, -1, 0]);
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
    ...at(buttonBacks(), row, inner),
    ...buttons.flatMap((x, index) =>
      onFace(
        [...tube(17, 11, 6, "ink"), ...cylinder(12, 12, index < 2 ? "green" : index < 4 ? "dial" : "handle")],
        row[0] + x,
        row[2],
      ),
    ),
    ...slab([width * 0.5 - 130, 2, height * 0.18], [width * 0.5 + 130, 34, height * 0.18 + 200], "plinth"),
    ...slab([width * 0.5 - 118, 6, height * 0.18 + 60], [width * 0.5 + 118, 28, height * 0.18 + 236], "dial"),
    ...onFace(block(34, 150, 26, "ink", 4), width - 50, height * 0.5),
    ...slab([width - 60, 24, 60], [width - 44, 28, height - 60], "galvanised"),
    ...at(cylinder(12, 28, "galvanised"), [width - 52, 2, height * 0.5], inner),
    ...at(cylinder(5, 30, "galvanised"), [60, 2, 60], inner),
    ...[0.12, 0.5, 0.88].flatMap((share) => at(cylinder(8, 70, "galvanised"), [0, 0, height * share - 35])),
  ];
};

const hinges = ({ width, depth }: EnclosureSize): Point => [-width / 2 + 4, -depth / 2 - 8, plinth];

/** The door, opened by an angle in degrees about its hinges on the enclosure's left. */
export const openDoor = (name: string, size: EnclosureSize, angle: number): Part =>
  part(name, doorPieces(size)).at(hinges(size), [0, 0, 1], -angle);

/** Leads from the door opened by an angle in degrees, in the axes of the mounting plate. */
export const leadsFromDoor = (size: EnclosureSize, angle: number): Piece[] => {
  const { screen, row } = onDoor(size);
  return doorLeads(
    { socket: [screen[0] - 60, 56, screen[2] - 63], height: row[2] },
    { hinges: hinges(size), angle, plate: plateFace(size) },
  );
};
