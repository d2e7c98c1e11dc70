/** Trays of a column, seen where the model is cut: decks with an outlet weir and a downcomer, on alternate sides. */
import { diskOutline } from "../../../kit/column-plates.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, type Point, slab, turned } from "../../../kit/placement.ts";
import { extruded, type Piece } from "../../../kit/solids.ts";

/** Thickness of the plates, height of the weirs, clearance of a downcomer above the tray below it, mm. */
const [plate, weir, clearance] = [4, 50, 45] as const;

/**
 * Trays at these heights above `foot`, in a shell of the inner `radius`; a downcomer ends above the tray below it, that of the
 * lowest tray at `seal`, mm.
 */
export const columnTrays = (
  name: string,
  foot: Point,
  { radius, heights, seal }: { radius: number; heights: readonly number[]; seal: number },
): Part => {
  const apron = 0.72 * radius;
  const half = Math.sqrt(radius ** 2 - (apron + plate) ** 2) - 1;
  const deck = extruded(diskOutline(radius, [-radius, apron], [-radius, radius]), plate, "stainless");
  const trayAt = (z: number, index: number): Piece[] => {
    const below = index ? (heights[index - 1] as number) + plate + clearance : seal;
    const pieces = [
      ...at(deck, [0, 0, z]),
      ...slab([apron, -half, below], [apron + plate, half, z + plate + weir], "stainless"),
    ];
    return index % 2 ? turned(pieces, 180) : pieces;
  };
  return part(name, heights.flatMap(trayAt)).at(foot);
};
