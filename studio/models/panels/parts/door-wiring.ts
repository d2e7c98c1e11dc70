/** Wiring of an enclosure's door: contact blocks with a duct below them, and leads over the hinges, mm. */
import { Vector3 } from "three";
import { cable } from "../../../kit/cable.ts";
import { wiringDuct } from "../../../kit/din-rail.ts";
import { ductWires, wire } from "../../../kit/duct-wires.ts";
import type { Material } from "../../../kit/materials.ts";
import { at, placement, type Point } from "../../../kit/placement.ts";
import { block, cylinder, type Piece, tube } from "../../../kit/solids.ts";

/** Places of the buttons from their middle. */
export const buttons: readonly number[] = [-160, -80, 0, 80, 160];
/** Contact blocks of a button: distance from its middle, half their height, depth of their terminals behind the door. */
const contacts = { apart: 8, half: 22, deep: 34 } as const;
/** Duct: cross-section, depth below the buttons, ends from their middle towards the hinges. */
const duct = { size: { high: 30, deep: 40 }, below: 75, from: -190, to: 390 } as const;

/** Rear of a lamp or switch: nut and contact blocks. */
const contactBlocks = (): Piece[] => [
  ...cylinder(14, 8, "rubber"),
  ...at(block(28, 40, 34, "plinth"), [0, 0, 8]),
  ...[-1, 1].flatMap((side) => at(block(12, 2 * contacts.half, 20, "dial"), [side * contacts.apart, 0, 24])),
];

/** Rear of the buttons on z = 0, seen from behind the door: X towards the hinges, Y up from the buttons' middle. */
export const buttonBacks = (): Piece[] => {
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

/** Axes of a mounting plate: across, above the floor, out of the plate. Those of a door: from its hinges, inwards, up. */
interface Lead {
  onDoor: readonly Point[];
  onPlate: readonly Point[];
  radius: number;
  material: Material;
  /** Grommet or bolt at the end on the plate. */
  end: Piece[];
}

/** Middle of the plate's duct beside the hinges, and distance of its cover from the plate. */
const [besideHinges, cover] = [-425, 80] as const;

/** Leads of the operator panel with its socket at a point, of the buttons at a height, and of the door's earth bolt. */
const leadsOf = ([x, y, z]: Point, height: number): Lead[] => {
  const intoDuct = (radius: number, up: number) => ({
    onPlate: [
      [besideHinges - 8, up + 6, 290],
      [besideHinges, up, 180],
      [besideHinges, up, cover - 4],
    ] as const,
    radius,
    material: "plinth" as const,
    end: at(tube(radius + 6, radius, 5, "rubber"), [besideHinges, up, cover]),
  });
  const loom = height - duct.below;
  // Points in nearly equal distances: otherwise the curves swing between them.
  return [
    {
      onDoor: [
        [x, y, z],
        [x - 4, y, z - 80],
        [x - 120, y - 10, z - 135],
        [205, 36, height + 38],
        [110, 36, height + 28],
        [14, 56, height + 8],
      ],
      ...intoDuct(9, height + 96),
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

/**
 * Leads in the axes of the plate with its face at y = `plate`, from a door opened by an angle in degrees about its
 * `hinges`: of the operator panel's `socket`, of the buttons at a `height`, both on the door, and of its earth bolt.
 */
export const doorLeads = (
  { socket, height }: { socket: Point; height: number },
  { hinges, angle, plate }: { hinges: Point; angle: number; plate: number },
): Piece[] => {
  const turned = placement(hinges, [0, 0, 1], -angle);
  const ofPlate = (point: Point): Point => {
    const { x, y, z } = new Vector3(...point).applyMatrix4(turned);
    return [x, z, plate - y];
  };
  return leadsOf(socket, height).flatMap(({ onDoor, onPlate, radius, material, end }) => [
    ...cable([...onDoor.map(ofPlate), ...onPlate], radius, material),
    ...end,
  ]);
};
