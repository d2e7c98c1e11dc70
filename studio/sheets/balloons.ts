import { Box3, Triangle, Vector3 } from "three";
import { cornersIn, vectorAt } from "../kit/mesh-edges.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import { as } from "../exports/true-size.ts";
import type { Item } from "../models/model.ts";
import { type Flat, toward } from "./chains.ts";
import { inSight, type World } from "./hidden-lines.ts";
import { balloonRoom } from "./layout.ts";
import { segment, short, smallest, stroke, text } from "./marks.ts";
import { onSheet, type Placed } from "./views.ts";

/** The center of a triangle of a solid, and its area, mm². */
interface Spot {
  at: Vector3;
  area: number;
}

/** Up to 300 of a solid's triangles, in its own coordinates. */
const spots = (key: string, tolerance: number): Spot[] => {
  const mesh = meshOf(key, tolerance);
  const all = cornersIn(mesh);
  const step = Math.ceil(all.length / 300);
  return all
    .filter((_, index) => index % step === 0)
    .map((corners) => {
      const triangle = new Triangle(
        ...(corners.map((corner) => vectorAt(mesh.positions, corner)) as [Vector3, Vector3, Vector3]),
      );
      return { at: triangle.getMidpoint(new Vector3()), area: step * triangle.getArea() };
    });
};

/** What is seen of a part is compared within this distance of a point, mm on paper, and at this many points. */
const [around, most] = [3, 400] as const;

/**
 * The visible point of a part that is nearest to its center in the view, among those with much of it in sight around them:
 * a part is not pointed at through a gap. None if the view shows nothing of the part.
 */
export const anchor = (part: Part, world: World, { view: { eye }, scale }: Placed): Vector3 | undefined => {
  const all = part.pieces.flatMap(({ key, drafted = key, matrix }) => {
    const whole = part.matrix.clone().multiply(matrix);
    return spots(drafted, world.tolerance).map(({ at, area }) => ({ at: at.applyMatrix4(whole), area }));
  });
  const middle = new Box3().setFromPoints(all.map(({ at }) => at)).getCenter(new Vector3());
  const apart = (a: Vector3, b: Vector3) => a.clone().sub(b).projectOnPlane(eye).length();
  const bySize = all.toSorted((a, b) => b.area - a.area);
  const isSeen = ({ at }: Spot) => inSight(world, at, eye);
  const largest = bySize.slice(0, most);
  const seen = largest.filter(isSeen);
  if (seen.length === 0) return bySize.slice(most).find(isSeen)?.at;
  const inView = seen.map(({ at }) => {
    const areaOf = (spots: readonly Spot[]) =>
      spots.reduce((sum, other) => sum + (apart(at, other.at) < around * scale ? other.area : 0), 0);
    const area = areaOf(seen);
    // A closed body has as much behind it as in front.
    return { at, area, clear: area / areaOf(largest), aside: apart(at, middle) };
  });
  // A lone spot, or the foot of a rack, is in full view, but does not show what the part is.
  const broad = inView.filter(({ area }) => area >= 0.8 * Math.max(...inView.map((one) => one.area)));
  const enough = 0.7 * Math.max(...broad.map(({ clear }) => clear));
  const [best] = broad.filter(({ clear }) => clear >= enough).toSorted((a, b) => a.aside - b.aside);
  return best?.at;
};

/** A balloon beside a view, and the point of its part. */
interface Leader {
  number: number;
  point: Flat;
  balloon: Flat;
}

const side = ([ax, ay]: Flat, [bx, by]: Flat, [x, y]: Flat) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
const cross = (a: Leader, b: Leader): boolean =>
  side(a.balloon, a.point, b.balloon) * side(a.balloon, a.point, b.point) < 0 &&
  side(b.balloon, b.point, a.balloon) * side(b.balloon, b.point, a.point) < 0;

/** Leaders that cross change their balloons, which shortens both, until none do. */
const uncrossed = (leaders: readonly Leader[]): readonly Leader[] => {
  for (const a of leaders)
    for (const b of leaders)
      if (a !== b && cross(a, b)) {
        [a.balloon, b.balloon] = [b.balloon, a.balloon];
        return uncrossed(leaders);
      }
  return leaders;
};

/** Radius of a balloon, mm. */
const ring = 4;

const sideOf = (point: Vector3, placed: Placed) => (onSheet(placed, point)[0] >= placed.middle[0] ? 1 : -1);

/**
 * Points of the items' parts, and the space for their balloons at the left and the right of a view, mm; `faults`: items of which
 * the view shows nothing.
 */
export const pointedAt = (
  items: readonly Item[],
  world: World,
  placed: Placed,
): { points: readonly Vector3[]; room: Flat; faults: readonly string[] } => {
  const found = items.map(({ part }) => anchor(part, world, placed));
  const points = found.map((point) => point ?? placed.center);
  const faults = items.flatMap(({ part }, index) =>
    found[index] ? [] : [`item ${index + 1}, ${part.name}, is hidden on the oblique view`],
  );
  const room = (way: -1 | 1) => (points.some((point) => sideOf(point, placed) === way) ? balloonRoom : 6);
  return { points, room: [room(-1), room(1)], faults };
};

/** Balloons, numbered in the order of their points, on the left and right of a view, about as high as these. */
export const balloons = (points: readonly Vector3[], placed: Placed): string => {
  const marks = points.map((point, index) => ({
    number: index + 1,
    way: sideOf(point, placed),
    point: onSheet(placed, point),
  }));
  const sides = [-1, 1].flatMap((way) => {
    let lowest = Number.NEGATIVE_INFINITY;
    const leaders = marks
      .filter((mark) => mark.way === way)
      .toSorted((a, b) => a.point[1] - b.point[1])
      .map(({ number, point }): Leader => {
        lowest = Math.max(point[1] - 6, lowest + 2 * ring + 2);
        return { number, point, balloon: [placed.middle[0] + way * (placed.half[0] + ring + 5), lowest] };
      });
    return uncrossed(leaders);
  });
  return sides
    .map(({ number, point, balloon }) => {
      const [x, y] = balloon;
      const [right, down] = toward(balloon, point);
      return (
        stroke("d", segment([x + ring * right, y + ring * down], point)) +
        as(
          { symbol: { name: "DOT", at: point } },
          `<circle class="f" cx="${short(point[0])}" cy="${short(point[1])}" r=".55"/>`,
        ) +
        as(
          { symbol: { name: "BALLOON", at: balloon } },
          `<circle class="b" cx="${short(x)}" cy="${short(y)}" r="${ring}"/>` +
            text(String(number), [x, y + smallest / 2], { anchor: "middle", strong: true }),
        )
      );
    })
    .join("");
};
