import { engraved, label, legend, tagPlate } from "../../../kit/engraving.ts";
import { liftingEyes } from "../../../kit/local-panels.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, repeated, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece, tube } from "../../../kit/solids.ts";
import { operatorPanelFront } from "./operator-panel.ts";
import {
  type DoorDevice,
  doorDevices,
  lamps,
  left,
  mainSwitch,
  operatorPanel,
  powerMeter,
  right,
  switches,
} from "./panel-devices.ts";

/** Images on the panel's screen and meter, in models/screens/. */
export const panelTextures = { screen: "scrubber-overview.png", meterFace: "power-meter.png" } as const;

const toward: [number, number, number] = [0, -1, 0];
const onDoor = (pieces: Piece[], x: number, z: number, face: number) => at(pieces, [x, face, z], toward);

const lamp = (color: "green" | "paint" | "handle" | "safety"): Piece[] => [
  ...tube(17, 11, 6, "ink"),
  ...cylinder(12, 13, color),
];
const selector = (): Piece[] => [
  ...cylinder(17, 6, "ink"),
  ...at(block(8, 28, 16, "ink", 2), [0, 0, 6], [0, 0, 1], 25),
];
const emergencyStop = (): Piece[] => [
  ...cylinder(32, 3, "safety"),
  ...at(cylinder(13, 16, "ink"), [0, 0, 3]),
  ...at(cylinder(21, 16, "handle"), [0, 0, 17]),
];

const louvre = (): Piece[] => [
  ...hollow(1.5, block(210, 210, 10, "paint", 3)),
  ...repeated(9, (index) => at(block(170, 8, 8, "plinth"), [0, -80 + index * 20, 9])),
];

const handle = (): Piece[] => [...block(34, 190, 8, "ink", 3), ...at(block(22, 150, 16, "ink", 4), [0, 10, 7])];

/** Distance from a device's middle to the middle of its legend, mm. */
const legendBelow = { lamp: 38, switch: 38, stop: 52, meter: 70, main: 68 } as const;

/** Plate of the meter's frame, and the main switch on its plate, with its positions. */
const meter = (): Piece[] => [...block(96, 96, 10, "ink", 3), ...at(block(72, 46, 2, "meterFace"), [0, 14, 9.2])];
const rotarySwitch = (): Piece[] => [
  ...block(90, 90, 8, "safety", 2),
  ...at(cylinder(26, 10, "ink"), [0, 0, 8]),
  ...at(block(16, 62, 20, "handle", 3), [0, 0, 18]),
  ...at(engraved("I", 11), [0, 37, 8]),
  ...at(engraved("0", 11), [-36, 0, 8]),
];

/** Floor-standing panel centered on the origin, on z = 0, with two doors toward -Y. */
export const controlPanel = (name: string): Part => {
  const [width, depth, height, plinth] = [1200, 400, 2000, 100] as const;
  const face = -depth / 2 - 22;
  const door = (x: number) =>
    hollow(
      1.5,
      slab([x - width / 4 + 6, face, plinth + 12], [x + width / 4 - 6, -depth / 2 - 2, plinth + height - 12], "paint"),
    );
  const fitted = (device: DoorDevice, pieces: Piece[], kind: keyof typeof legendBelow) => [
    ...onDoor(pieces, device.x, device.z, face),
    ...onDoor(legend(device.legend, 15), device.x, device.z - legendBelow[kind], face),
  ];
  // On a sheet without its rounded edges, which draw no lines.
  const [sharp] = block(width, depth, height, "paint");
  const body = hollow(2, block(width, depth, height, "paint", 5)).map((piece) => ({
    ...piece,
    drafted: sharp?.key ?? piece.key,
  }));
  return part(name, [
    ...at(body, [0, 0, plinth]),
    ...hollow(2.5, slab([-width / 2 + 10, -depth / 2 + 25, 0], [width / 2 - 10, depth / 2 - 10, plinth], "plinth")),
    ...slab(
      [-width / 2 + 8, -depth / 2 - 3, plinth + 14],
      [width / 2 - 8, -depth / 2 + 1, plinth + height - 14],
      "rubber",
    ),
    ...door(left),
    ...door(right),
    ...[-1, 1].flatMap((side) =>
      [260, 1050, 1840].flatMap((z) => at(cylinder(9, 90, "galvanised"), [side * (width / 2 + 3), face + 8, z])),
    ),
    ...onDoor(operatorPanelFront(), operatorPanel.x, operatorPanel.z, face),
    ...lamps.flatMap((device, index) =>
      fitted(device, lamp((["green", "green", "paint", "safety", "handle"] as const)[index] ?? "paint"), "lamp"),
    ),
    ...switches.flatMap((device, index) =>
      index < switches.length - 1 ? fitted(device, selector(), "switch") : fitted(device, emergencyStop(), "stop"),
    ),
    ...fitted(powerMeter, meter(), "meter"),
    ...fitted(mainSwitch, rotarySwitch(), "main"),
    ...doorDevices.flatMap(({ designation, x, mark }) => onDoor(tagPlate(designation, 11), x, mark, face)),
    ...onDoor(label([260, 56], "SCR-101", "CONTROL PANEL"), left, 1650, face),
    ...onDoor(handle(), right - width / 4 + 45, 1180, face),
    ...onDoor(handle(), left + width / 4 - 45, 1180, face),
    ...onDoor(louvre(), right, 420, face),
    ...onDoor(louvre(), right, 1830, face),
    ...onDoor(louvre(), left, 420, face),
    ...liftingEyes(width / 2 - 60, depth / 2 - 60, plinth + height),
  ]);
};
