/**
 * Intersection lines of the welded pieces of a part, such as a nozzle and its shell. They are not edges of any piece.
 */
import { Box3, Line3, type Matrix4, Vector3 } from "three";
import type { ExtendedTriangle } from "three-mesh-bvh";
import { treeOf } from "../kit/mesh-trees.ts";
import type { Edge } from "./feature-lines.ts";

interface Placed {
  key: string;
  matrix: Matrix4;
}

const boxOf = ({ key, matrix }: Placed, tolerance: number) =>
  treeOf(key, tolerance).getBoundingBox(new Box3()).applyMatrix4(matrix);

/** In the coordinates of the first piece. */
const between = (first: Placed, second: Placed, tolerance: number): Edge[] => {
  const found: Edge[] = [];
  const line = new Line3();
  const into = first.matrix.clone().invert().multiply(second.matrix);
  treeOf(first.key, tolerance).bvhcast(treeOf(second.key, tolerance), into, {
    intersectsTriangles: (a: ExtendedTriangle, b: ExtendedTriangle) => {
      const normals = [a, b].map((triangle) => triangle.getNormal(new Vector3()));
      // Coplanar faces have no intersection line.
      if (Math.abs((normals[0] as Vector3).dot(normals[1] as Vector3)) > 0.98) return false;
      // The third argument, missing in the type, suppresses warnings.
      if (!(a.intersectsTriangle as (other: ExtendedTriangle, target: Line3, quiet: boolean) => boolean)(b, line, true))
        return false;
      if (line.distance() > tolerance / 4) found.push({ from: line.start.clone(), to: line.end.clone(), normals });
      return false;
    },
  });
  return found;
};

/** Intersection lines of the pieces of one part, in model coordinates. */
export const junctions = (pieces: readonly Placed[], tolerance: number): Edge[] => {
  const boxes = pieces.map((piece) => boxOf(piece, tolerance));
  return pieces.flatMap((first, index) =>
    pieces.slice(index + 1).flatMap((second, further) => {
      const [a, b] = [boxes[index], boxes[index + 1 + further]] as [Box3, Box3];
      if (!a.intersectsBox(b)) return [];
      return between(first, second, tolerance).map(({ from, to, normals }) => ({
        from: from.applyMatrix4(first.matrix),
        to: to.applyMatrix4(first.matrix),
        normals: normals.map((normal) => normal.transformDirection(first.matrix)),
      }));
    }),
  );
};
