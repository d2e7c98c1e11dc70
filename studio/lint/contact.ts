/** Contact, intersection and containment of placed solids. */
import { Box3, BufferAttribute, BufferGeometry, Matrix4, Ray, Vector3 } from "three";
import { MeshBVH } from "three-mesh-bvh";
import type { Material } from "../kit/materials.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
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
interface Tree {
  bvh: MeshBVH;
  box: Box3;
  first: Vector3;
}

const trees = new Map<string, Tree>();
const treeOf = (key: string): Tree => {
  let tree = trees.get(key);
  if (!tree) {
    const { positions, triangles } = meshOf(key, 1);
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(positions.slice(), 3));
    geometry.setIndex(new BufferAttribute(triangles.slice(), 1));
    geometry.computeBoundingBox();
    const bvh = new MeshBVH(geometry);
    geometry.boundsTree = bvh;
    tree = { bvh, box: geometry.boundingBox ?? new Box3(), first: new Vector3().fromArray(positions) };
    trees.set(key, tree);
  }
  return tree;
};

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
        box: treeOf(piece.key).box.clone().applyMatrix4(matrix),
      };
    }),
  );

const between = (a: Body, b: Body) => a.inverse.clone().multiply(b.matrix);

/**
 * Caches an answer by both keys and the relative placement of two bodies: a plant repeats the same rung at the same
 * rail a hundred times.
 */
export const onceForEachStanding = <Answer>(ask: (a: Body, b: Body) => Answer) => {
  const answers = new Map<string, Answer>();
  return (a: Body, b: Body): Answer => {
    // Rounded to 1e-6, which is a displacement of 0.01 mm at the end of the longest solid.
    const standing = [a.key, b.key, ...between(a, b).elements.map((value) => value.toFixed(6))].join();
    const known = answers.get(standing);
    if (known !== undefined) return known;
    const answer = ask(a, b);
    answers.set(standing, answer);
    return answer;
  };
};

/** Whether the surfaces intersect or touch. */
export const surfacesMeet = (a: Body, b: Body): boolean =>
  treeOf(a.key).bvh.intersectsGeometry(treeOf(b.key).bvh.geometry, between(a, b));

/** Whether a point in the model's coordinates is in the body's material. */
const holdsPoint = (body: Body, point: Vector3): boolean => {
  // An oblique ray, which is parallel to no face of a block.
  const ray = new Ray(point.clone().applyMatrix4(body.inverse), new Vector3(0.577, 0.211, 0.789).normalize());
  return treeOf(body.key).bvh.raycast(ray, 2).length % 2 === 1;
};

const inside = (outer: Body, inner: Body): boolean =>
  holdsPoint(outer, treeOf(inner.key).first.clone().applyMatrix4(inner.matrix));

/** Whether a point in the model's coordinates is in the body's material or at most `distance` mm from its surface. */
export const isAt = (body: Body, point: Vector3, distance: number): boolean => {
  if (body.box.distanceToPoint(point) > distance) return false;
  const nearest = treeOf(body.key).bvh.closestPointToPoint(point.clone().applyMatrix4(body.inverse));
  return (nearest !== null && nearest.distance <= distance) || holdsPoint(body, point);
};

/** Whether one body is completely inside the other's material. Only valid if the surfaces do not intersect. */
export const nested = (a: Body, b: Body): boolean =>
  (a.box.containsBox(b.box) && inside(a, b)) || (b.box.containsBox(a.box) && inside(b, a));

const nearestOfA = { point: new Vector3(), distance: 0, faceIndex: 0 };
const nearestOfB = { point: new Vector3(), distance: 0, faceIndex: 0 };

const near = onceForEachStanding((a, b) => {
  if (surfacesMeet(a, b) || nested(a, b)) return true;
  const nearest = treeOf(a.key).bvh.closestPointToGeometry(
    treeOf(b.key).bvh.geometry,
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
