/** Table of what a skid is connected to on site, measured on its ports, with their marks on the views. */
import type { Model } from "../models/model.ts";
import { positionCells } from "./nozzle-schedule.ts";
import type { Label, Particulars } from "./particulars.ts";
import { partOf } from "./plot-plan.ts";

/** The part that has the connections, their service, the part's ports, and how much farther off their marks are, mm. */
export type Connection = readonly [part: string, service: string, ports: readonly string[], farther?: number];

/**
 * Connections marked C1 and so on in their order, from the edges of the skid's steel, whose lower left corner is at `corner`
 * in plan; each mark is `aside` mm before its face, on the view that shows the face from its side.
 */
export const connections = (
  model: Model,
  of: readonly Connection[],
  [left, front]: readonly [x: number, y: number],
  aside: number,
): Required<Pick<Particulars, "tables" | "labels" | "notes">> => {
  const ends = of
    .flatMap(([part, service, names, farther = 0]) => {
      const { ports } = partOf(model, part, (one) => one.ports.some(({ name }) => names.includes(name)));
      return ports.filter(({ name }) => names.includes(name)).map((port) => ({ service, port, farther }));
    })
    .map((one, index) => ({ ...one, mark: `C${index + 1}` }));
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
          end.kind === "tubing" ? `Tube Ø ${end.bore}` : `DN ${end.bore}`,
          ...positionCells(positions, position),
        ]),
      },
    ],
    labels: ends.map(({ mark, farther, port: { position, direction } }): Label => ({
      view: Math.abs(direction.y) > 0.5 ? "top" : "front",
      at: position
        .clone()
        .addScaledVector(direction, aside + farther)
        .toArray(),
      to: position.toArray(),
      words: mark,
      framed: true,
    })),
    notes: ["Center of gravity and supports are measured from the edges of the shipping size."],
  };
};
