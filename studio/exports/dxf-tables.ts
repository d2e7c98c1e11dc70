/** What a DXF file has besides its entities: tables of layers, line types and styles, its blocks, layouts and dictionaries. */
import { modelSpace, type Owner, paperSpace, section, type Tag, tags, written, Writer } from "./dxf-tags.ts";
import { papers, rounded } from "./read-drawing.ts";
import { capitals } from "./typeface.ts";

/** Layers with their colors: 7 is black on white and white on black, 8 gray. */
const layers = {
  OUTLINE: 7,
  THIN: 8,
  HIDDEN: 8,
  CENTER: 8,
  HATCH: 8,
  DIMENSION: 4,
  SYMBOL: 4,
  TEXT: 7,
  BORDER: 7,
  VIEWPORT: 8,
  Defpoints: 7,
} as const;
export type Layer = keyof typeof layers;
/** Line types with the lengths of their strokes and gaps, mm. */
const lineTypes = { Continuous: [], DASHED: [2.4, -1.2], CENTER: [6, -1, 0.5, -1] } as const;
/** Line widths in hundredths of a millimeter, out of those that DXF knows. */
const broad = 35;
const widths: Readonly<Partial<Record<string, number>>> = {
  OUTLINE: broad,
  THIN: 15,
  HIDDEN: 15,
  CENTER: 15,
  HATCH: 13,
  DIMENSION: 18,
  SYMBOL: 18,
  TEXT: 18,
  BORDER: broad,
};
/** What is on these layers is not plotted: edges of viewports, and the points of dimensions. */
const notPlotted: ReadonlySet<string> = new Set(["VIEWPORT", "Defpoints"]);

/** Archivo, narrow, is on no CAD machine: Arial of this width takes as much room. A text has the height of its capitals. */
export const typeface = { file: "arial.ttf", width: 0.86, capitals } as const;
/** Name of the style of the sheet's dimensions. */
export const dimensionStyle = "SHEET";
const textStyle = "50";

/** A part of a space, mm. */
export interface Extents {
  min: readonly [number, number];
  max: readonly [number, number];
}

/** Tables for what is on these layers and in these blocks; the sheet's scale is that of its dimensions. */
export const tables = (
  writer: Writer,
  scale: number,
  { min, max }: Extents,
  used: ReadonlySet<string>,
  blocks: readonly Owner[],
): string => {
  const lineType = (name: string, dashes: readonly number[]): Tag[] => {
    const length = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
    return [
      ...tags(`2=${name} 70=0 3= 72=65 73=${dashes.length} 40=${length}`),
      ...dashes.flatMap((dash) => tags(`49=${dash} 74=0`)),
    ];
  };
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  const viewport = [
    `2=*ACTIVE 70=0 10=0 20=0 11=1 21=1 12=${rounded((min[0] + max[0]) / 2)} 22=${rounded((min[1] + max[1]) / 2)} 13=0 23=0`,
    "14=10 24=10 15=10 25=10 16=0 26=0 36=1 17=0 27=0 37=0",
    `40=${rounded(Math.max(height, width / 2) * 1.05)} 41=2 42=50 43=0 44=0 50=0 51=0`,
    "71=0 72=100 73=1 74=3 75=0 76=0 77=0 78=0",
  ].flatMap(tags);
  const allTypes = Object.entries({ ByBlock: [], ByLayer: [], ...lineTypes });
  const typeOf = (layer: string) => ({ HIDDEN: "DASHED", CENTER: "CENTER" })[layer] ?? "Continuous";
  const usedLayers = Object.entries({ "0": 7, ...layers }).filter(([name]) => name === "0" || used.has(name));
  const style = tags(`2=STANDARD 70=0 40=0 41=${typeface.width} 50=0 71=0 42=2.5 3=${typeface.file} 4=`);
  // Sizes on paper, which a CAD program multiplies by 40: arrow, extension lines, letters.
  const dimensions = tags(
    `2=${dimensionStyle} 70=0 40=${scale} 41=2.4 42=1 44=1.5 140=2.5 147=1 73=0 74=0 77=1 78=8 271=0 277=2 340=${textStyle}`,
  );
  return section(
    "TABLES",
    writer.table("VPORT", "8", [["AcDbViewportTableRecord", writer.handle(), viewport]]) +
      writer.table(
        "LTYPE",
        "5",
        allTypes.map(([name, dashes]) => ["AcDbLinetypeTableRecord", writer.handle(), lineType(name, dashes)]),
      ) +
      writer.table(
        "LAYER",
        "2",
        usedLayers.map(([name, color]) => [
          "AcDbLayerTableRecord",
          writer.handle(),
          tags(
            `2=${name} 70=0 62=${color} 6=${typeOf(name)}${notPlotted.has(name) ? " 290=0" : ""} 370=${widths[name] ?? -3} 390=F`,
          ),
        ]),
      ) +
      writer.table("STYLE", "3", [["AcDbTextStyleTableRecord", textStyle, style]]) +
      writer.table("VIEW", "6", []) +
      writer.table("UCS", "7", []) +
      writer.table("APPID", "9", [["AcDbRegAppTableRecord", writer.handle(), tags("2=ACAD 70=0")]]) +
      writer.table("DIMSTYLE", "A", [["AcDbDimStyleTableRecord", writer.handle(), dimensions]]) +
      writer.table(
        "BLOCK_RECORD",
        "1",
        [modelSpace, paperSpace, ...blocks].map(({ name, handle, layout = "0" }) => [
          "AcDbBlockTableRecord",
          handle,
          tags(`2=${name} 340=${layout}`),
        ]),
      ),
  );
};

