import { engraved } from "./engraving.ts";
import { at, slab } from "./placement.ts";
import { block, cylinder, hexagon, type Piece } from "./solids.ts";

/** Words as on a nameplate: of names in the models, such as "lower exchanger" or "filterIn". */
export const inCapitals = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toUpperCase();

/**
 * Nameplate on a bracket with its foot on z = 0, facing +Z, its back `off` mm from the wall: what it is on, lines of
 * `data`, and who made it. Words along X.
 */
export const nameplate = (name: string, width = 180, height = 120, off = 52, data: readonly string[] = []): Piece[] => [
  ...[-1, 1].flatMap((side) => slab([side * width * 0.4 - 5, -20, -20], [side * width * 0.4 + 5, 20, off], "steel")),
  ...at(block(width + 24, height + 24, 6, "steel"), [0, 0, off]),
  ...at(block(width, height, 2, "stainless"), [0, 0, off + 6]),
  ...[...inCapitals(name).split(" "), ...data.map(inCapitals), "TTPL"].flatMap((line, row, lines) => {
    const capitals = Math.min((height * 0.56) / lines.length, (width * 0.86) / (line.length * 0.92));
    return at(engraved(line, capitals), [0, height * 0.8 * (0.5 - (row + 0.5) / lines.length), off + 8]);
  }),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => at(cylinder(3, 2, "galvanised"), [x * width * 0.46, y * height * 0.43, off + 8])),
  ),
];

/** Earthing boss on z = 0 with its bolt. */
export const earthingBoss = (): Piece[] => [
  ...cylinder(18, 30, "stainless"),
  ...at(cylinder(14, 3, "galvanised"), [0, 0, 30]),
  ...at(hexagon(17, 8, "galvanised"), [0, 0, 33]),
];
