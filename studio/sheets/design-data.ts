/** Design data of vessels, tanks and exchangers: one list for all sheets, and the table of those that a sheet shows. */
import { equipment, pipeClasses } from "../../packages/plant/scrubbing-system.ts";
import type { Part } from "../kit/part.ts";
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
const plate = { carbon: "SA-516 Gr. 70", stainless: "SA-240 304L" } as const;
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
    [["E-201", "E-202", "E-203"], 10, 60, tema, tube.carbon, "tubes"],
    [["C-301"], 3.5, 200, asme, plate.carbon],
    [["V-301"], 3.5, 120, asme, plate.carbon],
    [["E-301"], 12, 120, tema, plate.carbon, "shell"],
    [["E-301"], 10, 60, tema, tube.carbon, "tubes"],
    [["E-302"], 3.5, 200, "API 661", tube.carbon, "tubes"],
    [["F-401"], 14, 100, asme, plate.stainless],
    [["E-601A", "E-601B"], 10, 90, tema, plate.carbon, "shell"],
    [["E-601A", "E-601B"], 10, 60, tema, tube.carbon, "tubes"],
    [["E-701"], 10, 90, asme, plate.stainless, "shell"],
    [["E-701"], 10, 60, asme, tube.stainless, "tubes"],
    [["F-701"], 10, 90, asme, plate.stainless],
    [["F-801A", "F-801B"], 6, 50, asme, plate.carbon],
  ],
  "SCR-101": [scrubbing("VS-101"), scrubbing("C-101"), scrubbing("T-101"), scrubbing("T-102", "atmospheric", 40)],
};

/** The part of an item of equipment: that of its tag, or whose name begins with it. */
export const itemOf = (parts: readonly Part[], tag: string): Part | undefined =>
  parts.find(({ name }) => name === tag) ?? parts.find(({ name }) => name.startsWith(`${tag} `));

/**
 * Table of the design data of the parts on a sheet, but of those with a table of their own among `tables`. Throws if a design pressure is higher than the rating of a nozzle.
 */
export const designTable = ({ drawingNumber }: Model, parts: readonly Part[], tables: readonly Table[]): Table[] => {
  const own = tables.filter(({ title }) => title.startsWith("DESIGN DATA OF"));
  const rows = (designs[drawingNumber.slice(0, 7)] ?? []).flatMap(([tags, pressure, hottest, code, material, side]) => {
    const shown = tags.filter((tag) => itemOf(parts, tag) && own.every(({ title }) => !title.includes(tag)));
    const [first] = shown.flatMap((tag) => itemOf(parts, tag) ?? []);
    if (!first) return [];
    if (typeof pressure === "number" && first.ports.some(({ end }) => end.rating < pressure))
      throw new Error(`${first.name} is designed for ${pressure} bar, and has a nozzle for less`);
    const names = shown.join(", ") + (side ? `, ${side}` : "");
    return [[names, typeof pressure === "number" ? pressure.toFixed(1) : pressure, String(hottest), code, material]];
  });
  const columns = { TAG: 38, "PRESSURE, bar g": 18, "TO °C": 10, CODE: 26, MATERIAL: 28 };
  return rows.length > 0 ? [{ title: "DESIGN DATA, samples", columns, rows }] : [];
};
