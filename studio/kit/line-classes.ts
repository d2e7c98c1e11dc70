/**
 * Sizes of pipes, ducts and flanges, and what they are called: the one place that says which standard a line follows.
 *
 * Metal: ASME B16.5-2020 class 150, welding necks with raised faces; pipes ASME B36.10M-2022 (steel) and B36.19M-2022
 * (stainless), XS or 80S up to DN 50, STD or 40S above; butt-welding fittings B16.9-2018, gaskets B16.21-2021, studs
 * B18.31.2-2014. Plastic: pipes EN ISO 15494:2018, SDR 11, with loose flanges that are drilled to EN 1092-1:2018 PN 10,
 * which has the holes of PN 16 up to DN 150. Ducts have plain flanges of no standard.
 *
 * The tables are rounded. Necks are modeled shorter than the standard's.
 */
import type { pipeClasses } from "../../packages/plant/scrubbing-system.ts";
import type { Material } from "./materials.ts";

/**
 * "pipe": plastic with loose flanges on stub ends. "duct": plastic, light, with plain flanges. "steel" and "stainless":
 * welding-neck flanges. "tubing": stainless steel with compression fittings; `bore` is its outside diameter.
 */
export type LineKind = "pipe" | "duct" | "steel" | "stainless" | "tubing";
export type MetalKind = "steel" | "stainless";

/** What lines of the scrubbing system's pipe classes are made as. */
export const kindOfClass = { F1: "duct", P1: "pipe", S1: "stainless" } as const satisfies Readonly<
  Record<keyof typeof pipeClasses, LineKind>
>;

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
  [125, 140, 250, 210, 8, 16, 22],
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

type InchRow = readonly [
  bore: number,
  nps: string,
  bolt: string,
  stud: number,
  neck: number,
  outside: number,
  wall: number,
];

/**
 * What orders of metal lines state, by bore: NPS; nominal diameter of the bolts, in; length of a stud between two raised
 * faces (B16.5, Table 7), and of a welding neck from its raised face to its weld (Table 8, with 2 mm of face), mm; outside diameter
 * and wall of the pipe, mm.
 */
