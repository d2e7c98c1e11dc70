/** Hidden-line removal by ray casting, for a parallel projection: visible edges and silhouettes. */
import { Box3, Matrix3, type Matrix4, Ray, Vector3 } from "three";
import type { MeshBVH } from "three-mesh-bvh";
import { treeOver } from "../kit/mesh-trees.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import { distance, type Flat, type Segment } from "./chains.ts";
import { creases, type Edge, girthSeen, silhouette, toleranceAt } from "./feature-lines.ts";
import { junctions } from "./junctions.ts";
import type { Stacked } from "./particulars.ts";

export interface View {
  right: Vector3;
  up: Vector3;
  /** Toward the eye. */
  eye: Vector3;
}
interface Lines {
  edges: Segment[];
  outlines: Segment[];
}
export interface World {
  bvh: MeshBVH;
  box: Box3;
  /** Largest distance of the triangles from the true surface, mm. */
  tolerance: number;
  solids: { key: string; matrix: Matrix4; size: number }[];
  /** Intersection lines of welded pieces. */
  welds: Edge[];
}

/**
 * All triangles of the parts in one tree. Loose packing is replaced by its envelope, because it would be a black patch. Welds are computed between pieces of at least a few millimeters on paper at `scale`, but for those of `stacked` sheets,
 * which only touch.
 */
export const worldOf = (parts: readonly Part[], scale: number, stacked?: Stacked): World => {
  const tolerance = stacked?.tolerance ?? toleranceAt(scale);
  const positions: number[] = [];
  const triangles: number[] = [];
  const point = new Vector3();
  const solids = parts.map((part) =>
    part.pieces.flatMap(({ key: modeled, drafted, material, matrix: own }) => {
      if (material === "packing" || material === "mesh") return [];
      const key = drafted ?? modeled;
      const matrix = part.matrix.clone().multiply(own);
      const mesh = meshOf(key, tolerance);
      const first = positions.length / 3;
      const box = new Box3();
      for (let index = 0; index < mesh.positions.length; index += 3) {
        point.fromArray(mesh.positions, index);
        box.expandByPoint(point);
        positions.push(...point.applyMatrix4(matrix).toArray());
      }
      for (const index of mesh.triangles) triangles.push(first + index);
      return [{ key, matrix, size: box.getSize(point).length() }];
    }),
  );
  const bvh = treeOver(new Float32Array(positions), new Uint32Array(triangles));
  const welded = stacked ? [] : solids;
  const welds = welded.flatMap((own) =>
    junctions(
      own.filter(({ size }) => size > 4 * scale),
      tolerance,
    ),
  );
  return {
    bvh,
    box: bvh.geometry.boundingBox ?? new Box3(),
    tolerance,
    solids: solids.flat(),
    welds,
  };
};

const ray = new Ray();

/**
 * Whether a point is visible. The ray starts slightly in front of the surface, because the triangles only approximate
 * it.
 */
export const inSight = ({ bvh, tolerance }: World, point: Vector3, eye: Vector3): boolean => {
  ray.origin.copy(point).addScaledVector(eye, 2 * tolerance);
  ray.direction.copy(eye);
  return bvh.raycastFirst(ray, 2) === null;
};

