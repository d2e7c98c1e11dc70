/** Hatching of cut faces (ISO 128-50). The models give them a material of their own, in the renders too. */
import { Vector3 } from "three";
import { cornersIn, vectorAt } from "../kit/mesh-edges.ts";
import { meshOf } from "../kit/meshes.ts";
import { as, type Area } from "../exports/true-size.ts";
import type { Part } from "../kit/part.ts";
import type { Flat, Segment } from "./chains.ts";
import { drawnOnce } from "./drawn-once.ts";
import { inSight, type World } from "./hidden-lines.ts";
import { stroke } from "./marks.ts";
import { exactLines, pathData, unit } from "./path-data.ts";
import type { Cut } from "./sections.ts";
import { onSheet, type Placed } from "./views.ts";

/** Distance of the hatching's lines, and of the points at which their visibility is tested, mm on paper. */
const [spacing, step] = [1.5, 0.5] as const;

type Facet = readonly [a: Vector3, b: Vector3, c: Vector3];

/** What is nearer to a cutting plane lies in it, mm. */
const inPlane = 0.02;

/**
 * Triangles of the cut faces of each of a part's pieces that are turned to the eye, in model coordinates: of a section, those
 * in its plane.
 */
const facing = (part: Part, eye: Vector3, tolerance: number, cut: Cut | undefined): Facet[][] =>
  part.pieces
    .filter(({ material }) => material === "cut")
    .map(({ key, matrix }) => {
      const mesh = meshOf(key, tolerance);
      const whole = part.matrix.clone().multiply(matrix);
      return cornersIn(mesh)
        .map(
          (corners) =>
            corners.map((corner) => vectorAt(mesh.positions, corner).applyMatrix4(whole)) as unknown as Facet,
        )
        .filter(([a, b, c]) => b.clone().sub(a).cross(c.clone().sub(a)).normalize().dot(eye) > 0.3)
        .filter((corners) => !cut || corners.every((corner) => Math.abs(corner[cut.axis] - cut.at) < inPlane));
    });

/** Outlines of triangles in a view, on paper: the edges that no two of them share. */
const outlined = (facets: readonly Facet[], placed: Placed): Flat[][] => {
  const place = (point: Vector3) =>
    point
      .toArray()
      .map((value) => Math.round(value * 100))
      .join();
  const left = new Map<string, readonly [Vector3, Vector3]>();
  for (const facet of facets)
    for (const from of [0, 1, 2] as const) {
      const [a, b] = [facet[from], facet[((from + 1) % 3) as 0 | 1 | 2]];
      const [own, other] = [`${place(a)} ${place(b)}`, `${place(b)} ${place(a)}`];
      if (!left.delete(other)) left.set(own, [a, b]);
    }
  const onward = new Map<string, string[]>();
  for (const [key, [a]] of left) onward.set(place(a), [...(onward.get(place(a)) ?? []), key]);
  const loops: Flat[][] = [];
  while (left.size > 0) {
    let [key] = left.keys();
    const loop: Flat[] = [];
    for (let edge = left.get(key ?? ""); edge; edge = left.get(key ?? "")) {
      left.delete(key as string);
      loop.push(onSheet(placed, edge[0]));
      key = onward.get(place(edge[1]))?.find((next) => left.has(next));
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
};

/** Visible hatching in a triangle: lines on paper along `way`, and whether none of it is hidden. */
const linesIn = (corners: Facet, world: World, placed: Placed, [u, v]: Flat): { found: Segment[]; whole: boolean } => {
  const flat = corners.map((corner) => onSheet(placed, corner));
  const across = flat.map(([x, y]) => (y * u - x * v) / spacing);
  const found: Segment[] = [];
  const middle = corners.reduce((sum, corner) => sum.addScaledVector(corner, 1 / 3), new Vector3());
  let whole = inSight(world, middle, placed.view.eye);
  for (let line = Math.ceil(Math.min(...across)); line <= Math.max(...across); line++) {
    const ends = [0, 1, 2].flatMap((from) => {
      const to = (from + 1) % 3;
      const [a, b] = [across[from] as number, across[to] as number];
      if (a === b || line < Math.min(a, b) || line > Math.max(a, b)) return [];
      return [(corners[from] as Vector3).clone().lerp(corners[to] as Vector3, (line - a) / (b - a))];
    });
    const [first, second] = [
      ends[0],
      ends.findLast((end) => end !== ends[0] && end.distanceTo(ends[0] as Vector3) > 1e-6),
    ];
    if (!first || !second) continue;
    const count = Math.max(1, Math.round(first.distanceTo(second) / placed.scale / step));
    const on = (share: number) => first.clone().lerp(second, share);
    for (let index = 0; index < count; index++)
      if (inSight(world, on((index + 0.5) / count), placed.view.eye))
        found.push([onSheet(placed, on(index / count)), onSheet(placed, on((index + 1) / count))]);
      else whole = false;
  }
  return { found, whole };
};

/**
 * Hatching of all cut faces in a view, with broad edges in a section; the parts' directions alternate. A CAD program hatches the areas in full sight by
 * itself, and has lines on the others.
 */
export const hatching = (parts: readonly Part[], world: World, placed: Placed, plane?: Cut): string => {
  const cut = parts.filter(({ pieces }) => pieces.some(({ material }) => material === "cut"));
  const areas: Area[] = [];
  const edges: Flat[][] = [];
  const hatched = cut.flatMap((part, index) => {
    const way: Flat = [Math.SQRT1_2, index % 2 ? Math.SQRT1_2 : -Math.SQRT1_2];
    return facing(part, placed.view.eye, world.tolerance, plane).flatMap((facets) => {
      if (plane) edges.push(...outlined(facets, placed));
      const seen = facets.map((facet) => ({ facet, ...linesIn(facet, world, placed, way) }));
      const loops = outlined(
        seen.filter(({ whole }) => whole).map(({ facet }) => facet),
        placed,
      );
      if (loops.length > 0) areas.push({ loops, way, spacing });
      return seen;
    });
  });
  const lines = hatched.flatMap(({ found }) => found);
  if (lines.length === 0 && edges.length === 0) return "";
  const edgeLines = edges.flatMap((loop) =>
    loop.map((point, index): Segment => [point, loop[(index + 1) % loop.length] as Flat]),
  );
  const partly = drawnOnce(hatched.filter(({ whole }) => !whole).flatMap(({ found }) => found));
  return as(
    {
      areas,
      lines: [
        { pen: "hatch", lines: partly },
        { pen: "o", lines: exactLines(edgeLines, placed.scale) },
      ],
    },
    `<g class="v" transform="scale(${unit})">${stroke("e", pathData(drawnOnce(lines)))}${edgeLines.length > 0 ? stroke("o", pathData(edgeLines)) : ""}</g>`,
  );
};
