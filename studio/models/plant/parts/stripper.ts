/** The column of the process plant in its structure, and the supports of its lines. */
import { part } from "../../../kit/part.ts";
import { steamFall } from "../../../kit/falls.ts";
import { gratingDepth } from "../../../kit/gratings.ts";
import { axisOver, clampArm, post, restingPost, shoe } from "../../../kit/pipe-supports.ts";
import { at, bar, slab, turned } from "../../../kit/placement.ts";
import { cylinder, hollow } from "../../../kit/solids.ts";
import { beam } from "../../../kit/steel.ts";
import { iSections } from "../../../kit/steel-sections.ts";
import { levelGauge } from "../../skids/parts/level-gauge.ts";
import { columnTrays } from "./column-trays.ts";
import {
  bay,
  columnDiameter,
  columnFoot,
  columnInStructure,
  floorBeam,
  roof,
  stairBeam,
  story,
} from "./access-structure.ts";

/** Of the column's shell, and heights of its trays above its lower tangent line, with room for the manway among them, mm. */
const wall = 10;
const trays = [2900, 3300, 3700, 4100, 4900, 5300, 5700] as const;
export const trayCount = trays.length;

/** Level nozzle of the sump at this height above the lower tangent line, mm. */
const sump = (station: number, bearing: number) => ({ bore: 50, station, bearing, reach: 190 });

/**
 * Stripping column on its foundation at `x`: feed above the top tray, steam above the sump, stripped components leave as
 * vapor. There is no reflux. The level in the sump is read and measured from the first floor.
 */
export const stripper = (x: number) => {
  const { structure, base, column } = columnInStructure({ column: "C-301", foundation: "column foundation" }, x, {
    feed: { bore: 150, station: 6100, bearing: 90, reach: 260 },
    steam: { bore: 200, station: 2500, bearing: 90, reach: 260 },
    // Its flange is beyond the trimmer of the floor above.
    bottoms: { bore: 150, station: 250, bearing: -90, reach: 420 },
    gaugeLow: sump(950, 180),
    gaugeHigh: sump(1750, 180),
    levelLow: sump(950, -135),
    levelHigh: sump(1750, -135),
  });
  const inside = columnTrays("trays of C-301", [x, 0, columnFoot], {
    radius: columnDiameter / 2 - wall - 1,
    heights: trays,
    seal: 2450,
  });
  const gauge = levelGauge("LG-303", column.gaugeLow, column.gaugeHigh);
  const level = levelGauge("LT-303", column.levelLow, column.levelHigh, "transmitter");
  const parts = [structure, base, column, inside, ...gauge.parts, ...level.parts];
  return { structure, column, level: level.gauge, parts };
};

/**
 * Routes of the column's lines: planes in Y of the risers and of the vapor line's hanger, levels of the vapor line
 * and of the bottoms line.
 */
export const stripperLines = {
  feedY: 2750,
  steamY: 3300,
  bottomsY: -1580,
  vaporY: 2850,
  vaporZ: 11350,
  bottomsZ: 700,
  /** Plane in Y of the valve station of the bottoms, and its distance in X from the column. */
  stationY: -2900,
  stationX: 350,
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
