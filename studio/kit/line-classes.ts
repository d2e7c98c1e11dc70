/** Sizes of pipes, ducts and flanges. Plausible proportions, not those of a standard. */
import type { Material } from "./materials.ts";

/**
 * "pipe": plastic with loose flanges on stub ends. "duct": plastic, light, with plain flanges. "steel" and "stainless":
 * welding-neck flanges. "tubing": stainless steel with compression fittings; `bore` is its outside diameter.
 */
export type LineKind = "pipe" | "duct" | "steel" | "stainless" | "tubing";

interface FlangeSize {
  /** Diameters of pipe (outside), flange, bolt circle and bolts, mm. */
  pipe: number;
  outside: number;
  circle: number;
  bolts: number;
  bolt: number;
  thickness: number;
}

type Row = readonly [
  bore: number,
  pipe: number,
  outside: number,
  circle: number,
  bolts: number,
  bolt: number,
  thickness: number,
];

const plastic: readonly Row[] = [
  [25, 32, 115, 85, 4, 12, 16],
  [50, 63, 165, 125, 4, 16, 18],
  [65, 75, 185, 145, 4, 16, 18],
  [80, 90, 200, 160, 8, 16, 20],
  [100, 110, 220, 180, 8, 16, 20],
  [150, 160, 285, 240, 8, 20, 24],
];

const steel: readonly Row[] = [
  [15, 21, 90, 60, 4, 12, 12],
  [20, 27, 100, 70, 4, 12, 13],
  [25, 33, 110, 80, 4, 12, 15],
  [40, 48, 125, 98, 4, 12, 18],
  [50, 60, 150, 120, 4, 16, 19],
  [65, 73, 180, 140, 4, 16, 22],
  [80, 89, 190, 152, 4, 16, 24],
  [100, 114, 230, 190, 8, 16, 24],
  [150, 168, 280, 240, 8, 20, 26],
  [200, 219, 345, 298, 8, 20, 29],
  [250, 273, 405, 362, 12, 22, 30],
  [300, 324, 485, 432, 12, 22, 32],
  [350, 356, 535, 476, 12, 24, 35],
  [400, 406, 595, 540, 16, 24, 37],
  [500, 508, 700, 635, 20, 27, 43],
  [600, 610, 815, 750, 20, 30, 48],
];

const tabulated = (rows: readonly Row[]): ReadonlyMap<number, FlangeSize> =>
  new Map(
    rows.map(([bore, pipe, outside, circle, bolts, bolt, thickness]) => [
      bore,
      { pipe, outside, circle, bolts, bolt, thickness },
    ]),
  );
const tables = { pipe: tabulated(plastic), steel: tabulated(steel), stainless: tabulated(steel) };

/**
 * Sizes for a bore in mm: pipes from tables, ducts and manholes by proportion. Throws for a bore that is not in the
 * tables.
 */
export const flangeSize = (bore: number, kind: LineKind): FlangeSize => {
  if (kind === "duct")
    return {
      pipe: bore + 16,
      outside: bore + 116,
      circle: bore + 68,
      bolts: Math.max(12, 4 * Math.round(bore / 130)),
      bolt: 12,
      thickness: 16,
    };
  if (kind === "tubing")
    return { pipe: bore, outside: 2 * bore + 2, circle: 1.6 * bore, bolts: 0, bolt: 0, thickness: bore + 8 };
  const size = tables[kind].get(bore);
  if (!size) throw new Error(`The kit has no ${kind} line of DN ${bore}: add its sizes to kit/line-classes.ts`);
  return size;
};

/** Wall thickness of a line, mm. */
export const wallOf = (bore: number, kind: LineKind): number => {
  if (kind === "pipe" || kind === "duct") return 8;
  if (kind === "tubing") return 1.5;
  return bore < 40 ? 4 : bore < 200 ? 6 : 9;
};

export const lineMaterial = (kind: LineKind): Material =>
  kind === "steel" ? "pipework" : kind === "stainless" || kind === "tubing" ? "stainless" : "polypropylene";

/** Pressure rating of a line's ports, bar. */
export const ratingOf = (kind: LineKind): number =>
  ({ duct: 0.1, pipe: 10, steel: 16, stainless: 16, tubing: 100 })[kind];
