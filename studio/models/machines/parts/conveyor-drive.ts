import * as cad from "replicad";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { motor } from "../../../kit/pumps.ts";
import { block, cylinder, hollow, type Piece, solid } from "../../../kit/solids.ts";
import { centers, pulley } from "./conveyor-belt.ts";
import { stringer } from "./conveyor-frame.ts";

const across: Point = [1, 0, 0];
const sides = [-1, 1] as const;

/** Oval guard over a chain between two shafts, along X. */
const chainGuard = (from: readonly [number, number], to: readonly [number, number], radius: number): Piece[] =>
  hollow(
    2,
    solid(`chain guard ${from.join(" ")} ${to.join(" ")} ${radius}`, "safety", () => {
      const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
      const [dx, dy] = [-Math.sin(turn) * radius, Math.cos(turn) * radius];
      const [ux, uy] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
      return cad
        .draw([from[0] + dx, from[1] + dy])
        .threePointsArcTo([from[0] - dx, from[1] - dy], [from[0] - ux, from[1] - uy])
        .lineTo([to[0] - dx, to[1] - dy])
        .threePointsArcTo([to[0] + dx, to[1] + dy], [to[0] + ux, to[1] + uy])
        .close()
        .sketchOnPlane("YZ", 500)
        .extrude(110) as cad.Shape3D;
    }),
  );

/** Of the geared motor, which drives a chain to the head shaft. */
export const driveShaft = { along: centers - 950, z: -700 } as const;
export const power = 4;

/** Geared motor under the head on the +X side, with a guarded chain to the head shaft. */
export const drive = (): Piece[] => {
  const { along: y, z } = driveShaft;
  return [
    ...sides.flatMap((side) => [
      ...slab([side * 463, y - 320, -850], [side * 483, y - 240, stringer.foot + 40], "steel"),
      ...slab([side * 463, y + 180, -850], [side * 483, y + 260, stringer.foot + 40], "steel"),
    ]),
    ...slab([-483, y - 320, -850], [483, y + 260, -830], "steel"),
    ...at(block(300, 300, 290, "pump", 14), [190, y, -830]),
    ...at(cylinder(90, 60, "pump"), [340, y, z], across),
    ...at(cylinder(30, 110, "stainless"), [400, y, z], across),
    ...at(motor(110, 420), [45, y, z], [-1, 0, 0]),
    ...slab([-330, y - 100, -830], [-60, y + 100, z - 135], "steel"),
    ...chainGuard([y, z], [centers, -pulley], 170),
    ...slab([450, y - 60, -850], [560, y + 60, -838], "steel"),
    ...slab([480, y - 30, -840], [500, y + 30, z - 60], "steel"),
    ...slab([463, centers - 250, stringer.foot + 30], [500, centers - 180, stringer.top], "steel"),
  ];
};
