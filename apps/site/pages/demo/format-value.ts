import { pointIndex, points } from "@ttpl/plant/points.ts";
import { formatValue } from "@ttpl/plant/value-text.ts";

export { formatValue };

/** A point's value, from all values in the order of `points`. */
export function valueText(tag: string, values: ArrayLike<number>): string {
  const index = pointIndex(tag);
  return formatValue(values[index] ?? NaN, points[index]?.decimals ?? 0);
}

export const unitOf = (tag: string): string => points[pointIndex(tag)]?.unit ?? "";

/** "09:36:10" of seconds since 1970; in the browser's time zone, or in UTC. */
export function clockOf(time: number, zone?: "UTC"): string {
  const date = new Date(time * 1000);
  return (zone ? date.toISOString().slice(11, 19) : date.toTimeString().slice(0, 8)).replace(/^24/, "00");
}

/** Tags of the loops end with the part of the controller, which screens do not show. */
export const shownTag = (tag: string): string => tag.replace(/\.PV$/, "");
