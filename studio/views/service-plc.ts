import { cable } from "../kit/cable.ts";
import { wiringDuct } from "../kit/din-rail.ts";
import { ductBeside, wire } from "../kit/duct-wires.ts";
import { tagPlate } from "../kit/engraving.ts";
import { part } from "../kit/part.ts";
import { at, slab } from "../kit/placement.ts";
import { type ModuleKind, moduleWidth, plcRack, rackLength, rackWires } from "../kit/plc-rack.ts";
import { block, type Piece } from "../kit/solids.ts";
import type { Item, Model } from "../models/model.ts";
import { plcTextures } from "../models/panels/parts/plc-enclosure.ts";
import { type TerminalGroup, terminalMarks, terminalRow, terminalWires } from "../models/panels/parts/plc-terminals.ts";

const before: ModuleKind[] = ["supply", "controller", "network", "input", "input", "input", "input", "output"];
const after: ModuleKind[] = ["output", "output", "analogue", "analogue", "analogue"];
const slot = moduleWidth("input");
const length = rackLength(before) + slot + rackLength(after);
const from = -length / 2;
const emptySlot = from + rackLength(before);
const half = length / 2 + 60;
const rack = 402;

const afterFrom = emptySlot + slot;
const [row, rowLeft] = [146, -312];
const ducts = { below: 36, between: 258, above: 528 } as const;
const ductLeft = -half + 10;

const groups: readonly TerminalGroup[] = [
  { tag: "X1", count: 40, material: "internals" },
  { tag: "X2", count: 6, material: "pump" },
  { tag: "X3", count: 38, material: "internals" },
  { tag: "X4", count: 8, material: "pump" },
];

const [supplyWidth, controllerWidth] = [moduleWidth("supply"), moduleWidth("controller")];
/** Middles of the modules with sockets, and heights of these, from the rack's middle (plc-rack.ts). */
const socketed = [from + supplyWidth + controllerWidth / 2, from + supplyWidth + controllerWidth + slot / 2];
const sockets = [-18, -42] as const;

/** A network lead from its plug in a socket down in front of the rack into the duct. */
const lead = (x: number, y: number, index: number): Piece[] => [
  ...at(block(11, 9, 22, "deck", 1), [x, y - 1, 120]),
  ...cable(
    [
      [x, y - 1, 140],
      [x + 3, -56, 166 - 4 * index],
      [x + 5, -92, 110],
      [x + 6, -112, 56],
      [x + 6, ducts.between - rack, 40],
    ],
    2.7,
    "pump",
  ),
];

/** What supplies the rack, from the terminals under its power supply into the duct. */
const supplyWires = (): Piece[] =>
  [14, 24, 34].flatMap((x, index) =>
    wire(
      [
        [from + x, rack - 70, 92],
        [from + x, rack - 84, 92],
        [from + x + 4, ducts.between + 30, 50],
        [from + x + 4, ducts.between, 40],
      ],
      index === 2 ? "green" : "ink",
    ),
  );

/** Designations on the ducts, each above its devices: words, place across, duct. */
const marks = [
  ["-K1", 0, ducts.above] as const,
  ...terminalMarks(groups).map(([words, x]) => [words, rowLeft + x, ducts.between] as const),
];

const upright = (pieces: Piece[]) => at(pieces, [0, 0, 0], [0, -1, 0]);

/** A section of the PLC panel's plate, by its lines in the viewer's list: rack, terminals below; one slot is free. */
const pieces = {
  "Mounting plate": upright(slab([-half, 0, -3], [half, 560, 0], "galvanised")),
  "Wiring ducts": upright(Object.values(ducts).flatMap((y) => at(wiringDuct(2 * half - 20), [ductLeft, y, 0]))),
  "PLC rack with its cards": upright([
    ...at(plcRack(before), [from, rack, 0]),
    ...at(plcRack(after), [afterFrom, rack, 0]),
  ]),
  "Free slot": upright([
    ...slab([emptySlot, rack - 60, 0], [emptySlot + slot, rack + 60, 12], "galvanised"),
    ...slab([emptySlot + 14, rack - 40, 12], [emptySlot + 26, rack + 40, 22], "ink"),
  ]),
  "Terminals on their rail": upright(at(terminalRow(groups, 626), [rowLeft, row, 0])),
  Wires: upright([
    ...[
      { modules: before, left: from },
      { modules: after, left: afterFrom },
    ].flatMap(({ modules, left }) =>
      at(rackWires(modules, ductBeside([ductLeft, ducts.between], [left, rack])), [left, rack, 0]),
    ),
    ...at(terminalWires(groups, ductBeside([ductLeft, ducts.between], [rowLeft, row])), [rowLeft, row, 0]),
    ...at(terminalWires(groups, ductBeside([ductLeft, ducts.below], [rowLeft, row]), "ink"), [rowLeft, row, 0]),
  ]),
  "Network leads and supply": upright([
    ...socketed.flatMap((x, index) => sockets.flatMap((y) => at(lead(x, y, index), [0, rack, 0]))),
    ...supplyWires(),
  ]),
  "Designation plates": upright(marks.flatMap(([words, x, duct]) => at(tagPlate(words), [x, duct, 80]))),
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
  textures: plcTextures,
} satisfies Model;
