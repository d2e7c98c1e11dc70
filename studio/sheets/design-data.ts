/** Design data of vessels, tanks and exchangers: one list for all sheets, and the table of those that a sheet shows. */
import { equipment, pipeClasses } from "../../packages/plant/scrubbing-system.ts";
import { isMetal, ratingAt, standards } from "../kit/line-classes.ts";
import type { End, Part } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import { designPressureWords } from "../models/scrubbing/parts/duty.ts";
import type { Table } from "./particulars.ts";

/** Table of the design data of a vessel by property. */
export const designData = (tag: string, data: Readonly<Record<string, string>>): Table => ({
  title: `DESIGN DATA OF ${tag}`,
  columns: { PROPERTY: 44, VALUE: 76 },
  rows: Object.entries(data),
});

/** Tags, design pressure in bar g or in words, highest temperature in °C, code, material; of an exchanger by its sides. */
type Design = readonly [
  tags: readonly string[],
  pressure: number | string,
  hottest: number,
  code: string,
  material: string,
  side?: "shell" | "tubes",
];

const asme = "ASME VIII Div. 1";
const tema = "ASME VIII-1, TEMA C";
/** Plates of shells and heads; tubes, which are made to other standards than plates. */
const plate = { carbon: standards.steel.grades.plate, stainless: standards.stainless.grades.plate } as const;
const tube = { carbon: "SA-179", stainless: "SA-249 TP304L" } as const;
const codes = { F1: "EN 13121-3", P1: "DVS 2205" } as const;

/** Equipment of the scrubbing system, with material and limit of its pipe class in the register. */
const scrubbing = (
  tag: "VS-101" | "C-101" | "T-101" | "T-102",
  pressure = designPressureWords,
  hottest?: number,
): Design => {
  const { material } = equipment[tag];
  const { material: words, limit } = pipeClasses[material];
  return [[tag], pressure, hottest ?? limit, codes[material], words];
};

/** Design data by plant, samples; a sheet with a table of its own has more of an item. */
export const designs: Readonly<Record<string, readonly Design[]>> = {
  "PLT-301": [
    [["C-201", "V-201"], 6, 180, asme, plate.carbon],
    [["R-201"], 10, 200, asme, plate.carbon],
    [["V-202", "V-203"], 6, 120, asme, plate.carbon],
    [["E-201", "E-202", "E-203"], 10, 150, tema, plate.carbon, "shell"],
    [["E-201", "E-202", "E-203"], 10, 150, tema, tube.carbon, "tubes"],
    [["C-301"], 3.5, 200, asme, plate.carbon],
    [["E-302"], 3.5, 200, "API 661", tube.carbon, "tubes"],
    [["V-301"], 3.5, 200, asme, plate.carbon],
    [["E-301"], 12, 200, tema, plate.carbon, "shell"],
    [["E-301"], 10, 200, tema, tube.carbon, "tubes"],
    [["F-401"], 13, 100, asme, plate.stainless],
    [["E-601A", "E-601B"], 10, 90, tema, plate.carbon, "shell"],
    [["E-601A", "E-601B"], 10, 90, tema, tube.carbon, "tubes"],
    [["E-701"], 10, 90, asme, plate.stainless, "shell"],
    [["E-701"], 10, 90, asme, tube.stainless, "tubes"],
    [["F-701"], 10, 90, asme, plate.stainless],
    [["F-801A", "F-801B"], 6, 50, asme, plate.carbon],
  ],
  "SCR-101": [scrubbing("VS-101"), scrubbing("C-101"), scrubbing("T-101"), scrubbing("T-102", "atmospheric", 40)],
};

/** Equipment that a hot stream passes one after another, coolers among it. */
export const hotPaths: readonly (readonly string[])[] = [["C-301", "E-302", "V-301", "E-301"]];

/** A hydrostatic test, as a multiple of the design pressure (ASME VIII Division 1, UG-99). */
export const testFactor = 1.3;

/**
 * Faults of design data as messages. Cooling can fail: the tubes of an exchanger then become as hot as its shell, and what a hot
 * stream passes after a cooler as hot as what is before. A tube can break: the side for less pressure was tested with that of
 * the other side at least.
 */
export const designFaults = (all: readonly Design[], paths: readonly (readonly string[])[] = []): string[] => {
  const sideOf = (tag: string, side?: Design[5]) =>
    all.find(([tags, , , , , own]) => tags.includes(tag) && (side === undefined || own === side));
  const exchangers = [...new Set(all.flatMap(([tags, , , , , side]) => (side ? tags : [])))];
  const ofExchangers = exchangers.flatMap((tag) => {
    const [shell, tubes] = [sideOf(tag, "shell"), sideOf(tag, "tubes")];
    // An air cooler has no shell.
    if (!shell || !tubes) return shell ? [`${tag} has no tubes`] : [];
    const [low, high] = [shell[1], tubes[1]].map(Number).toSorted((a, b) => a - b) as [number, number];
    return [
      ...(tubes[2] < shell[2] ? [`${tag}: tubes for ${tubes[2]} °C in a shell for ${shell[2]} °C`] : []),
      ...(low * testFactor < high ? [`${tag}: a side for ${low} bar beside one for ${high} bar`] : []),
    ];
  });
  const ofPaths = paths.flatMap((path) =>
    path.slice(1).flatMap((tag, index) => {
      const [before, own] = [sideOf(path[index] as string)?.[2] ?? Number.NaN, sideOf(tag)?.[2] ?? Number.NaN];
      return own >= before ? [] : [`${tag} is for ${own} °C after ${path[index]} for ${before} °C`];
    }),
  );
  return [...ofExchangers, ...ofPaths];
};

/** The part of an item of equipment: that of its tag, or whose name begins with it. */
export const itemOf = (parts: readonly Part[], tag: string): Part | undefined =>
  parts.find(({ name }) => name === tag) ?? parts.find(({ name }) => name.startsWith(`${tag} `));

/** Pressure that a nozzle bears at a temperature in °C, bar. */
const borne = ({ kind, rating }: End, temperature: number): number =>
  isMetal(kind) ? Math.min(rating, ratingAt(kind, temperature)) : rating;

/**
 * Table of the design data of the parts on a sheet, but of those with a table of their own among `tables`. Throws if a design pressure is more than a nozzle bears at the design temperature.
 */
export const designTable = ({ drawingNumber }: Model, parts: readonly Part[], tables: readonly Table[]): Table[] => {
  const own = tables.filter(({ title }) => title.startsWith("DESIGN DATA OF"));
  const rows = (designs[drawingNumber.slice(0, 7)] ?? []).flatMap(([tags, pressure, hottest, code, material, side]) => {
    const shown = tags.filter((tag) => itemOf(parts, tag) && own.every(({ title }) => !title.includes(tag)));
    const [first] = shown.flatMap((tag) => itemOf(parts, tag) ?? []);
    if (!first) return [];
    if (typeof pressure === "number" && first.ports.some(({ end }) => borne(end, hottest) < pressure))
      throw new Error(`${first.name} is designed for ${pressure} bar, and has a nozzle for less`);
    const names = shown.join(", ") + (side ? `, ${side}` : "");
    return [
      [
        names,
        typeof pressure === "number" ? `${pressure.toFixed(1)} bar g` : pressure,
        String(hottest),
        code,
        material,
      ],
    ];
  });
  const columns = { TAG: 38, PRESSURE: 18, "TO °C": 10, CODE: 26, MATERIAL: 28 };
  return rows.length > 0 ? [{ title: "DESIGN DATA, samples", columns, rows }] : [];
};
