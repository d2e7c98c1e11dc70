import { company } from "./company.ts";
import { block, type Layer, objects, tables, typeface } from "./dxf-tables.ts";
import { escaped, section, type Tag, tags, written, Writer } from "./dxf-tags.ts";
import {
  type Circle,
  type Mark,
  type Outline,
  type PaperDrawing,
  type Place,
  rounded,
  type Words,
} from "./read-drawing.ts";

/** The parts of a curve, few where it is short: within 0.02 mm of it on our sheets. */
const alongCurve = ([ax, ay]: Place, [bx, by, cx, cy, dx, dy]: readonly number[] & { length: 6 }): Place[] => {
  const parts = Math.max(2, Math.ceil(Math.hypot((dx ?? 0) - ax, (dy ?? 0) - ay) * 2));
  return Array.from({ length: Math.min(parts, 24) }, (_, index, share = (index + 1) / Math.min(parts, 24)) => {
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

/**
 * A drawing as ASCII DXF of AutoCAD 2000 (AC1015) on its paper at 1:1, in millimeters: polylines, circles, filled
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
        const corners = [a, b, c, c].flatMap((corner, index): Tag[] => [...place(corner, index), [30 + index, 0]]);
        return writer.entity("SOLID", layerOf(mark), "AcDbTrace", corners);
      })
      .join("");
  const circle = ({ center, radius, ...mark }: Circle): string =>
    writer.entity("CIRCLE", layerOf({ center, radius, ...mark }), "AcDbCircle", [
      ...place(center),
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
    tables(writer, width, height) +
    section("BLOCKS", block(writer, "*Model_Space", Writer.space) + block(writer, "*Paper_Space", "1B")) +
    section("ENTITIES", entities) +
    section("OBJECTS", written(objects));
  const header = [
    "9=$ACADVER 1=AC1015 9=$DWGCODEPAGE 3=ANSI_1252",
    `9=$EXTMIN 10=0 20=0 30=0 9=$EXTMAX 10=${width} 20=${height} 30=0`,
    `9=$LIMMIN 10=0 20=0 9=$LIMMAX 10=${width} 20=${height}`,
    `9=$INSUNITS 70=4 9=$MEASUREMENT 70=1 9=$HANDSEED 5=${writer.handle()}`,
  ].flatMap(tags);
  return (
    written([[999, escaped(`${drawingNumber} ${title}, ${company}`)]]) +
    section("HEADER", written(header)) +
    fixed +
    written(tags("0=EOF"))
  );
}
