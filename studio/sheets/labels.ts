/** Tags, slopes, grid lines and the arrow to the north on the views of a sheet. */
import { DoubleSide, Ray, Vector3 } from "three";
import { textWidth } from "../exports/text-width.ts";
import { as } from "../exports/true-size.ts";
import { treeOf } from "../kit/mesh-trees.ts";
import { Part } from "../kit/part.ts";
import { anchor } from "./balloons.ts";
import { distance, type Flat } from "./chains.ts";
import { type Area, meet, type Occupied } from "./occupied.ts";
import type { World } from "./hidden-lines.ts";
import { arrow, rectangle, segment, short, smallest, stroke, text } from "./marks.ts";
import type { GridLine, Label } from "./particulars.ts";
import { onSheet, type Placed } from "./views.ts";

/** Height of a label's frame, mm. */
export const labelHeight = 4.4;
/** Width of a label's frame, mm. */
export const labelWidth = (words: string): number => textWidth(words, smallest) + 1.8;

/** A triangle on its horizontal leg, with the angle of its slope. */
const slope = ([x, y]: Flat, degrees: number): string => {
  const [long, turn] = [16, (degrees * Math.PI) / 180];
  const rise = long * Math.tan(turn);
  const arc = `M${short(x + 9)} ${short(y)}A9 9 0 0 0 ${short(x + 9 * Math.cos(turn))} ${short(y - 9 * Math.sin(turn))}`;
  return (
    stroke("d", segment([x, y], [x + long, y]), segment([x, y], [x + long, y - rise]), arc) +
    text(`${degrees}°`, [x + long + 1, y - 0.4])
  );
};

/** How far a ray from the eye goes until it is at a part, or nothing if it never is. */
const reachOf = (part: Part, point: Vector3, eye: Vector3, tolerance: number): number | undefined => {
  const far = 1e6;
  const found = part.pieces.flatMap(({ key, drafted = key, material, matrix }) => {
    if (material === "packing" || material === "mesh") return [];
    const whole = part.matrix.clone().multiply(matrix);
    const ray = new Ray(point.clone().addScaledVector(eye, far), eye.clone().negate());
    ray.applyMatrix4(whole.clone().invert());
    const hit = treeOf(drafted, tolerance).raycastFirst(ray, DoubleSide);
    return hit ? [hit.distance] : [];
  });
  return found.length > 0 ? Math.min(...found) : undefined;
};

/** Whether a part is what is seen at a point of a view. */
export const isSeenAt = (part: Part, point: Vector3, { bvh, tolerance }: World, eye: Vector3): boolean => {
  const own = reachOf(part, point, eye, tolerance);
  if (own === undefined) return false;
  const first = bvh.raycastFirst(new Ray(point.clone().addScaledVector(eye, 1e6), eye.clone().negate()), DoubleSide);
  return first === null || own <= first.distance + 4 * tolerance;
};

/** Where a label's leader ends: on what it names, where this is seen if any of it is. */
const namedBy = ({ at, to }: Label, placed: Placed, world: World): Vector3 => {
  const place = new Vector3(...at);
  if (to instanceof Part) {
    const { eye } = placed.view;
    return isSeenAt(to, place, world, eye) ? place : (anchor(to, world, placed) ?? place);
  }
  return to ? new Vector3(...to) : place;
};

/** Line from the middle of a label to the point that it names, where a dot is; none if that is at the label's frame. */
const leader = ([x, y]: Flat, words: string, to: Flat): string => {
  return isAtFrame([x, y], words, to) ? "" : pointer([x, y], to);
};
/** Line to a point with a dot there; none if it is no way. */
const pointer = (from: Flat, to: Flat): string =>
  distance(from, to) === 0
    ? ""
    : stroke("d", segment(from, to)) +
      as({ symbol: { name: "POINT", at: to } }, `<circle class="f" cx="${short(to[0])}" cy="${short(to[1])}" r=".4"/>`);
const isAtFrame = ([x, y]: Flat, words: string, to: Flat): boolean =>
  Math.max(Math.abs(to[0] - x) - labelWidth(words) / 2, Math.abs(to[1] - y) - labelHeight / 2) < 1;

/** Space that is left free around a frame, mm. */
const free = 0.4;
const areaOf = (middle: Flat, words: string): Area => ({
  middle,
  half: [labelWidth(words) / 2 + free, labelHeight / 2 + free],
});

/** Places around a point that are tried: on circles this far from each other up to the largest, mm, at these bearings. */
const [apart, farthest, bearings] = [2, 90, 24] as const;
const around = Array.from({ length: farthest / apart }, (_, index) => (index + 1) * apart).flatMap((reach) =>
  Array.from({ length: bearings }, (_, index): Flat => {
    const turn = (index / bearings) * 2 * Math.PI;
    return [reach * Math.cos(turn), reach * Math.sin(turn)];
  }),
);

