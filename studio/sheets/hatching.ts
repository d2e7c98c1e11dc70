/** Hatching of cut faces (ISO 128-50). The models give them a material of their own, in the renders too. */
import type { Vector3 } from "three";
import { cornersIn, vectorAt } from "../kit/mesh-edges.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import type { Flat, Segment } from "./chains.ts";
import { drawnOnce } from "./drawn-once.ts";
import { inSight, type World } from "./hidden-lines.ts";
import { stroke } from "./marks.ts";
import { pathData, unit } from "./path-data.ts";
import { onSheet, type Placed } from "./views.ts";

/** Distance of the hatching's lines, and of the points at which their visibility is tested, mm on paper. */
const [spacing, step] = [1.5, 0.5] as const;

type Facet = [a: Vector3, b: Vector3, c: Vector3];

/** Triangles of a part's cut faces that are turned to the eye, in model coordinates. */
const facing = (part: Part, eye: Vector3, tolerance: number): Facet[] =>
  part.pieces
    .filter(({ material }) => material === "cut")
    .flatMap(({ key, matrix }) => {
      const mesh = meshOf(key, tolerance);
      const whole = part.matrix.clone().multiply(matrix);
      return cornersIn(mesh).map(
        (corners) => corners.map((corner) => vectorAt(mesh.positions, corner).applyMatrix4(whole)) as Facet,
      );
    })
    .filter(([a, b, c]) => b.clone().sub(a).cross(c.clone().sub(a)).normalize().dot(eye) > 0.3);

/** Visible hatching in a triangle: lines on paper along `way`. */
const linesIn = (corners: readonly Vector3[], world: World, placed: Placed, [u, v]: Flat): Segment[] => {
  const flat = corners.map((corner) => onSheet(placed, corner));
  const across = flat.map(([x, y]) => (y * u - x * v) / spacing);
  const found: Segment[] = [];
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
  }
  return found;
};

/** Hatching of all cut faces in a view; the parts' directions alternate. */
export const hatching = (parts: readonly Part[], world: World, placed: Placed): string => {
  const cut = parts.filter(({ pieces }) => pieces.some(({ material }) => material === "cut"));
  const lines = cut.flatMap((part, index) => {
    const way: Flat = [Math.SQRT1_2, index % 2 ? Math.SQRT1_2 : -Math.SQRT1_2];
    return facing(part, placed.view.eye, world.tolerance).flatMap((corners) => linesIn(corners, world, placed, way));
  });
  if (lines.length === 0) return "";
  return `<g class="v" transform="scale(${unit})">${stroke("e", pathData(drawnOnce(lines)))}</g>`;
};
