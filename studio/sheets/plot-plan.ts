/** Coordinates of equipment, numbers of lines and the grid, for plot plans. */
import { Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";
import type { Model } from "../models/model.ts";
import type { GridLine, Label, Listed } from "./particulars.ts";

/** A part of a model by its name; `fits` chooses among parts of the same name. Throws if there is none. */
// oxlint-disable-next-line no-unused-vars -- names the parameter of the type
export const partOf = ({ parts, name: model }: Model, name: string, fits = (_: Part): boolean => true): Part => {
  const found = parts.find((part) => part.name === name && fits(part));
  if (!found) throw new Error(`${model} has no part ${name}`);
  return found;
};

/** Table of the tags with their services and coordinates, and the tags on the plan, `aside` mm to the right. */
export const coordinates = (
  model: Model,
  tags: readonly (readonly [tag: string, service: string, aside?: number])[],
): Listed => {
  const datum = model.sheet?.datum;
  if (!datum) throw new Error(`${model.name} has no place on the plant's grid`);
  const placed = tags.map(([tag, service, aside = 0]) => {
    const part = partOf(model, tag);
    const { x, y, z } = new Vector3().setFromMatrixPosition(part.matrix);
    return { tag, service, aside, part, at: [x, y, z] as Point };
  });
  return {
    tables: [
      {
        title: "COORDINATES OF AXES, m",
        columns: { TAG: 18, SERVICE: 54, EAST: 24, NORTH: 24 },
        rows: placed.map(({ tag, service, at: [x, y] }) => [
          tag,
          service,
          (datum[0] + x / 1000).toFixed(3),
          (datum[1] + y / 1000).toFixed(3),
        ]),
      },
    ],
    labels: placed.map(({ tag, aside, part, at: [x, y, z] }) => ({
      view: "top",
      at: [x + aside, y, z],
      words: tag,
      framed: true,
      to: part,
    })),
  };
};

/** Tags on a view, each in the middle of its part's ports or `aside` from there, mm. */
export const equipmentTags = (model: Model, view: Label["view"], tags: Readonly<Record<string, Point>>): Label[] =>
  Object.entries(tags).map(([words, aside]) => {
    const tagged = model.parts.find(({ name, ports }) => name.split(" ")[0] === words && ports.length > 0);
    const to = tagged ?? partOf(model, words);
    const { ports } = to;
    const middle = ports.reduce((sum, { position }) => sum.add(position), new Vector3()).divideScalar(ports.length);
    return { view, at: middle.add(new Vector3(...aside)).toArray(), words, framed: true, to };
  });

/** Middle of the longest level leg of a line's route, in model coordinates. */
const middleOf = ({ route, matrix }: Part): Point => {
  const points = route?.points ?? [];
  const legs = points.slice(1).map((end, index) => [points[index] as Vector3, end] as const);
  const flat = ([a, b]: readonly [Vector3, Vector3]) => Math.hypot(a.x - b.x, a.y - b.y);
  const [longest] = legs.toSorted((a, b) => flat(b) - flat(a));
  if (!longest) throw new Error("A line without a route needs a place for its number");
  return longest[0].clone().lerp(longest[1], 0.5).applyMatrix4(matrix).toArray();
};

/** The end of a line that the view from the right shows, as a circle if the line runs along X. */
const rightEndOf = ({ name, ports }: Part): Point => {
  const [end] = ports.map(({ position }) => position).toSorted((a, b) => b.x - a.x);
  if (!end) throw new Error(`${name} has no end`);
  return end.toArray();
};

/**
 * A line: its part, service code and number, where it runs, the place of its number if it has no route, and how far the number
 * stands from there, with a leader, where there is no room at the line, mm. Its number is on the plan unless another view
 * shows the line better: that from the right its `end`.
 */
export type Line = readonly [
  part: string,
  code: string,
  runs: string,
  at?: Point | "end",
  aside?: readonly [x: number, y: number, z?: number],
  view?: Label["view"],
];

/** Table of lines, numbered bore-code-number, and the numbers on the views. */
export const lineNumbers = (model: Model, lines: readonly Line[]): Listed => {
  const numbered = lines.map(([name, code, runs, at, aside, view = at === "end" ? "right" : "top"]) => {
    const part = partOf(model, name, ({ route }) => at !== undefined || route !== undefined);
    const bore = part.route?.bore ?? part.ports[0]?.end.bore;
    const place = at === "end" ? rightEndOf(part) : (at ?? middleOf(part));
    const [x, y, z] = place;
    const [right, up, above = 0] = aside ?? [0, 0];
    const isAtPoint = aside !== undefined || at === "end";
    const number = `${bore}-${code}`;
    return { number, runs, part, view, at: [x + right, y + up, z + above] as Point, ...(isAtPoint && { to: place }) };
  });
  return {
    tables: [
      {
        title: "LINES",
        columns: { NUMBER: 28, "FROM AND TO": 92 },
        rows: numbered.map(({ number, runs }) => [number, runs]),
      },
    ],
    labels: numbered.map(({ number, view, at, part, to = part }) => ({ view, at, words: number, framed: true, to })),
  };
};

/** Grid lines across the plan and an elevation, named in their order. */
export const gridLines = (along: GridLine["along"], places: readonly number[], names: string): GridLine[] =>
  (["top", along === "x" ? "front" : "right"] as const).flatMap((view) =>
    places.map((at, index) => ({ view, along, at, name: names[index] as string })),
  );
