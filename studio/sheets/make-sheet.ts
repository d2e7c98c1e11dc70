import { type Entry, modelOf, particularsFile } from "../catalog.ts";
import { strToU8, zipSync } from "fflate";
import { dxfOf } from "../exports/dxf.ts";
import { descriptionOf } from "../exports/descriptions.ts";
import { pdfOf } from "../exports/pdf.ts";
import { readDrawing } from "../exports/read-drawing.ts";
import { told } from "../exports/true-size.ts";
import { published, structured } from "../exports/structure.ts";
import { embedded, narrowness } from "../exports/typeface.ts";
import { keepResult } from "../keep-result.ts";
import type { Model } from "../models/model.ts";
import { short } from "./marks.ts";
import { type Palette, palettes } from "./palettes.ts";
import type { Particulars } from "./particulars.ts";
import { unit } from "./path-data.ts";
import { sheet } from "./sheet.ts";
import type { Paper } from "./paper.ts";

/** Width of the picture, CSS pixels. */
const shownWidth = 1680;
/** Widths of thin and broad lines, mm (ISO 128-2). */
const pens = { A3: [0.18, 0.4], A2: [0.2, 0.45], A1: [0.25, 0.5], A0: [0.25, 0.5] } as const;

/**
 * Line widths for a sheet shown at most `width` CSS pixels wide, in twentieths of a millimeter of A3: thin lines stay
 * visible at that size. Media queries in an image refer to the width of the image.
 */
const thickened = (
  { width: wide }: Paper,
  width: number,
  ...pens: readonly [edge: number, outline: number]
): string => {
  const [edge, outline] = pens.map((pen) => Number((pen * (wide / 420)).toFixed(2))) as [number, number];
  return (
    `@media(max-width:${width}px){.e,.d{stroke-width:${short(edge / 20)}px}.o{stroke-width:${short(outline / 20)}px}` +
    `.v>.e{stroke-width:${edge}px}.v>.o{stroke-width:${outline}px}}`
  );
};

/** Height of the picture, CSS pixels. */
const shownHeight = ({ width, height }: Paper): number => Math.round((shownWidth * height) / width);

const colored = (
  { title }: Model,
  drawing: string,
  font: string,
  paper: Paper,
  { paper: ground, ink, dimension }: Palette,
): string => {
  const { width, height, name } = paper;
  const [thin, broad] = pens[name];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${shownWidth}" height="${shownHeight(paper)}"><title>${title.replaceAll("&", "&amp;")}, general arrangement</title>` +
    `<style>${font}path,circle{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
    `.e{stroke:${ink};stroke-width:${thin}px}.o{stroke:${ink};stroke-width:${broad}px}.v>.e{stroke-width:${short(thin / unit)}px}.v>.o{stroke-width:${short(broad / unit)}px}` +
    `.d{stroke:${dimension};stroke-width:${thin}px}.f{fill:${dimension}}.b{fill:${ground};stroke:${dimension};stroke-width:.25px}` +
    `${thickened(paper, 700, 7.2, 14)}${thickened(paper, 450, 10.5, 19)}` +
    `.t{font-family:A,Archivo,Arial,sans-serif;fill:${ink}}.s{font-weight:600}.k{fill:${dimension}}</style>` +
    `<path style="fill:${ground}" d="M0 0h${width}v${height}H0z"/>${drawing}</svg>`
  );
};

const particularsOf = async (entry: Entry, model: Model): Promise<Particulars> => {
  const [file] = particularsFile(entry);
  return file ? ((await import(file)) as { default: (model: Model) => Particulars }).default(model) : {};
};

/** The site shows most models, and offers their sheets as files only. */
const withModel = (caption: string, { name }: Entry): string => {
  const model = descriptionOf(name.replace(/-sheet$/, ""));
  return model === undefined ? caption : `${caption} The model that it is drawn from: ${model}`;
};

/**
 * Draws the sheet of a model or view as NAME/light.svg and dark.svg, as drawing.pdf, and as DXF in dxf.zip, which has a
 * tenth of its bytes. Throws if a tag covers what is drawn, or its leader ends beside what it names.
 */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  const { drawing: described, faults, paper, views, seen, caption } = sheet(model, await particularsOf(entry, model));
  if (faults.length > 0) throw new Error(`${entry.name}: ${faults.join("; ")}`);
  const { svg: numbered, things } = told(described);
  const { svg: drawing, parts } = structured(numbered);
  const font = await embedded(drawing, narrowness.sheet);
  const files = Object.fromEntries(
    Object.entries(palettes).map(([theme, palette]) => [
      `${theme}.svg`,
      published(colored(model, drawing, font, paper, palette)),
    ]),
  );
  const { drawingNumber } = model;
  const onPaper = readDrawing(colored(model, drawing, font, paper, palettes.light), paper.name);
  const dxf = strToU8(dxfOf(onPaper, drawingNumber, { things, seen }));
  keepResult(
    entry,
    { drawing: drawingNumber, width: shownWidth, height: shownHeight(paper), views },
    {
      ...files,
      "drawing.pdf": await pdfOf(onPaper, {
        number: drawingNumber,
        width: narrowness.sheet,
        parts,
        description: descriptionOf(entry.name) ?? withModel(caption, entry),
      }),
      "dxf.zip": zipSync({ [`${drawingNumber}.dxf`]: dxf }, { level: 9, mtime: "2000-01-01" }),
    },
  );
};
