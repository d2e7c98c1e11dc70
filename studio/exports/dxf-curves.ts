/** Circles and arcs again, where a picture or a mesh has curves or short lines along them. */
import type { Outline, Place } from "./read-drawing.ts";
import type { Tilt } from "./true-size.ts";

export interface Polyline {
  kind: "line";
  points: readonly Place[];
  closed: boolean;
}
/**
 * An arc against the clock between two angles, degrees; a circle has none. One that is tilted is that of an ellipse whose
 * minor axis is stretched.
 */
export interface Arc {
  kind: "arc";
  tilt?: Tilt;
  center: Place;
  radius: number;
  span?: readonly [from: number, to: number];
}
export type Shape = Polyline | Arc;

const apart = ([ax, ay]: Place, [bx, by]: Place) => Math.hypot(ax - bx, ay - by);
const turnOf = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place) =>
  Math.sign((bx - ax) * (cy - by) - (by - ay) * (cx - bx));

/** The circle through three places; none through places in a line. */
const circleThrough = (a: Place, b: Place, c: Place): { center: Place; radius: number } | undefined => {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const d = 2 * (bx * cy - by * cx);
  if (Math.abs(d) < 1e-9) return undefined;
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy];
  const [x, y] = [(cy * bb - by * cc) / d, (bx * cc - cx * bb) / d];
  return { center: [a[0] + x, a[1] + y], radius: Math.hypot(x, y) };
};

const arcOf = ({ center, radius }: { center: Place; radius: number }, start: Place, end: Place, turn: number): Arc => {
  const angle = ([x, y]: Place) => (Math.atan2(y - center[1], x - center[0]) * 180) / Math.PI;
  const span = (turn > 0 ? [start, end] : [end, start]).map(
    (place) => (Math.round((angle(place) + 360) * 1e6) / 1e6) % 360,
  );
  return { kind: "arc", center, radius, span: span as unknown as readonly [number, number] };
};

/** Chords of a mesh turn by less than this from one to the next, degrees; the corners of a hexagon are no circle. */
const steepest = 35;
/** Its chords differ by less than this factor. */
const uneven = 1.25;
/** An arc has at least this many chords. */
const fewest = 4;

/** Places with the direction of a tilt stretched, so that its ellipses are circles; `back` undoes that. */
export const untilted = ([x, y]: Place, { way: [u, v], ratio }: Tilt, back = false): Place => {
  const more = (x * u + y * v) * ((back ? ratio : 1 / ratio) - 1);
  return [x + u * more, y + v * more];
};

/** The half axes of a tilted arc: the long one, and the one against the clock from it. */
export const axesOf = ({ way: [u, v], ratio }: Tilt, radius: number): readonly [Place, Place] => [
  [v * radius, -u * radius],
  [u * radius * ratio, v * radius * ratio],
];

/** Furthest points of an ellipse with these half axes between two of its parameters, radians. */
export const furthest = (
  center: Place,
  [long, across]: readonly [Place, Place],
  [from, to]: readonly [number, number],
): Place[] => {
  const full = 2 * Math.PI;
  const length = to - from >= full - 1e-9 ? full : (((to - from) % full) + full) % full;
  const turns = ([0, 1] as const).flatMap((axis) => {
    const turn = Math.atan2(across[axis], long[axis]);
    return [turn, turn + Math.PI];
  });
  return [from, from + length, ...turns.filter((turn) => (((turn - from) % full) + full) % full <= length)].map(
    (turn) =>
      ([0, 1] as const).map(
        (axis) => center[axis] + Math.cos(turn) * long[axis] + Math.sin(turn) * across[axis],
      ) as unknown as Place,
  );
};

/** How far an arc goes on from a place of a line, as its last place, with its circle. */
const arcFrom = (points: readonly Place[], start: number, slack: number) => {
  const [a, b, c] = [points[start], points[start + 2], points[start + fewest]] as [Place, Place, Place];
  const circle = points.length > start + fewest ? circleThrough(a, b, c) : undefined;
  if (!circle) return undefined;
  const { center, radius } = circle;
  const turn = turnOf(a, b, c);
  const longest = 2 * radius * Math.sin((steepest / 2) * (Math.PI / 180));
  // As exact as the mesh is on large circles.
  const off = slack + radius * 2e-5;
  // Chords of a mesh are equally long, but for those at the ends, which can be cut; other shapes fit a circle by chance.
  const usual = apart(points[start + 1] as Place, points[start + 2] as Place);
  let end = start;
  while (end + 1 < points.length) {
    const [now, next] = [points[end], points[end + 1]] as [Place, Place];
    const chord = apart(now, next);
    if (chord > Math.min(longest, uneven * usual) || turnOf(center, now, next) !== turn) break;
    if (Math.abs(apart(next, center) - radius) > off) break;
    end += 1;
    if (end - start > 1 && chord * uneven < usual) break;
  }
  return end - start >= fewest ? { circle, end, turn } : undefined;
};

