import type { Cell } from "./cells.ts";
import { UnreadableSpreadsheet } from "./unreadable-spreadsheet.ts";

/** The text of a CSV file. Only what is certain is read: as Unicode if it has a mark, otherwise as UTF-8. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0))
    throw new UnreadableSpreadsheet(
      "This file is no spreadsheet. Save it as an Excel workbook (.xlsx), and drop it again.",
    );
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableSpreadsheet(
      "This CSV file is in an encoding that cannot be told for certain: signs such as ü, ³ or – would be lost. In Excel choose Save as, “CSV UTF-8” or “Excel workbook (.xlsx)”, and drop it again.",
    );
  }
}

/** The sign between the fields: the one that the first lines have most of, outside of quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 5000).replaceAll(/"[^"]*"/g, "");
  const count = (sign: string) => start.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The rows of a CSV file, with commas, semicolons or tabs between the fields. @throws UnreadableSpreadsheet */
export function readCsv(bytes: Uint8Array): Cell[][] {
  // The first line of some files of Excel names the separator.
  const whole = decoded(bytes);
  const named = /^sep=(.)\r?\n/.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const separator = named?.[1] ?? separatorOf(text);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  const endOfField = new RegExp(`[${separator === "\t" ? "\\t" : separator}\r\n]`, "g");
  for (let at = 0; at < text.length;) {
    let field: string;
    if (text[at] === '"') {
      const parts: string[] = [];
      for (;;) {
        const end = text.indexOf('"', at + 1);
        if (end < 0)
          throw new UnreadableSpreadsheet(
            `Row ${rows.length + 1} of this CSV file has a quotation mark (") that is never closed.`,
          );
        parts.push(text.slice(at + 1, end));
        at = end + 1;
        if (text[at] !== '"') break;
      }
      field = parts.join('"');
    } else {
      field = "";
    }
    endOfField.lastIndex = at;
    const end = endOfField.exec(text)?.index ?? text.length;
    field += text.slice(at, end);
    row.push(field === "" ? null : field);
    at = end;
    if (text[at] === separator) {
      at++;
      if (at === text.length) row.push(null);
      continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at++;
    at++;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
