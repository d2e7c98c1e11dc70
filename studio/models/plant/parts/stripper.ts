/** The column of the process plant in its structure, and the supports of its lines. */
import { part } from "../../../kit/part.ts";
import { steamFall } from "../../../kit/falls.ts";
import { gratingDepth } from "../../../kit/gratings.ts";
import { axisOver, clampArm, post, restingPost, shoe } from "../../../kit/pipe-supports.ts";
import { at, bar, slab, turned } from "../../../kit/placement.ts";
import { cylinder, hollow } from "../../../kit/solids.ts";
import { beam } from "../../../kit/steel.ts";
import { iSections } from "../../../kit/steel-sections.ts";
import { bay, columnInStructure, floorBeam, roof, stairBeam, story } from "./access-structure.ts";

/**
 * Stripping column on its foundation at `x`: feed at the top, steam above the sump, stripped components leave as
 * vapor.
 */
export const stripper = (x: number) => {
  const { structure, base, column } = columnInStructure({ column: "C-301", foundation: "column foundation" }, x, {
    feed: { bore: 150, station: 6100, bearing: 90, reach: 260 },
    steam: { bore: 200, station: 2500, bearing: 90, reach: 260 },
    bottoms: { bore: 150, station: 150, bearing: -90, reach: 260 },
  });
  return { structure, column, parts: [structure, base, column] };
};

/**
 * Routes of the column's lines: planes in Y of the risers and of the vapor line's hanger, levels of the vapor line
 * and of the bottoms line.
 */
export const stripperLines = {
  feedY: 2750,
  steamY: 3300,
  bottomsY: -1500,
  vaporY: 2850,
  vaporZ: 11350,
  bottomsZ: 700,
};

/**
 * Clamps and posts of the lines around the column at `x`, and the hanger of the vapor line on a beam that cantilevers
 * from the half floor's girders toward the air cooler; `feedZ` is the feed's level on the rack, `footZ` that of the
 * steam line at the foot of its riser.
 */
export const stripperSupports = (x: number, feedZ: number, footZ: number) => {
  const { feedY, steamY, bottomsY, vaporY, vaporZ, bottomsZ } = stripperLines;
  const { height, web } = iSections[floorBeam];
  const under = roof - gratingDepth - height;
  const clampZ = 2 * story - gratingDepth - height / 2;
  const arm = under - 160;
  const steamPost = (steamY + 6350) / 2;
  const seat = footZ + steamFall * (steamPost - steamY) - axisOver(200, "steel");
  return part("supports of the column's lines", [
    ...beam([x, -60, under - 80], [x, vaporY + 80, under - 80], "IPE 160"),
    ...hollow(5, slab([x - 45, -60, under], [x + 45, 60, under + height - iSections[stairBeam].height], "steel")),
    ...slab([x - 170, vaporY - 40, arm - 12], [x + 170, vaporY + 40, arm], "steel"),
    ...at(cylinder(12, 400, "steel"), [x - 200, vaporY, vaporZ - 122], [1, 0, 0]),
    ...[-140, 140].flatMap((aside) =>
      bar([x + aside, vaporY, vaporZ - 122], [x + aside, vaporY, arm], 10, "galvanised"),
    ),
    ...clampArm([x, bay + web / 2, clampZ], [x, feedY, clampZ], 150, "steel"),
    ...restingPost([x, 6950, feedZ], 150, "steel", "y"),
    ...at(post(seat, 120, 180), [x, steamPost, 0]),
    ...turned(shoe(200, "steel", { fall: steamFall }), -90, [x, steamPost, seat]),
    ...restingPost([x, bottomsY - 500, bottomsZ], 150, "steel", "y"),
  ]).at([0, 0, 0]);
};