/** Visible spans of an edge, as pairs of fractions of its length. */
const visibleSpans = (
  world: World,
  { from, to }: Edge,
  outward: Vector3,
  eye: Vector3,
  step: number,
): [number, number][] => {
  const lifted = (share: number) =>
    from
      .clone()
      .lerp(to, share)
      .addScaledVector(outward, 1.4 * world.tolerance);
  const count = Math.max(1, Math.min(400, Math.ceil(from.distanceTo(to) / step)));
  const seen = Array.from({ length: count }, (_, index) => inSight(world, lifted((index + 0.5) / count), eye));
  const turn = (low: number, high: number, atLow: boolean): number => {
    for (let round = 0; round < 6; round++) {
      const middle = (low + high) / 2;
      if (inSight(world, lifted(middle), eye) === atLow) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const spans: [number, number][] = [];
  let start: number | undefined = seen[0] ? 0 : undefined;
  for (let index = 1; index <= count; index++) {
    const [before, now] = [seen[index - 1] as boolean, seen[index] ?? false];
    if (index < count && before === now) continue;
    const share = index === count ? 1 : turn((index - 0.5) / count, (index + 0.5) / count, before);
    if (before && start !== undefined) spans.push([start, share]);
    start = now ? share : undefined;
  }
  return spans;
};

/** A solid thinner than a line is drawn as its edge on this side: up, and slightly to the left. */
const shownSide: Flat = [-0.31, 0.95];

const sumOf = (normals: readonly Vector3[]) =>
  normals.reduce((total, normal) => total.add(normal), new Vector3()).normalize();

/**
 * Visible segments of an edge, in mm of the model, unless it is shorter than `least` in the view; of a solid with the
 * width `thin`, only the edges on its shown side.
 */
const shown = (
  world: World,
  { right, up, eye }: View,
  step: number,
  edge: Edge,
  { thin, least = thin ?? step / 20 }: { thin?: number | undefined; least?: number } = {},
): Segment[] => {
  const flat = (point: Vector3): Flat => [point.dot(right), point.dot(up)];
  const [a, b] = [flat(edge.from), flat(edge.to)];
  if (distance(a, b) < least) return [];
  const facing = edge.normals.filter((normal) => normal.dot(eye) > 1e-3);
  if (thin !== undefined) {
    // Only across the edge: along a ring's edge the normals turn through all directions.
    const way: Flat = [a[1] - b[1], b[0] - a[0]];
    const [across, above] = flat(sumOf(edge.normals));
    const aside = across * way[0] + above * way[1];
    if (aside * (way[0] * shownSide[0] + way[1] * shownSide[1]) <= 0) return [];
  }
  const outward = sumOf(facing.length > 0 ? facing : edge.normals);
  const at = (share: number): Flat => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  return visibleSpans(world, edge, outward, eye, step).map(([first, last]) => [at(first), at(last)]);
};

/**
 * Visible lines of a view in mm of the model; `scale` mm of the model are 1 mm on paper. Solids smaller than that are
 * left out. Long solids thinner than half of it, such as rails and cables, are drawn as one line, because two would
 * merge into a bar.
 */
export const visibleLines = (world: World, view: View, scale: number): Lines => {
  const { eye } = view;
  const step = scale * 0.8;
  // A weld is visible if both of its faces are front faces; an edge needs only one.
  const welds = world.welds.filter(({ normals }) => normals.every((normal) => normal.dot(eye) > 1e-3));
  const found: Lines = { edges: welds.flatMap((weld) => shown(world, view, step, weld)), outlines: [] };
  for (const { key, matrix, size } of world.solids) {
    if (size < scale * 1.1) continue;
    const turn = new Matrix3().getNormalMatrix(matrix);
    const own = eye.clone().applyMatrix3(turn.clone().transpose()).normalize();
    const placed = ({ from, to, normals }: Edge): Edge => ({
      from: from.clone().applyMatrix4(matrix),
      to: to.clone().applyMatrix4(matrix),
      normals: normals.map((normal) => normal.clone().applyMatrix3(turn).normalize()),
    });
    const { width, length } = girthSeen(key, own, world.tolerance);
    const thin = width < scale * 0.45 && length > 12 * width;
    const edges = creases(key, world.tolerance).filter(
      ({ normals }) => normals.length === 1 || normals.some((normal) => normal.dot(own) > 1e-3),
    );
    for (const edge of edges)
      found.edges.push(...shown(world, view, step, placed(edge), { thin: thin ? 2 * width : undefined }));
    // A bent tube's outline has many short pieces: without them it would be dashed.
    for (const outline of silhouette(key, own, world.tolerance))
      found[thin ? "edges" : "outlines"].push(
        ...shown(world, view, step, placed(outline), {
          thin: thin ? step / 20 : undefined,
          least: step / 400,
        }),
      );
  }
  return found;
};
