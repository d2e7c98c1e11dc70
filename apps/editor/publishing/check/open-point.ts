import { kindOf } from "@ttpl/content/content-kinds.ts";
import type { Mark } from "@ttpl/content/derive/confirmable.ts";

/**
 * - `unconfirmed`: an entry, or a part of a page, that nobody has confirmed as it is now: a release leaves it out
 * - `consent`: a quote whose customer has not been recorded as agreeing: a release leaves it out
 * - `placeholder`: a value that stands in for the real one, or a date that is due: nothing is published with it
 * - `unlinked`: a link of a text to a page that a release leaves out: only its words stay
 * - `unfit`: what contradicts the rest once a release has left out what is open: nothing is published with it
 * - `unfilled`: a place for a fact that nobody has filled in; pages do without it
 */
export type OpenKind = "unconfirmed" | "consent" | "placeholder" | "unlinked" | "unfit" | "unfilled";

/** Something that keeps the site from being published, or would make it more. */
export interface OpenPoint {
  readonly kind: OpenKind;
  /** A file such as content/company.yaml, or "settings" for an environment variable. */
  readonly file: string;
  /** From 1; 0 if the point is not in a file of text. */
  readonly line: number;
  /** Keys and list positions of the entry or value in the file; empty for the file itself. */
  readonly path: readonly (string | number)[];
  /** Of a page, the part that is not confirmed: an anchor, or the name of a part of its settings. */
  readonly part?: string;
  /** The fingerprint with which it would be confirmed. */
  readonly of?: string;
  /** Who confirmed it before its words changed. */
  readonly before?: Mark;
  /** What the site would say. */
  readonly says?: unknown;
  /** How many words the site would gain. */
  readonly gain?: number;
  /** What the file calls it, such as "telephones → 1 → number", as the beginning of `words`. */
  readonly place?: string;
  /** What is open, and what to do about it, for the owner. */
  readonly words: string;
  /** Where visitors read it: addresses of pages, or words such as "every page". */
  readonly pages: readonly string[];
}

const kindNames: Readonly<Record<OpenKind, readonly [one: string, many: string]>> = {
  placeholder: ["placeholder", "placeholders"],
  unconfirmed: ["text or entry that nobody has confirmed", "texts and entries that nobody has confirmed"],
  consent: ["quote without consent", "quotes without consent"],
  unfit: ["text that does not fit what is left", "texts that do not fit what is left"],
  unlinked: ["link of which only the words are shown", "links of which only the words are shown"],
  unfilled: ["place for a fact that is not filled", "places for facts that are not filled"],
};

/** How many points of each kind there are, in one line; undefined if there are none. */
export function countsOf(points: readonly OpenPoint[]): string | undefined {
  const parts = Object.entries(kindNames).flatMap(([kind, [one, many]]) => {
    const count = points.filter((point) => point.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? undefined : new Intl.ListFormat("en-GB").format(parts);
}

/** Points of one kind of content. */
export interface LeftOut {
  /** Such as "Projects". */
  readonly name: string;
  readonly points: readonly OpenPoint[];
}

const gainOf = (points: readonly OpenPoint[]): number => points.reduce((sum, { gain = 0 }) => sum + gain, 0);

/** Groups of points, first that of which the site would gain most words. */
const byGain = <Key>(points: readonly OpenPoint[], keyOf: (point: OpenPoint) => Key): [Key, OpenPoint[]][] =>
  [...Map.groupBy(points, keyOf)].toSorted(([, a], [, b]) => gainOf(b) - gainOf(a));

/** What a release leaves out, by kind of content and within it by file: first that of which the site would gain most. */
export function leftOutOf(points: readonly OpenPoint[]): LeftOut[] {
  const leftOut = points.filter(({ kind }) => kind === "unconfirmed" || kind === "consent");
  return byGain(leftOut, ({ file }) => kindOf(file)?.kind ?? file).map(([name, group]) => ({
    name,
    points: byGain(group, ({ file }) => file).flatMap(([, ofFile]) => ofFile),
  }));
}

/** "Projects 136, Pages 42": undefined if a release leaves nothing out. */
export const leftOutInWords = (points: readonly OpenPoint[]): string | undefined =>
  leftOutOf(points)
    .map(({ name, points: { length } }) => `${name} ${length}`)
    .join(", ") || undefined;

/** A point as one entry of the list on a terminal. */
export function listed({ file, line, place, words, of, pages }: OpenPoint): string {
  const shown = pages.slice(0, 4).join(", ");
  const more = pages.length > 4 ? ` and ${pages.length - 4} more` : "";
  const mark = of === undefined ? "" : ` (of: "${of}")`;
  return `${line > 0 ? `${file}:${line}` : file}  ${place === undefined ? "" : `${place} `}${words}${mark}${pages.length > 0 ? `\n    stands on ${shown}${more}` : ""}`;
}
