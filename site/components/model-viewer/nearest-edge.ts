import { projected, type Matrix, type Vector } from "./vectors.ts";
import type { BrowserModel } from "./read-glb.ts";
import type { Found } from "./stage.ts";

/** How near a corner or an edge has to be for a point to jump to it, CSS pixels. */
const reach = { corner: 14, edge: 8 };

interface Seen {
  readonly model: BrowserModel;
  readonly matrix: Matrix;
  readonly width: number;
  readonly height: number;
  /** By how much the part is moved, mm. */
  readonly moved: Vector;
}

/** The corner of the solid that was found, or the point on one of its edges, that is nearest to a pixel; else the point. */
export function snapped({ group, occurrence, point }: Found, x: number, y: number, seen: Seen): Vector {
  const { model, matrix, width, height, moved } = seen;
  const indices = model.edges.subarray(group.edges.from / 2, group.edges.from / 2 + group.edges.count);
  const { rows } = occurrence;
  const place = (vertex: number): Vector => {
    const [a = 0, b = 0, c = 0] = model.positions.subarray(
      4 * (group.vertex + vertex),
      4 * (group.vertex + vertex) + 3,
    );
    return [0, 1, 2].map((axis) => {
      const [p = 0, q = 0, r = 0, s = 0] = rows.slice(4 * axis, 4 * axis + 4);
      return p * a + q * b + r * c + s + (moved[axis] ?? 0);
    }) as unknown as Vector;
  };
  const pixel = (at: Vector) => {
    const [u, v] = projected(matrix, at);
    return { x: ((u + 1) / 2) * width - x, y: ((1 - v) / 2) * height - y };
  };
  let best = { away: Infinity, at: point };
  const offer = (away: number, at: Vector) => {
    if (away < best.away) best = { away, at };
  };
  for (let index = 0; index < indices.length; index += 2) {
    const [from, to] = [place(indices[index] ?? 0), place(indices[index + 1] ?? 0)];
    const [one, other] = [pixel(from), pixel(to)];
    for (const [end, at] of [
      [one, from],
      [other, to],
    ] as const) {
      const away = Math.hypot(end.x, end.y);
      if (away < reach.corner) offer(away * (reach.edge / reach.corner), at);
    }
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const share = -(one.x * dx + one.y * dy) / (dx * dx + dy * dy || 1);
    if (share <= 0 || share >= 1) continue;
    const away = Math.hypot(one.x + share * dx, one.y + share * dy);
    if (away < reach.edge)
      offer(
        away + reach.edge,
        from.map((value, axis) => value + share * ((to[axis] ?? 0) - value)) as unknown as Vector,
      );
  }
  return best.at;
}
