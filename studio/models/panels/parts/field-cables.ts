/** Cables of the plant on a mounting plate, mm: X across, Y up, Z out of the plate. */
import { cable } from "../../../kit/cable.ts";
import { wire } from "../../../kit/duct-wires.ts";
import { tagPlate } from "../../../kit/engraving.ts";
import type { Material } from "../../../kit/materials.ts";
import { at, bar, type Point } from "../../../kit/placement.ts";
import { cylinder, extruded, type Piece, tube } from "../../../kit/solids.ts";
import { earthScrews, field, placesOf } from "./plc-terminals.ts";

/** Where the rows and the earth bar are on the plate: left end of the field terminals, heights of both. */
interface FieldPlaces {
  left: number;
  field: number;
  earth: number;
}

const up: Point = [0, 1, 0];
/** Radius of a cable, mm. */
const radius = 7.5;

/** Gland on a gland plate at z = 0, with its cable to a distance below the plate, mm. */
export const gland = (below: number): Piece[] => [
  ...tube(16, 8, 14, "galvanised"),
  ...at(tube(13, 8, 8, "galvanised"), [0, 0, 14]),
  ...at(cylinder(8, below + 16, "plinth"), [0, 0, -below]),
];
/** Height of a gland's opening, where its cable comes out, above the gland plate, mm. */
export const glandHeight = 16;

/** Places of glands in a row that reaches to both sides of the plate's middle, mm. */
export const glandRow = (count: number, reach: number): number[] =>
  Array.from({ length: count }, (_, index) => -reach + (index * 2 * reach) / (count - 1));

/** Terminals of each cable, and the material of its cores; a group's terminals are in equal shares. */
const shares = (left: number, cables: readonly number[]) =>
  placesOf(field).flatMap((places, group) => {
    const count = cables[group] ?? 1;
    const cores = places.length / count;
    const { material } = field[group] as (typeof field)[number];
    return Array.from({ length: count }, (_, index) => {
      const own = places.slice(index * cores, (index + 1) * cores).map((x) => left + x);
      const [first, last] = [own[0] as number, own.at(-1) as number];
      // Spare cores, black as all numbered ones, end on the green terminals, which are earthed.
      const color: Material = material === "pump" ? material : "ink";
      return { cores: own, middle: (first + last) / 2, half: (last - first) / 2, material: color };
    });
  });

/** Height below the field terminals where the sheaths end, mm. */
const stripped = 84;

/**
 * Cables from the `entries` of their glands, bare ends fanned out to the field terminals: each sheath ends below its own
 * terminals, each core in one of them, and the screen at the earth bar. `cables`: how many each group of terminals has.
 */
export const fieldCables = (
  entries: readonly Point[],
  cables: readonly number[],
  { left, field: row, earth }: FieldPlaces,
): Piece[] =>
  shares(left, cables).flatMap(({ cores, middle, material }, index) => {
    const [x, y, z] = entries[index] as Point;
    const sheath = row - stripped;
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
        radius,
        "plinth",
      ),
      ...at(cylinder(9, 28, "ink"), [middle, sheath - 16, 44], up),
      ...cores.flatMap((core, index) =>
        wire(
          [
            [middle + (index - (cores.length - 1) / 2) * 1.2, sheath + 10, 44],
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

/** The same cables as they are seen beside a whole plant: straight sheaths, and the cores of each in one wedge. */
export const fieldCablesFromAfar = (
  entries: readonly Point[],
  cables: readonly number[],
  { left, field: row }: FieldPlaces,
): Piece[] =>
  shares(left, cables).flatMap(({ middle, half, material }, index) => {
    const [x, y, z] = entries[index] as Point;
    const knee: Point = [(x + middle) / 2, y + 60, z * 0.7];
    const end: Point = [middle, row - stripped, 40];
    return [
      ...bar([x, y, z], knee, radius, "plinth"),
      ...bar(knee, end, radius, "plinth"),
      ...at(
        extruded(
          [
            [-radius, 0],
            [radius, 0],
            [half, stripped - 16],
            [-half, stripped - 16],
          ],
          4,
          material,
        ),
        [middle, row - stripped, 36],
      ),
    ];
  });
