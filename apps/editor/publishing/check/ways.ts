import type { OpenPoint } from "./open-point.ts";

/**
 * - `publish`: for visitors, without what nobody has confirmed
 * - `rehearsal`: with whatever is open, hidden from search engines
 */
export type Way = "publish" | "rehearsal";

/** The open points that keep the site from being published: what would stand in for a real value, and what is due. */
export const preventing = (points: readonly OpenPoint[]): OpenPoint[] =>
  points.filter(({ kind }) => kind === "placeholder");

/** The way in which a site with these open points can be published. */
export const wayFor = (points: readonly OpenPoint[]): Way =>
  preventing(points).length === 0 ? "publish" : "rehearsal";
