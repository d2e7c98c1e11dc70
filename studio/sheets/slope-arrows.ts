/** Arrows beside the lines that fall, with their slopes, measured on the models. */
import { Vector3 } from "three";
import { type Falling, fallOf } from "../kit/falls.ts";
import { as } from "../exports/true-size.ts";
import { distance, type Flat, toward } from "./chains.ts";
import { inSight, type World } from "./hidden-lines.ts";
import { labelHeight, labelWidth } from "./labels.ts";
import { arrow, rectangle, segment, smallest, stroke, text } from "./marks.ts";
import { type Area, meet, type Occupied } from "./occupied.ts";
import type { Label } from "./particulars.ts";
import { onSheet, type Placed } from "./views.ts";

type Named = Label["view"];

/** Length of an arrow, mm on paper. */
const shaft = 6;
/** The arrow is beside the line, at one side or the other, or on it; the first is the clearest. */
const sides = [1, -1, 0] as const;
/** Places along a stretch, and points of an arrow, that are tried. */
const [places, points] = [16, 7] as const;
/** Space between the line and an arrow beside it, and around a box, mm. */
const [gap, free] = [1, 0.4] as const;

/** An arrow beside a stretch: the less it costs, the better it is seen. */
interface Arrow {
  tail: Flat;
  tip: Flat;
  area: Area;
  cost: number;
}

const shares = (count: number): number[] => Array.from({ length: count }, (_, index) => index / (count - 1));

/** All arrows that fit on a stretch in a view in which some of it is seen in its length. */
const arrowsIn = (world: World, placed: Placed, { from, to, radius, flange }: Falling): Arrow[] => {
  const { eye } = placed.view;
  const [a, b] = [from, to].map((end) => onSheet(placed, end)) as [Flat, Flat];
  const length = distance(a, b);
  // Seen at an angle, a line that falls would look level.
  if (length * placed.scale < 0.99 * from.distanceTo(to) || length < shaft) return [];
  const way = toward(a, b);
  const upright = Math.abs(way[1]) > Math.abs(way[0]);
  // In front of the line's own flanges, which do not hide it.
  const seen = (along: number) =>
    inSight(
      world,
      from
        .clone()
        .lerp(to, along / length)
        .addScaledVector(eye, flange),
      eye,
    );
  return shares(places).flatMap((place): Arrow[] => {
    const start = place * (length - shaft);
    const hidden = shares(points).filter((share) => !seen(start + share * shaft)).length / points;
    if (hidden > 0.5) return [];
    return sides.map((side, rank) => {
      const aside = side * (radius / placed.scale + gap);
      const on = (along: number): Flat => [
        a[0] + way[0] * along + way[1] * aside,
        a[1] + way[1] * along - way[0] * aside,
      ];
      const half: Flat = upright ? [0.6, shaft / 2] : [shaft / 2, 0.6];
      return {
        tail: on(start),
        tip: on(start + shaft),
        area: { middle: on(start + shaft / 2), half },
        cost: 8 * hidden + 0.3 * rank + Math.abs(place - 0.5),
      };
    });
  });
};

/** Distances and bearings from an arrow's tail at which its box is tried, mm. */
const [apart, farthest, bearings] = [1, 30, 16] as const;

/** Boxes around an arrow's tail, the nearest first, at least so far away that they leave it free. */
const boxesAt = ({ tail }: Arrow, words: string): Area[] => {
  const half: Flat = [labelWidth(words) / 2 + free, labelHeight / 2 + free];
  return Array.from({ length: farthest / apart }, (_, index) => index * apart).flatMap((reach) =>
    Array.from({ length: bearings }, (_, index): Area => {
      const turn = (index / bearings) * 2 * Math.PI;
      const [u, v] = [Math.cos(turn), Math.sin(turn)];
      const inside = Math.min(half[0] / Math.abs(u), half[1] / Math.abs(v));
      return { middle: [tail[0] + (reach + inside) * u, tail[1] + (reach + inside) * v], half };
    }),
  );
};

const drawn = ({ tail, tip }: Arrow, { middle: [x, y] }: Area, words: string): string => {
  const [wide, half] = [labelWidth(words), smallest / 2];
  const back: Flat = [(tail[0] - tip[0]) / shaft, (tail[1] - tip[1]) / shaft];
  return (
    stroke("d", segment(tail, tip), segment(tail, [x, y])) +
    arrow(tip, back) +
    stroke("b", rectangle(x - wide / 2, y - labelHeight / 2, wide, labelHeight)) +
    text(words, [x, y + half], { anchor: "middle" })
  );
};

/** The box that goes best with an arrow, with what both cost; `worth` is what another pair costs. */
const boxFor = (one: Arrow, words: string, costOf: (area: Area) => number, worth: number) => {
  let best: { box: Area; cost: number } | undefined;
  const own = one.cost + costOf(one.area);
  for (const box of boxesAt(one, words)) {
    const cost = own + 0.1 * distance(box.middle, one.tail);
    if (cost >= Math.min(worth, best?.cost ?? worth)) continue;
    const whole = cost + costOf(box) + (meet(box, one.area) ? 5 : 0);
    if (whole < Math.min(worth, best?.cost ?? worth)) best = { box, cost: whole };
  }
  return best;
};

/**
 * Arrows down the falling stretches of a model's lines, each with its slope, such as 1:200, in a box beside it, on the view
 * in which it is seen best in its length, and clear of `labels`, other arrows and what is drawn. Stretches that are mostly
 * hidden in all views, or shorter on paper than an arrow, have none. Also the boxes.
 */
export const slopeArrows = (
  world: World,
  views: Readonly<Record<Named, Placed>>,
  stretches: readonly Falling[],
  labels: readonly Label[],
  occupied: Occupied,
): { drawing: string; boxes: readonly Area[] } => {
  const taken: Record<Named, Area[]> = { front: [], top: [], right: [] };
  for (const { view, at, words } of labels)
    taken[view].push({
      middle: onSheet(views[view], new Vector3(...at)),
      half: [labelWidth(words) / 2, labelHeight / 2],
    });
  const names = ["top", "front", "right"] as const;
  const costIn = (name: Named) => (area: Area) => {
    const elsewhere = names.some((other) => other !== name && meet(area, views[other]));
    return (
      0.3 * occupied.taken(area) +
      10 * taken[name].filter((other) => meet(area, other)).length +
      (elsewhere ? Number.POSITIVE_INFINITY : 0)
    );
  };
  const boxes: Area[] = [];
  const drawing = stretches
    .map((stretch) => {
      // Two figures: at the ends of a stretch, gaskets and the necks of level flanges have no fall.
      const words = `1:${Number((1 / fallOf(stretch.from, stretch.to)).toPrecision(2))}`;
      let best: { name: Named; one: Arrow; box: Area; cost: number } | undefined;
      for (const name of names)
        for (const one of arrowsIn(world, views[name], stretch)) {
          const found = boxFor(one, words, costIn(name), best?.cost ?? Number.POSITIVE_INFINITY);
          if (found) best = { name, one, ...found };
        }
      if (!best) return "";
      const { name, one, box } = best;
      taken[name].push(box, one.area);
      boxes.push(box);
      occupied.area(box);
      occupied.line(one.tail, one.tip);
      occupied.line(one.tail, [...box.middle]);
      return as({ view: name }, drawn(one, box, words));
    })
    .join("");
  return { drawing, boxes };
};
