import { Vector3 } from "three";
import { meshOf } from "../kit/meshes.ts";
import type { Flat } from "./chains.ts";

/** A line that a solid may show, and the normals of the faces that meet in it; an outline has one, square to the eye. */
export interface Edge {
  from: Vector3;
  to: Vector3;
  normals: Vector3[];
}

/** Largest distance of the triangles from the true surface, mm: what a sheet of a given scale cannot show, at most 2.5. */
export const toleranceAt = (scale: number): number => Math.min(2.5, scale / 16);

/** Cosine of the angle between two faces from which on their common edge is drawn. */
const crease = 0.9;

const known = new Map<string, Edge[]>();

/** Edges of a solid where two faces meet at an angle, in its own frame. */
export const creases = (key: string, tolerance: number): Edge[] => {
  const name = `${key} at ${tolerance}`;
  const done = known.get(name);
  if (done) return done;
  const { positions, triangles } = meshOf(key, tolerance);
  const corner = (index: number) => new Vector3().fromArray(positions, 3 * index);
  // Faces of a solid are triangulated each for itself: corners in one place are one.
  const places = new Map<string, number>();
  const welded = Array.from({ length: positions.length / 3 }, (_, index) => {
    const place = corner(index).multiplyScalar(20).round().toArray().join();
    if (!places.has(place)) places.set(place, index);
    return places.get(place) as number;
  });
  const edges = new Map<string, { ends: [number, number]; normals: Vector3[] }>();
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => welded[triangles[t + k] as number] as number) as [number, number, number];
    if (a === b || b === c || c === a) continue;
    const normal = corner(b)
      .sub(corner(a))
      .cross(corner(c).sub(corner(a)))
      .normalize();
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const ends: [number, number] = [Math.min(p, q), Math.max(p, q)];
      const edge = edges.get(ends.join()) ?? { ends, normals: [] };
      edge.normals.push(normal);
      edges.set(ends.join(), edge);
    }
  }
  const found = [...edges.values()].flatMap(({ ends: [a, b], normals: [first, second] }) => {
    if (!first || (second && first.dot(second) >= crease)) return [];
    return [{ from: corner(a), to: corner(b), normals: second ? [first, second] : [first] }];
  });
  known.set(name, found);
  return found;
};

/** Outline of a solid's curved faces, seen along `eye` (unit vector to the eye, in the solid's frame). */
export const silhouette = (key: string, eye: Vector3, tolerance: number): Edge[] => {
  const { positions, normals, triangles } = meshOf(key, tolerance);
  const facing = Array.from({ length: normals.length / 3 }, (_, index) => {
    const cosine = new Vector3().fromArray(normals, 3 * index).dot(eye);
    return Math.abs(cosine) < 1e-4 ? 1e-4 : cosine;
  });
  const found: Edge[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => triangles[t + k] as number);
    const crossings: Vector3[] = [];
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[k] as number, corners[(k + 1) % 3] as number];
      const [here, there] = [facing[a] as number, facing[b] as number];
      if (here > 0 === there > 0) continue;
      const start = new Vector3().fromArray(positions, 3 * a);
      crossings.push(start.lerp(new Vector3().fromArray(positions, 3 * b), here / (here - there)));
    }
    const [from, to] = crossings;
    if (from && to) found.push({ from, to, normals: [new Vector3().fromArray(normals, 3 * (corners[0] as number))] });
  }
  return found;
};

/** How wide and how long a solid looks. */
export interface Girth {
  width: number;
  length: number;
}
const girths = new Map<string, Girth>();

/** Seen along `eye` in its own frame, mm: the width is what faces the eye over the longest extent. */
export const girthSeen = (key: string, eye: Vector3, tolerance: number): Girth => {
  const name = `${key} from ${eye.toArray().map((value) => value.toFixed(2))} at ${tolerance}`;
  const done = girths.get(name);
  if (done) return done;
  const { positions, triangles } = meshOf(key, tolerance);
  const right = new Vector3(eye.y, -eye.x, 0);
  if (right.length() < 0.01) right.set(1, 0, 0);
  right.normalize();
  const up = new Vector3().crossVectors(eye, right);
  const [low, high] = [[Infinity, Infinity] as const, [-Infinity, -Infinity] as const].map((pair) => [...pair]) as [
    [number, number],
    [number, number],
  ];
  const flat = Array.from({ length: positions.length / 3 }, (_, index) => {
    const point = new Vector3().fromArray(positions, 3 * index);
    const place = [point.dot(right), point.dot(up)] as [number, number];
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis], place[axis]);
      high[axis] = Math.max(high[axis], place[axis]);
    }
    return place;
  });
  let area = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => flat[triangles[t + k] as number]) as [Flat, Flat, Flat];
    area += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 4;
  }
  const length = Math.hypot(high[0] - low[0], high[1] - low[1]) || 1;
  const girth = { width: area / length, length };
  girths.set(name, girth);
  return girth;
};
