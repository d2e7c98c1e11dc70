import * as cad from "replicad";
import { Vector3 } from "three";
import type { Material } from "./materials.ts";
import { type Part, part } from "./part.ts";
import { centerLine } from "./pipe.ts";
import { bar, type Corner, type Point, pointsOf } from "./placement.ts";
import { type Piece, solid } from "./solids.ts";

/** Points of the pieces' common coordinates in those of one of them. */
const within = ({ matrix }: Piece, points: readonly Point[]): Point[] => {
  const inverse = matrix.clone().invert();
  return points.map((point) => new Vector3(...point).applyMatrix4(inverse).toArray());
};

/** Pieces that are one cable, with the ends of its center line recorded on the first and the last of them. */
const cableOf = (pieces: readonly Piece[], line: readonly Point[]): Piece[] =>
  pieces.map((piece, index) => ({
    ...piece,
    ends: within(piece, [
      ...(index === 0 ? line.slice(0, 1) : []),
      ...(index === pieces.length - 1 ? line.slice(-1) : []),
    ]),
  }));

/** Pieces of a wiring duct or a cable tray, with the space for cables between two corners recorded on the first. */
export const wireway = ([first, ...others]: readonly Piece[], from: Point, to: Point): Piece[] =>
  first ? [{ ...first, wireway: within(first, [from, to]) }, ...others] : [];

/**
 * Cable of a given radius along a smooth curve through the points, mm; it leaves the first point toward the second.
 */
export const cable = (points: readonly Point[], radius: number, material: Material): Piece[] =>
  cableOf(
    solid(`cable ${points.join(" ")} ${radius}`, material, () => {
      const [first, second] = points.map((point) => new Vector3(...point)) as [Vector3, Vector3];
      const spine = cad.assembleWire([
        cad.makeBSplineApproximation(points as [number, number, number][], { tolerance: 0.5 }),
      ]);
      const toward = second.sub(first).normalize().toArray();
      const section = cad.assembleWire([cad.makeCircle(radius, first.toArray(), toward)]);
      return cad.genericSweep(section, spine, { frenet: false, forceProfileSpineOthogonality: true });
    }),
    points,
  );

/** Cable of a given radius in straight pieces from point to point, mm: where its bends cannot be seen. */
export const straightCable = (corners: readonly Corner[], radius: number, material: Material): Piece[] => {
  const points = pointsOf(corners);
  return cableOf(
    points.slice(1).flatMap((point, index) => bar(points[index] as Point, point, radius, material)),
    points,
  );
};

/** Flexible cable conduit of 22 mm through points in world coordinates, with a bend radius of 60 mm. */
export const conduit = (name: string, corners: readonly Corner[]): Part => {
  const points = pointsOf(corners);
  const section = { outside: 22, wall: 3, material: "rubber" } as const;
  const line = points.map((point) => new Vector3(...point));
  return part(name, cableOf(centerLine(line, section, 60), points)).at([0, 0, 0]);
};
