import { Vector3 } from "three";
import { Port } from "../kit/part.ts";
import { as } from "../exports/true-size.ts";
import type { Dimension } from "../models/model.ts";
import { textWidth } from "../exports/text-width.ts";
import { distance, type Flat, toward } from "./chains.ts";
import { figure } from "./figure.ts";
import { arrow, arrowLength, segment, smallest, stroke, text } from "./marks.ts";
import { onSheet, type Placed } from "./views.ts";

export const pointOf = (end: Dimension["from"]): Vector3 => (end instanceof Port ? end.position : new Vector3(...end));

/** Value of a dimension: the distance along its axis in whole mm, measured on the model. */
export const measured = ({ from, to, along }: Dimension): number =>
  Math.round(Math.abs(pointOf(from)[along] - pointOf(to)[along]));

/** Length of the line on which an arrow outside is, mm. */
const tail = 5;

/** Extension lines, dimension line and value after its sign, outside the view. */
export const dimension = (dimension: Dimension, placed: Placed, sign: "" | "Ø"): string => {
  const [a, b] = [pointOf(dimension.from), pointOf(dimension.to)].map((point) => onSheet(placed, point)) as [
    Flat,
    Flat,
  ];
  const away = 2 + 8 * (dimension.row ?? 1);
  const { side, fit } = dimension;
  const tolerance = fit ? ` ${fit}` : "";
  const axis = side === "left" || side === "right" ? 0 : 1;
  const outward = side === "left" || side === "above" ? -1 : 1;
  const line = placed.middle[axis] + outward * (placed.half[axis] + away);
  const on = ([x, y]: Flat): Flat => (axis === 0 ? [line, y] : [x, line]);
  const beyond = ([x, y]: Flat, by: number): Flat => (axis === 0 ? [x + outward * by, y] : [x, y + outward * by]);
  const [p, q] = [on(a), on(b)];
  const way = toward(p, q);
  const length = distance(p, q);
  // A short dimension has its arrows outside, and its value beside them if that is longer.
  const isShort = length < 2 * arrowLength + 1;
  const back: Flat = [-way[0], -way[1]];
  const off = ([x, y]: Flat, [u, v]: Flat, by: number): Flat => [x + by * u, y + by * v];
  const words = sign + figure(measured(dimension)) + tolerance;
  const wide = textWidth(words, smallest);
  // The value stands at the upper end, or at the right one.
  const isOutside = wide > length;
  const [far, outside] = (axis === 0 ? way[1] < 0 : way[0] > 0) ? [q, way] : [p, back];
  const beside = off(far, outside, isShort ? tail + 1 + wide / 2 : 1 + wide / 2);
  const [x, y] = isOutside ? beside : [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const label: Flat = axis === 0 ? [x - 1, y] : [x, y - 1];
  const tails: [Flat, Flat][] = isShort
    ? [
        [p, off(p, back, far === p && isOutside ? tail + 1 + wide : tail)],
        [q, off(q, way, far === q && isOutside ? tail + 1 + wide : tail)],
      ]
    : isOutside
      ? [[far, off(far, outside, 1 + wide)]]
      : [];
  return as(
    {
      view: dimension.view,
      measure: { from: a, to: b, on: [p, q], sign, ...(fit && { fit }), ...(tails.length > 0 && { tails }) },
    },
    stroke(
      "d",
      segment(beyond(a, 1), beyond(p, 1.5)),
      segment(beyond(b, 1), beyond(q, 1.5)),
      segment(p, q),
      ...tails.map(([from, to]) => segment(from, to)),
    ) +
      arrow(p, isShort ? back : way) +
      arrow(q, isShort ? way : back) +
      text(words, label, { anchor: "middle", turned: axis === 0 }),
  );
};
