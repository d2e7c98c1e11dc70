/**
 * What the marks of a sheet are in the world: lines of the model, dimensions, hatching, symbols. A sheet's makers say it in
 * `<as>` elements around their marks, with exact places where the picture has rounded ones; no published SVG has them.
 */
import type { Place } from "./read-drawing.ts";

export interface Tilt {
  way: Place;
  ratio: number;
}

/** Where the zero of model space lies on paper for a view, and how many mm of the model are 1 mm there. */
export interface Seen {
  zero: Place;
  scale: number;
  /** Of the view's planes in which it shows circles as ellipses: the direction of these ellipses' minor axis, y upward, and their ratio. */
  tilts: readonly Tilt[];
}

/** A linear dimension: its points, and where its extension lines meet the dimension line. Places on paper, mm. */
export interface Measure {
  from: Place;
  to: Place;
  on: readonly [Place, Place];
  sign: "" | "Ø";
  /** Fit or tolerance after the value. */
  fit?: string;
  /** Of a dimension too short for its arrows: the lines outside on which they are. */
  tails?: readonly (readonly [Place, Place])[];
}

/** Hatching of one area with its holes; its lines run along `way` and a multiple of `spacing` mm from the paper's corner. */
export interface Area {
  loops: readonly (readonly Place[])[];
  way: Place;
  spacing: number;
}

/** What marks are. Those of no view are on paper. */
export interface Thing {
  view?: string;
  /** Lines as they are before they are rounded for the picture. */
  lines?: readonly { pen: "o" | "e" | "hatch"; lines: readonly (readonly Place[])[] }[];
  areas?: readonly Area[];
  measure?: Measure;
  /** A symbol that is drawn more than once, with its place. */
  symbol?: { name: string; at: Place };
}

export const as = (thing: Thing, marks: string): string => `<as is='${JSON.stringify(thing)}'>${marks}</as>`;

/** A drawing without these elements; its marks have the number of what they are in `data-as`. Inner ones add to outer ones. */
export function told(svg: string): { svg: string; things: readonly Thing[] } {
  const things: Thing[] = [];
  const open: number[] = [];
  const numbered = svg.replaceAll(
    /<as is='([^']*)'>|<\/as>|<(?:text|path|rect|circle)\b/g,
    (found, thing: string | undefined) => {
      const around = open.at(-1);
      if (found === "</as>") {
        open.pop();
        return "";
      }
      if (thing === undefined) return around === undefined ? found : `${found} data-as="${around}"`;
      open.push(things.push({ ...things[around ?? -1], ...(JSON.parse(thing) as Thing) }) - 1);
      return "";
    },
  );
  return { svg: numbered, things };
}
