/**
 * Control gear on a mounting plate in mm: X along the rail, Y up, Z out of the plate; the rail's center line is at
 * height 0. Simplified proportions of 17.5 mm modules and 35 mm rails.
 */
import { wireway } from "./cable.ts";
import { engraved } from "./engraving.ts";
import type { Material } from "./materials.ts";
import { at, slab } from "./placement.ts";
import { cylinder, extruded, hollow, type Outline, type Piece } from "./solids.ts";

/** Distance of the rail's face from the plate. */
export const railDepth = 8;

/** Top-hat rail from x = 0. */
export const rail = (length: number): Piece[] => [
  ...hollow(1, slab([0, -12, 0], [length, 12, railDepth], "galvanised")),
  ...slab([0, -17.5, railDepth - 1.5], [length, 17.5, railDepth], "galvanised"),
];

/** Prism along the rail from x = 0, of an outline in [height, distance from the plate]. */
export const alongRail = (outline: Outline, width: number, material: Material): Piece[] =>
  at(extruded(outline, width, material), [0, 0, 0], [1, 0, 0]);

/** Front with a raised center between two ledges for terminals. */
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

/** Distance between a supply's terminals at top and bottom, and where the first is, mm. */
const supplyTerminals = { pitch: 9, first: 9.5, margin: 12 } as const;

/** Centers of a supply's terminals along the rail, of either side. */
export const supplyTerminalsOf = (width: number): number[] =>
  Array.from(
    { length: Math.floor((width - supplyTerminals.margin) / supplyTerminals.pitch) },
    (_, index) => supplyTerminals.first + index * supplyTerminals.pitch,
  );

/** Power supply with terminals at top and bottom, from x = 0, with words on its plate, upright if the plate is narrow. */
export const powerSupply = (width: number, words: readonly string[]): Piece[] => [
  ...hollow(1.5, slab([0, -62, railDepth], [width, 62, 112], "galvanised")),
  ...slab([2, -58, 111], [width - 2, 58, 116], "plinth"),
  ...[-1, 1].flatMap((side) =>
    supplyTerminalsOf(width).flatMap((x) => [
      ...slab([x - 3.5, side * 40, 115], [x + 3.5, side * 56, 119], "green"),
      ...at(cylinder(2.4, 1, "stainless"), [x, side * 48, 118.6]),
    ]),
  ),
  ...at(cylinder(2.5, 2, "green"), [width - 12, 24, 115.5]),
  ...at(cylinder(4, 3, "dial"), [width - 12, 10, 115.5]),
  ...slab([8, -24, 115.5], [width - 24, 28, 116.6], "dial"),
  ...(width > 60
    ? words.flatMap((line, index) =>
        at(engraved(line, 10), [width / 2 - 8, 2 + ((words.length - 1) / 2 - index) * 16, 116.6]),
      )
    : at(engraved(words.join(" "), 7), [width / 2 - 8, 2, 116.6], [0, 0, 1], 90)),
];

/** Plug-in relay on its socket, from x = 0, with its designation reading upward on a label. */
export const relay = (width: number, words: string): Piece[] => [
  ...hollow(1.2, alongRail(nosed(39, 34, 20, 40), width - 0.6, "plinth")),
  ...hollow(1.2, slab([1, -18, 40], [width - 1.6, 17, 66], "steel")),
  ...slab([2.4, 17, 40], [width - 3, 21, 58], "handle"),
  ...at(cylinder(1.6, 1, "green"), [width / 2, 13.5, 65.6]),
  ...slab([2, -16.5, 66], [width - 2.6, 11, 66.6], "dial"),
  ...at(engraved(words, 6), [width / 2 - 0.3, -2.7, 66.6], [0, 0, 1], 90),
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

/** Feed-through terminal from x = 0, with its number reading upward on its marker. */
export const terminal = (material: Material, number: number): Piece[] => [
  ...hollow(0.8, alongRail(terminalOutline, terminalPitch - 0.5, material)),
  ...[-16, 16].flatMap((y) => at(cylinder(2, 0.8, "plinth"), [terminalPitch / 2 - 0.25, y, 35.6])),
  ...slab([0.4, -6.6, 45.8], [terminalPitch - 0.9, 6.6, 46.8], "dial"),
  ...at(engraved(String(number), 3.5), [terminalPitch / 2 - 0.25, 0, 46.8], [0, 0, 1], 90),
];

/** End clamp of a row, from x = 0; with words, it carries the label of the group that begins there, reading upward. */
export const endStop = (words = ""): Piece[] => [
  ...hollow(1.2, slab([0, -24, railDepth], [9, 24, 34], "plinth")),
  ...hollow(1.2, slab([1, -11, 34], [8, 11, 52], "plinth")),
  ...(words
    ? [...slab([0.6, -11, 51.8], [8.4, 11, 52.8], "dial"), ...at(engraved(words, 5.6), [4.5, 0, 52.8], [0, 0, 1], 90)]
    : []),
];

/** Slots between the teeth of a duct: their pitch, and the middle of the first from the duct's end, mm. */
export const ductSlots = { pitch: 12.5, tooth: 8, first: 10.25 } as const;

/** Height and depth of the ducts of a mounting plate, mm. */
export const plateDuct = { high: 60, deep: 80 } as const;

/** Slotted wiring duct along X with its cover, from x = 0. */
export const wiringDuct = (length: number, { high, deep }: { high: number; deep: number } = plateDuct): Piece[] => {
  const teeth: [number, number][] = [[0, 0]];
  const { pitch, tooth } = ductSlots;
  for (let x = 0; x + tooth < length; x += pitch)
    teeth.push([x, 14], [x, deep - 6], [x + tooth, deep - 6], [x + tooth, 14]);
  const comb = extruded([...teeth, [length, 14], [length, 0]], 2, "deck");
  const pieces = [
    ...slab([0, -high / 2, 0], [length, high / 2, 2], "deck"),
    ...[-high / 2 + 2, high / 2].flatMap((y) => at(comb, [0, y, 0], [0, -1, 0])),
    ...hollow(1.2, slab([0, -high / 2 - 1, deep - 8], [length, high / 2 + 1, deep], "deck")),
  ];
  return wireway(pieces, [0, -high / 2, 0], [length, high / 2, deep]);
};

/** Devices side by side along the rail. */
export const inRow = (devices: readonly { pieces: Piece[]; width: number }[]): Piece[] => {
  let x = 0;
  return devices.flatMap(({ pieces, width }) => {
    const set = at(pieces, [x, 0, 0]);
    x += width;
    return set;
  });
};
