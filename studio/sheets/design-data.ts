/** Design data of vessels, tanks and exchangers: one list for all sheets, and the table of those that a sheet shows. */
import { pipeClasses } from "../diagrams/plant/tags/scrubber.ts";
import type { Material } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import type { Table } from "./particulars.ts";

/** Table of the design data of a vessel by property. */
export const designData = (tag: string, data: Readonly<Record<string, string>>): Table => ({
  title: `DESIGN DATA OF ${tag}`,
  columns: { PROPERTY: 44, VALUE: 76 },
  rows: Object.entries(data),
});

/**
 * Tags, design pressure in bar g (0 is atmospheric), highest temperature in °C, code; of an exchanger by its sides. The
 * material is that of the part's body unless stated.
 */
type Design = readonly [
  tags: readonly string[],
  pressure: number,
  hottest: number,
  code: string,
  side?: string,
  material?: string,
];

const asme = "ASME VIII Div. 1";
const tema = "ASME VIII-1, TEMA C";
const plastic = pipeClasses.P1;

/** Design data by plant, samples; a sheet with a table of its own has more of an item. */
export const designs: Readonly<Record<string, readonly Design[]>> = {
  "PLT-301": [
    [["C-201", "V-201"], 6, 180, asme],
    [["R-201"], 10, 200, asme],
    [["V-202", "V-203"], 6, 120, asme],
    [["E-201", "E-202", "E-203"], 10, 150, tema, "shell"],
    [["E-201", "E-202", "E-203"], 10, 60, tema, "tubes"],
    [["C-301"], 3.5, 200, asme],
    [["V-301"], 3.5, 120, asme],
    [["E-301"], 12, 120, tema, "shell"],
    [["E-301"], 10, 60, tema, "tubes"],
    [["E-302"], 3.5, 200, "API 661", "tubes", "SA-179"],
    [["F-401"], 14, 100, asme],
    [["E-601A", "E-601B"], 10, 90, tema, "shell"],
    [["E-601A", "E-601B"], 10, 60, tema, "tubes"],
    [["E-701"], 10, 90, asme, "shell"],
    [["E-701"], 10, 60, asme, "tubes"],
    [["F-701"], 10, 90, asme],
    [["F-801A", "F-801B"], 6, 50, asme],
  ],
  "SCR-101": [
    [["C-101", "VS-101", "T-101"], 0, plastic.limit, "DVS 2205"],
    [["T-102"], 0, 40, "DVS 2205"],
  ],
};

const grades: Partial<Record<Material, string>> = {
  pipework: "SA-516 Gr. 70",
  stainless: "SA-240 304L",
  polypropylene: plastic.material,
  internals: plastic.material,
};

const itemOf = (parts: readonly Part[], tag: string): Part | undefined =>
  parts.find(({ name }) => name === tag) ?? parts.find(({ name }) => name.startsWith(`${tag} `));

/**
 * Table of the design data of the parts on a sheet, but of those with a table of their own among `tables`. Throws if a design pressure is higher than the rating of a nozzle.
 */
export const designTable = ({ drawingNumber }: Model, parts: readonly Part[], tables: readonly Table[]): Table[] => {
  const own = tables.filter(({ title }) => title.startsWith("DESIGN DATA OF"));
  const rows = (designs[drawingNumber.slice(0, 7)] ?? []).flatMap(([tags, pressure, hottest, code, side, stated]) => {
    const shown = tags.filter((tag) => itemOf(parts, tag) && own.every(({ title }) => !title.includes(tag)));
    const [first] = shown.flatMap((tag) => itemOf(parts, tag) ?? []);
    if (!first) return [];
    if (first.ports.some(({ end }) => end.rating < pressure))
      throw new Error(`${first.name} is designed for ${pressure} bar, and has a nozzle for less`);
    const body = stated ?? first.pieces.flatMap(({ material }) => grades[material] ?? [])[0] ?? "–";
    const names = shown.join(", ") + (side ? `, ${side}` : "");
    return [[names, pressure ? pressure.toFixed(1) : "atmospheric", String(hottest), code, body]];
  });
  const columns = { TAG: 38, "PRESSURE, bar g": 18, "TO °C": 10, CODE: 26, MATERIAL: 28 };
  return rows.length > 0 ? [{ title: "DESIGN DATA, samples", columns, rows }] : [];
};
