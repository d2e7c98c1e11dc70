import { type Side, vectorAt, weldedEdges } from "../kit/mesh-edges.ts";
import type { Mesh } from "../kit/meshes.ts";

/** Two faces that meet at a larger angle have an edge between them, as they are shaded: a bolt of eight facets is round. */
const crease = Math.cos((25 * Math.PI) / 180);

/**
 * The feature edges of a mesh as pairs of its vertices: borders, and edges between faces that meet at more than 25°. What
 * angle faces meet at is that of their normals at the edge's ends, so that there are no lines between the facets of a
 * round face.
 */
export const featureEdges = (mesh: Mesh): Uint32Array => {
  const { places, edges } = weldedEdges(mesh);
  const normalAt = (place: number | undefined, { ends }: Side) =>
    vectorAt(mesh.normals, ends.find((vertex) => places[vertex] === place) as number);
  const features = edges.filter(
    ([a, b]) => !a || !b || a.ends.some((end) => normalAt(places[end], a).dot(normalAt(places[end], b)) < crease),
  );
  return Uint32Array.from(features.flatMap(([side]) => side?.ends.map((vertex) => places[vertex] as number) ?? []));
};
