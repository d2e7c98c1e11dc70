/** Mounting plate of the PLC panel, mm: X across from the centre, Y height above the floor, Z out of the plate. */
import { breaker, endStop, inRow, powerSupply, rail, railDepth, wires, wiringDuct } from "../../../kit/din-rail.ts";
import { at, slab } from "../../../kit/placement.ts";
import { type ModuleKind, plcRack } from "../../../kit/plc-rack.ts";
import { block, cylinder, type Piece } from "../../../kit/solids.ts";
import { earthBar, fieldRow, marshallingRow, relayRow, rowLength } from "./plc-terminals.ts";

const from = -385;
/** Heights of the rows, and of the ducts between them. */
export const rows = {
  supply: 1325,
  rack: 1108,
  remote: 853,
  relays: 638,
  terminals: 480,
  field: 318,
  earth: 205,
} as const;
const ducts = [1425, 1225, 975, 720, 560, 400] as const;

const repeated = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const supplyRow = (): Piece[] => [
  ...rail(rowLength),
  ...inRow([
    { pieces: endStop(), width: 12 },
    { pieces: breaker(3, "ink"), width: 62 },
    { pieces: breaker(2, "ink"), width: 44 },
    ...repeated(7, () => ({ pieces: breaker(1), width: 17.5 })),
    { pieces: [], width: 16 },
    { pieces: powerSupply(82), width: 90 },
    { pieces: powerSupply(82), width: 90 },
    { pieces: powerSupply(46), width: 60 },
    ...repeated(14, (index) => ({ pieces: breaker(1, index % 5 === 4 ? "handle" : "pump"), width: 17.5 })),
    { pieces: endStop(), width: 12 },
  ]),
  ...at(wires(7, 17.5, [-36, -76], 46, "rubber"), [118, 0, 0]),
  ...at(wires(14, 17.5, [-36, -76], 46), [496, 0, 0]),
  ...at(wires(14, 17.5, [36, 76], 46), [496, 0, 0]),
  ...at(wires(7, 17.5, [36, 76], 46, "rubber"), [118, 0, 0]),
  ...[276, 366].flatMap((x) => at(wires(6, 9, [-54, -78], 114, "handle"), [x, 0, 0])),
];

const main: ModuleKind[] = [
  "supply",
  "controller",
  "network",
  ...repeated<ModuleKind>(6, () => "input"),
  ...repeated<ModuleKind>(4, () => "output"),
  ...repeated<ModuleKind>(3, () => "analogue"),
];
const remote: ModuleKind[] = [
  "supply",
  "network",
  ...repeated<ModuleKind>(5, () => "analogue"),
  ...repeated<ModuleKind>(5, () => "output"),
];

/** Signal isolator, 12.5 wide. */
const isolator = (): Piece[] => [
  ...slab([0, -50, railDepth], [11.8, 50, 104], "dial"),
  ...slab([1, -34, 104], [10.8, 34, 106], "deck"),
  ...at(cylinder(1.6, 1, "green"), [6, 22, 105.6]),
  ...[-46, 46].flatMap((y) => slab([1, y - 7, 88], [10.8, y + 7, 96], "plinth")),
];

/** Network switch with two columns of sockets. */
const networkSwitch = (): Piece[] => [
  ...slab([0, -68, railDepth], [58, 68, 100], "plinth"),
  ...[14, 40].flatMap((x) =>
    repeated(5, (row) => [
      ...at(block(16, 14, 3, "stainless"), [x, -50 + row * 20, 99]),
      ...at(block(12, 9, 1, "rubber"), [x, -51 + row * 20, 101.4]),
    ]).flat(),
  ),
  ...slab([6, 50, 100], [52, 62, 101], "faceController"),
];

const isolators = (): Piece[] => [
  ...rail(212),
  ...inRow([
    { pieces: endStop(), width: 12 },
    { pieces: networkSwitch(), width: 66 },
    ...repeated(9, () => ({ pieces: isolator(), width: 12.5 })),
    { pieces: endStop(), width: 12 },
  ]),
  ...at(wires(9, 12.5, [-48, -104], 92), [78, 0, 0]),
  ...at(wires(9, 12.5, [48, 92], 92), [78, 0, 0]),
];

/** All devices on the plate. */
export const plcLayout = (): Piece[] => [
  ...[-425, 425].flatMap((x) => at(wiringDuct(1290), [x, 155, 0], [0, 0, 1], 90)),
  ...ducts.flatMap((y) => at(wiringDuct(2 * 393), [-393, y, 0])),
  ...at(supplyRow(), [from, rows.supply, 0]),
  ...at(plcRack(main), [-346, rows.rack, 0]),
  ...at(plcRack(remote), [-372, rows.remote, 0]),
  ...at(isolators(), [174, rows.remote, 0]),
  ...at(relayRow(), [from, rows.relays, 0]),
  ...at(marshallingRow(), [from, rows.terminals, 0]),
  ...at(fieldRow(), [from, rows.field, 0]),
  ...[rows.terminals, rows.field].flatMap((y) =>
    at(wires(55, 13.2, [16, 52], 33, y === rows.field ? "ink" : "pump"), [from + 20, y, 0]),
  ),
  ...at(wires(55, 13.2, [-16, -50], 33), [from + 20, rows.terminals, 0]),
  ...at(earthBar(), [0, rows.earth, 0]),
];
