import writeExcelFile, { type SheetData } from "write-excel-file/node";
import { cellOf, guardedText } from "./cells.ts";
import { columnsOf, groupTitle, keyTitle, valueIn } from "./columns.ts";
import { filesOf, type SpreadsheetList } from "./lists.ts";
import { keysOf } from "./row-keys.ts";

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A list as a table: its keys, groups and values. */
function tableOf(root: string, list: SpreadsheetList): Table {
  const files = filesOf(root, list);
  const columns = columnsOf(list, files);
  const group = groupTitle(list, files);
  return {
    head: [keyTitle, ...(group === undefined ? [] : [group]), ...columns.map(({ title }) => title)],
    rows: files.flatMap((file) =>
      keysOf(file).map((key, index) => [
        key,
        ...(group === undefined ? [] : [file.group]),
        ...columns.map(({ path }) => cellOf(valueIn(file.entries[index] ?? {}, path))),
      ]),
    ),
  };
}

/** Widths of a column, in letters. */
const [narrowest, widest] = [12, 48];

/** A list of content/ as a file of Excel. All texts are marked as such, so that none becomes a date or a number. */
export async function listAsXlsx(root: string, list: SpreadsheetList): Promise<Uint8Array> {
  const { head, rows } = tableOf(root, list);
  const data: SheetData = [
    head.map((value) => ({
      value,
      type: String,
      fontWeight: "bold" as const,
      wrap: true,
      alignVertical: "top" as const,
    })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === "number"
          ? { value, type: Number, alignVertical: "top" as const }
          : { ...(value !== null && { value }), type: String, format: "@", wrap: true, alignVertical: "top" as const },
      ),
    ),
  ];
  const columns = head.map((title, column) => {
    const longest = Math.max(title.length, ...rows.map((row) => String(row[column] ?? "").length));
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
  });
  const file = writeExcelFile(data, { columns, stickyRowsCount: 1, sheet: list.kind.kind });
  return new Uint8Array(await file.toBuffer());
}

/** A list of content/ as a CSV file: with a byte order mark, without which Excel would not read it as UTF-8. */
export function listAsCsv(root: string, list: SpreadsheetList): Uint8Array {
  const { head, rows } = tableOf(root, list);
  const field = (value: string | number | null) => {
    const text = typeof value === "string" ? guardedText(value) : String(value ?? "");
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [head, ...rows].map((row) => `${row.map(field).join(",")}\r\n`);
  return new TextEncoder().encode(`\uFEFF${lines.join("")}`);
}
