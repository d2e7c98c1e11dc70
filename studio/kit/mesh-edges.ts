import { Vector3 } from "three";
import type { Mesh } from "./meshes.ts";

/** Positions nearer than this count as one, mm. */
const grid = 0.05;

/** Vector of a vertex: its position or its normal. */
export const vectorAt = (vectors: Float32Array, vertex: number): Vector3 =>
  new Vector3().fromArray(vectors, 3 * vertex);

export type Corners = [a: number, b: number, c: number];

/** The vertices of each triangle. */
export const cornersIn = ({ triangles }: Pick<Mesh, "triangles">): Corners[] =>
  Array.from(
    { length: triangles.length / 3 },
    (_, index) => [...triangles.subarray(3 * index, 3 * index + 3)] as Corners,
  );

/** An edge of one triangle, from vertex to vertex. */
export interface Side {
  ends: [from: number, to: number];
  corners: Corners;
}

/**
 * Edges of a mesh, each with its sides: the triangles that meet in it. The faces of a solid are triangulated separately,
 * so vertices at the same place are taken as one; `places` has the first of them for each vertex.
 */
export const weldedEdges = (mesh: Pick<Mesh, "positions" | "triangles">): { places: Uint32Array; edges: Side[][] } => {
  const first = new Map<string, number>();
  const places = Uint32Array.from({ length: mesh.positions.length / 3 }, (_, vertex) => {
    const place = vectorAt(mesh.positions, vertex).divideScalar(grid).round().toArray().join();
    if (!first.has(place)) first.set(place, vertex);
    return first.get(place) as number;
  });
  const edges = new Map<string, Side[]>();
  for (const corners of cornersIn(mesh)) {
    const [a, b, c] = corners;
    const sides: Side["ends"][] = [
      [a, b],
      [b, c],
      [c, a],
    ];
    const placed = sides.map((ends) => ends.map((vertex) => places[vertex] as number).toSorted((p, q) => p - q));
    if (placed.some(([p, q]) => p === q)) continue;
    for (const [index, ends] of sides.entries()) {
      const name = String(placed[index]);
      edges.set(name, [...(edges.get(name) ?? []), { ends, corners }]);
    }
  }
  return { places, edges: [...edges.values()] };
};