/** A block; those of the spaces are empty, as what is in them are the file's entities. */
export const block = (writer: Writer, { name, handle }: Owner, entities = "", flags = 0): string => {
  const head = (kind: string) => `0=${kind} 5=${writer.handle()} 330=${handle} 100=AcDbEntity 8=0`;
  const begin = `${head("BLOCK")} 100=AcDbBlockBegin 2=${name} 70=${flags} 10=0 20=0 30=0 3=${name} 1=`;
  return written(tags(begin)) + entities + written(tags(`${head("ENDBLK")} 100=AcDbBlockEnd`));
};

/** The name of a paper by its width, mm. */
const paperOfSize = (width: number): string => Object.entries(papers).find(([, [wide]]) => wide === width)?.[0] ?? "";

/** How a layout is plotted: 1:1 on its paper, without margins. */
const layout = (
  own: string,
  name: string,
  order: 0 | 1,
  space: Owner,
  [width, height]: readonly [number, number],
  { min, max }: Extents,
  viewport: string,
): Tag[] => [
  ...tags(`0=LAYOUT 5=${own} 330=10 100=AcDbPlotSettings 1=`),
  [2, order ? "DWG To PDF.pc3" : "none_device"],
  [4, order ? `ISO_full_bleed_${paperOfSize(width)}_(${width}.00_x_${height}.00_MM)` : ""],
  ...tags(`6= 40=0 41=0 42=0 43=0 44=${width} 45=${height} 46=0 47=0 48=0 49=0 140=0 141=0 142=1 143=1`),
  ...tags(`70=${order ? 688 : 1712} 72=1 73=0 74=${order ? 5 : 1} 7= 75=${order ? 16 : 0} 147=1 148=0 149=0`),
  ...tags(`100=AcDbLayout 1=${name} 70=1 71=${order} 10=0 20=0 11=${width} 21=${height} 12=0 22=0 32=0`),
  ...tags(`14=${min[0]} 24=${min[1]} 34=0 15=${max[0]} 25=${max[1]} 35=0 146=0 13=0 23=0 33=0`),
  ...tags(`16=1 26=0 36=0 17=0 27=1 37=0 76=0 330=${space.handle}${viewport && ` 331=${viewport}`}`),
];

/** What a CAD program asks for: dictionaries of groups, layouts and plot styles; `viewport` is that of the paper. */
export const objects = (
  paper: readonly [number, number],
  extents: Readonly<Record<"model" | "paper", Extents>>,
  viewport: string,
): Tag[] => [
  ...[
    "0=DICTIONARY 5=C 330=0 100=AcDbDictionary 281=1 3=ACAD_GROUP 350=D 3=ACAD_LAYOUT 350=10 3=ACAD_PLOTSTYLENAME 350=E",
    "0=DICTIONARY 5=D 330=C 100=AcDbDictionary 281=1",
    "0=DICTIONARY 5=10 330=C 100=AcDbDictionary 281=1 3=Model 350=11 3=Layout1 350=12",
    "0=ACDBDICTIONARYWDFLT 5=E 330=C 100=AcDbDictionary 281=1 3=Normal 350=F 100=AcDbDictionaryWithDefault 340=F",
    "0=ACDBPLACEHOLDER 5=F 330=E",
  ].flatMap(tags),
  ...layout("11", "Model", 0, modelSpace, paper, extents.model, ""),
  ...layout("12", "Layout1", 1, paperSpace, paper, extents.paper, viewport),
];
