import type { LineKind } from "../kit/line-classes.ts";

/**
 * Distance between supports of horizontal steel lines full of water, by bore, mm: MSS SP-58, the table of maximum
 * horizontal hanger and support spacing, converted from feet and rounded down.
 */
const steel: readonly (readonly [bore: number, span: number])[] = [
  [32, 2100],
  [40, 2700],
  [50, 3000],
  [65, 3300],
  [80, 3600],
  [100, 4200],
  [150, 5100],
  [200, 5700],
  [250, 6700],
  [300, 7000],
  [350, 7600],
  [400, 8200],
  [500, 9100],
  [600, 9700],
];

/** Of polypropylene lines, mm: less than their makers publish for 60 °C, the warmest liquor of the scrubbing system. */
const polypropylene: readonly (readonly [bore: number, span: number])[] = [
  [25, 700],
  [50, 1100],
  [65, 1200],
  [80, 1300],
  [100, 1400],
  [150, 1700],
];

const upTo = (table: typeof steel, bore: number): number =>
  (table.find(([largest]) => bore <= largest) ?? (table.at(-1) as (typeof steel)[number]))[1];

/**
 * Longest permitted distance between the supports of a horizontal line, mm. Tubing: 60 outside diameters (NORSOK Z-010).
 * Plastic ducts: our own figure, below that for steel ducts.
 */
export const longestSpan = (bore: number, kind: LineKind): number =>
  kind === "tubing" ? 60 * bore : kind === "duct" ? 2400 : upTo(kind === "pipe" ? polypropylene : steel, bore);
