/** Where a thing stands on its foundation, and what each of these places carries. */
import { Box3, Vector3 } from "three";
import { vectorAt } from "../kit/mesh-edges.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import type { Piece } from "../kit/solids.ts";
import type { Weight } from "./weights.ts";

/** What stands within this of the lowest point stands on the foundation, mm. */
const level = 2;
/** Of the meshes, whose corners alone are used, mm. */
const tolerance = 5;
const gravity = 9.81e-3;

const boxed = (part: Part, { key, matrix }: Piece): Box3 => {
  const { positions } = meshOf(key, tolerance);
  const whole = part.matrix.clone().multiply(matrix);
  const box = new Box3();
  for (let vertex = 0; vertex < positions.length / 3; vertex++)
    box.expandByPoint(vectorAt(positions, vertex).applyMatrix4(whole));
  return box;
};

/** An anchor bolt: a rod of four radii's length. */
const isAnchor = ({ key, material }: Piece): boolean => {
  const [, radius = 0, height = 0] = /^cylinder ([\d.]+),([\d.]+)$/.exec(key)?.map(Number) ?? [];
  return material === "galvanised" && radius >= 6 && height === 4 * radius;
};

/**
 * Plates on the foundation with an anchor bolt in them, as boxes, mm; of a skid without, the side beams. Nothing of a thing
 * that stands on other feet.
 */
export const supportsOf = (parts: readonly Part[], base: number): Box3[] => {
  const all = parts.flatMap((part) => part.pieces.map((piece) => ({ piece, box: boxed(part, piece) })));
  const low = all.filter(({ box }) => Math.abs(box.min.z - base) < level);
  const bolts = all.filter(({ piece }) => isAnchor(piece)).map(({ box }) => box.getCenter(new Vector3()));
  const plates = low.filter(({ box: { min, max } }) =>
    bolts.some(({ x, y, z }) => x > min.x && x < max.x && y > min.y && y < max.y && z > min.z && z < max.z + 60),
  );
  const beams = low.filter(({ piece, box }) => piece.material === "steel" && box.max.x - box.min.x > 2000);
  return (plates.length > 0 ? plates : beams).map(({ box }) => box);
};

/**
 * Vertical load of each support in kN, the thing being rigid and its supports alike: it settles as a plane, so that loads
 * and their moments about both axes are in balance. Two supports follow the lever, three or more the plane.
 */
export const loadsOn = (supports: readonly Vector3[], { kilograms, center }: Weight): number[] => {
  const middle = new Vector3();
  for (const one of supports) middle.addScaledVector(one, 1 / supports.length);
  const away = supports.map((one) => one.clone().sub(middle));
  const sum = (of: (one: Vector3) => number) => away.reduce((total, one) => total + of(one), 0);
  const [xx, yy, xy] = [sum(({ x }) => x * x), sum(({ y }) => y * y), sum(({ x, y }) => x * y)];
  const { x: dx, y: dy } = center.clone().sub(middle);
  const determinant = xx * yy - xy * xy;
  const isLine = determinant < 1e-6 * (xx + yy) ** 2;
  const tilt = isLine
    ? { x: xx > yy ? dx / xx : 0, y: yy > xx ? dy / yy : 0 }
    : { x: (dx * yy - dy * xy) / determinant, y: (dy * xx - dx * xy) / determinant };
  return away.map(({ x, y }) => kilograms * gravity * (1 / supports.length + tilt.x * x + tilt.y * y));
};
