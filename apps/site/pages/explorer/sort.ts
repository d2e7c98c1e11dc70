import { measured } from "@ttpl/content/derive/measured-size.ts";
import { type Row, type RowGroup, rowsIn } from "./rows.ts";

/** The direction in which a column is sorted, as aria-sort. */
export const sortsBy = (sort: string, column: number): "ascending" | "descending" | undefined =>
  sort === String(column) ? "ascending" : sort === `-${column}` ? "descending" : undefined;

type Sorted = Pick<Row, "description" | "size" | "client" | "year">;
type Compare = (a: Sorted, b: Sorted) => number;

const texts = new Intl.Collator("en", { numeric: true });

/** Those without a value stand at the end in both directions. */
const byNumber =
  (numberOf: (row: Sorted) => number | undefined, direction: 1 | -1): Compare =>
  (a, b) => {
    const [from, to] = [numberOf(a), numberOf(b)];
    if (from === undefined || to === undefined) return Number(from === undefined) - Number(to === undefined);
    return direction * (from - to);
  };

/**
 * Sizes are compared within one unit alone. The unit that most rows have comes first, in both directions; sizes that are no
 * number of something stand at the end.
 */
function bySize(rows: readonly Sorted[], direction: 1 | -1): Compare {
  const unitOf = ({ size }: Sorted) => measured(size)?.unit ?? "";
  const counts = new Map<string, number>();
  for (const unit of rows.map(unitOf)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  counts.set("", 0);
  const countOf = (row: Sorted) => counts.get(unitOf(row)) ?? 0;
  const inUnit = byNumber(({ size }) => measured(size)?.value, direction);
  return (a, b) => countOf(b) - countOf(a) || texts.compare(unitOf(a), unitOf(b)) || inUnit(a, b);
}

/** Rows in the order of a column: 0 for what was done, 1 for the size, 2 for the client, 3 for the year; "-1" descends. */
export function inOrder<Some extends Sorted>(rows: readonly Some[], sort: string): Some[] {
  const direction = sort.startsWith("-") ? -1 : 1;
  const byText =
    (textOf: (row: Sorted) => string): Compare =>
    (a, b) =>
      direction * texts.compare(textOf(a), textOf(b));
  const columns: readonly Compare[] = [
    byText(({ description }) => description),
    bySize(rows, direction),
    byText(({ client }) => client),
    byNumber(({ year }) => year, direction),
  ];
  const compare = columns[Math.abs(Number(sort))];
  return compare ? rows.toSorted(compare) : [...rows];
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
  const ordered = inOrder(rows, sort);
  const body = flat ?? table.createTBody();
  body.toggleAttribute("data-sorted", true);
  body.append(...ordered.map((row) => row.element));
  return ordered;
}
