import { shapeOf } from "./solids.ts";

export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint32Array;
}

const meshes = new Map<string, Mesh>();

/** Triangle mesh of a solid, cached; `tolerance` is the largest distance from the true surface, mm. */
export const meshOf = (key: string, tolerance = 1): Mesh => {
  const name = `${key} at ${tolerance}`;
  let mesh = meshes.get(name);
  if (!mesh) {
    const { vertices, normals, triangles } = shapeOf(key).mesh({ tolerance, angularTolerance: 0.2 });
    mesh = {
      positions: new Float32Array(vertices),
      normals: new Float32Array(normals),
      triangles: new Uint32Array(triangles),
    };
    meshes.set(name, mesh);
  }
  return mesh;
};
