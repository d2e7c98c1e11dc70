/**
 * Control gear on a mounting plate in mm: X along the rail, Y up, Z out of the plate; the rail's centre line is at
 * height 0. Simplified proportions of 17.5 mm modules and 35 mm rails.
 */
import type { Material } from "./materials.ts";
import { at, bar, slab } from "./placement.ts";
import { block, cylinder, extruded, type Outline, type Piece } from "./solids.ts";

/** Distance of the rail's face from the plate. */
export const railDepth = 8;

/** Top-hat rail from x = 0. */
export const rail = (length: number): Piece[] => [
  ...slab([0, -12, 0], [length, 12, railDepth], "galvanised"),
  ...slab([0, -17.5, railDepth - 1.5], [length, 17.5, railDepth], "galvanised"),
];

/** Prism along the rail from x = 0, of an outline in [height, distance from the plate]. */
export const alongRail = (outline: Outline, width: number, material: Material): Piece[] =>
  at(extruded(outline, width, material), [0, 0, 0], [1, 0, 0]);

/** Front with a raised centre between two ledges for terminals. */
const nosed = (high: number, ledge: number, nose: number, deep: number): Outline => [
  [-high, railDepth],
  [high, railDepth],
  [high, ledge],
  [nose, ledge],
  [nose, deep],
  [-nose, deep],
  [-nose, ledge],
  [-high, ledge],
];

const screws = (x: number, high: number, ledge: number): Piece[] =>
  [-high, high].flatMap((y) => at(cylinder(3.4, 1, "plinth"), [x, y, ledge - 0.5]));

/** Circuit breaker with a number of poles, from x = 0. */
export const breaker = (poles: number, toggle: Material = "ink"): Piece[] => {
  const pitch = 17.5;
  const width = poles * pitch - 0.6;
  return [
    ...alongRail(nosed(42, 50, 22, 68), width, "dial"),
    ...Array.from({ length: poles }, (_, pole) => screws((pole + 0.5) * pitch, 33, 50)).flat(),
    ...Array.from({ length: poles - 1 }, (_, pole) =>
      slab([(pole + 1) * pitch - 0.6, -42, 12], [(pole + 1) * pitch, 42, 50.2], "deck"),
    ).flat(),
    ...slab([2.5, -6, 67], [width - 2.5, 9, 69], "plinth"),
    ...slab([3.5, 0, 68], [width - 3.5, 7, 78], toggle),
    ...slab([4, 13, 67], [width - 4, 19, 68.4], "pump"),
  ];
};

/** Power supply with terminals at top and bottom, from x = 0. */
export const powerSupply = (width: number): Piece[] => [
  ...slab([0, -62, railDepth], [width, 62, 112], "galvanised"),
  ...slab([2, -58, 111], [width - 2, 58, 116], "plinth"),
  ...[-1, 1].flatMap((side) =>
    Array.from({ length: Math.floor((width - 12) / 9) }, (_, index) => [
      ...slab([6 + index * 9, side * 40, 115], [13 + index * 9, side * 56, 119], "green"),
      ...at(cylinder(2.4, 1, "stainless"), [9.5 + index * 9, side * 48, 118.6]),
    ]).flat(),
  ),
  ...at(cylinder(2.5, 2, "green"), [width - 12, 24, 115.5]),
  ...at(cylinder(4, 3, "dial"), [width - 12, 10, 115.5]),
  ...slab([8, -24, 115.5], [width - 24, 28, 116.6], "dial"),
];

/** Plug-in relay on its socket, from x = 0. */
export const relay = (width = 14): Piece[] => [
  ...alongRail(nosed(39, 34, 20, 40), width - 0.6, "plinth"),
  ...slab([1, -18, 40], [width - 1.6, 17, 66], "steel"),
  ...slab([2.4, 17, 40], [width - 3, 21, 58], "handle"),
  ...at(cylinder(1.6, 1, "green"), [width / 2, 11, 65.6]),
  ...screws(width / 2, 31, 34),
];

const terminalOutline: Outline = [
  [-27, railDepth],
  [27, railDepth],
  [27, 30],
  [20, 36],
  [11, 36],
  [8, 46],
  [-8, 46],
  [-11, 36],
  [-20, 36],
  [-27, 30],
];
export const terminalPitch = 6.2;

/** Feed-through terminal with its marker, from x = 0. */
export const terminal = (material: Material): Piece[] => [
  ...alongRail(terminalOutline, terminalPitch - 0.5, material),
  ...[-16, 16].flatMap((y) => at(cylinder(2, 0.8, "plinth"), [terminalPitch / 2 - 0.25, y, 35.6])),
  ...slab([0.9, -6, 45.8], [terminalPitch - 1.4, 6, 46.8], "dial"),
];

/** End clamp of a row with a label carrier, from x = 0. */
export const endStop = (): Piece[] => [
  ...slab([0, -24, railDepth], [9, 24, 34], "plinth"),
  ...slab([1, -8, 34], [8, 8, 52], "plinth"),
  ...slab([1.4, -7, 51.8], [7.6, 7, 52.8], "dial"),
];

/** Slotted wiring duct along X with its cover, from x = 0. */
export const wiringDuct = (length: number, high = 60, deep = 80): Piece[] => {
  const teeth: [number, number][] = [[0, 0]];
  for (let x = 0; x + 8 < length; x += 12.5) teeth.push([x, 14], [x, deep - 6], [x + 8, deep - 6], [x + 8, 14]);
  const comb = extruded([...teeth, [length, 14], [length, 0]], 2, "deck");
  return [
    ...slab([0, -high / 2, 0], [length, high / 2, 2], "deck"),
    ...[-high / 2 + 2, high / 2].flatMap((y) => at(comb, [0, y, 0], [0, -1, 0])),
    ...slab([0, -high / 2 - 1, deep - 8], [length, high / 2 + 1, deep], "deck"),
  ];
};

/** Straight wires at a pitch, up or down from a row into its duct. */
export const wires = (
  count: number,
  pitch: number,
  [from, to]: readonly [number, number],
  depth: number,
  material: Material = "pump",
): Piece[] =>
  Array.from({ length: count }, (_, index) =>
    bar([(index + 0.5) * pitch, from, depth], [(index + 0.5) * pitch, to, depth], 1.3, material),
  ).flat();

/** Devices side by side along the rail. */
export const inRow = (devices: readonly { pieces: Piece[]; width: number }[]): Piece[] => {
  let x = 0;
  return devices.flatMap(({ pieces, width }) => {
    const set = at(pieces, [x, 0, 0]);
    x += width;
    return set;
  });
};

/** A device placed across the rail, such as a nameplate or a socket. */
export const plate = (width: number, high: number, depth: number, material: Material): Piece[] =>
  at(block(width, high, depth, material), [width / 2, 0, railDepth]);
