/** Arrows down the lines that fall, with their slopes, measured on the models. */
import { Vector3 } from "three";
import { type Falling, fallOf } from "../kit/falls.ts";
import { as } from "../exports/true-size.ts";
import { distance, type Flat, toward } from "./chains.ts";
import { inSight, type World } from "./hidden-lines.ts";
import { labelHeight, labelWidth } from "./labels.ts";
import { arrow, rectangle, segment, smallest, stroke, text } from "./marks.ts";
import { type Area, meet } from "./occupied.ts";
import type { Label } from "./particulars.ts";
import { onSheet, type Placed } from "./views.ts";

type Named = Label["view"];

/** Length of an arrow, mm on paper. */
const shaft = 6;
/** The box stands in the line at the arrow's tail, or beside the arrow at one side or the other; the first is the clearest. */
const sides = [0, 1, -1] as const;
/** Places along a stretch, and points of a mark, that are tried. */
const [places, points] = [16, 13] as const;

/** A place for an arrow: the less it costs, the better it is seen. */
interface Mark {
  box: Area;
  shaft: Area;
  tail: Flat;
  tip: Flat;
  upright: boolean;
  cost: number;
}

const shares = (count: number): number[] => Array.from({ length: count }, (_, index) => index / (count - 1));

/** All marks that fit on a stretch in a view in which some of it is seen in its length. */
const marksIn = (world: World, placed: Placed, { from, to, radius, flange }: Falling, words: string): Mark[] => {
  const { eye } = placed.view;
  const [a, b] = [from, to].map((end) => onSheet(placed, end)) as [Flat, Flat];
  const length = distance(a, b);
  // Seen at an angle, a line that falls would look level.
  if (length * placed.scale < 0.99 * from.distanceTo(to)) return [];
  const way = toward(a, b);
  const upright = Math.abs(way[1]) > Math.abs(way[0]);
  const wide = labelWidth(words);
  const turned = ([along, across]: Flat): Flat => (upright ? [across, along] : [along, across]);
  const on = (along: number, aside = 0): Flat => {
    const [x, y] = turned([0, -aside]);
    return [a[0] + way[0] * along + x, a[1] + way[1] * along + y];
  };
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
  return sides.flatMap((side, rank) => {
    const whole = side === 0 ? wide + shaft : shaft;
    if (length < whole) return [];
    return shares(places).flatMap((place): Mark[] => {
      const start = place * (length - whole);
      const hidden = shares(points).filter((share) => !seen(start + share * whole)).length / points;
      if (hidden > 0.5) return [];
      const beside = side * (radius / placed.scale + labelHeight / 2 + 0.6);
      const tail = side === 0 ? start + wide : start;
      return [
        {
          box: {
            middle: on(start + (side === 0 ? wide : whole) / 2, beside),
            half: turned([wide / 2, labelHeight / 2]),
          },
          shaft: { middle: on(tail + shaft / 2), half: turned([shaft / 2, 0.6]) },
          tail: on(tail),
          tip: on(tail + shaft),
          upright,
          cost: 8 * hidden + 0.3 * rank + Math.abs(place - 0.5),
        },
      ];
    });
  });
};

const drawn = ({ box, tail, tip, upright }: Mark, words: string): string => {
  const [[x, y], [halfX, halfY]] = [box.middle, box.half];
  const half = smallest / 2;
  const back: Flat = [(tail[0] - tip[0]) / shaft, (tail[1] - tip[1]) / shaft];
  return (
    stroke("d", segment(tail, tip)) +
    arrow(tip, back) +
    stroke("b", rectangle(x - halfX, y - halfY, 2 * halfX, 2 * halfY)) +
    text(words, upright ? [x + half, y] : [x, y + half], { anchor: "middle", turned: upright })
  );
};

/**
 * Arrows down the falling stretches of a model's lines, with slopes such as 1:200, on the view in which each is seen best
 * in its length and is clear of `labels` and other arrows. Stretches that are mostly hidden in all views, or shorter on
 * paper than an arrow, have none.
 */
export const slopeArrows = (
  world: World,
  views: Readonly<Record<Named, Placed>>,
  stretches: readonly Falling[],
  labels: readonly Label[],
): string => {
  const taken: Record<Named, Area[]> = { front: [], top: [], right: [] };
  for (const { view, at, words } of labels)
    taken[view].push({
      middle: onSheet(views[view], new Vector3(...at)),
      half: [labelWidth(words) / 2, labelHeight / 2],
    });
  return stretches
    .map((stretch) => {
      // Two figures: at the ends of a stretch, gaskets and the necks of level flanges have no fall.
      const words = `1:${Number((1 / fallOf(stretch.from, stretch.to)).toPrecision(2))}`;
      const marks = (["top", "front", "right"] as const).flatMap((name) =>
        marksIn(world, views[name], stretch, words).map((mark) => {
          const own = [mark.box, mark.shaft];
          const covered = taken[name].filter((other) => own.some((area) => meet(area, other))).length;
          return { name, mark, cost: mark.cost + 10 * covered };
        }),
      );
      const [best] = marks.toSorted((a, b) => a.cost - b.cost);
      if (!best) return "";
      taken[best.name].push(best.mark.box, best.mark.shaft);
      return as({ view: best.name }, drawn(best.mark, words));
    })
    .join("");
};
