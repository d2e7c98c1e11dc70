/**
 * Rows of relays and terminals on the PLC panel's mounting plate, each along +X from its left end, and its earth bar.
 */
import { type DuctBeside, ductWires } from "../../../kit/duct-wires.ts";
import { endStop, inRow, rail, relay, terminal, terminalPitch } from "../../../kit/din-rail.ts";
import type { Material } from "../../../kit/materials.ts";
import { at, slab } from "../../../kit/placement.ts";
import { cylinder, type Piece } from "../../../kit/solids.ts";

export const rowLength = 770;

const relayPitch = 14;
/** The two groups of relays: number of the first, quantity, and where the group begins. */
export const relayGroups = [
  { first: 101, count: 24, from: 12 },
  { first: 125, count: 26, from: 366 },
] as const;

const relays = ({ first, count }: (typeof relayGroups)[number]) =>
  Array.from({ length: count }, (_, index) => ({
    pieces: relay(relayPitch, `K${first + index}`),
    width: relayPitch,
  }));

export const relayRow = (): Piece[] => [
  ...rail(rowLength),
  ...inRow([
    { pieces: endStop(), width: 12 },
    ...relays(relayGroups[0]),
    { pieces: endStop(), width: 18 },
    ...relays(relayGroups[1]),
    { pieces: endStop(), width: 12 },
  ]),
];

/** Terminals of one designation. */
export interface TerminalGroup {
  tag: string;
  count: number;
  material: Material;
}

/** Terminals between the panel's own components. */
export const marshalling: readonly TerminalGroup[] = [
  { tag: "X1", count: 32, material: "internals" },
  { tag: "X2", count: 32, material: "internals" },
  { tag: "X3", count: 24, material: "pump" },
  { tag: "X4", count: 22, material: "internals" },
];

/** Terminals for the plant's cables. */
export const field: readonly TerminalGroup[] = [
  { tag: "X11", count: 40, material: "internals" },
  { tag: "X12", count: 40, material: "internals" },
  { tag: "X13", count: 16, material: "pump" },
  { tag: "X14", count: 14, material: "green" },
];

/** Width of the stop before each group. */
export const stopWidth = 11;

/** Centers of the terminals of each group along its row. */
export const placesOf = (groups: readonly TerminalGroup[]): number[][] => {
  let x = 0;
  return groups.map(({ count }) => {
    x += stopWidth;
    const places = Array.from({ length: count }, (_, index) => x + (index + 0.5) * terminalPitch - 0.25);
    x += count * terminalPitch;
    return places;
  });
};

/** Designation of each group of terminals, and the group's middle along its row. */
export const terminalMarks = (groups: readonly TerminalGroup[]): (readonly [words: string, x: number])[] =>
  placesOf(groups).map((places, index) => [
    `-${groups[index]?.tag}`,
    ((places[0] as number) + (places.at(-1) as number)) / 2,
  ]);

/** Groups of numbered terminals, each behind an end stop with its designation. */
export const terminalRow = (groups: readonly TerminalGroup[], length = rowLength): Piece[] => [
  ...rail(length),
  ...inRow([
    ...groups.flatMap(({ tag, count, material }) => [
      { pieces: endStop(tag), width: stopWidth },
      ...Array.from({ length: count }, (_, index) => ({
        pieces: terminal(material, index + 1),
        width: terminalPitch,
      })),
    ]),
    { pieces: endStop(), width: stopWidth },
  ]),
];

/** A wire from each terminal into the duct above or below. */
export const terminalWires = (
  groups: readonly TerminalGroup[],
  beside: DuctBeside,
  material: Material = "pump",
): Piece[] => ductWires(placesOf(groups).flat(), { ...beside, from: 16 * Math.sign(beside.edge), depth: 33, material });

/** A wire from each relay's socket into the duct above or below. */
export const relayWires = (beside: DuctBeside): Piece[] =>
  ductWires(
    relayGroups.flatMap(({ count, from }) =>
      Array.from({ length: count }, (_, index) => from + (index + 0.5) * relayPitch),
    ),
    { ...beside, from: 32 * Math.sign(beside.edge), depth: 30, material: "ink" },
  );

/** Screws of the earth bar along it, from its middle. */
export const earthScrews: readonly number[] = Array.from({ length: 32 }, (_, index) => -326 + index * 21);

export const earthBar = (): Piece[] => [
  ...slab([-340, -10, 24], [340, 10, 30], "brass"),
  ...[-300, 0, 300].flatMap((x) => at(cylinder(9, 24, "internals"), [x, 0, 0])),
  ...earthScrews.flatMap((x) => at(cylinder(4.4, 5, "stainless"), [x, 0, 30])),
];
