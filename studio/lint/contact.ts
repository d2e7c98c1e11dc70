/** Do two placed solids touch, and does one stand in the other? */
import { Box3, BufferAttribute, BufferGeometry, Matrix4, Ray, Vector3 } from "three";
import { MeshBVH } from "three-mesh-bvh";
import type { Material } from "../kit/materials.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";

/** Two surfaces nearer than this touch, mm: curved ones are known only to the triangles' tolerance. */
export const touching = 2;

export interface Body {
  part: Part;
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
 * Asks a question about two bodies once for each way in which their solids stand to each other: a plant repeats the same
 * rung beside the same rail a hundred times.
 */
export const onceForEachStanding = <Answer>(ask: (a: Body, b: Body) => Answer) => {
  const answers = new Map<string, Answer>();
  return (a: Body, b: Body): Answer => {
    // A turn is told apart at 1e-6: 0.01 mm on the longest solid.
    const standing = [a.key, b.key, ...between(a, b).elements.map((value) => value.toFixed(6))].join();
    const known = answers.get(standing);
    if (known !== undefined) return known;
    const answer = ask(a, b);
    answers.set(standing, answer);
    return answer;
  };
};

/** Do the surfaces cross or share a place? */
export const surfacesMeet = (a: Body, b: Body): boolean =>
  treeOf(a.key).bvh.intersectsGeometry(treeOf(b.key).bvh.geometry, between(a, b));

const inside = (outer: Body, inner: Body): boolean => {
  const start = treeOf(inner.key).first.clone().applyMatrix4(inner.matrix).applyMatrix4(outer.inverse);
  // A slanted ray, so that it runs along no face of a block.
  const ray = new Ray(start, new Vector3(0.577, 0.211, 0.789).normalize());
  return treeOf(outer.key).bvh.raycast(ray, 2).length % 2 === 1;
};

/** Does one lie wholly in the other's material? Ask only if the surfaces do not meet. */
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
    // Near enough ends the search: how near they come is not asked.
    touching,
    touching,
  );
  return nearest !== null && nearest.distance <= touching;
});

export const touch = (a: Body, b: Body): boolean =>
  a.box.clone().expandByScalar(touching).intersectsBox(b.box) && near(a, b);
