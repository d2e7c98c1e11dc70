/** Bund of a tank farm: concrete walls with sealed sleeves for lines, and stairs across the wall. */
import * as cad from "replicad";
import { gratingFloor } from "../../../kit/gratings.ts";
import { flangeSize } from "../../../kit/line-classes.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, slab, turned } from "../../../kit/placement.ts";
import { block, hollow, type Piece, solid, tube } from "../../../kit/solids.ts";
import { stairFlight } from "../../../kit/stairs.ts";
import { handrail } from "../../../kit/steel.ts";

const thick = 250;

interface BundForm {
  /** Half the clear length and width inside the walls, and their height, mm. */
  halfX: number;
  halfY: number;
  height: number;
  /** Lines through the front wall: positions along it, height of the axis, bore. */
  lines: readonly number[];
  axis: number;
  bore: number;
}

/** Capacity of the bund in m³, minus the volume displaced by tanks that cover `standing` mm². */
export const bundVolume = ({ halfX, halfY, height }: BundForm, standing: number): number =>
  ((4 * halfX * halfY - standing) * height) / 1e9;

/** Walls about the origin on z = 0; lines pass through the front wall in steel sleeves. */
export const bund = ({ halfX, halfY, height, lines, axis, bore }: BundForm): Part => {
  const pipe = flangeSize(bore, "steel").pipe / 2;
  const long = 2 * (halfX + thick);
  const front = solid(`bund front ${long} ${height} ${lines.join(" ")}`, "concrete", () =>
    lines.reduce<cad.Shape3D>(
      (wall, x) => wall.cut(cad.makeCylinder(pipe + 30, 2 * thick, [x, -thick, axis], [0, 1, 0])),
      cad.makeBox([-long / 2, -thick / 2, 0], [long / 2, thick / 2, height]),
    ),
  );
  const [end, over] = [long / 2 + 30, thick / 2 + 30];
  const coping: Piece[] = [-1, 1].flatMap((side) => {
    const [x, y] = [side * (halfX + thick / 2), side * (halfY + thick / 2)];
    return [
      ...slab([-end, y - over, height], [end, y + over, height + 60], "concrete"),
      ...slab([x - over, -halfY, height], [x + over, halfY, height + 60], "concrete"),
    ];
  });
  return part("bund", [
    ...at(front, [0, -halfY - thick / 2, 0]),
    ...slab([-long / 2, halfY, 0], [long / 2, halfY + thick, height], "concrete"),
    ...[-1, 1].flatMap((side) => slab([side * halfX, -halfY, 0], [side * (halfX + thick), halfY, height], "concrete")),
    ...coping,
    ...lines.flatMap((x) => at(tube(pipe + 30, pipe, thick + 120, "galvanised"), [x, -halfY + 60, axis], [0, -1, 0])),
  ]).at([0, 0, 0]);
};

/** Stairs across a wall along X whose center is the origin: two flights, a landing with rails, posts. */
export const crossingStairs = (height: number): Part => {
  const rises = Math.ceil((height + 120) / 190);
  const level = rises * 190;
  const run = (rises - 1) * 250;
  const width = 800;
  const half = 480;
  const flight = stairFlight(rises, 190, 250, width);
  return part("crossing stairs", [
    ...at(flight, [0, -half - run, 0]),
    ...turned(flight, 180, [0, half + run, 0]),
    ...gratingFloor([-width / 2, -half], [width / 2, half], level),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) =>
        at(hollow(5, block(80, 80, level - 32, "steel")), [x * (width / 2 - 30), y * (half - 60), 0]),
      ),
    ),
    ...[-1, 1].flatMap((y) =>
      hollow(
        5,
        slab([-width / 2, y * (half - 60) - 40, level - 132], [width / 2, y * (half - 60) + 40, level - 32], "steel"),
      ),
    ),
    ...[-1, 1].flatMap((side) => handrail([[side * (width / 2 + 22), -half, level], { y: half }])),
    ...[-1, 1].flatMap((side) =>
      hollow(
        3,
        slab([side * (width / 2 + 22) - 30, -half, level - 32], [side * (width / 2 + 22) + 10, half, level], "steel"),
      ),
    ),
  ]);
};