/** What a square of paper that is taken costs: more than any way, mm. */
const wrong = 10_000;

/** Whether a line passes through an area. */
const passes = ([ax, ay]: Flat, [bx, by]: Flat, area: Area): boolean => {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay));
  return Array.from({ length: steps + 1 }, (_, step) => step / (steps || 1)).some((share) =>
    meet({ middle: [ax + (bx - ax) * share, ay + (by - ay) * share], half: [0, 0] }, area),
  );
};

/** Whether two leaders cross each other. */
const cross = ([a, b]: readonly [Flat, Flat], [c, d]: readonly [Flat, Flat]): boolean => {
  const side = ([px, py]: Flat, [qx, qy]: Flat, [x, y]: Flat) => Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};
/** What a leader costs that crosses another one, or passes this near to where another one ends, mm: less than a line that is covered. */
const [misleading, near] = [2000, 3] as const;
/**
 * What a millimeter of a leader costs on lines that are drawn, and what one costs of a leader that is level or upright within a
 * share of its length, if it is longer than this, mm: it would be taken for one of the lines that it runs along. A tag that
 * costs no more than the last stays where it is wanted.
 */
const [inked, alongLines, level, brief, borne] = [0.3, 2, 0.12, 6, 40] as const;

/** Whether a leader runs as most lines of a plant do, across or up the sheet. */
const runsAlong = ([ax, ay]: Flat, [bx, by]: Flat): boolean => {
  const [wide, tall] = [Math.abs(bx - ax), Math.abs(by - ay)];
  return Math.hypot(wide, tall) > brief && Math.min(wide, tall) < level * Math.max(wide, tall);
};

/** A tag in its frame on a view, where nothing else is drawn, and what is wrong with it. */
interface Tag {
  one: Label;
  middle: Flat;
  named: Flat;
  faults: string[];
}

/**
 * Places framed labels where they are wanted, or as near as possible to there where no line is drawn and no leader passes
 * through another frame, over another leader or past its end; views of which `others` is true are not entered.
 */
export const placeTags = (
  labels: readonly Label[],
  placedOn: Readonly<Record<Label["view"], Placed>>,
  worldOn: (view: Label["view"]) => World,
  occupied: Occupied,
  boxes: readonly Area[] = [],
): Tag[] => {
  const frames: Area[] = [...boxes];
  const leaders: (readonly [Flat, Flat])[] = [];
  const views = Object.entries(placedOn) as [Label["view"], Placed][];
  const targets = labels.map((one) => {
    const target = namedBy(one, placedOn[one.view], worldOn(one.view));
    return { view: one.view, target, named: onSheet(placedOn[one.view], target) };
  });
  return labels.map((one, index) => {
    const { view, words, to } = one;
    const placed = placedOn[view];
    const world = worldOn(view);
    const { target, named } = targets[index] as (typeof targets)[number];
    const wanted = onSheet(placed, new Vector3(...one.at));
    const costOf = (middle: Flat): number => {
      const area = areaOf(middle, words);
      if (
        views.some(([name, { middle: at, half }]) => name !== view && meet(area, { middle: [...at], half: [...half] }))
      )
        return Number.POSITIVE_INFINITY;
      const lines = isAtFrame(middle, words, named) ? [] : [[middle, named] as const];
      const crossed =
        frames.filter((frame) => lines.some(([from, end]) => passes(from, end, frame))).length +
        leaders.filter(([from, end]) => passes(from, end, area)).length;
      const misled = lines.flatMap((own) => [
        ...leaders.filter((other) => cross(own, other)),
        ...targets.filter(
          (end) =>
            end.view === view &&
            distance(end.named, named) > near &&
            passes(...own, { middle: end.named, half: [near, near] }),
        ),
      ]).length;
      return (
        wrong * (occupied.taken(area) + 10 * crossed) +
        distance(middle, named) +
        0.5 * distance(middle, wanted) +
        misleading * misled +
        lines.reduce(
          (sum, own) =>
            sum + inked * occupied.crossed(...own) + (runsAlong(...own) ? alongLines * distance(...own) : 0),
          0,
        )
      );
    };
    let best = { middle: wanted, cost: costOf(wanted) };
    if (best.cost - distance(wanted, named) >= borne)
      for (const from of [wanted, named])
        for (const [x, y] of around) {
          const middle: Flat = [from[0] + x, from[1] + y];
          const cost = costOf(middle);
          if (cost < best.cost) best = { middle, cost };
        }
    const { middle } = best;
    const area = areaOf(middle, words);
    const faults = [
      ...(occupied.taken(area) > 0 ? [`${words} covers what is drawn on the ${view} view`] : []),
      ...(to instanceof Part && !isSeenAt(to, target, world, placed.view.eye)
        ? [`the leader of ${words} ends on what is not ${to.name} on the ${view} view`]
        : []),
    ];
    occupied.area(area);
    frames.push(area);
    if (!isAtFrame(middle, words, named)) {
      leaders.push([middle, named]);
      occupied.line(middle, named);
    }
    return { one, middle, named, faults };
  });
};

