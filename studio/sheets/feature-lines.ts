import { Box3, Quaternion, Vector3 } from "three";
import { cornersIn, type Side, vectorAt, weldedEdges } from "../kit/mesh-edges.ts";
import { meshOf } from "../kit/meshes.ts";
import { remembered } from "../kit/remembered.ts";

/**
 * An edge of a solid, with the normals of the faces that meet in it. A silhouette edge has one normal, perpendicular to
 * the viewing direction.
 */
export interface Edge {
  from: Vector3;
  to: Vector3;
  normals: Vector3[];
}

/**
 * Largest distance of the triangles from the true surface, mm: too small to see on a sheet of the given scale, at most
 * 2.5.
 */
export const toleranceAt = (scale: number): number => Math.min(2.5, scale / 16);

/** An edge is drawn if the cosine of the angle between its faces is below this. */
const crease = 0.9;

interface Edges {
  creases: Edge[];
  /** Between faces that go over into one another, or nearly: the vertices of both faces at its ends. */
  smooth: [a: Side["ends"], b: Side["ends"]][];
}

const edgesOf = remembered((key: string, tolerance: number): Edges => {
  const mesh = meshOf(key, tolerance);
  const position = (vertex: number) => vectorAt(mesh.positions, vertex);
  const { places, edges } = weldedEdges(mesh);
  const found: Edges = { creases: [], smooth: [] };
  for (const sides of edges) {
    const ends = sides.map((side) => side.ends.toSorted((p, q) => (places[p] as number) - (places[q] as number))) as [
      Side["ends"],
      Side["ends"],
    ];
    const normals = sides.slice(0, 2).map(({ corners: [a, b, c] }) =>
      position(b)
        .sub(position(a))
        .cross(position(c).sub(position(a)))
        .normalize(),
    );
    const [first, second] = normals;
    if (first && second && first.dot(second) >= crease) found.smooth.push(ends);
    else found.creases.push({ from: position(ends[0][0]), to: position(ends[0][1]), normals });
  }
  return found;
});

/** Sharp edges of a solid, in its own coordinates. */
export const creases = (key: string, tolerance: number): Edge[] => edgesOf(key, tolerance).creases;

/** Where a value that goes evenly from `from` to `to` changes its sign, as a share of the way. */
const signChange = (from: number, to: number): number[] => (from > 0 === to > 0 ? [] : [from / (from - to)]);

/** Silhouette of a solid's curved faces seen along `eye` (unit vector to the eye, in the solid's coordinates). */
export const silhouette = (key: string, eye: Vector3, tolerance: number): Edge[] => {
  const mesh = meshOf(key, tolerance);
  const position = (vertex: number) => vectorAt(mesh.positions, vertex);
  const normal = (vertex: number) => vectorAt(mesh.normals, vertex);
  const facing = Array.from({ length: mesh.normals.length / 3 }, (_, index) => {
    const cosine = normal(index).dot(eye);
    return Math.abs(cosine) < 1e-4 ? -1e-4 : cosine;
  });
  const found: Edge[] = [];
  for (const corners of cornersIn(mesh)) {
    const crossings: Vector3[] = [];
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[k] as number, corners[(k + 1) % 3] as number];
      const [here, there] = [facing[a] as number, facing[b] as number];
      if (here > 0 === there > 0) continue;
      crossings.push(position(a).lerp(position(b), here / (here - there)));
    }
    const [from, to] = crossings;
    if (from && to) found.push({ from, to, normals: [normal(corners[0])] });
  }
  // Of faces that meet at a slight angle, such as the cones of a dished head, one can face the eye and the other not.
  for (const [[a, b], [c, d]] of edgesOf(key, tolerance).smooth) {
    const [[a1, b1], [a2, b2]] = [
      [facing[a], facing[b]],
      [facing[c], facing[d]],
    ] as [[number, number], [number, number]];
    const changes = [0, ...signChange(a1, b1), ...signChange(a2, b2), 1].toSorted((a, b) => a - b);
    for (const [index, until] of changes.slice(1).entries()) {
      const since = changes[index] as number;
      const middle = (since + until) / 2;
      if (until - since < 1e-6 || a1 + (b1 - a1) * middle > 0 === a2 + (b2 - a2) * middle > 0) continue;
      const [from, to] = [since, until].map((share) => position(a).lerp(position(b), share)) as [Vector3, Vector3];
      found.push({ from, to, normals: [normal(a).add(normal(c)).normalize()] });
    }
  }
  return found;
};

/** Mean apparent width of a solid, and its length, mm. */
interface Girth {
  width: number;
  length: number;
}

/**
 * Girth seen along `eye` in the solid's own coordinates: the projected area divided by the longest extent perpendicular
 * to the viewing direction.
 */
export const girthSeen = remembered(
  (key: string, eye: Vector3, tolerance: number): Girth => {
    const mesh = meshOf(key, tolerance);
    const solid = new Box3().setFromArray(mesh.positions);
    const toEye = new Quaternion().setFromUnitVectors(eye, new Vector3(0, 0, 1));
    const seen = new Box3();
    let area = 0;
    for (const corners of cornersIn(mesh)) {
      const [a, b, c] = corners.map((corner) => vectorAt(mesh.positions, corner).applyQuaternion(toEye)) as [
        Vector3,
        Vector3,
        Vector3,
      ];
      for (const point of [a, b, c]) seen.expandByPoint(point);
      // Half of the triangles' areas, because front and back cover every point twice.
      area += Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 4;
    }
    const extent = seen.getSize(new Vector3());
    return { width: area / (Math.hypot(extent.x, extent.y) || 1), length: solid.getSize(new Vector3()).length() };
  },
  (key, eye, tolerance) => `${key} from ${eye.toArray().map((value) => value.toFixed(2))} at ${tolerance}`,
);
