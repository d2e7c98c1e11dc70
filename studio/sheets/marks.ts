/** SVG elements in sheet millimeters. Classes: o outline, e edge, d dimension line, f filled, t text, k key. */
import type { Flat } from "./chains.ts";

export const short = (value: number) => Number(value.toFixed(2)).toString();
/** Thousands are grouped by thin spaces, as in dimensions (ISO 80000); captions of the site have commas. */
const escaped = (text: string) =>
  text
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "\u2009")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");

interface Lettering {
  size?: number;
  anchor?: "start" | "middle" | "end";
  turned?: boolean;
  strong?: boolean;
  soft?: boolean;
}

export const text = (
  content: string,
  [x, y]: Flat,
  { size = 2.6, anchor = "start", turned, strong, soft }: Lettering = {},
): string => {
  const place = turned
    ? `transform="translate(${short(x)} ${short(y)}) rotate(-90)"`
    : `x="${short(x)}" y="${short(y)}"`;
  const kind = `t${strong ? " s" : ""}${soft ? " k" : ""}`;
  return `<text class="${kind}" ${place} font-size="${size}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`}>${escaped(content)}</text>`;
};

export const stroke = (kind: "o" | "e" | "d" | "b", ...moves: string[]): string =>
  `<path class="${kind}" d="${moves.join("")}"/>`;

export const segment = (from: Flat, to: Flat): string =>
  `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** Slim closed arrowhead with its tip at `tip`; the line continues along the unit vector `along`. */
export const arrow = ([x, y]: Flat, [u, v]: Flat): string =>
  `<path class="f" d="M${short(x)} ${short(y)}L${short(x + 2.4 * u - 0.4 * v)} ${short(y + 2.4 * v + 0.4 * u)}L${short(x + 2.4 * u + 0.4 * v)} ${short(y + 2.4 * v - 0.4 * u)}z"/>`;
