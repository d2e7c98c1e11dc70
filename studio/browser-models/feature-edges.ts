import { Vector3 } from "three";

/** Two faces that meet at a larger angle have an edge between them. */
const crease = Math.cos((25 * Math.PI) / 180);

/** Positions nearer than this count as one, mm. */
const grid = 0.05;

/**
 * The feature edges of a mesh as pairs of its vertices: borders, and edges between faces that meet at more than 25°.
 * Solids are tessellated face by face, so vertices at the same place are taken as one.
 */
export const featureEdges = (positions: Float32Array, triangles: Uint32Array): Uint32Array => {
  const first = new Map<string, number>();
  const point = (vertex: number) => new Vector3().fromArray(positions, 3 * vertex);
  const welded = Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const place = point(vertex).divideScalar(grid).round().toArray().join(" ");
    const known = first.get(place) ?? vertex;
    first.set(place, known);
    return known;
  });
  const found = new Map<string, { ends: [number, number]; normals: Vector3[] }>();
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [...triangles.subarray(at, at + 3)].map((vertex) => welded[vertex] as number);
    const [a, b, c] = corners as [number, number, number];
    if (a === b || b === c || c === a) continue;
    const normal = point(b)
      .sub(point(a))
      .cross(point(c).sub(point(a)))
      .normalize();
    for (const [one, other] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const name = one < other ? `${one} ${other}` : `${other} ${one}`;
      const edge = found.get(name) ?? { ends: [one, other], normals: [] };
      edge.normals.push(normal);
      found.set(name, edge);
    }
  }
  const edges = [...found.values()].filter(({ normals: [one, other] }) => !one || !other || one.dot(other) < crease);
  return Uint32Array.from(edges.flatMap(({ ends }) => ends));
};
