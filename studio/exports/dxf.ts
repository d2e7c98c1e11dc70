import { company } from "./company.ts";
import type { Circle, Mark, Outline, PaperDrawing, Place, Words } from "./read-drawing.ts";

/** Layers with their colours: 7 is black on white and white on black, 8 grey. */
const layers = { OUTLINE: 7, THIN: 8, HIDDEN: 8, CENTRE: 8, DIMENSION: 4, TEXT: 7, BORDER: 7 } as const;
type Layer = keyof typeof layers;
/** Line types with the lengths of their strokes and gaps, mm. */
const lineTypes = { Continuous: [], DASHED: [2.4, -1.2], CENTRE: [6, -1, 0.5, -1] } as const;
/** Line widths in hundredths of a millimetre, out of those that DXF knows. */
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
const typeface = { file: "arial.ttf", width: 0.86, capitals: 0.7 } as const;

type Tag = readonly [code: number, value: string | number];
const written = (tags: readonly Tag[]): string => tags.map(([code, value]) => `${code}\r\n${value}\r\n`).join("");

/** Text of a DXF: what is not ASCII by its code point. */
const escaped = (text: string): string =>
  text.replaceAll(
    /[^\u0020-\u007e]/g,
    (letter) => `\\U+${letter.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`,
  );

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The parts of a curve, few where it is short: within 0.02 mm of it on our sheets. */
const alongCurve = ([ax, ay]: Place, [bx, by, cx, cy, dx, dy]: readonly number[] & { length: 6 }): Place[] => {
  const parts = Math.max(2, Math.ceil(Math.hypot((dx ?? 0) - ax, (dy ?? 0) - ay) * 2));
  return Array.from({ length: Math.min(parts, 24) }, (_, at, share = (at + 1) / Math.min(parts, 24)) => {
    const [p, q, r, s] = [(1 - share) ** 3, 3 * share * (1 - share) ** 2, 3 * share ** 2 * (1 - share), share ** 3];
    return [
      p * ax + q * (bx ?? 0) + r * (cx ?? 0) + s * (dx ?? 0),
      p * ay + q * (by ?? 0) + r * (cy ?? 0) + s * (dy ?? 0),
    ];
  });
};

/** Lines of an outline, each with whether it is closed. */
const linesOf = ({ steps }: Outline): { points: Place[]; closed: boolean }[] => {
  const lines: { points: Place[]; closed: boolean }[] = [];
  for (const [command, ...values] of steps) {
    const line = lines.at(-1);
    if (command === "M") lines.push({ points: [values as unknown as Place], closed: false });
    else if (!line) throw new Error("A path begins without a place");
    else if (command === "Z") line.closed = true;
    else if (command === "L") line.points.push(values as unknown as Place);
    else line.points.push(...alongCurve(line.points.at(-1) as Place, values as never));
  }
  return lines.filter(({ points }) => points.length > 1);
};

const layerOf = ({ kind, classes, ...mark }: Mark): Layer => {
  if (kind === "words") return "TEXT";
  if (classes.includes("frame")) return "BORDER";
  if ("dashes" in mark && mark.dashes.length > 0) return mark.dashes.length > 2 ? "CENTRE" : "HIDDEN";
  return classes.includes("o") ? "OUTLINE" : classes.includes("e") ? "THIN" : "DIMENSION";
};

/** Counts the handles, and writes what has one. */
class Writer {
  #last = 0x100;
  /** Handle of the block that holds the drawing. */
  static readonly space = "1F";

  handle(): string {
    this.#last += 1;
    return this.#last.toString(16).toUpperCase();
  }

  entity(name: string, layer: Layer, type: string, tags: readonly Tag[]): string {
    const head: Tag[] = [
      [0, name],
      [5, this.handle()],
      [330, Writer.space],
      [100, "AcDbEntity"],
      [8, layer],
      [100, type],
    ];
    return written([...head, ...tags]);
  }

  table(name: string, handle: string, entries: readonly (readonly [type: string, handle: string, tags: Tag[]])[]) {
    const head: Tag[] = [
      [0, "TABLE"],
      [2, name],
      [5, handle],
      [330, 0],
      [100, "AcDbSymbolTable"],
      [70, entries.length],
    ];
    if (name === "DIMSTYLE") head.push([100, "AcDbDimStyleTable"], [71, 0]);
    const body = entries.flatMap(([type, own, tags]): Tag[] => [
      [0, name],
      [name === "DIMSTYLE" ? 105 : 5, own],
      [330, handle],
      [100, "AcDbSymbolTableRecord"],
      [100, type],
      ...tags,
    ]);
    return written([...head, ...body, [0, "ENDTAB"]]);
  }
}

