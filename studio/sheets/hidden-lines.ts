/** What an eye at infinity sees of a model: visible edges and outlines, by rays against all triangles. */
import { Box3, BufferAttribute, BufferGeometry, Matrix3, type Matrix4, Ray, Vector3 } from "three";
import { MeshBVH } from "three-mesh-bvh";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import { chained, type Flat } from "./chains.ts";
import { creases, type Edge, silhouette } from "./feature-lines.ts";

export interface View {
  right: Vector3;
  up: Vector3;
  /** Towards the eye. */
  eye: Vector3;
}
export interface Lines {
  edges: Flat[][];
  outlines: Flat[][];
}
export interface World {
  bvh: MeshBVH;
  box: Box3;
  /** Largest distance of the triangles from the true surface, mm. */
  tolerance: number;
  solids: { key: string; matrix: Matrix4; size: number }[];
}

/**
 * All triangles of the parts in one tree; loose packing and knitted mesh are shown by their body alone: ring by ring they
 * would be a black patch.
 */
export const worldOf = (parts: readonly Part[], tolerance: number): World => {
  const positions: number[] = [];
  const triangles: number[] = [];
  const point = new Vector3();
  const solids = parts.flatMap((part) =>
    part.pieces.flatMap(({ key: modelled, drafted, material, matrix: own }) => {
      if (material === "packing" || material === "mesh") return [];
      const key = drafted ?? modelled;
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
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setIndex(new BufferAttribute(new Uint32Array(triangles), 1));
  geometry.computeBoundingBox();
  return { bvh: new MeshBVH(geometry), box: geometry.boundingBox ?? new Box3(), tolerance, solids };
};

const ray = new Ray();

/** Is a point in sight? It is asked for from a little before the surface, against the triangles' own error. */
export const inSight = ({ bvh, tolerance }: World, point: Vector3, eye: Vector3): boolean => {
  ray.origin.copy(point).addScaledVector(eye, 2 * tolerance);
  ray.direction.copy(eye);
  return bvh.raycastFirst(ray, 2) === null;
};

/** Parts of an edge that are in sight, as pairs of shares of its length. */
const visibleSpans = (world: World, { from, to, outward }: Edge, eye: Vector3, step: number): [number, number][] => {
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

/** Visible lines of a view in mm of the model; solids smaller than `smallest` mm are left out of the drawing. */
export const visibleLines = (world: World, { right, up, eye }: View, step: number, smallest: number): Lines => {
  const flat = (point: Vector3): Flat => [point.dot(right), point.dot(up)];
  const found = { edges: new Map<string, [Flat, Flat]>(), outlines: new Map<string, [Flat, Flat]>() };
  for (const { key, matrix, size } of world.solids) {
    if (size < smallest) continue;
    const turn = new Matrix3().getNormalMatrix(matrix);
    const own = eye.clone().applyMatrix3(turn.clone().transpose()).normalize();
    const kinds = { edges: creases(key, world.tolerance), outlines: silhouette(key, own, world.tolerance) };
    for (const kind of ["edges", "outlines"] as const)
      for (const local of kinds[kind]) {
        const edge = {
          from: local.from.clone().applyMatrix4(matrix),
          to: local.to.clone().applyMatrix4(matrix),
          outward: local.outward.clone().applyMatrix3(turn).normalize(),
        };
        const [a, b] = [flat(edge.from), flat(edge.to)];
        if (Math.hypot(a[0] - b[0], a[1] - b[1]) < step / 20) continue;
        for (const [first, last] of visibleSpans(world, edge, eye, step)) {
          const at = (share: number): Flat => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
          const [p, q] = [at(first), at(last)];
          const name = [p, q]
            .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
            .toSorted()
            .join(" ");
          found[kind].set(name, [p, q]);
        }
      }
  }
  const grid = step / 30;
  return { edges: chained([...found.edges.values()], grid), outlines: chained([...found.outlines.values()], grid) };
};
