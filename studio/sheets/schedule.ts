import { type Role, tagged } from "../exports/structure.ts";
import { textWidth, wrapped } from "../exports/text-width.ts";
import type { Item } from "../models/model.ts";
import { figure } from "./figure.ts";
import { segment, smallest, stroke, text } from "./marks.ts";
import type { Paper } from "./paper.ts";
import type { Table } from "./particulars.ts";

/** Height of a line of text, and of a line's border in a table; space between tables and around headings, mm. */
const [lineHeight, border, gap, heading] = [4.2, 1.6, 3, 6] as const;
/** Space between a cell's words and its edges, mm. */
const inset = 1.3;

/** A number with its thousands grouped as in dimensions. */
const grouped = (cell: string) =>
  cell.replace(/^(−?)(\d{4,})(?=\.\d+$|$)/, (_, sign, whole) => sign + figure(Number(whole)));

/** A table as it is set: widths of its columns, mm, and the lines of its cells, headings first. */
interface Set {
  title: string;
  widths: readonly number[];
  rows: readonly (readonly (readonly string[])[])[];
  height: number;
}

const heightOf = (row: Set["rows"][number]): number =>
  Math.max(...row.map((lines) => lines.length)) * lineHeight + border;

/** Sets a table in a width, mm, which its columns share as they say. Throws if a word is wider than its column. */
const setIn = ({ title, columns, rows }: Table, width: number): Set => {
  const own = Object.values(columns);
  const whole = own.reduce((sum, one) => sum + one, 0);
  const widths = own.map((one) => (one / whole) * width);
  const set = [Object.keys(columns), ...rows].map((row) =>
    row.map((cell, column) => {
      const room = (widths[column] as number) - 2 * inset;
      const lines = wrapped(grouped(cell), room, smallest);
      const broad = lines.find((words) => textWidth(words, smallest) > room + inset);
      if (broad !== undefined) throw new Error(`"${broad}" in "${title}" is wider than its column`);
      return lines;
    }),
  );
  return { title, widths, rows: set, height: (title ? heading : 0) + set.reduce((sum, row) => sum + heightOf(row), 0) };
};

const drawn = ({ title, widths, rows }: Set, top: number, { x, width }: Paper["block"]): string => {
  // oxlint-disable-next-line oxc/no-accumulating-spread -- a handful of columns
  const edges = widths.reduce<number[]>((found, own) => [...found, (found.at(-1) ?? x) + own], [x]);
  const roleOf = (row: number, column: number): Role => (row === 0 ? "ColumnHead" : column === 0 ? "RowHead" : "TD");
  const head = top + (title ? heading : 0);
  const levels = [head];
  const drawnRows = rows.map((row, index) => {
    const from = levels.at(-1) as number;
    levels.push(from + heightOf(row));
    const cells = row.map((lines, column) =>
      tagged(
        roleOf(index, column),
        lines
          .map((words, line) =>
            text(words, [(edges[column] as number) + inset, from + (line + 1) * lineHeight - 0.2], {
              soft: index === 0,
            }),
          )
          .join(""),
      ),
    );
    return tagged("TR", cells.join(""));
  });
  const rules = [
    ...levels.map((level) => segment([x, level], [x + width, level])),
    ...edges.map((edge) => segment([edge, head], [edge, levels.at(-1) as number])),
  ];
  return (
    (title ? tagged("H2", text(title, [x, top + heading - 1.6], { strong: true })) : "") +
    tagged("Table", drawnRows.join("") + stroke("d", ...rules))
  );
};

/**
 * Items with the materials stated by the names of their parts. A look is no material: castings and shafts are rendered like
 * other steel. Throws if a name is of no item.
 */
export const withMaterials = (items: readonly Item[], materials: Readonly<Record<string, string>>): Item[] => {
  for (const name of Object.keys(materials))
    if (!items.some(({ part }) => part.name === name)) throw new Error(`There is no item ${name} to be of a material`);
  return items.map((item) => ({
    ...item,
    description: [item.description, materials[item.part.name]].filter(Boolean).join(", "),
  }));
};

/** Equipment list, tables and notes above the title block; also the height of their top edge. None if they do not fit. */
export const schedule = (
  items: readonly Item[],
  notes: readonly string[],
  tables: readonly Table[],
  { block, frame }: Paper,
): { svg: string; top: number } | undefined => {
  const list: Table = {
    title: "",
    columns: { ITEM: 11, DESCRIPTION: 97, QTY: 12 },
    rows: items.map(({ description, quantity = 1 }, index) => [String(index + 1), description, String(quantity)]),
  };
  const all = [list, ...tables].map((table) => setIn(table, block.width));
  const remarks = notes.map((note) => wrapped(note, block.width - 8, smallest));
  const remarkLines = remarks.flat().length;
  let top = block.y - gap;
  const svg = all.map((table) => {
    top -= table.height;
    const own = drawn(table, top, block);
    top -= gap;
    return own;
  });
  if (notes.length > 0) top -= remarkLines * lineHeight + heading;
  if (top < frame.top + gap) return undefined;
  let line = 0;
  const words = remarks.map((lines, index) => {
    const marks = lines.map((part, further) => {
      line += 1;
      const y = top + heading + line * lineHeight - 1.4;
      return (further === 0 ? text(String(index + 1), [block.x, y]) : "") + text(part, [block.x + 6, y]);
    });
    return tagged("LI", tagged("LBody", marks.join("")));
  });
  return {
    svg:
      svg.join("") +
      (notes.length > 0
        ? tagged("H2", text("NOTES", [block.x, top + heading - 2], { strong: true })) + tagged("L", words.join(""))
        : ""),
    top: top - gap,
  };
};
