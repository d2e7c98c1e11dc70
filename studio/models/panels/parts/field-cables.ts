/** Cables of the plant on a mounting plate, mm: X across, Y up, Z out of the plate. */
import { cable } from "../../../kit/cable.ts";
import { wire } from "../../../kit/duct-wires.ts";
import { tagPlate } from "../../../kit/engraving.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { cylinder, type Piece } from "../../../kit/solids.ts";
import { earthScrews, field, placesOf } from "./plc-terminals.ts";

/** Where the rows and the earth bar are on the plate: left end of the field terminals, heights of both. */
export interface FieldPlaces {
  left: number;
  field: number;
  earth: number;
}

const up: Point = [0, 1, 0];

/** Terminals of each cable, with the material of its cores; a group's terminals are in equal shares. */
const shares = (left: number, cables: readonly number[]) =>
  placesOf(field).flatMap((places, group) => {
    const count = cables[group] ?? 1;
    const cores = places.length / count;
    const { material } = field[group] as (typeof field)[number];
    return Array.from({ length: count }, (_, index) => ({
      cores: places.slice(index * cores, (index + 1) * cores).map((x) => left + x),
      material: material === "internals" ? ("ink" as const) : material,
    }));
  });

/**
 * Cables from the `entries` of their glands, bare ends fanned out to the field terminals: each sheath ends below its own
 * terminals, each core in one of them, and the screen at the earth bar. `cables`: how many each group of terminals has.
 */
export const fieldCables = (
  entries: readonly Point[],
  cables: readonly number[],
  { left, field: row, earth }: FieldPlaces,
): Piece[] =>
  shares(left, cables).flatMap(({ cores, material }, index) => {
    const [x, y, z] = entries[index] as Point;
    const middle = ((cores[0] as number) + (cores.at(-1) as number)) / 2;
    const sheath = row - 84;
    const screw = earthScrews.reduce((best, one) =>
      Math.abs(one - middle - 11) < Math.abs(best - middle - 11) ? one : best,
    );
    return [
      ...cable(
        [
          [x, y, z],
          [x, y + 18, z],
          [(x + middle) / 2, (y + row) / 2 - 66, z * 0.6 + 20],
          [middle, row - 120, 47],
          [middle, sheath, 44],
        ],
        7.5,
        "plinth",
      ),
      ...at(cylinder(9, 28, "ink"), [middle, sheath - 16, 44], up),
      ...cores.flatMap((core, at) =>
        wire(
          [
            [middle + (at - (cores.length - 1) / 2) * 1.2, sheath + 10, 44],
            [core, row - 38, 33],
            [core, row - 16, 33],
          ],
          material,
        ),
      ),
      ...wire(
        [
          [middle + 5, sheath + 2, 48],
          [screw, sheath - 4, 42],
          [screw, earth, 33],
        ],
        "green",
      ),
      ...at(tagPlate(`-W${index + 1}`, 8), [middle, sheath - 8, 52.9]),
    ];
  });
