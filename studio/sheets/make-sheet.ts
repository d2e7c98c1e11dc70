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
import { type Palette, palettes } from "./palettes.ts";
import type { Particulars } from "./particulars.ts";
import { sheet } from "./sheet.ts";
import { sheetSize } from "./title-block.ts";

const [wide, high] = sheetSize;

/**
 * Line widths for a sheet shown at most `width` CSS pixels wide, in twentieths of a sheet millimeter: thin lines stay
 * visible at that size. Media queries in an image refer to the width of the image.
 */
const thickened = (width: number, edge: number, outline: number): string =>
  `@media(max-width:${width}px){.e,.d{stroke-width:${edge / 20}px}.o{stroke-width:${outline / 20}px}` +
  `.v>.e{stroke-width:${edge}px}.v>.o{stroke-width:${outline}px}}`;

const colored = ({ title }: Model, drawing: string, font: string, { paper, ink, dimension }: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="1680" height="1188"><title>${title.replaceAll("&", "&amp;")}, general arrangement</title>` +
  `<style>${font}path,circle{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
  `.e{stroke:${ink};stroke-width:.18px}.o{stroke:${ink};stroke-width:.4px}.v>.e{stroke-width:3px}.v>.o{stroke-width:6.4px}` +
  `.d{stroke:${dimension};stroke-width:.18px}.f{fill:${dimension}}.b{fill:${paper};stroke:${dimension};stroke-width:.25px}` +
  `${thickened(700, 7.2, 14)}${thickened(450, 10.5, 19)}` +
  `.t{font-family:A,Archivo,Arial,sans-serif;fill:${ink}}.s{font-weight:600}.k{fill:${dimension}}</style>` +
  `<path style="fill:${paper}" d="M0 0h${wide}v${high}H0z"/>${drawing}</svg>`;

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
 * tenth of its bytes.
 */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  const { drawing: described, views, seen, caption } = sheet(model, await particularsOf(entry, model));
  const { svg: numbered, things } = told(described);
  const { svg: drawing, parts } = structured(numbered);
  const font = await embedded(drawing, narrowness.sheet);
  const files = Object.fromEntries(
    Object.entries(palettes).map(([theme, palette]) => [
      `${theme}.svg`,
      published(colored(model, drawing, font, palette)),
    ]),
  );
  const { drawingNumber } = model;
  const onPaper = readDrawing(colored(model, drawing, font, palettes.light), "A3");
  const dxf = strToU8(dxfOf(onPaper, drawingNumber, { things, seen }));
  keepResult(
    entry,
    { drawing: drawingNumber, width: 1680, height: 1188, views },
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