const section = (name: string, body: string): string =>
  `${written([
    [0, "SECTION"],
    [2, name],
  ])}${body}${written([[0, "ENDSEC"]])}`;

const tables = (writer: Writer, { width, height }: PaperDrawing): string => {
  const named = (name: string): Tag[] => [
    [2, name],
    [70, 0],
  ];
  const lineType = (name: string, dashes: readonly number[]): Tag[] => [
    ...named(name),
    [3, ""],
    [72, 65],
    [73, dashes.length],
    [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
    ...dashes.flatMap((dash): Tag[] => [
      [49, dash],
      [74, 0],
    ]),
  ];
  const viewport: Tag[] = [
    ...named("*ACTIVE"),
    ...([
      [10, 0],
      [20, 0],
      [11, 1],
      [21, 1],
      [12, width / 2],
      [22, height / 2],
      [13, 0],
      [23, 0],
    ] as Tag[]),
    ...([
      [14, 10],
      [24, 10],
      [15, 10],
      [25, 10],
      [16, 0],
      [26, 0],
      [36, 1],
      [17, 0],
      [27, 0],
      [37, 0],
    ] as Tag[]),
    ...([
      [40, height * 1.05],
      [41, width / height],
      [42, 50],
      [43, 0],
      [44, 0],
      [50, 0],
      [51, 0],
    ] as Tag[]),
    ...([
      [71, 0],
      [72, 100],
      [73, 1],
      [74, 3],
      [75, 0],
      [76, 0],
      [77, 0],
      [78, 0],
    ] as Tag[]),
  ];
  const allTypes = Object.entries({ ByBlock: [], ByLayer: [], ...lineTypes });
  const typeOf = (layer: string) => ({ HIDDEN: "DASHED", CENTRE: "CENTRE" })[layer] ?? "Continuous";
  const allLayers = Object.entries({ "0": 7, ...layers });
  const style: Tag[] = [
    ...named("STANDARD"),
    ...([
      [40, 0],
      [41, typeface.width],
      [50, 0],
      [71, 0],
      [42, 2.5],
      [3, typeface.file],
      [4, ""],
    ] as Tag[]),
  ];
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
        allLayers.map(([name, colour]) => [
          "AcDbLayerTableRecord",
          writer.handle(),
          [...named(name), [62, colour], [6, typeOf(name)], [370, widths[name as Layer] ?? -3], [390, "F"]],
        ]),
      ) +
      writer.table("STYLE", "3", [["AcDbTextStyleTableRecord", writer.handle(), style]]) +
      writer.table("VIEW", "6", []) +
      writer.table("UCS", "7", []) +
      writer.table("APPID", "9", [["AcDbRegAppTableRecord", writer.handle(), named("ACAD")]]) +
      writer.table("DIMSTYLE", "A", [["AcDbDimStyleTableRecord", writer.handle(), named("STANDARD")]]) +
      writer.table("BLOCK_RECORD", "1", [
        ["AcDbBlockTableRecord", Writer.space, [[2, "*Model_Space"]]],
        ["AcDbBlockTableRecord", "1B", [[2, "*Paper_Space"]]],
      ]),
  );
};

const block = (writer: Writer, name: string, owner: string): string => {
  const head: Tag[] = [
    [330, owner],
    [100, "AcDbEntity"],
    [8, "0"],
  ];
  return written([
    [0, "BLOCK"],
    [5, writer.handle()],
    ...head,
    [100, "AcDbBlockBegin"],
    [2, name],
    [70, 0],
    [10, 0],
    [20, 0],
    [30, 0],
    [3, name],
    [1, ""],
    [0, "ENDBLK"],
    [5, writer.handle()],
    ...head,
    [100, "AcDbBlockEnd"],
  ]);
};

