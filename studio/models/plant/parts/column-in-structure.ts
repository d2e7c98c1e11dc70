import { part } from "../../../kit/part.ts";
import { pressureVessel, type VesselNozzle } from "../../../kit/pressure-vessels.ts";
import { cylinder } from "../../../kit/solids.ts";
import { accessStructure } from "./access-structure.ts";

/** Diameter of the column, mm. */
export const diameter = 1600;
const foundation = 300;
/** Top of the half floor above the column's head, mm. */
export const roof = 12200;

/**
 * Column of 1,600 × 7,800 T/T on its foundation at `x`, in an access structure with three floors and a manway at each;
 * vapour outlet at the top.
 */
export const columnInStructure = <Name extends string>(
  names: { column: string; foundation: string },
  x: number,
  nozzles: Record<Name, VesselNozzle>,
) => ({
  structure: accessStructure(diameter / 2, roof).at([x, 0, 0]),
  base: part(names.foundation, cylinder(1080, foundation, "concrete")).at([x, 0, 0]),
  column: pressureVessel(names.column, {
    diameter,
    length: 7800,
    height: 2100,
    support: "skirt",
    nozzles: { vapour: { bore: 200, on: "upper", station: 0, reach: 650 }, ...nozzles } as Record<
      Name | "vapour",
      VesselNozzle
    >,
    manways: [1500, 4500, 7350].map((station) => ({ bore: 500, station, bearing: -75, reach: 260 })),
    nameplate: { station: 1500, bearing: -15 },
    lugs: [7400],
  }).at([x, 0, foundation]),
});
