/** Door of the PLC panel with its operator panel and buttons, their wires, and leads over the hinges, mm. */
import { Vector3 } from "three";
import { cable } from "../../../kit/cable.ts";
import { plateDuct, wiringDuct } from "../../../kit/din-rail.ts";
import { ductWires, wire } from "../../../kit/duct-wires.ts";
import type { Material } from "../../../kit/materials.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, placement, type Point, repeated, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece, tube } from "../../../kit/solids.ts";
import { operatorPanelBack, operatorPanelFront } from "./operator-panel.ts";
import { plateFace, plcSize, plinth } from "./plc-enclosure.ts";

const { width, height } = plcSize;
/** Middle of the operator panel on the door's face, and of the row of buttons below it. */
const screen: Point = [width * 0.5, 0, height * 0.74];
const row: Point = [width * 0.5, 2, height * 0.56];
/** Places of the buttons from their middle. */
export const buttons: readonly number[] = [-160, -80, 0, 80, 160];
/** Contact blocks of a button: distance from its middle, half their height, depth of their terminals behind the door. */
const contacts = { apart: 8, half: 22, deep: 34 } as const;
/** Duct: cross-section, depth below the buttons, ends from their middle toward the hinges. */
const duct = { size: { high: 30, deep: 40 }, below: 75, from: -190, to: 390 } as const;

/** Rear of a lamp or switch: nut and contact blocks. */
const contactBlocks = (): Piece[] => [
  ...cylinder(14, 8, "rubber"),
  ...at(hollow(1.2, block(28, 40, 34, "plinth")), [0, 0, 8]),
  ...[-1, 1].flatMap((side) => at(block(12, 2 * contacts.half, 20, "dial"), [side * contacts.apart, 0, 24])),
];

/** Rear of the buttons on z = 0, seen from behind the door: X toward the hinges, Y up from the buttons' middle. */
const buttonBacks = (): Piece[] => {
  const { half, deep } = contacts;
  const run = { from: -half, edge: duct.size.high / 2 - duct.below, duct: duct.from, depth: deep, inside: 24 };
  const terminals = buttons.flatMap((x) =>
    [-1, 1].map((side) => ({ x: x + side * contacts.apart, beside: x + side * 22 })),
  );
  return [
    ...buttons.flatMap((x) => at(contactBlocks(), [x, 0, 0])),
    ...at(wiringDuct(duct.to - duct.from, duct.size), [duct.from, -duct.below, 0]),
    ...terminals.flatMap(({ x, beside }) => [
      ...ductWires([x], run),
      // From the upper terminal the wire goes down beside the block.
      ...wire(
        [
          [x, half, deep],
          [x, half + 8, deep],
          [beside, half + 8, deep],
          [beside, -half, deep],
        ],
        "pump",
      ),
      ...ductWires([beside], run),
    ]),
  ];
};

const onFace = (pieces: Piece[], x: number, z: number) => at(pieces, [x, 0, z], [0, -1, 0]);

/** What is seen of the door from outside. */
const outside = (): Piece[] => [
  ...onFace(operatorPanelFront(), screen[0], screen[2]),
  ...onFace(operatorPanelBack(2), screen[0], screen[2]),
  ...buttons.flatMap((x, index) =>
    onFace(
      [...tube(17, 11, 6, "ink"), ...cylinder(12, 12, index < 2 ? "green" : index < 4 ? "dial" : "handle")],
      row[0] + x,
      row[2],
    ),
  ),
  ...onFace(block(34, 150, 26, "ink", 4), width - 50, height * 0.5),
  ...[0.12, 0.5, 0.88].flatMap((share) => at(cylinder(8, 70, "galvanised"), [0, 0, height * share - 35])),
];

/**
 * Door in its closed position, hinged on the left: outer face on y = 0, hinge axis through the origin, bottom edge at z
 * = 0.
 */
