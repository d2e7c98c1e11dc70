/** Position and slope of the conveyor in the plant, and the trestles under it. */
import { at, bar, corners, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece } from "../../../kit/solids.ts";
import { stringer } from "./conveyor-frame.ts";

/** Slope of the belt, degrees. */
export const incline = 12;
const slope = (incline * Math.PI) / 180;
/** Position of the tail pulley's top line, and the direction perpendicular to the belt. */
export const tail: Point = [-3400, 0, 1150];
export const square: Point = [-Math.sin(slope), 0, Math.cos(slope)];

/** Converts a point from the conveyor's coordinates to those of the plant. */
export const placed = (along: number, z: number): Point => [
  tail[0] + along * Math.cos(slope) - z * Math.sin(slope),
  0,
  tail[2] + along * Math.sin(slope) + z * Math.cos(slope),
];

/** Where a leg ends below the stringer. */
export const trestleTop = (along: number): Point => placed(along, stringer.foot - 10);
/** Square base plate of a leg and its thickness, its four bolts and how far they are apart. */
export const trestleFoot = { side: 220, thick: 15, bolt: 20, apart: 160 } as const;

/** Pair of legs under the stringers with base plates and bracing. */
export const trestle = (along: number): Piece[] => {
  const top = placed(along, stringer.foot - 20);
  const [x, , z] = trestleTop(along);
  const { side: plate, thick, bolt, apart } = trestleFoot;
  return [
    ...[-1, 1].flatMap((side) => {
      const y = side * stringer.x;
      return [
        ...at(block(130, 200, 20, "steel"), [top[0], y, top[2]], square),
        ...at(hollow(5, block(100, 100, z - thick, "steel")), [x, y, thick]),
        ...at(block(plate, plate, thick, "steel"), [x, y, 0]),
        ...at(corners(cylinder(bolt / 2, 50, "galvanised"), apart / 2, apart / 2), [x, y, 10]),
      ];
    }),
    ...hollow(4, slab([x - 40, -stringer.x, z - 160], [x + 40, stringer.x, z - 80], "steel")),
    ...(z > 900
      ? [
          ...hollow(4, bar([x, -stringer.x, 260], [x, stringer.x, z - 160], 24, "steel")),
          ...hollow(4, bar([x, stringer.x, 260], [x, -stringer.x, z - 160], 24, "steel")),
        ]
      : []),
  ];
};
