/** The PLC panel as it is seen beside a whole plant: ducts, breakers and terminals are plain blocks. */
import { plateDuct, rail, terminalPitch } from "../../../kit/din-rail.ts";
import type { Material } from "../../../kit/materials.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, repeated, slab } from "../../../kit/placement.ts";
import { type ModuleKind, plcRack } from "../../../kit/plc-rack.ts";
import { cylinder, hollow, type Piece } from "../../../kit/solids.ts";
import { fieldCablesFromAfar } from "./field-cables.ts";
import { fieldRun, plateFace, plcEnclosure, plcSize, plinth } from "./plc-enclosure.ts";
import { field, marshalling, stopWidth, type TerminalGroup } from "./plc-terminals.ts";
import { ductLeft, ducts, left, rows } from "./plc-places.ts";

/** A rack without the screws of its connectors: 400 solids that nobody sees here. */
const rack = (modules: readonly ModuleKind[]): Piece[] =>
  plcRack(modules).filter(({ key }) => !key.startsWith("cylinder 2.2,"));
const cards = (kind: ModuleKind, count: number) => Array.from<ModuleKind>({ length: count }).fill(kind);

/** Groups of devices on a rail, each `width` wide. */
const deviceRow = (groups: readonly (readonly [Material, number])[]): Piece[] => {
  let x = 0;
  return groups.flatMap(([material, width]) => {
    const group = [
      ...hollow(1.2, slab([x, -26, 8], [x + width - 4, 26, 34], material)),
      ...hollow(1.2, slab([x, -9, 34], [x + width - 4, 9, 46], material)),
    ];
    x += width;
    return group;
  });
};

const ofTerminals = ({ material, count }: TerminalGroup): [Material, number] => [
  material,
  stopWidth + count * terminalPitch,
];

const devices = (): Piece[] => [
  ...ducts.flatMap((y) => hollow(2, slab([ductLeft, y - 30, 0], [-ductLeft, y + 30, plateDuct.deep], "deck"))),
  ...[-425, 425].flatMap((x) => hollow(2, slab([x - 30, 155, 0], [x + 30, 1445, 80], "deck"))),
  ...at(rail(770), [left, rows.supply, 0]),
  ...at(
    deviceRow([
      ["dial", 170],
      ["galvanised", 98],
      ["galvanised", 98],
      ["galvanised", 70],
      ["dial", 180],
      ["pump", 100],
    ]),
    [left, rows.supply, 0],
  ),
  ...at(rack(["supply", "controller", "network", ...cards("input", 7), ...cards("output", 6)]), [-340, rows.rack, 0]),
  ...at(rack(["supply", "network", ...cards("analogue", 6), ...cards("output", 5)]), [-372, rows.remote, 0]),
  ...[rows.relays, rows.terminals, rows.field].flatMap((y) => at(rail(770), [left, y, 0])),
  ...at(
    deviceRow([
      ["plinth", 300],
      ["steel", 300],
      ["plinth", 150],
    ]),
    [left, rows.relays, 0],
  ),
  ...[
    { groups: marshalling, row: rows.terminals },
    { groups: field, row: rows.field },
  ].flatMap(({ groups, row }) => at(deviceRow(groups.map(ofTerminals)), [left, row, 0])),
  ...fieldCablesFromAfar(...fieldRun),
  ...slab([-340, rows.earth - 10, 0], [340, rows.earth + 10, 12], "copper"),
];

const plate = (): Part => part("mounting plate", at(devices(), [0, plateFace, 0], [0, -1, 0])).at([0, 0, 0]);

/** Door opened by an angle in degrees, with what is on its inside: operator panel, buttons, pocket for documents. */
const door = (angle: number): Part => {
  const { width, height, depth } = plcSize;
  return part("door", [
    ...slab([3, 0, 3], [width - 3, 2, height - 3], "paint"),
    ...[3, width - 23].flatMap((x) => hollow(1.5, slab([x, 2, 3], [x + 20, 22, height - 3], "paint"))),
    ...[3, height - 23].flatMap((z) => hollow(1.5, slab([23, 2, z], [width - 23, 22, z + 20], "paint"))),
    ...[26, width - 38].flatMap((x) => slab([x, 2, 26], [x + 12, 14, height - 26], "rubber")),
    ...[26, height - 38].flatMap((z) => slab([38, 2, z], [width - 38, 14, z + 12], "rubber")),
    ...[0.12, 0.5, 0.88].flatMap((share) => at(cylinder(8, 70, "galvanised"), [0, 0, height * share - 35])),
    ...hollow(2, slab([width / 2 - 122, 2, height * 0.68], [width / 2 + 122, 60, height * 0.8], "plinth")),
    ...repeated(5, (index) => {
      const x = width / 2 - 175 + index * 80;
      return hollow(1.2, slab([x, 2, height * 0.54], [x + 30, 46, height * 0.58], "plinth"));
    }),
    ...hollow(1, slab([width / 2 - 130, 2, height * 0.18], [width / 2 + 130, 34, height * 0.32], "plinth")),
    ...slab([width / 2 - 110, 6, height * 0.32], [width / 2 + 110, 28, height * 0.345], "dial"),
  ]).at([-width / 2 + 4, -depth / 2 - 8, plinth], [0, 0, 1], -angle);
};

/** The PLC panel in three parts, its door opened by an angle in degrees. */
export const plcPanelFromAfar = (angle: number): Part[] => [
  part("enclosure", plcEnclosure()).at([0, 0, 0]),
  plate(),
  door(angle),
];
