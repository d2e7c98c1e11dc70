import { permit } from "@ttpl/plant/scrubbing-system.ts";
import { scaleOf } from "./scales.ts";

const first = "AI-103";
/** The pens of the trend, with their scales. The first four are shown at the start. */
export const pens = [first, "AIC-101.PV", "FI-104", "FI-101", "LIC-101.PV", "TI-101"].map(scaleOf);
export const pensAtStart = 4;
/** Letters that name the pens on the drawing. */
export const letterOf = (pen: number): string => "ABCDEF"[pen] ?? "";
/** Spans of time to choose from, s. */
export const spans = [300, 600, 1800, 3600, 7200, 14_400] as const;
/** The drawing's height, and the part of it that has the curves. Its width is that of its place on the page. */
export const trendSize = { height: 250, top: 12, bottom: 222, left: 4, rightMargin: 24 } as const;
/** Marks of both axes. */
export const gridLines = 5;
/** How many times the table has. */
export const tableRows = 13;

/** How high a value of a pen is drawn; values beyond its scale at its ends. */
export function heightOf(pen: number, value: number): number {
  const { low, high } = pens[pen] ?? scaleOf(first);
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return trendSize.bottom - share * (trendSize.bottom - trendSize.top);
}
const letterHeight = 13;

/**
 * The heights of the letters at the ends of the curves, by pen: beside the curve's last value, but one below the other where
 * curves end together. Undefined for a pen whose value is NaN.
 */
export function lettersAt(values: readonly number[]): readonly (number | undefined)[] {
  const places: (number | undefined)[] = values.map(() => undefined);
  let free = 0;
  const ends = values
    .map((value, pen) => ({ pen, y: heightOf(pen, value) + 4 }))
    .filter(({ y }) => Number.isFinite(y))
    .toSorted((a, b) => a.y - b.y);
  for (const { pen, y } of ends) {
    const place = Math.max(y, free);
    places[pen] = place;
    free = place + letterHeight;
  }
  return places;
}
/** The limit of the first pen. */
export const permitPlace = heightOf(0, permit);
export const permittedTag = first;
