import { measured } from "../../content-loader/derive/measured-size.ts";
import { type Row, type RowGroup, rowsIn } from "./rows.ts";

/** The direction in which a column is sorted, as aria-sort. */
export const sortsBy = (sort: string, column: number): "ascending" | "descending" | undefined =>
  sort === String(column) ? "ascending" : sort === `-${column}` ? "descending" : undefined;

const sizeColumn = 1;
const texts = new Intl.Collator("en", { numeric: true });

/** Sizes of one unit stand together, and those that are no number at the end. */
const sizeOf = ({ cells }: Row) => measured(cells[sizeColumn]) ?? { unit: "~", value: 0 };

function compare(one: Row, other: Row, column: number): number {
  if (column !== sizeColumn) return texts.compare(one.cells[column] ?? "", other.cells[column] ?? "");
  const [a, b] = [sizeOf(one), sizeOf(other)];
  return texts.compare(a.unit, b.unit) || a.value - b.value;
}

/**
 * Puts the rows into an order, and returns them in it: below the headings of their groups, or sorted by a column in a
 * body of their own.
 */
export function sorted(groups: readonly RowGroup[], sort: string, table: HTMLTableElement): Row[] {
  const rows = rowsIn(groups);
  const flat = table.querySelector("tbody[data-sorted]");
  if (sort === "") {
    for (const { element, rows: own } of groups) element.append(...own.map((row) => row.element));
    flat?.remove();
    return rows;
  }
  const column = Math.abs(Number(sort));
  const ordered = rows.toSorted((one, other) => compare(one, other, column));
  if (sort.startsWith("-")) ordered.reverse();
  const body = flat ?? table.createTBody();
  body.toggleAttribute("data-sorted", true);
  body.append(...ordered.map((row) => row.element));
  return ordered;
}