/** What the plotter of a CAD program asks for: an empty dictionary of groups, and one of plot styles. */
const objects: readonly Tag[] = [
  [0, "DICTIONARY"],
  [5, "C"],
  [330, 0],
  [100, "AcDbDictionary"],
  [281, 1],
  [3, "ACAD_GROUP"],
  [350, "D"],
  [3, "ACAD_PLOTSTYLENAME"],
  [350, "E"],
  [0, "DICTIONARY"],
  [5, "D"],
  [330, "C"],
  [100, "AcDbDictionary"],
  [281, 1],
  [0, "ACDBDICTIONARYWDFLT"],
  [5, "E"],
  [330, "C"],
  [100, "AcDbDictionary"],
  [281, 1],
  [3, "Normal"],
  [350, "F"],
  [100, "AcDbDictionaryWithDefault"],
  [340, "F"],
  [0, "ACDBPLACEHOLDER"],
  [5, "F"],
  [330, "E"],
];

/**
 * A drawing as ASCII DXF of AutoCAD 2000 (AC1015) on its paper at 1:1, in millimetres: polylines, circles, filled
 * triangles and TEXT on layers, with the paper's edge on the border's.
 */
export function dxfOf(drawing: PaperDrawing, drawingNumber: string): string {
  const { width, height, title, marks } = drawing;
  const writer = new Writer();
  const place = ([x, y]: Place, code = 0): Tag[] => [
    [10 + code, rounded(x)],
    [20 + code, rounded(height - y)],
  ];
  const polyline = (layer: Layer, points: readonly Place[], closed: boolean) =>
    writer.entity("LWPOLYLINE", layer, "AcDbPolyline", [
      [90, points.length],
      [70, closed ? 1 : 0],
      ...points.flatMap((point) => place(point)),
    ]);
  const outline = (mark: Outline): string =>
    linesOf(mark)
      .map(({ points, closed }) => {
        const [a, b, c] = points as [Place, Place, Place];
        if (mark.stroke) return polyline(layerOf(mark), points, closed);
        // Arrow heads are filled and have no stroke.
        if (points.length !== 3) throw new Error(`${drawingNumber}: fills other than triangles are not written yet`);
        const corners = [a, b, c, c].flatMap((corner, at): Tag[] => [...place(corner, at), [30 + at, 0]]);
        return writer.entity("SOLID", layerOf(mark), "AcDbTrace", corners);
      })
      .join("");
  const circle = ({ centre, radius, ...mark }: Circle): string =>
    writer.entity("CIRCLE", layerOf({ centre, radius, ...mark }), "AcDbCircle", [
      ...place(centre),
      [30, 0],
      [40, radius],
    ]);
  const words = ({ words: text, at, angle, size, anchor }: Words): string =>
    writer.entity("TEXT", "TEXT", "AcDbText", [
      ...place(at),
      [30, 0],
      [40, rounded(size * typeface.capitals)],
      [1, escaped(text)],
      [50, (angle + 360) % 360],
      [41, typeface.width],
      [7, "STANDARD"],
      [72, { start: 0, middle: 1, end: 2 }[anchor]],
      ...(anchor === "start" ? [] : [...place(at, 1), [31, 0] as const]),
      [100, "AcDbText"],
    ]);
  const entities =
    polyline(
      "BORDER",
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      true,
    ) +
    marks
      .map((mark) => (mark.kind === "words" ? words(mark) : mark.kind === "circle" ? circle(mark) : outline(mark)))
      .join("");
  const fixed =
    tables(writer, drawing) +
    section("BLOCKS", block(writer, "*Model_Space", Writer.space) + block(writer, "*Paper_Space", "1B")) +
    section("ENTITIES", entities) +
    section("OBJECTS", written(objects));
  const variable = (name: string, ...tags: Tag[]): Tag[] => [[9, name], ...tags];
  const header: Tag[] = [
    ...variable("$ACADVER", [1, "AC1015"]),
    ...variable("$DWGCODEPAGE", [3, "ANSI_1252"]),
    ...variable("$EXTMIN", [10, 0], [20, 0], [30, 0]),
    ...variable("$EXTMAX", [10, width], [20, height], [30, 0]),
    ...variable("$LIMMIN", [10, 0], [20, 0]),
    ...variable("$LIMMAX", [10, width], [20, height]),
    ...variable("$INSUNITS", [70, 4]),
    ...variable("$MEASUREMENT", [70, 1]),
    ...variable("$HANDSEED", [5, writer.handle()]),
  ];
  return (
    written([[999, escaped(`${drawingNumber} ${title}, ${company}`)]]) +
    section("HEADER", written(header)) +
    fixed +
    written([[0, "EOF"]])
  );
}
