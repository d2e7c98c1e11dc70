import type { Column } from "./columns.ts";

/** What a cell of a spreadsheet has. */
export type Cell = string | number | boolean | Date | null;

/** Stands in place of a formula of which the file has no result. */
export const formulaWithoutResult = "\uE000formula";
/** Stands before an error of the spreadsheet, such as #REF!. */
export const errorMark = "\uE000error ";

/** Why a cell is not understood, and what to type in it. */
export class UnclearCell extends Error {}

/** What a spreadsheet gets for a value. */
export const cellOf = (value: unknown): string | number | null =>
  typeof value === "number"
    ? value
    : Array.isArray(value)
      ? value.join(", ")
      : typeof value === "string"
        ? value
        : null;

/** A text as it is compared: spreadsheets add spaces and change those that do not break. */
export const compared = (value: unknown): string =>
  String(value ?? "")
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t\u00A0\u202F]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();

/** Begins a cell of a CSV file that a spreadsheet would otherwise take for a formula. */
const guarded = /^[=+\-@\t\r]/;

/** A text as a CSV file has it. */
export const guardedText = (text: string): string => (guarded.test(text) ? `'${text}` : text);

const withoutGuard = (text: string): string =>
  text.startsWith("'") && guarded.test(text.slice(1)) ? text.slice(1) : text;

/** What every cell is checked for, whatever its column. */
function plainText(cell: string): string {
  if (cell === formulaWithoutResult)
    throw new UnclearCell("has a formula whose result is not in the file. Type the value in its place");
  if (cell.startsWith(errorMark))
    throw new UnclearCell(`has the error ${cell.slice(errorMark.length)}. Type the value in its place`);
  if (cell.startsWith("=")) throw new UnclearCell(`has a formula (${cell}). Type the value in its place`);
  if (cell.includes("\uFFFD"))
    throw new UnclearCell(`has letters that were lost when the file was saved (${cell}). Type it again`);
  return withoutGuard(cell);
}

function textOf(cell: Cell, hasParagraphs: boolean): string {
  if (cell instanceof Date)
    throw new UnclearCell("has become a date in the spreadsheet. Format the cell as text, and type it again");
  if (typeof cell === "boolean")
    throw new UnclearCell("has become TRUE or FALSE in the spreadsheet. Format the cell as text, and type it again");
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  const text = plainText(cell ?? "").replaceAll("\r\n", "\n");
  return hasParagraphs
    ? text
        .replaceAll(/[ \t]+/g, " ")
        .replaceAll(/ ?\n ?/g, "\n")
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim()
    : text.replaceAll(/[ \t\n]+/g, " ").trim();
}

function numberOf(cell: Cell, isWhole: boolean): number {
  if (cell instanceof Date || typeof cell === "boolean")
    throw new UnclearCell("has become a date or TRUE in the spreadsheet. Format the cell as a number, such as 2019");
  const text = typeof cell === "number" ? String(cell) : plainText(cell ?? "").trim();
  if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(text))
    throw new UnclearCell(`has “${text}”, which is no number. Type digits alone, such as 2019`);
  const number = Number(text.replace(",", "."));
  if (isWhole && !Number.isInteger(number))
    throw new UnclearCell(`has “${text}”, which is no whole number. Type digits alone, such as 2019`);
  return number;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The day of year, month and day; undefined if there is none. */
function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

/** What spreadsheets count days from, so that 1 is the first of January 1900 but for a leap day that was none. */
const dayZero = Date.UTC(1899, 11, 30);

function dateOf(cell: Cell): string {
  const unclear = (words: string) =>
    new UnclearCell(`has “${words}”. Type the date as year-month-day, such as 2027-01-31`);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "boolean") throw unclear("TRUE or FALSE");
  const text = typeof cell === "number" ? String(cell) : plainText(cell ?? "").trim();
  // The days from 1954 to 2119.
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (serial !== undefined && serial >= 20_000 && serial < 80_000)
    return new Date(dayZero + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text);
  const named = /^(\d{1,2})[-/. ]+([A-Za-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})$/.exec(text);
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text);
  let found: string | undefined;
  if (iso) found = isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  else if (named)
    found = isoDate(Number(named[3]), months.indexOf((named[2] ?? "").toLowerCase()) + 1, Number(named[1]));
  else if (numbers) {
    const [a, b, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])];
    // 03/04/2027 is one day in India and another one in America; with dots it is a day of Europe.
    if (numbers[2] !== "." && a <= 12 && b <= 12 && a !== b)
      throw new UnclearCell(
        `has “${text}”, which can be two different days. Type the date as year-month-day, such as 2027-01-31`,
      );
    found = b > 12 && numbers[2] !== "." ? isoDate(year, a, b) : isoDate(year, b, a);
  }
  if (found === undefined) throw unclear(text);
  return found;
}

/** One of several words, however it is written: "Full time" is FULL_TIME. */
function choiceOf(cell: Cell, choices: readonly string[]): string {
  const text = textOf(cell, false);
  const name = (words: string) => words.toLowerCase().replaceAll(/[\s_-]+/g, " ");
  const found = choices.find((choice) => name(choice) === name(text));
  if (found === undefined) throw new UnclearCell(`has “${text}”. Type one of ${choices.join(", ")}`);
  return found;
}

const isEmpty = (cell: Cell): boolean => cell === null || (typeof cell === "string" && cell.trim() === "");

/**
 * The value of a cell in its column; undefined for none.
 * @throws UnclearCell with what to type
 */
export function valueOf({ schema }: Column, cell: Cell): unknown {
  if (isEmpty(cell)) return undefined;
  if (schema.type === "integer" || schema.type === "number") return numberOf(cell, schema.type === "integer");
  if (schema.type === "array") {
    const parts = textOf(typeof cell === "string" ? cell.replaceAll(/\r?\n/g, ",") : cell, false).split(/\s*[,;]\s*/);
    return parts.filter(Boolean);
  }
  if (schema["format"] === "date") return dateOf(cell);
  if (Array.isArray(schema["enum"])) return choiceOf(cell, schema["enum"].map(String));
  return textOf(cell, schema["paragraphs"] === true);
}

/** Whether a text is another one of which signs were replaced by question marks: a CSV file that was not saved as UTF-8. */
export const hasLostSigns = (before: string, after: string): boolean =>
  before !== after && after.includes("?") && before.replaceAll(/[^\0-\x7F]/gu, "?") === after;
