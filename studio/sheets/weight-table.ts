/** What a sheet says of size, weights, center of gravity and loads on supports, from the model and the table of bought parts. */
import { type Box3, Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import { fillingWords } from "./contents.ts";
import { figure } from "./figure.ts";
import { boxOf } from "./overall-sizes.ts";
import type { Table } from "./particulars.ts";
import { loadsOn, supportsOf } from "./supports.ts";
import { boughtOf, isOnSite, type Weights, weightsOf } from "./weights.ts";

/** Whether a sheet shows a section. */
export const isCutOpen = (parts: readonly Part[]): boolean =>
  parts.some(({ pieces }) => pieces.some(({ material }) => material === "cut"));

/** Whether a sheet shows what stands on its paving. */
export const isPlot = (parts: readonly Part[]): boolean => parts.some(({ name }) => name === "paving");

/** The letters of a plant in its drawing numbers. */
export const plantOf = (drawingNumber: string): string => drawingNumber.slice(0, 7);

/**
 * A weight as it is stated: two significant figures, and three from 1 to 2, so that it is rounded by five percent at most.
 * More would claim what volumes and mean densities do not know.
 */
export const stated = (kilograms: number): number =>
  Number(kilograms.toPrecision(kilograms.toExponential()[0] === "1" ? 3 : 2));

const about = (kilograms: number): string => figure(stated(kilograms));

const from = ({ min }: Box3, center: Vector3): string =>
  center
    .clone()
    .sub(min)
    .toArray()
    .map((length) => figure(Math.round(length / 5) * 5))
    .join(", ");

/** A sheet's tables of weights and loads with their notes; `center` is marked on the views. */
interface Stated {
  center?: Vector3;
  tables: readonly Table[];
  notes: readonly string[];
}

interface Row {
  words: string;
  weights: Weights;
  box: Box3;
}

/** Table of weights, with those in operation and under test if any row has them. */
const weightTable = (first: string, dry: string, rows: readonly Row[]): Table => {
  const isWet = rows.some(({ weights: { operating } }) => operating);
  const columns = isWet
    ? { [first]: 42, [dry]: 16, OPERATING: 17, TEST: 13, "CENTER OF GRAVITY": 32 }
    : { [first]: 54, [dry]: 26, "CENTER OF GRAVITY": 40 };
  return {
    title: `WEIGHTS, kg, about${isWet ? "; TEST: FULL OF WATER" : ""}; CENTER OF GRAVITY, DRY, FROM LEFT, FRONT, BASE`,
    columns,
    rows: rows.map(({ words, weights: { dry: own, operating = own, test = own }, box }) => [
      words,
      about(own.kilograms),
      ...(isWet ? [operating, test].map(({ kilograms }) => about(kilograms)) : []),
      from(box, own.center),
    ]),
  };
};

/** Longer supports are the beams of a skid, mm. */
const beam = 2000;
/** Supports within this of each other are in one row, mm. */
const same = 50;
const distinct = (values: readonly number[]): number[] =>
  values.toSorted((a, b) => a - b).filter((value, index, all) => index === 0 || value - (all[index - 1] ?? 0) > same);
const kilonewtons = (load: number) => load.toFixed(load < 10 ? 1 : 0);

/** Table of the vertical loads of a thing's supports, by their distances from its left; none if it has one or no support. */
const loadTable = (parts: readonly Part[], box: Box3, { dry, operating, test }: Weights): Table[] => {
  const supports = supportsOf(parts, box.min.z);
  const centers = supports.map((one) => one.getCenter(new Vector3()));
  const [xs, ys] = [distinct(centers.map(({ x }) => x)), distinct(centers.map(({ y }) => y))];
  if (supports.length < 2 || ys.length > 2) return [];
  const cases = [dry, operating, test].flatMap((weight) => (weight ? [loadsOn(centers, weight)] : []));
  const cell = (x: number, y: number) =>
    centers.flatMap((center, index) =>
      Math.abs(center.x - x) <= same && Math.abs(center.y - y) <= same
        ? [cases.map((loads) => kilonewtons(loads[index] ?? 0)).join(" / ")]
        : [],
    )[0] ?? "–";
  const [first] = supports;
  const isBeam = first !== undefined && first.max.x - first.min.x > beam;
  const place = isBeam ? "ALONG THE BEAMS" : "SUPPORT FROM LEFT";
  const at = (y: number) => figure(Math.round(y - box.min.y));
  const columns = Object.fromEntries([
    [place, 32],
    ...ys.map((y, row) => [`${row === 0 ? "" : "AND "}${at(y)} FROM FRONT`, 88 / ys.length] as const),
  ]);
  return [
    {
      title: `VERTICAL LOADS ON SUPPORTS, kN: ${["DRY", "OPERATING", "TEST"].slice(0, cases.length).join(" / ")}`,
      columns,
      rows: xs.map((x) => [
        isBeam ? `over ${figure(Math.round(first.max.x - first.min.x))}` : figure(Math.round(x - box.min.x)),
        ...ys.map((y) => cell(x, y)),
      ]),
    },
  ];
};

/** From where centers and supports are measured, if it could be taken for something else, such as the edges of a skid's steel. */
const datumWords = (of: "shipping" | "overall", hasSupports: boolean, hasItems: boolean): string => {
  const measured = hasSupports ? "Center of gravity and supports are" : "The center of gravity is";
  return `${measured} measured from the edges of the ${of} size${hasItems ? ", that of an item from the item’s" : ""}.`;
};

/** Of what is bought, and what vessels hold. */
const notesOf = (plant: string, parts: readonly Part[]): string[] => {
  const { groups, unknown } = boughtOf(parts);
  const known = [...groups].map(([group, kilograms]) => `${group} ${about(kilograms)} kg`).join(", ");
  return [
    ...(known ? [`Typical weights, until suppliers state theirs: ${known}.`] : []),
    ...(unknown.length > 0 ? [`Weighed without: ${unknown.join(", ")}.`] : []),
    ...fillingWords(plant, parts).map((words) => `In operation ${words}.`),
  ];
};

/**
 * Size of `box` as the sheet's dimensions state it, mm, weights with what is bought and with what it holds, center of
 * gravity, and loads on supports. A model that is cut open has none; of a plot, only what its sheet names is weighed.
 */
export const weightsOn = (
  { drawingNumber }: Pick<Model, "drawingNumber">,
  {
    inOnePiece,
    weighed: chosen,
    standing = [],
  }: Pick<NonNullable<Model["sheet"]>, "inOnePiece" | "weighed" | "standing">,
  parts: readonly Part[],
  box: Box3,
  size: readonly number[],
  tolerance: number,
): Stated => {
  const plant = plantOf(drawingNumber);
  const rowOf = ([words, own]: readonly [string, readonly Part[]]): Row => ({
    words,
    weights: weightsOf(plant, own),
    box: boxOf(own, tolerance),
  });
  const units = Object.entries(chosen ?? {});
  const named = units.flatMap(([, own]) => own);
  if (isPlot(parts)) {
    const rows = units.map(rowOf);
    const [only] = rows.length === 1 ? rows : [];
    return rows.length > 0
      ? {
          ...(only && { center: only.weights.dry.center }),
          tables: [weightTable("OF", "DRY", rows)],
          notes: notesOf(plant, named),
        }
      : { tables: [], notes: [] };
  }
  if (isCutOpen(parts)) return { tables: [], notes: [] };
  const weights = weightsOf(plant, parts);
  const whole = { words: size.map(figure).join(" × "), weights, box };
  const own = parts.filter((part) => !isOnSite(part));
  const rest = own.filter((part) => !named.includes(part));
  const rows = units.length > 0 ? [...units, ["Erected on site", rest] as const].map(rowOf) : [];
  const resting = own.filter((part) => !standing.includes(part));
  const loads = loadTable(resting, box, standing.length > 0 ? weightsOf(plant, resting) : weights);
  const [hasSupports, hasItems] = [loads.length > 0, rows.length > 0];
  const datum = inOnePiece || hasItems ? [datumWords(inOnePiece ? "shipping" : "overall", hasSupports, hasItems)] : [];
  const sizeHeading = inOnePiece ? "SHIPPING SIZE" : hasItems ? "OF" : "LENGTH × WIDTH × HEIGHT";
  return {
    center: weights.dry.center,
    tables: [
      weightTable(sizeHeading, inOnePiece ? "SHIPPED" : "DRY", [
        hasItems ? { ...whole, words: `All, ${whole.words}` } : whole,
        ...rows,
      ]),
      ...loads,
    ],
    notes: [...datum, ...notesOf(plant, parts)],
  };
};
