/** The column of the process plant in its structure, and the supports of its lines. */
import { part } from "../../kit/part.ts";
import { clampArm, restingPost } from "../../kit/pipe-supports.ts";
import { at, bar } from "../../kit/placement.ts";
import { cylinder } from "../../kit/solids.ts";
import { bay, storey } from "./access-structure.ts";
import { columnInStructure, roof } from "./column-in-structure.ts";

/**
 * Stripping column on its foundation at `x`: feed at the top, steam above the sump, stripped components leave as
 * vapour.
 */
export const stripper = (x: number) => {
  const { structure, base, column } = columnInStructure({ column: "C-301", foundation: "column foundation" }, x, {
    feed: { bore: 150, station: 6100, bearing: 90, reach: 260 },
    steam: { bore: 200, station: 2500, bearing: 90, reach: 260 },
    bottoms: { bore: 150, station: 150, bearing: -90, reach: 260 },
  });
  return { structure, column, parts: [structure, base, column] };
};

/** Routes of the column's lines: planes in Y of the risers, levels of the vapour line and of the bottoms line. */
export const stripperLines = { feedY: 2750, steamY: 3300, bottomsY: -1500, vapourZ: 11350, bottomsZ: 700 };

/**
 * Clamps, hangers and posts of the lines around the column at `x`; `feedZ` and `steamZ` are their levels on the rack.
 */
export const stripperSupports = (x: number, feedZ: number, steamZ: number) => {
  const { feedY, steamY, bottomsY, vapourZ, bottomsZ } = stripperLines;
  const hanger = roof - 32 - 250;
  return part("supports of the column's lines", [
    ...at(cylinder(12, 400, "steel"), [x - 200, bay, vapourZ - 122], [1, 0, 0]),
    ...[-140, 140].flatMap((aside) => bar([x + aside, bay, vapourZ - 122], [x + aside, bay, hanger], 10, "galvanised")),
    ...clampArm([x, bay + 7, 2 * storey - 157], [x, feedY, 2 * storey - 157], 150, "steel"),
    ...restingPost([x, 6950, feedZ], 150, "steel", "y"),
    ...restingPost([x, (steamY + 6350) / 2, steamZ], 200, "steel", "y"),
    ...restingPost([x, bottomsY - 500, bottomsZ], 150, "steel", "y"),
  ]).at([0, 0, 0]);
};
