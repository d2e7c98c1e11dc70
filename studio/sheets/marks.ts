/** SVG elements in sheet millimeters. Classes: o outline, e edge, d dimension line, f filled, t text, k key. */
import { capitals } from "../exports/typeface.ts";
import type { Flat } from "./chains.ts";

export const short = (value: number) => Number(value.toFixed(2)).toString();
/** Thousands are grouped by thin spaces, as in dimensions (ISO 80000); captions of the site have commas. */
const escaped = (text: string) =>
  text
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "\u2009")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");

interface Lettering {
  /** Height of capitals, mm: 2.5, 3.5 or 5 (ISO 3098). */
  height?: number;
  anchor?: "start" | "middle" | "end";
  turned?: boolean;
  strong?: boolean;
  soft?: boolean;
}

/** Height of the capitals of most words, and the least of any, mm (ISO 3098, ISO 5457: on paper of A3 and larger). */
export const smallest = 2.5;

export const text = (
  content: string,
  [x, y]: Flat,
  { height = smallest, anchor = "start", turned, strong, soft }: Lettering = {},
): string => {
  const place = turned
    ? `transform="translate(${short(x)} ${short(y)}) rotate(-90)"`
    : `x="${short(x)}" y="${short(y)}"`;
  const kind = `t${strong ? " s" : ""}${soft ? " k" : ""}`;
  return `<text class="${kind}" ${place} font-size="${Number((height / capitals).toFixed(3))}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`}>${escaped(content)}</text>`;
};

export const stroke = (kind: "o" | "e" | "d" | "b", ...moves: string[]): string =>
  `<path class="${kind}" d="${moves.join("")}"/>`;

export const segment = (from: Flat, to: Flat): string =>
  `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** Length of an arrowhead, mm. */
export const arrowLength = 2.5;

/** Slim closed arrowhead, `long` mm, with its tip at `tip`; the line continues along the unit vector `along`. */
export const arrow = ([x, y]: Flat, [u, v]: Flat, long = arrowLength): string => {
  const half = long / 6;
  const corner = (side: 1 | -1) => `${short(x + long * u - side * half * v)} ${short(y + long * v + side * half * u)}`;
  return `<path class="f" d="M${short(x)} ${short(y)}L${corner(1)}L${corner(-1)}z"/>`;
};
