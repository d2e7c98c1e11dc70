import { MeshoptEncoder } from "meshoptimizer/encoder";
import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import type { Mesh } from "../kit/meshes.ts";
import { remembered } from "../kit/remembered.ts";
import { kernel, shapeOf } from "../kit/solids.ts";
import { angleFor, facetsOf, holeFacetsOf, toleranceFor } from "./facets.ts";
import { featureEdges } from "./feature-edges.ts";
import { roundSurface } from "./round-solids.ts";

await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);

/** A surface of facets, with its feature edges as pairs of vertices. */
export interface BrowserMesh extends Mesh {
  edges: Uint32Array;
}

type Bounds = readonly [low: readonly number[], high: readonly number[]];

/** A solid's shape without a mesh: OpenCascade would keep a finer one that something else has made. */
const cleanShape = (key: string) => {
  const shape = shapeOf(key);
  kernel.BRepTools.Clean(shape.wrapped, true);
  return shape;
};

/** Corners of a solid's bounding box, mm. */
export const boundsOf = remembered((key: string): Bounds => cleanShape(key).boundingBox.bounds);

const sizeOf = (key: string): number => {
  const [low, high] = boundsOf(key);
  return Math.hypot(...low.map((value, axis) => (high[axis] as number) - value));
};

/** The vectors (3 numbers each) of the vertices that are left, in their new order. */
const reordered = (vectors: Float32Array, order: Uint32Array, count: number) => {
  const sorted = new Float32Array(3 * count);
  for (const [from, to] of order.entries())
    if (to < count) sorted.set(vectors.subarray(3 * from, 3 * from + 3), 3 * to);
  return sorted;
};

/** Facets of a solid's surface by OpenCascade, fewer where the surface is nearly flat. */
const tessellated = (key: string, size: number, fineness: number): Mesh => {
  const made = cleanShape(key).mesh({
    tolerance: toleranceFor(size) / fineness,
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
  return { positions, normals, triangles };
};

/** A solid's mesh for the browser. `fineness` above 1 has smaller facets, below 1 larger ones. */
export const browserMesh = remembered((key: string, fineness: number): BrowserMesh => {
  const size = sizeOf(key);
  const round = roundSurface(key, facetsOf(fineness), holeFacetsOf(fineness));
  const { positions, normals, triangles } = round ?? tessellated(key, size, fineness);
  const [order, count] = MeshoptEncoder.reorderMesh(triangles, true, true);
  const sorted = { positions: reordered(positions, order, count), normals: reordered(normals, order, count) };
  return { ...sorted, triangles, edges: featureEdges({ ...sorted, triangles }) };
});

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
