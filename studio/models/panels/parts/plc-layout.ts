/** Mounting plate of the PLC panel, mm: X across from the centre, Y height above the floor, Z out of the plate. */
import {
  breaker,
  endStop,
  inRow,
  powerSupply,
  rail,
  railDepth,
  supplyTerminalsOf,
  wiringDuct,
} from "../../../kit/din-rail.ts";
import { ductWires } from "../../../kit/duct-wires.ts";
import { tagPlate } from "../../../kit/engraving.ts";
import { at, slab } from "../../../kit/placement.ts";
import { type ModuleKind, plcRack, rackWires } from "../../../kit/plc-rack.ts";
import { block, cylinder, hollow, type Piece } from "../../../kit/solids.ts";
import { ductLeft, ductSeen, ducts, left, markPlates, rows } from "./plc-places.ts";
import {
  earthBar,
  field,
  marshalling,
  relayRow,
  relayWires,
  rowLength,
  terminalRow,
  terminalWires,
} from "./plc-terminals.ts";

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
    { pieces: powerSupply(82, ["24 V", "DC", "20 A"]), width: 90 },
    { pieces: powerSupply(82, ["24 V", "DC", "20 A"]), width: 90 },
    { pieces: powerSupply(46, ["40 A"]), width: 60 },
    ...repeated(14, (index) => ({ pieces: breaker(1, index % 5 === 4 ? "handle" : "pump"), width: 17.5 })),
    { pieces: endStop(), width: 12 },
  ]),
  ...(["above", "below"] as const).flatMap((side) => {
    const beside = ductSeen(rows.supply, side);
    const onwards = Math.sign(beside.edge);
    const poles = (count: number, first: number) => repeated(count, (index) => first + (index + 0.5) * 17.5);
    const breakers = { ...beside, from: 33 * onwards, depth: 46 };
    // A supply is deeper than a duct: its wires turn back to the duct over the supply's end.
    const supplies = { ...beside, from: 50 * onwards, depth: 119, inside: 60, turn: 0.8 };
    return [
      ...ductWires([...poles(3, 12), ...poles(2, 74), ...poles(7, 118)], { ...breakers, material: "rubber" }),
      ...ductWires(poles(14, 496), breakers),
      ...[256.5, 346.5].flatMap((x) =>
        ductWires(
          supplyTerminalsOf(82)
            .slice(side === "above" ? 2 : 1, side === "above" ? 5 : 7)
            .map((terminal) => x + terminal),
          { ...supplies, material: side === "above" ? "rubber" : "handle" },
        ),
      ),
      ...ductWires(
        supplyTerminalsOf(46).map((terminal) => 436.5 + terminal),
        { ...supplies, material: "handle" },
      ),
    ];
  }),
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
  ...hollow(1.5, slab([0, -68, railDepth], [58, 68, 100], "plinth")),
  ...[14, 40].flatMap((x) =>
    repeated(5, (row) => [
      ...at(block(16, 14, 3, "stainless"), [x, -50 + row * 20, 99]),
      ...at(block(12, 9, 1, "rubber"), [x, -51 + row * 20, 101.4]),
    ]).flat(),
  ),
  ...slab([6, 50, 100], [52, 62, 101], "faceController"),
];

const isolatorsLeft = 174;
const isolators = (): Piece[] => [
  ...rail(212),
  ...inRow([
    { pieces: endStop(), width: 12 },
    { pieces: networkSwitch(), width: 66 },
    ...repeated(9, () => ({ pieces: isolator(), width: 12.5 })),
    { pieces: endStop(), width: 12 },
  ]),
  ...(["above", "below"] as const).flatMap((side) => {
    const beside = ductSeen(rows.remote, side, isolatorsLeft);
    const places = repeated(9, (index) => 78 + (index + 0.5) * 12.5);
    return ductWires(places, { ...beside, from: 46 * Math.sign(beside.edge), depth: 92, inside: 60, turn: 0.3 });
  }),
];

const racks = [
  { modules: main, from: -346, row: rows.rack },
  { modules: remote, from: -372, row: rows.remote },
] as const;

/** All devices on the plate. */
export const plcLayout = (): Piece[] => [
  ...[-425, 425].flatMap((x) => at(wiringDuct(1290), [x, 155, 0], [0, 0, 1], 90)),
  ...ducts.flatMap((y) => at(wiringDuct(-2 * ductLeft), [ductLeft, y, 0])),
  ...at(supplyRow(), [left, rows.supply, 0]),
  ...racks.flatMap(({ modules, from, row }) =>
    at([...plcRack(modules), ...rackWires(modules, ductSeen(row, "below", from))], [from, row, 0]),
  ),
  ...at(isolators(), [isolatorsLeft, rows.remote, 0]),
  ...at(relayRow(), [left, rows.relays, 0]),
  ...at(terminalRow(marshalling), [left, rows.terminals, 0]),
  ...at(terminalRow(field), [left, rows.field, 0]),
  ...(["above", "below"] as const).flatMap((side) => [
    ...at(relayWires(ductSeen(rows.relays, side)), [left, rows.relays, 0]),
    ...at(terminalWires(marshalling, ductSeen(rows.terminals, side)), [left, rows.terminals, 0]),
  ]),
  ...at(terminalWires(field, ductSeen(rows.field, "above"), "ink"), [left, rows.field, 0]),
  ...at(earthBar(), [0, rows.earth, 0]),
  ...at(tagPlate("-X20"), [367, rows.earth, 0]),
  ...markPlates(),
];
