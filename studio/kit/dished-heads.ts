/** Dished heads of pressure vessels and exchangers, and the shells between them. */
import * as cad from "replicad";
import { standards } from "./line-classes.ts";
import type { Material } from "./materials.ts";
import { at } from "./placement.ts";
import { called, type Piece, solid, tube } from "./solids.ts";

/** "elliptical": ratio 2:1. "torispherical": crown radius equal to the diameter, knuckle radius a tenth of it. */
export type HeadShape = "elliptical" | "torispherical";

/**
 * Geometry of a torispherical head: where knuckle and crown meet, and the distance of the crown's center below z = 0.
 */
const torispherical = (radius: number) => {
  const [crown, knuckle] = [2 * radius, 0.2 * radius];
  const below = Math.sqrt((crown - knuckle) ** 2 - (radius - knuckle) ** 2);
  const share = crown / (crown - knuckle);
  return { crown, knuckle, below, meet: [(radius - knuckle) * share, below * share - below] as [number, number] };
};

/** Height of a head's outer surface above its tangent line, at `offset` from the axis, mm. */
export const headHeight = (shape: HeadShape, radius: number, offset = 0): number => {
  if (shape === "elliptical") return (radius / 2) * Math.sqrt(1 - (offset / radius) ** 2);
  const { crown, knuckle, below, meet } = torispherical(radius);
  return offset <= meet[0]
    ? Math.sqrt(crown ** 2 - offset ** 2) - below
    : Math.sqrt(knuckle ** 2 - (offset - radius + knuckle) ** 2);
};

/** Angles that divide the ellipse into arcs, degrees. */
const stations = [0, 14, 34, 60] as const;

/**
 * Outline of a 2:1 head from [radius, 0] to its apex, approximated by circular arcs: a true ellipse revolved about its
 * axis is not read back from a STEP file as a solid.
 */
const ellipse = (pen: cad.DrawingPen, radius: number): void => {
  const on = (degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [radius * Math.cos(angle), (radius / 2) * Math.sin(angle)];
  };
  stations.slice(1).forEach((end, index) => {
    pen.threePointsArcTo(on(end), on(((stations[index] as number) + end) / 2));
  });
  const [x, z] = on(stations.at(-1) as number);
  const rise = radius / 2 - z;
  const crown = (x ** 2 + rise ** 2) / (2 * rise);
  const half = Math.asin(x / crown) / 2;
  pen.threePointsArcTo([0, radius / 2], [crown * Math.sin(half), crown * Math.cos(half) + radius / 2 - crown]);
};

const dome = (shape: HeadShape, radius: number): cad.Shape3D => {
  const pen = cad.draw([0, 0]).lineTo([radius, 0]);
  const top = headHeight(shape, radius);
  if (shape === "elliptical") ellipse(pen, radius);
  else {
    const { knuckle, below, crown, meet } = torispherical(radius);
    const half = Math.atan2(below, radius - knuckle) / 2;
    pen.threePointsArcTo(meet, [radius - knuckle + knuckle * Math.cos(half), knuckle * Math.sin(half)]);
    const mid = Math.asin(meet[0] / crown) / 2;
    pen.threePointsArcTo([0, top], [crown * Math.sin(mid), crown * Math.cos(mid) - below]);
  }
  return pen.close().sketchOnPlane("XZ").revolve([0, 0, 1]) as cad.Shape3D;
};

/** Grade of the plates of shells and heads by their material; undefined if it is no metal. */
const plateOf = (material: Material): string | undefined => {
  if (material === "pipework") return standards.steel.grades.plate;
  return material === "stainless" || material === "brushed" ? standards.stainless.grades.plate : undefined;
};

/** Dished head with outside `radius` above its tangent line at z = 0, and its seam with the shell. */
export const dishedHead = (shape: HeadShape, radius: number, wall: number, material: Material): Piece[] => [
  ...called(
    `${shape} head`,
    solid(`${shape} head ${radius} ${wall}`, material, () => dome(shape, radius).cut(dome(shape, radius - wall))),
    plateOf(material),
  ),
  ...called("seam", at(tube(radius + 3, radius - 2, 8, material), [0, 0, -8])),
];

/** Shell along +Z from z = 0, with circumferential seams at the heights `seams`, mm. */
export const shell = (
  radius: number,
  wall: number,
  length: number,
  material: Material,
  seams: readonly number[] = [],
): Piece[] => [
  ...called("shell", tube(radius, radius - wall, length, material), plateOf(material)),
  ...seams.flatMap((z) => called("seam", at(tube(radius + 3, radius - 2, 8, material), [0, 0, z - 4]))),
];
