/** What a DXF file has besides its entities: tables of layers, line types and styles, its blocks and dictionaries. */
import { section, type Tag, tags, written, Writer } from "./dxf-tags.ts";

/** Layers with their colors: 7 is black on white and white on black, 8 gray. */
const layers = { OUTLINE: 7, THIN: 8, HIDDEN: 8, CENTRE: 8, DIMENSION: 4, TEXT: 7, BORDER: 7 } as const;
export type Layer = keyof typeof layers;
/** Line types with the lengths of their strokes and gaps, mm. */
const lineTypes = { Continuous: [], DASHED: [2.4, -1.2], CENTRE: [6, -1, 0.5, -1] } as const;
/** Line widths in hundredths of a millimeter, out of those that DXF knows. */
const widths: Readonly<Record<Layer, number>> = {
  OUTLINE: 35,
  THIN: 15,
  HIDDEN: 15,
  CENTRE: 15,
  DIMENSION: 18,
  TEXT: 18,
  BORDER: 35,
};
/** Archivo, narrow, is on no CAD machine: Arial of this width takes as much room, and capitals have this share of the size. */
export const typeface = { file: "arial.ttf", width: 0.86, capitals: 0.7 } as const;

/** Tables of a drawing whose paper is `width` by `height` mm. */
export const tables = (writer: Writer, width: number, height: number): string => {
  const lineType = (name: string, dashes: readonly number[]): Tag[] => {
    const length = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
    return [
      ...tags(`2=${name} 70=0 3= 72=65 73=${dashes.length} 40=${length}`),
      ...dashes.flatMap((dash) => tags(`49=${dash} 74=0`)),
    ];
  };
  const viewport = [
    `2=*ACTIVE 70=0 10=0 20=0 11=1 21=1 12=${width / 2} 22=${height / 2} 13=0 23=0`,
    "14=10 24=10 15=10 25=10 16=0 26=0 36=1 17=0 27=0 37=0",
    `40=${height * 1.05} 41=${width / height} 42=50 43=0 44=0 50=0 51=0`,
    "71=0 72=100 73=1 74=3 75=0 76=0 77=0 78=0",
  ].flatMap(tags);
  const allTypes = Object.entries({ ByBlock: [], ByLayer: [], ...lineTypes });
  const typeOf = (layer: string) => ({ HIDDEN: "DASHED", CENTRE: "CENTRE" })[layer] ?? "Continuous";
  const allLayers = Object.entries({ "0": 7, ...layers });
  const style = tags(`2=STANDARD 70=0 40=0 41=${typeface.width} 50=0 71=0 42=2.5 3=${typeface.file} 4=`);
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
        allLayers.map(([name, color]) => [
          "AcDbLayerTableRecord",
          writer.handle(),
          tags(`2=${name} 70=0 62=${color} 6=${typeOf(name)} 370=${widths[name as Layer] ?? -3} 390=F`),
        ]),
      ) +
      writer.table("STYLE", "3", [["AcDbTextStyleTableRecord", writer.handle(), style]]) +
      writer.table("VIEW", "6", []) +
      writer.table("UCS", "7", []) +
      writer.table("APPID", "9", [["AcDbRegAppTableRecord", writer.handle(), tags("2=ACAD 70=0")]]) +
      writer.table("DIMSTYLE", "A", [["AcDbDimStyleTableRecord", writer.handle(), tags("2=STANDARD 70=0")]]) +
      writer.table("BLOCK_RECORD", "1", [
        ["AcDbBlockTableRecord", Writer.space, tags("2=*Model_Space")],
        ["AcDbBlockTableRecord", "1B", tags("2=*Paper_Space")],
      ]),
  );
};

/** An empty block, for the space in which the drawing is, or the paper. */
export const block = (writer: Writer, name: string, owner: string): string => {
  const head = (kind: string) => `0=${kind} 5=${writer.handle()} 330=${owner} 100=AcDbEntity 8=0`;
  const begin = `${head("BLOCK")} 100=AcDbBlockBegin 2=${name} 70=0 10=0 20=0 30=0 3=${name} 1=`;
  return written(tags(`${begin} ${head("ENDBLK")} 100=AcDbBlockEnd`));
};

/** What the plotter of a CAD program asks for: an empty dictionary of groups, and one of plot styles. */
export const objects: readonly Tag[] = [
  "0=DICTIONARY 5=C 330=0 100=AcDbDictionary 281=1 3=ACAD_GROUP 350=D 3=ACAD_PLOTSTYLENAME 350=E",
  "0=DICTIONARY 5=D 330=C 100=AcDbDictionary 281=1",
  "0=ACDBDICTIONARYWDFLT 5=E 330=C 100=AcDbDictionary 281=1 3=Normal 350=F 100=AcDbDictionaryWithDefault 340=F",
  "0=ACDBPLACEHOLDER 5=F 330=E",
].flatMap(tags);
