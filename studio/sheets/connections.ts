/** Table of what a skid is connected to on site, measured on its ports, with their marks on the views. */
import type { End } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import { positionCells } from "./nozzle-schedule.ts";
import { boxOf } from "./overall-sizes.ts";
import type { Label, Particulars } from "./particulars.ts";
import { partOf } from "./plot-plan.ts";

/**
 * How what is measured from a skid's steel, whose lower left corner in plan is given, goes with what is measured from the overall
 * size; nothing if both begin at the same edges.
 */
export const steelWords = ({ parts, sheet }: Model, [left, front]: readonly [x: number, y: number]): string[] => {
  const { min } = boxOf(parts, 1);
  const [x, y] = [left - min.x, front - min.y].map(Math.round) as [number, number];
  const size = sheet?.inOnePiece ? "shipping" : "overall";
  return x + y === 0 ? [] : [`The steel begins ${x} from the left and ${y} from the front of the ${size} size.`];
};

/** The part that has the connections, their service, and the part's ports. */
export type Connection = readonly [part: string, service: string, ports: readonly string[]];

const sizeOf = ({ kind, bore }: End): string =>
  kind === "tubing" ? `Tube Ø ${bore}` : kind === "duct" ? `Duct Ø ${bore}` : `DN ${bore}`;

/**
 * Connections marked C1 and so on in their order, or with another letter, from the edges of the skid's steel, whose lower left corner is at `corner`
 * in plan; each mark is `aside` mm before its face, on the view that shows the face from its side.
 */
export const connections = (
  model: Model,
  of: readonly Connection[],
  [left, front]: readonly [x: number, y: number],
  aside: number,
  letter = "C",
): Required<Pick<Particulars, "tables" | "labels" | "notes">> => {
  const ends = of
    .flatMap(([part, service, names]) => {
      const { ports } = partOf(model, part, (one) => one.ports.some(({ name }) => names.includes(name)));
      return ports.filter(({ name }) => names.includes(name)).map((port) => ({ service, port }));
    })
    .map((one, index) => ({ ...one, mark: `${letter}${index + 1}` }));
  const positions = {
    "FROM LEFT": ({ x }: { x: number }) => x - left,
    "FROM FRONT": ({ y }: { y: number }) => y - front,
    "ABOVE BASE": ({ z }: { z: number }) => z,
  };
  return {
    tables: [
      {
        title: "CONNECTIONS ON SITE, FROM EDGES OF THE STEEL",
        columns: {
          MARK: 10,
          SERVICE: 38,
          SIZE: 18,
          ...Object.fromEntries(Object.keys(positions).map((key) => [key, 18])),
        },
        rows: ends.map(({ mark, service, port: { end, position } }) => [
          mark,
          service,
          sizeOf(end),
          ...positionCells(positions, position),
        ]),
      },
    ],
    labels: ends.map(({ mark, port: { position, direction, name } }): Label => ({
      view: Math.abs(direction.y) > 0.5 ? "top" : "front",
      // The port of a flange that is the plant's faces the skid.
      at: position
        .clone()
        .addScaledVector(direction, name === "inside" ? -aside : aside)
        .toArray(),
      to: position.toArray(),
      words: mark,
      framed: true,
    })),
    notes: steelWords(model, [left, front]),
  };
};
