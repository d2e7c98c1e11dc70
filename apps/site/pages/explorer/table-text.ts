import { measured } from "@ttpl/content/derive/measured-size.ts";
import type { ExplorerWords } from "./explorer-words.ts";
import { addressOf, plain, type Row } from "./rows.ts";

/** A cell of a CSV file (RFC 4180). A spreadsheet would run a text that begins like a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Rows as CSV for spreadsheets, one thing in a column: with a byte order mark, which Excel needs to read UTF-8. What no
 * project of `all` has, such as a year, has no column, so that all choices have the same columns.
 * @param facets the names of the facets that are not in the rows, by what they are in addresses
 */
export function tableText(
  { columns, heads, story }: Pick<ExplorerWords, "columns" | "heads" | "story">,
  facets: ReadonlyMap<string, string>,
  rows: readonly Row[],
  all: readonly Row[],
): string {
  const page = location.origin + location.pathname;
  const fields = [...new Set(all.flatMap((row) => [...row.fields.keys()]))];
  const cells: readonly (readonly [heading: string, of: (row: Row) => string | number | undefined])[] = [
    [columns.id, ({ element }) => element.id],
    [heads.project, ({ description }) => description],
    [columns.detail, ({ detail }) => detail],
    [heads.client, ({ client }) => client],
    [heads.size, ({ size }) => size],
    [columns.value, ({ size }) => measured(size)?.value],
    [columns.unit, ({ size }) => measured(size)?.unit],
    ...[...facets].map(([facet, name]) => [name, ({ names }: Row) => names.get(facet)?.join("; ")] as const),
    ...fields.map((field) => [field, (row: Row) => row.fields.get(field)] as const),
    [story, (row) => row.story],
    [columns.address, (row) => page + addressOf(row)],
  ];
  const lines = [cells.map(([heading]) => heading), ...rows.map((row) => cells.map(([, of]) => `${of(row) ?? ""}`))];
  return "\uFEFF" + lines.map((line) => `${line.map((text) => cell(plain(text))).join(",")}\r\n`).join("");
}
