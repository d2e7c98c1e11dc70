import { plain, type Row } from "./rows.ts";

/** A cell of a CSV file (RFC 4180). A spreadsheet would run a text that begins like a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** What the columns of the table are called, besides those of the rows. */
export interface TableHeadings {
  readonly cells: readonly string[];
  /** The names of the facets, by what they are in addresses. Sizes are in the cells already. */
  readonly facets: ReadonlyMap<string, string>;
  readonly story: string;
}

/**
 * Rows as CSV for spreadsheets: with a byte order mark, which Excel needs to read UTF-8. What no project of `all` has, such
 * as a year, has no column, so that all choices have the same columns.
 */
export function tableText(headings: TableHeadings, rows: readonly Row[], all: readonly Row[]): string {
  const fields = [...new Set(all.flatMap((row) => [...row.fields.keys()]))];
  const lines = [
    [...headings.cells, ...headings.facets.values(), ...fields, headings.story],
    ...rows.map((row) => [
      ...row.cells,
      ...[...headings.facets.keys()].map((facet) => row.names.get(facet)?.join("; ") ?? ""),
      ...fields.map((field) => row.fields.get(field) ?? ""),
      row.story ?? "",
    ]),
  ];
  return "\uFEFF" + lines.map((cells) => `${cells.map((text) => cell(plain(text))).join(",")}\r\n`).join("");
}
