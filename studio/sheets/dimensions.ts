import { Vector3 } from "three";
import { Port } from "../kit/part.ts";
import { as } from "../exports/true-size.ts";
import type { Dimension } from "../models/model.ts";
import { type Flat, toward } from "./chains.ts";
import { arrow, segment, stroke, text } from "./marks.ts";
import { onSheet, type Placed } from "./views.ts";

export const pointOf = (end: Dimension["from"]): Vector3 => (end instanceof Port ? end.position : new Vector3(...end));

/** Value of a dimension: the distance along its axis in whole mm, measured on the model. */
export const measured = ({ from, to, along }: Dimension): number =>
  Math.round(Math.abs(pointOf(from)[along] - pointOf(to)[along]));

/** Digits in groups of three with thin spaces (ISO 80000). */
export const figure = (value: number) => value.toString().replaceAll(/\B(?=(\d{3})+$)/g, "\u2009");

/** Extension lines, dimension line and value after its sign, outside the view. */
export const dimension = (dimension: Dimension, placed: Placed, sign: "" | "Ø"): string => {
  const [a, b] = [pointOf(dimension.from), pointOf(dimension.to)].map((point) => onSheet(placed, point)) as [
    Flat,
    Flat,
  ];
  const away = 2 + 8 * (dimension.row ?? 1);
  const { side } = dimension;
  const axis = side === "left" || side === "right" ? 0 : 1;
  const outward = side === "left" || side === "above" ? -1 : 1;
  const line = placed.middle[axis] + outward * (placed.half[axis] + away);
  const on = ([x, y]: Flat): Flat => (axis === 0 ? [line, y] : [x, line]);
  const beyond = ([x, y]: Flat, by: number): Flat => (axis === 0 ? [x + outward * by, y] : [x, y + outward * by]);
  const [p, q] = [on(a), on(b)];
  const way = toward(p, q);
  const label: Flat = [(p[0] + q[0]) / 2 - (axis === 0 ? 1 : 0), (p[1] + q[1]) / 2 - (axis === 0 ? 0 : 1)];
  return as(
    { view: dimension.view, measure: { from: a, to: b, on: [p, q], sign } },
    stroke("d", segment(beyond(a, 1), beyond(p, 1.5)), segment(beyond(b, 1), beyond(q, 1.5)), segment(p, q)) +
      arrow(p, way) +
      arrow(q, [-way[0], -way[1]]) +
      text(sign + figure(measured(dimension)), label, { anchor: "middle", turned: axis === 0 }),
  );
};