/** The longest arc from a place of a line, given flat and as its tilts stretch it. */
const longestFrom = (frames: readonly Frame[], start: number, slack: number) =>
  frames
    .flatMap(({ points, tilt }) => {
      const found = arcFrom(points, start, slack);
      return found ? [{ ...found, points, tilt }] : [];
    })
    .toSorted((a, b) => b.end - a.end)[0];

interface Frame {
  points: readonly Place[];
  tilt?: Tilt;
}

/** Lines and arcs along a line whose places on arcs, which can be tilted, are within `slack` of them. */
export const withArcs = (points: readonly Place[], slack: number, tilts: readonly Tilt[]): Shape[] => {
  const frames: Frame[] = [
    { points },
    ...tilts.map((tilt) => ({ points: points.map((point) => untilted(point, tilt)), tilt })),
  ];
  const shapes: Shape[] = [];
  let line: Place[] = [];
  const finish = () => {
    if (line.length > 1) shapes.push({ kind: "line", points: line, closed: false });
    line = [];
  };
  for (let index = 0; index < points.length;) {
    const point = points[index] as Place;
    const arc = longestFrom(frames, index, slack);
    line.push(point);
    if (arc) {
      finish();
      const end = points[arc.end] as Place;
      const isWhole = apart(point, end) <= slack && arc.end - index > 2 * fewest;
      const [from, to] = [arc.points[index], arc.points[arc.end]] as [Place, Place];
      const own: Arc = isWhole ? { kind: "arc", ...arc.circle } : arcOf(arc.circle, from, to, arc.turn);
      shapes.push(arc.tilt ? { ...own, tilt: arc.tilt } : own);
      index = arc.end;
      if (index === points.length - 1) return shapes;
    } else index += 1;
  }
  const [only] = shapes.length === 0 ? [line] : [];
  if (only && only.length > 3 && apart(only[0] as Place, only.at(-1) as Place) <= slack)
    return [{ kind: "line", points: only.slice(0, -1), closed: true }];
  finish();
  return shapes;
};

/** The arc that a curve of a picture is; our pictures have no others. */
const arcAlong = (a: Place, [bx, by, cx, cy, dx, dy]: readonly number[]): Arc => {
  const at = (share: number): Place => {
    const [p, q, r, s] = [(1 - share) ** 3, 3 * share * (1 - share) ** 2, 3 * share ** 2 * (1 - share), share ** 3];
    return [
      p * a[0] + q * (bx as number) + r * (cx as number) + s * (dx as number),
      p * a[1] + q * (by as number) + r * (cy as number) + s * (dy as number),
    ];
  };
  const circle = circleThrough(a, at(0.5), at(1));
  if (!circle || [0.25, 0.75].some((share) => Math.abs(apart(at(share), circle.center) - circle.radius) > 0.02))
    throw new Error("Curves other than arcs are not written yet: add them to exports/dxf-curves.ts");
  return arcOf(circle, a, at(1), turnOf(a, at(0.5), at(1)));
};

/** Lines and arcs of an outline; `on` puts its places where they belong, with y upward. */
export const shapesOf = ({ steps }: Outline, on: (place: Place) => Place): Shape[] => {
  const shapes: Shape[] = [];
  let line: { kind: "line"; points: Place[]; closed: boolean } | undefined;
  const begin = (place: Place) => {
    line = { kind: "line", points: [place], closed: false };
    shapes.push(line);
    return line;
  };
  for (const [command, ...values] of steps) {
    if (command === "M") {
      begin(on(values as unknown as Place));
      continue;
    }
    if (!line) throw new Error("A path begins without a place");
    if (command === "Z") line.closed = true;
    else if (command === "L") line.points.push(on(values as unknown as Place));
    else {
      const places = [0, 2, 4].map((index) => on([values[index], values[index + 1]] as unknown as Place));
      shapes.push(arcAlong(line.points.at(-1) as Place, places.flat()));
      begin(places[2] as Place);
    }
  }
  return shapes.filter((shape) => shape.kind === "arc" || shape.points.length > 1);
};
