import { type Row, type RowGroup, rowsIn } from "./rows.ts";

/** The direction in which a column is sorted, as aria-sort. */
export const sortsBy = (sort: string, column: number): "ascending" | "descending" | undefined =>
  sort === String(column) ? "ascending" : sort === `-${column}` ? "descending" : undefined;

const sizeColumn = 1;
const texts = new Intl.Collator("en", { numeric: true });

/** Unit and number of a size, so that sizes of one kind stand together: "I/O" and 2,880 of "6 × 480 I/O". */
function sizeOf({ cells }: Row): { unit: string; value: number } {
  const [, times = "1", number = "0", unit = "~"] =
    /^(?:(\d+) × )?([\d,.]+) ([^(]+)/.exec(cells[sizeColumn] ?? "") ?? [];
  return { unit, value: Number(times) * Number(number.replaceAll(",", "")) };
}

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
