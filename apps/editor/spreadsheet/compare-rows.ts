import { type Cell, cellOf, compared, hasLostSigns, UnclearCell, valueOf } from "./cells.ts";
import { type Column, columnsOf, groupTitle, keyTitle, valueIn, withValueIn } from "./columns.ts";
import { nameOfEntry } from "../content/in-words.ts";
import type { CellChange } from "../wire.ts";
import type { Entry, ListFile, SpreadsheetList } from "./lists.ts";
import { keysOf } from "./row-keys.ts";
import type { SpreadsheetTable, TableRow } from "./table-of-workbook.ts";

/** An entry of the content: its file, and its position there. */
export interface Place {
  readonly file: ListFile;
  readonly index: number;
}

/** What a row says, compared with the content. */
export interface ComparedRow {
  readonly row: number;
  readonly kind: "new" | "changed" | "same" | "stale" | "unclear";
  readonly name: string;
  /** The entry that the row had when it was downloaded. */
  readonly place?: Place;
  /** The file that it belongs into, and the entry as the row says. */
  readonly target?: ListFile;
  readonly entry?: Entry;
  readonly changes: readonly CellChange[];
  readonly problems: readonly string[];
}

/** How a list stands in columns. */
export interface ListShape {
  readonly files: readonly ListFile[];
  readonly columns: readonly Column[];
  readonly group: string | undefined;
}

export function shapeOf(list: SpreadsheetList, files: readonly ListFile[]): ListShape {
  return { files, columns: columnsOf(list, files), group: groupTitle(list, files) };
}

/** The titles of all columns of a list. */
export const titlesOf = ({ columns, group }: ListShape): string[] => [
  keyTitle,
  ...(group === undefined ? [] : [group]),
  ...columns.map(({ title }) => title),
];

const shown = (value: unknown): string => compared(cellOf(value));

/** A text by which entries that say the same are found; numbers that the editor gives do not count. */
const signatureOf = (entry: Entry, columns: readonly Column[], group: string): string =>
  JSON.stringify([
    group,
    ...columns.filter(({ schema }) => schema["numbered"] !== true).map(({ path }) => shown(valueIn(entry, path))),
  ]);

interface ReadRow {
  readonly entry: Entry;
  readonly changes: readonly CellChange[];
  readonly problems: readonly string[];
}

/** What the cells of a row make of an entry. */
function readRow(base: Entry, columns: readonly Column[], { cells }: TableRow): ReadRow {
  let entry = base;
  const changes: CellChange[] = [];
  const problems: string[] = [];
  for (const column of columns) {
    const cell = cells.get(column.title);
    if (cell === undefined) continue;
    const old = valueIn(base, column.path);
    const before = shown(old);
    // A value that comes back as it was sent stays byte by byte.
    if (typeof cell !== "object" && compared(cell) === before) continue;
    try {
      const value = valueOf(column, cell);
      const after = shown(value);
      if (after === before) continue;
      if (hasLostSigns(String(cellOf(old) ?? ""), after))
        throw new UnclearCell(`has lost signs (“${after}”). Save the file as “CSV UTF-8” or as an Excel workbook`);
      entry = withValueIn(entry, column.path, value);
      changes.push({ column: column.title, before, after });
    } catch (error) {
      if (!(error instanceof UnclearCell)) throw error;
      problems.push(`“${column.title}” ${error.message}.`);
    }
  }
  return { entry, changes, problems };
}

const plainName = (cell: Cell | undefined): string => compared(cell).toLowerCase();

/** Compares the rows of a spreadsheet with the content, each for itself. */
export function compareRows(shape: ListShape, table: SpreadsheetTable): ComparedRow[] {
  const { files, columns, group } = shape;
  const places = new Map(
    files.flatMap((file) => keysOf(file).map((key, index): [string, Place] => [key, { file, index }])),
  );
  const present = columns.filter(({ title }) => table.rows[0]?.cells.has(title));
  const hasGroups = group === undefined || table.rows[0]?.cells.has(group) === true;
  const signature = (entry: Entry, file: ListFile | undefined) =>
    signatureOf(entry, present, hasGroups ? (file?.group ?? "") : "");
  const existing = Map.groupBy(
    files.flatMap((file) => file.entries.map((entry, index) => ({ file, index, says: signature(entry, file) }))),
    ({ says }) => says,
  );
  const byGroup = new Map(files.map((file) => [plainName(file.group), file]));
  const rowsOfKey = Map.groupBy(table.rows, ({ cells }) => compared(cells.get(keyTitle)));
  const rowOfNew = new Map<string, number>();

  return table.rows.map((line): ComparedRow => {
    const { row, cells } = line;
    const key = compared(cells.get(keyTitle));
    const place = places.get(key);
    const base = place?.file.entries[place.index] ?? {};
    const { entry, changes, problems: unclear } = readRow(base, present, line);
    const name = nameOfEntry(entry, row - 1);
    const groupCell = group === undefined ? undefined : cells.get(group);
    const target =
      group === undefined ? files[0] : groupCell === undefined ? place?.file : byGroup.get(plainName(groupCell));
    const result = (kind: ComparedRow["kind"], problems: readonly string[] = []): ComparedRow => ({
      row,
      kind,
      name,
      changes,
      problems,
      ...(place && { place }),
      ...(target && { target, entry }),
    });
    const says = signature(entry, target);
    // A spreadsheet that is dropped twice: what it says is there already.
    const found = place || unclear.length > 0 ? undefined : existing.get(says)?.shift();
    if (found) return { ...result("same"), place: found };

    if (key !== "" && !place) {
      return result("stale", [
        "It has been changed or removed since this file was downloaded. Download the file again, and change it there.",
      ]);
    }
    if (!target) {
      const names = files.map((file) => `“${file.group}”`).join(", ");
      const given = compared(groupCell);
      const problem =
        given === ""
          ? `“${group}” is empty. Type one of ${names}.`
          : `“${group}” has “${given}”. Type one of ${names}.`;
      return result("unclear", [...unclear, problem]);
    }
    if (unclear.length > 0) return result("unclear", unclear);
    // Somebody has copied a row to write a new one: the one that says what the content says is the first.
    const twins = place ? (rowsOfKey.get(key) ?? []) : [];
    if (twins.length > 1 && (changes.length > 0 || place?.file !== target)) {
      const others = twins.filter((other) => other !== line).map((other) => other.row);
      const problem = `It has the key of row ${others.join(", ")}. If it is a new one, empty its cell “${keyTitle}”.`;
      return result("unclear", [problem]);
    }
    if (!place) {
      const earlier = rowOfNew.get(says);
      if (earlier !== undefined) return result("unclear", [`It says the same as row ${earlier}. Remove one of them.`]);
      rowOfNew.set(says, row);
      return result("new");
    }
    if (place.file !== target && group !== undefined) {
      const moved = { column: group, before: place.file.group, after: target.group };
      return { ...result("changed"), changes: [moved, ...changes] };
    }
    return result(changes.length > 0 ? "changed" : "same");
  });
}
