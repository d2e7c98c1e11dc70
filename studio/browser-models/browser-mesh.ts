import { MeshoptEncoder } from "meshoptimizer/encoder";
import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import { kernel, shapeOf } from "../kit/solids.ts";
import { featureEdges } from "./feature-edges.ts";

await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);

/** Positions in mm, unit normals, triangles, and feature edges as pairs of vertices. */
export interface BrowserMesh {
  positions: Float32Array;
  normals: Float32Array;
  triangles: Uint32Array;
  edges: Uint32Array;
}

type Bounds = readonly [low: readonly number[], high: readonly number[]];
const bounds = new Map<string, Bounds>();

/** A solid's shape without a mesh: OpenCascade would keep a finer one that something else has made. */
const cleanShape = (key: string) => {
  const shape = shapeOf(key);
  kernel.BRepTools.Clean(shape.wrapped, true);
  return shape;
};

/** Corners of a solid's bounding box, mm. */
export const boundsOf = (key: string): Bounds => {
  const known = bounds.get(key) ?? cleanShape(key).boundingBox.bounds;
  bounds.set(key, known);
  return known;
};

const sizeOf = (key: string): number => {
  const [low, high] = boundsOf(key);
  return Math.hypot(...low.map((value, axis) => (high[axis] as number) - value));
};

/** Angle between neighbouring facets for a solid of a size in mm, radians: a bolt needs fewer facets than a vessel. */
const angleFor = (size: number) =>
  [0.8, 0.55, 0.4, 0.25][[60, 250, 800].filter((limit) => size >= limit).length] ?? 0.25;

/** The vectors (3 numbers each) of the vertices that are left, in their new order. */
const reordered = (vectors: Float32Array, order: Uint32Array, count: number) => {
  const sorted = new Float32Array(3 * count);
  for (const [from, to] of order.entries())
    if (to < count) sorted.set(vectors.subarray(3 * from, 3 * from + 3), 3 * to);
  return sorted;
};

const meshes = new Map<string, BrowserMesh>();

/** A solid's mesh for the browser, cached. `fineness` above 1 has smaller facets, below 1 larger ones. */
export const browserMesh = (key: string, fineness = 1): BrowserMesh => {
  const name = `${key} at ${fineness}`;
  const known = meshes.get(name);
  if (known) return known;
  const size = sizeOf(key);
  const made = cleanShape(key).mesh({
    tolerance: Math.max(0.4, size / 500) / fineness,
    angularTolerance: Math.min(1.3, angleFor(size) / fineness),
  });
  const [positions, normals] = [new Float32Array(made.vertices), new Float32Array(made.normals)];
  const slack = Math.min(Math.max(0.25, size / 900) * fineness ** -3.5, size / 25);
  const [triangles] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(made.triangles),
    positions,
    3,
    normals,
    3,
    [slack, slack, slack],
    null,
    0,
    slack,
    ["ErrorAbsolute"],
  );
  const [order, count] = MeshoptEncoder.reorderMesh(triangles, true, true);
  const sorted = reordered(positions, order, count);
  const mesh = {
    positions: sorted,
    normals: reordered(normals, order, count),
    triangles,
    edges: featureEdges(sorted, triangles),
  };
  meshes.set(name, mesh);
  return mesh;
};

/** Volume enclosed by triangles, in the cube of the positions' unit. */
export const enclosedVolume = (positions: ArrayLike<number>, triangles: ArrayLike<number>): number => {
  const at = (corner: number, axis: number) => positions[3 * (triangles[corner] as number) + axis] as number;
  let sum = 0;
  for (let a = 0; a < triangles.length; a += 3) {
    const [b, c] = [a + 1, a + 2];
    sum +=
      at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
      at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
      at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
  }
  return sum / 6;
};
