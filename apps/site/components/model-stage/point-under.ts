import { type InstancedMesh, Matrix4, Raycaster, Vector3 } from "three";
import type { Solid } from "./load-solids.ts";
import type { Projection } from "./camera.ts";
import { isAway, type Section } from "./section.ts";
import { projected, type Vector } from "./vectors.ts";

/** How near a corner or an edge has to be for a point to jump to it, CSS pixels. */
const reach = { corner: 14, edge: 8 };

/** A drawn model, as seen. */
export interface Seen {
  readonly solids: readonly Solid[];
  readonly projection: Projection;
  readonly section: Section | undefined;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Hit {
  readonly solid: Solid;
  /** Which of its occurrences. */
  readonly occurrence: number;
  readonly point: Vector;
}

/** What is drawn at a CSS pixel, from the corner of the space. */
export function hitAt(x: number, y: number, { solids, projection, section, width, height }: Seen): Hit | undefined {
  const back = new Matrix4().fromArray([...projection.matrix]).invert();
  const [u, v] = [(2 * x) / width - 1, 1 - (2 * y) / height];
  const [near, far] = [-1, 1].map((depth) => new Vector3(u, v, depth).applyMatrix4(back)) as [Vector3, Vector3];
  const ray = new Raycaster(near, far.sub(near).normalize());
  // Insides are on a layer of their own.
  ray.layers.enableAll();
  const visible = solids.filter(({ faces }) => faces.visible && faces.parent?.visible);
  const drawn = new Map(
    visible.flatMap((solid) => [solid.faces, ...(section ? [solid.inside] : [])].map((mesh) => [mesh, solid] as const)),
  );
  for (const { object, instanceId = 0, point } of ray.intersectObjects([...drawn.keys()], false)) {
    const solid = drawn.get(object as InstancedMesh);
    const at = point.toArray();
    if (!solid || (section && isAway(at, section))) continue;
    // Seen from inside, a solid is cut: what is drawn is on the plane.
    if (section && object === solid.inside) {
      const { axis } = section;
      const [from, along] = [ray.ray.origin.getComponent(axis), ray.ray.direction.getComponent(axis)];
      return { solid, occurrence: instanceId, point: ray.ray.at((section.at - from) / along, point).toArray() };
    }
    return { solid, occurrence: instanceId, point: at };
  }
  return undefined;
}

/** The corner of the solid that was hit, or the point on one of its edges, that is nearest to a pixel; else the point. */
export function snapped({ solid, occurrence, point }: Hit, x: number, y: number, seen: Seen): Vector {
  const { edges, faces } = solid;
  const index = edges?.geometry.index;
  if (!edges || !index) return point;
  const place = new Matrix4();
  faces.getMatrixAt(occurrence, place);
  place.premultiply(faces.matrixWorld);
  const positions = edges.geometry.getAttribute("position");
  const corner = (at: number) => new Vector3().fromBufferAttribute(positions, index.getX(at)).applyMatrix4(place);
  const pixel = (at: Vector3) => {
    const [u, v] = projected(seen.projection.matrix, at.toArray());
    return { x: ((u + 1) / 2) * seen.width - x, y: ((1 - v) / 2) * seen.height - y };
  };
  let best = { away: Infinity, at: point };
  // Of corners behind one another, the one that is seen is nearest to what was hit.
  const hit = new Vector3(...point);
  const offer = (fromPixel: number, at: Vector3) => {
    const away = fromPixel + (0.02 * at.distanceTo(hit)) / seen.projection.perPixel;
    if (away >= best.away || (seen.section && isAway(at.toArray(), seen.section))) return;
    best = { away, at: at.toArray() };
  };
  for (let first = 0; first < index.count; first += 2) {
    const [from, to] = [corner(first), corner(first + 1)];
    const [a, b] = [pixel(from), pixel(to)];
    for (const [end, place] of [
      [a, from],
      [b, to],
    ] as const) {
      const away = Math.hypot(end.x, end.y);
      if (away < reach.corner) offer(away * (reach.edge / reach.corner), place);
    }
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1);
    if (share <= 0 || share >= 1) continue;
    const away = Math.hypot(a.x + share * dx, a.y + share * dy);
    if (away < reach.edge) offer(away + reach.edge, from.lerp(to, share));
  }
  return best.at;
}
