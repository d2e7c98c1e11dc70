import { Vector3 } from "three";
import type { Surface } from "./round-surface.ts";

/** Two faces that meet at a larger angle have an edge between them, as they are shaded: a bolt of eight facets is round. */
const crease = Math.cos((25 * Math.PI) / 180);

/** Positions nearer than this count as one, mm. */
const grid = 0.05;

/**
 * The feature edges of a mesh as pairs of its vertices: borders, and edges between faces that meet at more than 25°.
 * Solids are tessellated face by face, so vertices at the same place are taken as one. What angle faces meet at is that
 * of their normals at the edge's ends, so that there are no lines between the facets of a round face.
 */
export const featureEdges = ({ positions, normals, triangles }: Surface): Uint32Array => {
  const first = new Map<string, number>();
  const point = (vertex: number) => new Vector3().fromArray(positions, 3 * vertex);
  const welded = Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const place = point(vertex).divideScalar(grid).round().toArray().join(" ");
    const known = first.get(place) ?? vertex;
    first.set(place, known);
    return known;
  });
  const normal = (vertex: number) => new Vector3().fromArray(normals, 3 * vertex);
  const found = new Map<string, { ends: [number, number]; sides: Map<number, Vector3>[] }>();
  for (let at = 0; at < triangles.length; at += 3) {
    const own = [...triangles.subarray(at, at + 3)] as [number, number, number];
    const [a, b, c] = own.map((vertex) => welded[vertex] as number) as [number, number, number];
    if (a === b || b === c || c === a) continue;
    const facing = new Map(own.map((vertex) => [welded[vertex] as number, normal(vertex)]));
    for (const [one, other] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const name = one < other ? `${one} ${other}` : `${other} ${one}`;
      const edge = found.get(name) ?? { ends: [one, other], sides: [] };
      edge.sides.push(facing);
      found.set(name, edge);
    }
  }
  const isCrease = (ends: readonly number[], one: Map<number, Vector3>, other: Map<number, Vector3>) =>
    ends.some((end) => (one.get(end) as Vector3).dot(other.get(end) as Vector3) < crease);
  const edges = [...found.values()].filter(
    ({ ends, sides: [one, other] }) => !one || !other || isCrease(ends, one, other),
  );
  return Uint32Array.from(edges.flatMap(({ ends }) => ends));
};
