import type { Cell } from "./cells.ts";
import { compared } from "./cells.ts";
import type { Workbook } from "./read-workbook.ts";
import { UnreadableSpreadsheet } from "./unreadable-spreadsheet.ts";

/** A row below the headings. */
export interface TableRow {
  /** Its number in the spreadsheet. */
  readonly row: number;
  /** The cells by the titles of their columns; a title that the spreadsheet has not is missing. */
  readonly cells: ReadonlyMap<string, Cell>;
}

export interface SpreadsheetTable {
  readonly rows: readonly TableRow[];
  readonly notes: readonly string[];
}

/** Headings may stand below a title of their own. */
const mostRowsAbove = 30;
/** The site has some hundred entries in a list. */
const mostRows = 5000;
/** As many as a cell of Excel can have. */
const mostLetters = 32_767;

const plainTitle = (cell: unknown): string => compared(cell).toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " ");

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

/**
 * The rows of the one worksheet that has the headings, wherever they stand.
 * @param titles of all columns that are known
 * @throws UnreadableSpreadsheet if no worksheet has them
 */
export function tableOfWorkbook({ worksheets, hasFormulas }: Workbook, titles: readonly string[]): SpreadsheetTable {
  const known = new Map(titles.map((title) => [plainTitle(title), title]));
  const heads = worksheets.flatMap(({ name, rows }) =>
    rows.slice(0, mostRowsAbove).map((row, index) => {
      const found = row.map((cell) => known.get(plainTitle(cell)));
      return { name, rows, index, row, found, count: new Set(found.filter(Boolean)).size };
    }),
  );
  const head = heads.reduce((best, other) => (other.count > best.count ? other : best), {
    name: "",
    rows: [],
    index: 0,
    row: [],
    found: [],
    count: 0,
  } as Omit<(typeof heads)[number], never>);
  if (head.count < 2) {
    throw new UnreadableSpreadsheet(`No row of this file has the headings of the columns. They are ${quoted(titles)}.`);
  }
  const twice = head.found.find((title, index) => title !== undefined && head.found.indexOf(title) !== index);
  if (twice !== undefined) {
    throw new UnreadableSpreadsheet(
      `Two columns have the heading “${twice}”. Remove one of them, and drop the file again.`,
    );
  }
  const rows = head.rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(head.index + 1)
    .filter(({ cells }) => head.found.some((title, column) => title !== undefined && plainTitle(cells[column]) !== ""));
  if (rows.length > mostRows) {
    throw new UnreadableSpreadsheet(`This file has ${rows.length} rows, and the editor reads up to ${mostRows}.`);
  }
  const long = rows.find(({ cells }) => cells.some((cell) => typeof cell === "string" && cell.length > mostLetters));
  if (long)
    throw new UnreadableSpreadsheet(`Row ${long.row} has a cell of more than ${mostLetters} letters. Shorten it.`);
  const missing = titles.filter((title) => !head.found.includes(title));
  const unknown = head.row.flatMap((cell, column) =>
    head.found[column] === undefined && plainTitle(cell) !== "" ? [compared(cell)] : [],
  );
  const others = worksheets.filter(({ name }) => name !== head.name && worksheets.length > 1).map(({ name }) => name);
  const one = (list: readonly string[], single: string, several: string) => (list.length === 1 ? single : several);
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: new Map(
        head.found.flatMap((title, column) => (title === undefined ? [] : [[title, cells[column] ?? null]])),
      ),
    })),
    notes: [
      ...(head.index > 0 ? [`The headings were found in row ${head.index + 1}; what is above is not read.`] : []),
      ...(others.length > 0 ? [`Only the worksheet “${head.name}” is read, not ${quoted(others)}.`] : []),
      ...(missing.length > 0
        ? [
            `The file has no ${one(missing, "column", "columns")} ${quoted(missing)}: what the website has there stays as it is.`,
          ]
        : []),
      ...(unknown.length > 0
        ? [
            `The ${one(unknown, "column", "columns")} ${quoted(unknown)} ${one(unknown, "is", "are")} not known, and not read.`,
          ]
        : []),
      ...(hasFormulas ? ["Of formulas, the results are read as they were when the file was saved."] : []),
    ],
  };
}
