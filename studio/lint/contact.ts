/** Contact, intersection and containment of placed solids. */
import { Box3, type Matrix4, Ray, Vector3 } from "three";
import type { Material } from "../kit/materials.ts";
import { vectorAt } from "../kit/mesh-edges.ts";
import { treeOf } from "../kit/mesh-trees.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import { remembered } from "../kit/remembered.ts";
import type { Piece } from "../kit/solids.ts";

/** Surfaces nearer than this are in contact, mm: meshes of curved surfaces are only accurate to their tolerance. */
export const touching = 2;

export interface Body {
  part: Part;
  piece: Piece;
  key: string;
  material: Material;
  matrix: Matrix4;
  inverse: Matrix4;
  box: Box3;
}
const boxOf = (key: string): Box3 => treeOf(key).geometry.boundingBox ?? new Box3();

export const bodiesOf = (parts: readonly Part[]): Body[] =>
  parts.flatMap((part) =>
    part.pieces.map((piece) => {
      const matrix = part.matrix.clone().multiply(piece.matrix);
      return {
        part,
        piece,
        key: piece.key,
        material: piece.material,
        matrix,
        inverse: matrix.clone().invert(),
        box: boxOf(piece.key).clone().applyMatrix4(matrix),
      };
    }),
  );

const between = (a: Body, b: Body) => a.inverse.clone().multiply(b.matrix);

/**
 * Caches an answer by both keys and the relative placement of two bodies: a plant repeats the same rung at the same
 * rail a hundred times.
 */
export const onceForEachStanding = <Answer>(ask: (a: Body, b: Body) => Answer): ((a: Body, b: Body) => Answer) =>
  // Rounded to 1e-6, which is a displacement of 0.01 mm at the end of the longest solid.
  remembered(ask, (a, b) => [a.key, b.key, ...between(a, b).elements.map((value) => value.toFixed(6))].join());

/** Whether the surfaces intersect or touch. */
export const surfacesMeet = (a: Body, b: Body): boolean =>
  treeOf(a.key).intersectsGeometry(treeOf(b.key).geometry, between(a, b));

/** Whether a point in the model's coordinates is in the body's material. */
const holdsPoint = (body: Body, point: Vector3): boolean => {
  // An oblique ray, which is parallel to no face of a block.
  const ray = new Ray(point.clone().applyMatrix4(body.inverse), new Vector3(0.577, 0.211, 0.789).normalize());
  return treeOf(body.key).raycast(ray, 2).length % 2 === 1;
};

const inside = (outer: Body, inner: Body): boolean =>
  holdsPoint(outer, vectorAt(meshOf(inner.key).positions, 0).applyMatrix4(inner.matrix));

/** Whether a point in the model's coordinates is in the body's material or at most `distance` mm from its surface. */
export const isAt = (body: Body, point: Vector3, distance: number): boolean => {
  if (body.box.distanceToPoint(point) > distance) return false;
  const nearest = treeOf(body.key).closestPointToPoint(point.clone().applyMatrix4(body.inverse));
  return (nearest !== null && nearest.distance <= distance) || holdsPoint(body, point);
};

/** Whether one body is completely inside the other's material. Only valid if the surfaces do not intersect. */
export const nested = (a: Body, b: Body): boolean =>
  (a.box.containsBox(b.box) && inside(a, b)) || (b.box.containsBox(a.box) && inside(b, a));

const nearestOfA = { point: new Vector3(), distance: 0, faceIndex: 0 };
const nearestOfB = { point: new Vector3(), distance: 0, faceIndex: 0 };

const near = onceForEachStanding((a, b) => {
  if (surfacesMeet(a, b) || nested(a, b)) return true;
  const nearest = treeOf(a.key).closestPointToGeometry(
    treeOf(b.key).geometry,
    between(a, b),
    nearestOfA,
    nearestOfB,
    // Thresholds: the search ends at any distance below the first, and ignores those above the second.
    touching,
    touching,
  );
  return nearest !== null && nearest.distance <= touching;
});

export const touch = (a: Body, b: Body): boolean =>
  a.box.clone().expandByScalar(touching).intersectsBox(b.box) && near(a, b);