const ordered: readonly InchRow[] = [
  [15, "1/2", "1/2", 55, 48, 21.3, 3.73],
  [20, "3/4", "1/2", 65, 53, 26.7, 3.91],
  [25, "1", "1/2", 65, 56, 33.4, 4.55],
  [40, "1-1/2", "1/2", 70, 62, 48.3, 5.08],
  [50, "2", "5/8", 85, 64, 60.3, 5.54],
  [65, "2-1/2", "5/8", 90, 70, 73, 5.16],
  [80, "3", "5/8", 90, 70, 88.9, 5.49],
  [100, "4", "5/8", 90, 77, 114.3, 6.02],
  [150, "6", "3/4", 100, 89, 168.3, 7.11],
  [200, "8", "3/4", 110, 102, 219.1, 8.18],
  [250, "10", "7/8", 115, 102, 273, 9.27],
  [300, "12", "7/8", 120, 115, 323.8, 9.53],
  [350, "14", "1", 135, 127, 355.6, 9.53],
  [400, "16", "1", 135, 127, 406.4, 9.53],
  [500, "20", "1-1/8", 160, 145, 508, 9.53],
  [600, "24", "1-1/4", 170, 153, 610, 9.53],
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

/** Pressure rating of a line's ports up to 38 °C, bar: of steel and stainless flanges of class 150, ASME B16.5-2020, tables 2-1.1 and 2-2.3. */
export const ratingOf = (kind: LineKind): number =>
  ({ duct: 0.1, pipe: 10, steel: 19.6, stainless: 15.9, tubing: 100 })[kind];

/** Pressures of class 150 in bar at °C: carbon steel A105, and stainless steel F304L. */
const class150 = {
  steel: [
    [38, 19.6],
    [50, 19.2],
    [100, 17.7],
    [150, 15.8],
    [200, 13.8],
  ],
  stainless: [
    [38, 15.9],
    [50, 15.3],
    [100, 13.3],
    [150, 12],
    [200, 11.2],
  ],
} as const;

export const isMetal = (kind: LineKind): kind is MetalKind => kind === "steel" || kind === "stainless";

/** Pressure that flanges of a metal line bear at a temperature in °C, bar. Throws above 200 °C. */
export const ratingAt = (kind: MetalKind, temperature: number): number => {
  const table = class150[kind];
  const above = table.findIndex(([at]) => temperature <= at);
  const [to, low] = table[above] ?? [];
  if (to === undefined || low === undefined) throw new Error(`The kit has no rating of ${kind} at ${temperature} °C`);
  const [from, high] = table[above - 1] ?? [to - 1, low];
  return high + ((low - high) * Math.max(0, temperature - from)) / (to - from);
};

/** What a metal line of a bore is ordered by. Throws for a bore that is not in the tables. */
export const orderOf = (bore: number, kind: MetalKind) => {
  const row = ordered.find(([own]) => own === bore);
  if (!row) throw new Error(`The kit has no ${kind} line of DN ${bore}: add its sizes to kit/line-classes.ts`);
  const [, nps, bolt, stud, neck, outside, wall] = row;
  const thread = bolt.startsWith("1-") ? "8UN" : "UNC";
  const isHeavy = bore <= 50;
  const schedule = kind === "steel" ? (isHeavy ? "XS" : "STD") : isHeavy ? "80S" : "40S";
  return { nps, bolt: `${bolt} in ${thread}`, stud, neck, outside, wall, schedule };
};

/** Standards of the parts of lines by kind, and grades of metal. */
export const standards = {
  steel: {
    flange: "ASME B16.5 class 150",
    pipe: "ASME B36.10M",
    fitting: "ASME B16.9",
    gasket: "ASME B16.21",
    valve: "ASME B16.10",
    grades: {
      flange: "ASTM A105",
      pipe: "ASTM A106 Gr. B",
      fitting: "ASTM A234 WPB",
      bolt: "ASTM A193 B7",
      nut: "ASTM A194 2H",
      plate: "SA-516 Gr. 70",
    },
  },
  stainless: {
    flange: "ASME B16.5 class 150",
    pipe: "ASME B36.19M",
    fitting: "ASME B16.9",
    gasket: "ASME B16.21",
    valve: "ASME B16.10",
    grades: {
      flange: "ASTM A182 F304L",
      pipe: "ASTM A312 TP304L",
      fitting: "ASTM A403 WP304L",
      bolt: "ASTM A193 B8",
      nut: "ASTM A194 8",
      plate: "SA-240 304L",
    },
  },
  pipe: { flange: "EN 1092-1 PN 10", pipe: "EN ISO 15494 SDR 11", valve: "EN 558" },
} as const;

/** What a line's flanges are rated by: their standard and class, or the pressure of ducts and tubing. */
export const ratingWords = (kind: LineKind): string =>
  kind === "duct" || kind === "tubing" ? `${ratingOf(kind)} bar` : standards[kind].flange;

/** "DN 80 (NPS 3)" of metal, "DN 80" of plastic lines; the diameter of ducts and tubing. */
export const sizeWords = (bore: number, kind: LineKind): string =>
  kind === "tubing" || kind === "duct"
    ? `${bore} mm`
    : `DN ${bore}${isMetal(kind) ? ` (NPS ${orderOf(bore, kind).nps})` : ""}`;

/** What a flange is called, with its standard. */
export const flangeName = (bore: number, kind: LineKind): string => {
  if (isMetal(kind)) return `welding neck flange ${sizeWords(bore, kind)}, ${standards[kind].flange}`;
  if (kind === "pipe") return `loose flange ${sizeWords(bore, kind)}, drilled to ${standards.pipe.flange}`;
  return kind === "duct" ? `duct flange ${bore} mm` : `compression fitting ${bore} mm`;
};

/** What a pipe is called, or a piece of it such as an elbow. */
export const pipeName = (bore: number, kind: LineKind, what = "pipe"): string => {
  if (isMetal(kind)) return `${what} ${sizeWords(bore, kind)}, ${orderOf(bore, kind).schedule}`;
  return `${{ pipe: "", duct: "duct ", tubing: "tubing " }[kind]}${what} ${sizeWords(bore, kind)}`;
};

/** What the bolts of a joint are called. */
export const boltName = (bore: number, kind: LineKind): string =>
  isMetal(kind) ? `stud bolt ${orderOf(bore, kind).bolt}` : `stud bolt M${flangeSize(bore, kind).bolt}`;
