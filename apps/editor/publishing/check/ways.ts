import type { OpenKind, OpenPoint } from "./open-point.ts";

/**
 * - `publish`: for visitors, without what nobody has confirmed
 * - `rehearsal`: with whatever is open, hidden from search engines
 */
export type Way = "publish" | "rehearsal";

const isPreventing: Partial<Record<OpenKind, true>> = { placeholder: true, unfit: true };

/** The open points that keep the site from being published: what would stand in for a real value, what is due or contradicts. */
export const preventing = (points: readonly OpenPoint[]): OpenPoint[] =>
  points.filter(({ kind }) => isPreventing[kind]);

/** The way in which a site with these open points can be published. */
export const wayFor = (points: readonly OpenPoint[]): Way =>
  preventing(points).length === 0 ? "publish" : "rehearsal";
