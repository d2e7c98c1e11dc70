import { plain, type Row } from "./rows.ts";

/** A cell of a CSV file (RFC 4180). A spreadsheet would run a text that begins like a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as CSV for spreadsheets: with a byte order mark, which Excel needs to read UTF-8. */
export const tableText = (headings: readonly Element[], rows: readonly Row[]): string =>
  "\uFEFF" +
  [headings.map(({ textContent }) => plain(textContent ?? "")), ...rows.map(({ cells }) => cells)]
    .map((cells) => `${cells.map(cell).join(",")}\r\n`)
    .join("");
