import { type Role, tagged } from "../exports/structure.ts";
import type { Item } from "../models/model.ts";
import { figure } from "./dimensions.ts";
import { segment, stroke, text } from "./marks.ts";
import type { Table } from "./particulars.ts";
import { block } from "./title-block.ts";

/** Heights of a line of a table, and of a note; space below a table, above the lists and above the notes, mm. */
const [lineHeight, noteHeight, gap, margin, heading] = [4.4, 4.2, 2, 14, 5] as const;
/** Lines may stand closer than that, down to this share of it. */
const closest = 0.75;

/** A number with its thousands grouped as in dimensions. */
const grouped = (cell: string) =>
  cell.replace(/^(−?)(\d{4,})(?=\.\d+$|$)/, (_, sign, whole) => sign + figure(Number(whole)));

const linesOf = ({ title, rows }: Table): number => rows.length + (title ? 2 : 1);

const drawn = ({ title, columns, rows }: Table, top: number, line: number): string => {
  const { x, width } = block;
  // oxlint-disable-next-line oxc/no-accumulating-spread -- a handful of columns
  const edges = Object.values(columns).reduce<number[]>((found, own) => [...found, (found.at(-1) ?? x) + own], [x]);
  const head = top + (title ? line : 0);
  const roleOf = (row: number, column: number): Role => (row === 0 ? "ColumnHead" : column === 0 ? "RowHead" : "TD");
  const drawnRows = [Object.keys(columns), ...rows].map((row, index) => {
    const cells = row.map((cell, column) => {
      const words = text(
        grouped(cell),
        [(edges[column] as number) + 1.2, head + (index + 1) * line - 1.3],
        index ? { size: 2.4 } : { size: 1.9, soft: true },
      );
      return tagged(roleOf(index, column), words);
    });
    return tagged("TR", cells.join(""));
  });
  const end = head + (rows.length + 1) * line;
  const rules = [
    ...Array.from({ length: rows.length + 2 }, (_, index) =>
      segment([x, head + index * line], [x + width, head + index * line]),
    ),
    ...edges.map((edge) => segment([edge, head], [edge, end])),
  ];
  return (
    (title ? tagged("H2", text(title, [x, top + line - 1.3], { size: 2, strong: true })) : "") +
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

/**
 * Equipment list, tables and notes above the title block; also returns the height of their top edge. Their lines stand
 * closer where they are many; throws if they do not fit even so.
 */
export const schedule = (
  items: readonly Item[],
  notes: readonly string[],
  tables: readonly Table[] = [],
): { svg: string; top: number } => {
  const list: Table = {
    title: "",
    columns: { ITEM: 11, DESCRIPTION: 97, QTY: 12 },
    rows: items.map(({ description, quantity = 1 }, index) => [String(index + 1), description, String(quantity)]),
  };
  const all = [list, ...tables];
  const free = block.y - 3 - margin - heading - all.length * gap;
  const needed = all.reduce((sum, table) => sum + linesOf(table), 0) * lineHeight + notes.length * noteHeight;
  const share = Math.min(1, free / needed);
  if (share < closest) throw new Error(`Tables and notes need ${Math.round(needed)} mm of ${free} mm: shorten them`);
  const [line, remark] = [share * lineHeight, share * noteHeight];
  let top = block.y - 3;
  const svg = all.map((table) => {
    top -= linesOf(table) * line;
    const own = drawn(table, top, line);
    top -= gap;
    return own;
  });
  top -= notes.length * remark + 1;
  const remarks = notes.map((note, index) => {
    const words = text(`${index + 1}  ${note}`, [block.x, top + 3.4 + index * remark], { size: 2.4 });
    return tagged("LI", tagged("LBody", words));
  });
  return {
    svg:
      svg.join("") +
      tagged("H2", text("NOTES", [block.x, top - 0.6], { size: 2, strong: true })) +
      tagged("L", remarks.join("")),
    top: top - 4,
  };
};
