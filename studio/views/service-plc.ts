import { endStop, inRow, rail, terminal, terminalPitch, wires, wiringDuct } from "../kit/din-rail.ts";
import { part } from "../kit/part.ts";
import { at, slab } from "../kit/placement.ts";
import { type ModuleKind, moduleWidth, plcRack, rackLength } from "../kit/plc-rack.ts";
import type { Piece } from "../kit/solids.ts";
import type { Item, Model } from "../models/model.ts";
import { plcPictures } from "../models/panels/parts/plc-enclosure.ts";

const before: ModuleKind[] = ["supply", "controller", "network", "input", "input", "input", "input", "output"];
const after: ModuleKind[] = ["output", "output", "analogue", "analogue", "analogue"];
const slot = moduleWidth("input");
const length = rackLength(before) + slot + rackLength(after);
const from = -length / 2;
const emptySlot = from + rackLength(before);
const half = length / 2 + 60;
const rack = 402;

const terminals = [
  { pieces: endStop(), width: 11 },
  ...Array.from({ length: 92 }, (_, index) => ({
    pieces: terminal(index % 46 > 39 ? "pump" : index > 84 ? "green" : "internals"),
    width: terminalPitch,
  })),
  { pieces: endStop(), width: 11 },
];

const upright = (pieces: Piece[]) => at(pieces, [0, 0, 0], [0, -1, 0]);

/** A section of the PLC panel's plate, by its lines in the viewer's list: rack, terminals below; one slot is free. */
const pieces = {
  "Mounting plate": upright(slab([-half, 0, -3], [half, 560, 0], "galvanised")),
  "Wiring ducts": upright([36, 258, 528].flatMap((y) => at(wiringDuct(2 * half - 20), [-half + 10, y, 0]))),
  "PLC rack with its cards": upright([
    ...at(plcRack(before), [from, rack, 0]),
    ...at(plcRack(after), [emptySlot + slot, rack, 0]),
  ]),
  "Free slot": upright([
    ...slab([emptySlot, rack - 60, 0], [emptySlot + slot, rack + 60, 12], "galvanised"),
    ...slab([emptySlot + 14, rack - 40, 12], [emptySlot + 26, rack + 40, 22], "ink"),
  ]),
  "Terminals on their rail": upright([...at(rail(600), [-300, 146, 0]), ...at(inRow(terminals), [-298, 146, 0])]),
  Wires: upright([
    ...at(wires(92, terminalPitch, [16, 84], 33), [-287, 146, 0]),
    ...at(wires(92, terminalPitch, [-16, -82], 33, "ink"), [-287, 146, 0]),
  ]),
};
const plate = part("plate", Object.values(pieces).flat()).at([0, 0, 0]);

export const lines: Item[] = Object.entries(pieces).map(([description, own]) => ({
  part: part(description, own).at([0, 0, 0]),
  description,
}));

export default {
  name: "service-plc",
  title: "PLC rack with its cards",
  drawingNumber: "IA-GA-111",
  parts: [plate],
  camera: { bearing: -118, height: 16, frame: [1600, 1100], inside: 4, bevel: 0.6 },
  pictures: plcPictures,
} satisfies Model;
