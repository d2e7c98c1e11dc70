/** What a sheet says of size, dry weight and center of gravity, from the model's solids. */
import type { Box3, Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import { figure } from "./dimensions.ts";
import { boxOf } from "./overall-sizes.ts";
import type { Table } from "./particulars.ts";
import { isMachine, weighed } from "./weights.ts";

/** Whether a sheet shows a section. */
export const isCutOpen = (parts: readonly Part[]): boolean =>
  parts.some(({ pieces }) => pieces.some(({ material }) => material === "cut"));

/** Whether a sheet shows what stands on its paving. */
export const isPlot = (parts: readonly Part[]): boolean => parts.some(({ name }) => name === "paving");

/** Two significant figures: more would claim what volumes and mean densities do not know. */
const about = (kilograms: number): string => `about ${figure(Number(kilograms.toPrecision(2)))} kg`;

const from = ({ min }: Box3, center: Vector3): string =>
  center
    .clone()
    .sub(min)
    .toArray()
    .map((length) => figure(Math.round(length / 5) * 5))
    .join(", ");

const placeOf = "CENTRE OF GRAVITY FROM LEFT, FRONT, BASE";

/** A sheet's table of weights with its notes; `center` is marked on the views. */
interface Weights {
  center?: Vector3;
  tables: readonly Table[];
  notes: readonly string[];
}

const ofPieces = (chosen: Readonly<Record<string, readonly Part[]>>, tolerance: number): Weights => {
  const found = Object.entries(chosen).map(([words, own]) => ({ words, own, ...weighed(own) }));
  const [first] = found.length === 1 ? found : [];
  return {
    ...(first && { center: first.center }),
    tables: [
      {
        title: "DRY WEIGHT, computed from the solids",
        columns: { OF: 44, "DRY WEIGHT": 24, [placeOf.replace("FROM", "FROM ITS")]: 52 },
        rows: found.map(({ words, own, kilograms, center }) => [
          words,
          about(kilograms),
          from(boxOf(own, tolerance), center),
        ]),
      },
    ],
    notes: [],
  };
};

/**
 * Size of `box` as the sheet's dimensions state it, mm, weight and center of gravity of the model without machines. A model
 * that is cut open has neither.
 */
export const weightsOn = (
  { inOnePiece, weighed: chosen }: Pick<NonNullable<Model["sheet"]>, "inOnePiece" | "weighed">,
  parts: readonly Part[],
  box: Box3,
  size: readonly number[],
  tolerance: number,
): Weights => {
  if (chosen) return ofPieces(chosen, tolerance);
  if (isCutOpen(parts) || isPlot(parts)) return { tables: [], notes: [] };
  const machines = parts.filter(isMachine).map((machine) => machine.name);
  const { kilograms, center } = weighed(parts.filter((part) => !isMachine(part)));
  return {
    center,
    tables: [
      {
        title: `SIZE; DRY WEIGHT${machines.length ? " WITHOUT PUMPS AND MOTORS" : ""}, computed from the solids`,
        columns: {
          [`${inOnePiece ? "SHIPPING SIZE, " : ""}LENGTH × WIDTH × HEIGHT`]: 44,
          "DRY WEIGHT": 24,
          [placeOf]: 52,
        },
        rows: [[size.map(figure).join(" × "), about(kilograms), from(box, center)]],
      },
    ],
    notes: machines.length ? [`Weighed without pumps and parts with motors: ${machines.join(", ")}.`] : [],
  };
};
