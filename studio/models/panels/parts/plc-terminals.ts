/**
 * Rows of relays and terminals on the PLC panel's mounting plate, each along +X from its left end, and its earth bar.
 */
import { endStop, inRow, rail, relay, terminal, terminalPitch, wires } from "../../../kit/din-rail.ts";
import type { Material } from "../../../kit/materials.ts";
import { at, slab } from "../../../kit/placement.ts";
import { cylinder, type Piece } from "../../../kit/solids.ts";

export const rowLength = 770;

const relays = (count: number) => Array.from({ length: count }, () => ({ pieces: relay(14), width: 14 }));

export const relayRow = (): Piece[] => [
  ...rail(rowLength),
  ...inRow([
    { pieces: endStop(), width: 12 },
    ...relays(24),
    { pieces: endStop(), width: 18 },
    ...relays(26),
    { pieces: endStop(), width: 12 },
  ]),
  ...[12, 366].flatMap((x, index) =>
    [
      [-32, -52],
      [32, 54],
    ].flatMap((span) => at(wires(24 + 2 * index, 14, span as [number, number], 30, "ink"), [x, 0, 0])),
  ),
];

/** Terminals by number and colour, with an end stop after each group. */
const terminalRow = (groups: readonly [number, Material][]): Piece[] => [
  ...rail(rowLength),
  ...inRow([
    { pieces: endStop(), width: 11 },
    ...groups.flatMap(([count, material]) => [
      ...Array.from({ length: count }, () => ({ pieces: terminal(material), width: terminalPitch })),
      { pieces: endStop(), width: 11 },
    ]),
  ]),
];

/** Terminals between the panel's own components. */
export const marshallingRow = (): Piece[] =>
  terminalRow([
    [32, "internals"],
    [32, "internals"],
    [24, "pump"],
    [22, "internals"],
  ]);

/** Terminals for the plant's cables. */
export const fieldRow = (): Piece[] =>
  terminalRow([
    [40, "internals"],
    [40, "internals"],
    [16, "pump"],
    [14, "green"],
  ]);

export const earthBar = (): Piece[] => [
  ...slab([-340, -10, 24], [340, 10, 30], "brass"),
  ...[-300, 0, 300].flatMap((x) => at(cylinder(9, 24, "internals"), [x, 0, 0])),
  ...Array.from({ length: 32 }, (_, index) => at(cylinder(4.4, 5, "stainless"), [-326 + index * 21, 0, 30])).flat(),
];