/** A tag in its frame, with its leader. */
export const tag = ({ one: { words, hidden, view }, middle, named }: Tag, placed: Placed): string => {
  const [x, y] = middle;
  const width = labelWidth(words);
  return as(
    { view },
    hiddenLine(hidden, placed) +
      leader(middle, words, named) +
      `<path class="b" d="${rectangle(x - width / 2, y - labelHeight / 2, width, labelHeight)}"/>` +
      text(words, [x, y + smallest / 2], { anchor: "middle" }),
  );
};

const hiddenLine = (hidden: Label["hidden"], placed: Placed): string => {
  const [start, end] = (hidden ?? []).map((point) => onSheet(placed, new Vector3(...point)));
  return start && end ? `<path class="e" stroke-dasharray="2 1" d="${segment(start, end)}"/>` : "";
};

/** Words or a slope where they are wanted, without a frame. */
export const label = ({ at, words, slope: degrees, hidden, view }: Label, placed: Placed): string => {
  const [x, y] = onSheet(placed, new Vector3(...at));
  if (degrees) return as({ view }, slope([x, y], degrees));
  const written = words && text(words, [x, y + smallest / 2], { anchor: "middle" });
  return as({ view }, hiddenLine(hidden, placed) + written);
};

/** The sign of a machined surface with its roughness Ra, µm: it stands on the surface's edge. */
export const texture = (ra: number, at: Vector3, placed: Placed): string => {
  const [x, y] = onSheet(placed, at);
  const words = `Ra ${ra}`;
  const [low, high] = [3.5, 7.5];
  const across = (up: number) => up / Math.sqrt(3);
  const end: Flat = [x + across(high), y - high];
  return (
    stroke(
      "d",
      segment([x - across(low), y - low], [x, y]),
      segment([x, y], end),
      segment(end, [end[0] + textWidth(words, smallest) + 1, end[1]]),
      segment([x - across(low), y - low], [x + across(low), y - low]),
    ) + text(words, [end[0] + 0.6, end[1] + smallest + 0.8])
  );
};

/** The side of a view on which a grid line has its circle. */
export const sideOf = ({ along, view }: GridLine): "above" | "left" =>
  along === "x" || view === "right" ? "above" : "left";

/** A grid line from its circle, above or at the left of the view, to the other side; `rows` of dimensions are outside. */
export const gridLine = (line: GridLine, placed: Placed, room: number): string => {
  const { along, at, name } = line;
  const point = onSheet(placed, new Vector3(along === "x" ? at : 0, along === "y" ? at : 0, 0));
  const { middle, half } = placed;
  const upright = sideOf(line) === "above";
  const axis = upright ? 1 : 0;
  const start = middle[axis] - half[axis] - room - 2;
  const on = (value: number): Flat => (upright ? [point[0], value] : [value, point[1]]);
  const [cx, cy] = on(start - 3.6);
  return (
    `<path class="d" stroke-dasharray="5 .8 .8 .8" d="${segment(on(start), on(middle[axis] + half[axis] + 3))}"/>` +
    as(
      { symbol: { name: "GRID", at: [cx, cy] } },
      `<circle class="b" cx="${short(cx)}" cy="${short(cy)}" r="3.6"/>` +
        text(name, [cx, cy + smallest / 2], { anchor: "middle", strong: true }),
    )
  );
};

/** Arrow to the north beside the upper right corner of the plan. */
export const north = ({ middle, half }: Placed): string => {
  const [x, y] = [middle[0] + half[0] + 7, middle[1] - half[1]];
  return (
    stroke("d", segment([x, y + 14], [x, y + 4])) +
    arrow([x, y + 4], [0, 1]) +
    `<circle class="d" cx="${short(x)}" cy="${short(y + 10)}" r="3.4"/>` +
    text("N", [x, y + 2.6], { anchor: "middle", strong: true })
  );
};

/** Radius of the sign of the center of gravity, mm. */
const sign = 1.8;

/**
 * Sign of the center of gravity: a circle with two filled quarters, which DXF knows as triangles only. It stands at the center
 * over what is drawn there, because beside it, with a leader, the sign itself is measured.
 */
export const gravityCenter = (placed: Placed, center: Vector3, occupied: Occupied): string => {
  const [x, y] = onSheet(placed, center);
  occupied.area({ middle: [x, y], half: [sign + free, sign + free] });
  const at = `${short(x)} ${short(y)}`;
  return as(
    { symbol: { name: "GRAVITY", at: [x, y] } },
    `<circle class="b" cx="${short(x)}" cy="${short(y)}" r="${sign}"/>` +
      `<path class="f" d="M${at}v${-sign}l${sign} ${sign}z"/><path class="f" d="M${at}v${sign}l${-sign} ${-sign}z"/>`,
  );
};