const doorPieces = (): Piece[] => {
  const inner: Point = [0, 1, 0];
  return [
    ...outside(),
    ...slab([3, 0, 3], [width - 3, 2, height - 3], "paint"),
    ...[3, width - 5].flatMap((x) => slab([x, 2, 3], [x + 2, 22, height - 3], "paint")),
    ...[3, height - 5].flatMap((z) => slab([3, 2, z], [width - 3, 22, z + 2], "paint")),
    ...[26, width - 38].flatMap((x) => slab([x, 2, 26], [x + 12, 14, height - 26], "rubber")),
    ...[26, height - 38].flatMap((z) => slab([38, 2, z], [width - 38, 14, z + 12], "rubber")),
    ...[70, width - 90].flatMap((x) => [
      ...hollow(1.5, slab([x, 2, 70], [x + 20, 20, height - 70], "galvanised")),
      ...repeated(Math.floor((height - 200) / 50), (index) =>
        slab([x + 6, 19.5, 100 + index * 50], [x + 14, 20.5, 118 + index * 50], "plinth"),
      ),
    ]),
    ...at(buttonBacks(), row, inner),
    ...hollow(1, slab([width * 0.5 - 130, 2, height * 0.18], [width * 0.5 + 130, 34, height * 0.18 + 200], "plinth")),
    ...slab([width * 0.5 - 118, 6, height * 0.18 + 60], [width * 0.5 + 118, 28, height * 0.18 + 236], "dial"),
    ...slab([width - 60, 24, 60], [width - 44, 28, height - 60], "galvanised"),
    ...at(cylinder(12, 28, "galvanised"), [width - 52, 2, height * 0.5], inner),
    ...at(cylinder(5, 30, "galvanised"), [60, 2, 60], inner),
  ];
};

/** Axes of a mounting plate: across, above the floor, out of the plate. Those of a door: from its hinges, inward, up. */
interface Lead {
  onDoor: readonly Point[];
  onPlate: readonly Point[];
  radius: number;
  material: Material;
  /** Grommet or bolt at the end on the plate. */
  end: Piece[];
}

/** Middle of the plate's duct beside the hinges. */
const besideHinges = -425;

/** Leads of the operator panel's socket, of the buttons, and of the door's earth bolt. */
const leads = (): Lead[] => {
  const [x, y, z] = [screen[0] - 60, 56, screen[2] - 63];
  const buttonsZ = row[2];
  const intoDuct = (radius: number, up: number) => ({
    onPlate: [
      [besideHinges - 8, up + 6, 290],
      [besideHinges, up, 180],
      [besideHinges, up, plateDuct.deep - 4],
    ] as const,
    radius,
    material: "plinth" as const,
    end: at(tube(radius + 6, radius, 5, "rubber"), [besideHinges, up, plateDuct.deep]),
  });
  const loom = buttonsZ - duct.below;
  // Points in nearly equal distances: otherwise the curves swing between them.
  return [
    {
      onDoor: [
        [x, y, z],
        [x - 4, y, z - 80],
        [x - 120, y - 10, z - 135],
        [205, 36, buttonsZ + 38],
        [110, 36, buttonsZ + 28],
        [14, 56, buttonsZ + 8],
      ],
      ...intoDuct(9, buttonsZ + 96),
    },
    {
      onDoor: [
        [190, 22, loom],
        [110, 24, loom],
        [14, 56, loom - 16],
      ],
      ...intoDuct(8, loom + 70),
    },
    {
      onDoor: [
        [60, 31, 60],
        [14, 58, 62],
      ],
      onPlate: [
        [-442, 168, 290],
        [-428, 170, 200],
        [-390, 174, 110],
        [-375, 176, 11],
      ],
      radius: 5,
      material: "green",
      end: at(cylinder(8, 12, "brass"), [-375, 176, 0]),
    },
  ];
};

const hinges: Point = [-width / 2 + 4, -plcSize.depth / 2 - 8, plinth];

/** The door, opened by an angle in degrees about its hinges on the enclosure's left. */
export const plcDoor = (angle: number): Part => part("door", doorPieces()).at(hinges, [0, 0, 1], -angle);

/** The closed door, moved along X to the side of the panel: a box, for drawings show what lies on a sheet of 2 through it. */
export const doorAside = (along: number): Part =>
  part("closed door", [...hollow(2, slab([3, 0, 3], [width - 3, 22, height - 3], "paint")), ...outside()]).at([
    hinges[0] + along,
    hinges[1],
    hinges[2],
  ]);
/** Middle of the closed door along X; heights of the operator panel's and of the buttons' middles above the floor. */
export const doorMiddle = hinges[0] + width / 2;
export const doorHeights = { screen: plinth + screen[2], buttons: plinth + row[2] } as const;

/** Leads from the door opened by an angle in degrees, in the axes of the mounting plate. */
export const doorLeads = (angle: number): Piece[] => {
  const turned = placement(hinges, [0, 0, 1], -angle);
  const ofPlate = (point: Point): Point => {
    const { x, y, z } = new Vector3(...point).applyMatrix4(turned);
    return [x, z, plateFace - y];
  };
  return leads().flatMap(({ onDoor, onPlate, radius, material, end }) => [
    ...cable([...onDoor.map(ofPlate), ...onPlate], radius, material),
    ...end,
  ]);
};
