import { wires, wiringDuct } from "../kit/din-rail.ts";
import { part } from "../kit/part.ts";
import { at, slab } from "../kit/placement.ts";
import type { Piece } from "../kit/solids.ts";
import type { Item, Model } from "../models/model.ts";
import { glandCables } from "../models/panels/parts/gland-cables.ts";
import { earthBar, fieldRow, marshallingRow, relayRow } from "../models/panels/parts/plc-terminals.ts";

const half = 420;
const [relays, marshalling, field, earth] = [520, 370, 200, 96] as const;

const upright = (pieces: Piece[]) => at(pieces, [0, 0, 0], [0, -1, 0]);

/** The lower part of the PLC panel's mounting plate above its gland plate, by its lines in the viewer's list. */
const pieces = {
  "Mounting plate": upright(slab([-half, 0, -3], [half, 620, 0], "galvanised")),
  "Wiring ducts": upright([590, 448, 290].flatMap((y) => at(wiringDuct(2 * half - 20), [-half + 10, y, 0]))),
  Relays: upright(at(relayRow(), [-385, relays, 0])),
  "Marshalling terminals": upright(at(marshallingRow(), [-385, marshalling, 0])),
  "Field terminals": upright(at(fieldRow(), [-385, field, 0])),
  Wires: upright(
    [
      [marshalling, 16, 52],
      [marshalling, -16, -52],
      [field, 16, 64],
    ].flatMap(([y, start, end]) =>
      at(wires(110, 6.6, [start as number, end as number], 33, y === field ? "ink" : "pump"), [-365, y as number, 0]),
    ),
  ),
  "Earth bar": upright(at(earthBar(), [0, earth, 0])),
  "Gland plate": [
    ...slab([-half, -220, 4], [half, 3, 8], "galvanised"),
    ...[-1, 1].flatMap((side) => slab([side * (half - 30), -220, 0], [side * half, 3, 4], "galvanised")),
  ],
  "Cables with glands": glandCables(14, half, field),
};
const plate = part("lower plate", Object.values(pieces).flat()).at([0, 0, 0]);

export const lines: Item[] = Object.entries(pieces).map(([description, own]) => ({
  part: part(description, own).at([0, 0, 0]),
  description,
}));

export default {
  name: "products-control-panels",
  title: "Marshalling terminals over the gland plate",
  drawingNumber: "IA-GA-112",
  parts: [plate],
  camera: { bearing: -62, height: 22, frame: [1600, 1200], bevel: 0.6 },
} satisfies Model;
