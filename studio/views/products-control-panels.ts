import { cable } from "../kit/cable.ts";
import { wires, wiringDuct } from "../kit/din-rail.ts";
import { part } from "../kit/part.ts";
import { at, slab } from "../kit/placement.ts";
import { cylinder, tube } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import { earthBar, relayRow, terminalRow } from "../models/parts/plc-layout.ts";

const half = 420;
const [relays, marshalling, field, earth] = [520, 370, 200, 96] as const;
const count = 14;

const gland = [...tube(16, 8, 14, "galvanised"), ...at(tube(13, 8, 8, "galvanised"), [0, 0, 14])];
const cables = Array.from({ length: count }, (_, index) => {
  const x = -half + 70 + (index * (2 * half - 140)) / (count - 1);
  return [
    ...at(gland, [x, -130, 8]),
    ...at(cylinder(8, 20, "plinth"), [x, -130, 4]),
    ...cable(
      [
        [x, -130, 24],
        [x, -130, 48],
        [x, -100, 84],
        [x * 0.96, -52, 128],
        [x * 0.93, -36, field - 28],
      ],
      7.5,
      "plinth",
    ),
  ];
}).flat();

/** The lower part of the PLC panel's plate over its gland plate, taken out of the enclosure. */
const plate = part("lower plate", [
  ...at(
    [
      ...slab([-half, 0, -3], [half, 620, 0], "galvanised"),
      ...[590, 448, 290].flatMap((y) => at(wiringDuct(2 * half - 20), [-half + 10, y, 0])),
      ...at(relayRow(), [-385, relays, 0]),
      ...at(
        terminalRow([
          [32, "internals"],
          [32, "internals"],
          [24, "pump"],
          [22, "internals"],
        ]),
        [-385, marshalling, 0],
      ),
      ...at(
        terminalRow([
          [40, "internals"],
          [40, "internals"],
          [16, "pump"],
          [14, "green"],
        ]),
        [-385, field, 0],
      ),
      ...[
        [marshalling, 16, 52],
        [marshalling, -16, -52],
        [field, 16, 64],
      ].flatMap(([y, start, end]) =>
        at(wires(110, 6.6, [start as number, end as number], 33, y === field ? "ink" : "pump"), [-365, y as number, 0]),
      ),
      ...at(earthBar(), [0, earth, 0]),
    ],
    [0, 0, 0],
    [0, -1, 0],
  ),
  ...slab([-half, -220, 4], [half, 3, 8], "galvanised"),
  ...[-1, 1].flatMap((side) => slab([side * (half - 30), -220, 0], [side * half, 3, 4], "galvanised")),
  ...cables,
]).at([0, 0, 0]);

export default {
  name: "products-control-panels",
  title: "Marshalling terminals over the gland plate",
  drawingNumber: "IA-GA-112",
  parts: [plate],
  camera: { bearing: -62, height: 22, frame: [1600, 1200], bevel: 0.6 },
} satisfies Model;
