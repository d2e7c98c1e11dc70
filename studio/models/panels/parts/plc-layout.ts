/** Mounting plate of the PLC panel, mm: X across from the center, Y height above the floor, Z out of the plate. */
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
import { at, type Point, slab } from "../../../kit/placement.ts";
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

/** A device or a group of devices on the plate by its designation, or others in words. */
type Named = readonly [name: string, pieces: Piece[]];
const moved = (named: readonly Named[], point: Point): Named[] =>
  named.map(([name, pieces]) => [name, at(pieces, point)]);

type Row = Parameters<typeof inRow>[0];
/** Groups of devices side by side on their rail, which is part of the first one. */
const onRail = (length: number, groups: Readonly<Record<string, Row>>): Named[] => {
  let x = 0;
  return Object.entries(groups).map(([name, devices], index) => {
    const set = at(inRow(devices), [x, 0, 0]);
    x += devices.reduce((sum, { width }) => sum + width, 0);
    return [name, index === 0 ? [...rail(length), ...set] : set];
  });
};

const stop = { pieces: endStop(), width: 12 };

const supplyRow = (): Named[] => [
  ...onRail(rowLength, {
    "Rail of the supplies": [stop],
    "-Q1": [{ pieces: breaker(3, "ink"), width: 62 }],
    "-Q2": [{ pieces: breaker(2, "ink"), width: 44 }],
    "-F1…7": repeated(7, () => ({ pieces: breaker(1), width: 17.5 })),
    "-T1, 2": [
      { pieces: [], width: 16 },
      ...repeated(2, () => ({ pieces: powerSupply(82, ["24 V", "DC", "20 A"]), width: 90 })),
    ],
    "-T3": [{ pieces: powerSupply(46, ["40 A"]), width: 60 }],
    "-F11…24": [
      ...repeated(14, (index) => ({ pieces: breaker(1, index % 5 === 4 ? "handle" : "pump"), width: 17.5 })),
      stop,
    ],
  }),
  ["Wires of the supplies", supplyWires()],
];

const supplyWires = (): Piece[] =>
  (["above", "below"] as const).flatMap((side) => {
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
  });

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
const isolators = (): Named[] => [
  ...onRail(212, {
    "Rail of the isolators": [stop],
    "-K3": [{ pieces: networkSwitch(), width: 66 }],
    "-T11…19": [...repeated(9, () => ({ pieces: isolator(), width: 12.5 })), stop],
  }),
  [
    "Wires of the isolators",
    (["above", "below"] as const).flatMap((side) => {
      const beside = ductSeen(rows.remote, side, isolatorsLeft);
      const places = repeated(9, (index) => 78 + (index + 0.5) * 12.5);
      return ductWires(places, { ...beside, from: 46 * Math.sign(beside.edge), depth: 92, inside: 60, turn: 0.3 });
    }),
  ],
];

const racks = [
  { name: "-K1", modules: main, from: -346, row: rows.rack },
  { name: "-K2", modules: remote, from: -372, row: rows.remote },
] as const;

/** All devices on the plate, from top to bottom, by their designations. */
export const plcLayout = (): Named[] => [
  [
    "Wiring ducts",
    [
      ...[-425, 425].flatMap((x) => at(wiringDuct(1290), [x, 155, 0], [0, 0, 1], 90)),
      ...ducts.flatMap((y) => at(wiringDuct(-2 * ductLeft), [ductLeft, y, 0])),
    ],
  ],
  ...moved(supplyRow(), [left, rows.supply, 0]),
  ...racks.map(({ name, modules, from, row }): Named => [
    name,
    at([...plcRack(modules), ...rackWires(modules, ductSeen(row, "below", from))], [from, row, 0]),
  ]),
  ...moved(isolators(), [isolatorsLeft, rows.remote, 0]),
  ["-K101…150", at(relayRow(), [left, rows.relays, 0])],
  ["-X1…4", at(terminalRow(marshalling), [left, rows.terminals, 0])],
  ["-X11…14", at(terminalRow(field), [left, rows.field, 0])],
  [
    "Wires of relays and terminals",
    [
      ...(["above", "below"] as const).flatMap((side) => [
        ...at(relayWires(ductSeen(rows.relays, side)), [left, rows.relays, 0]),
        ...at(terminalWires(marshalling, ductSeen(rows.terminals, side)), [left, rows.terminals, 0]),
      ]),
      ...at(terminalWires(field, ductSeen(rows.field, "above"), "ink"), [left, rows.field, 0]),
    ],
  ],
  ["-X20", [...at(earthBar(), [0, rows.earth, 0]), ...at(tagPlate("-X20"), [367, rows.earth, 0])]],
  ["Designation plates", markPlates()],
];
