import { expect, test } from "vitest";
import { type Cell, guardedText, hasLostSigns, UnclearCell, valueOf } from "../../spreadsheet/cells.ts";
import type { FormSchema } from "../../wire.ts";

const read = (schema: FormSchema, cell: Cell): unknown => {
  try {
    return valueOf({ title: "A column", path: ["key"], schema }, cell);
  } catch (error) {
    if (error instanceof UnclearCell) return error;
    throw error;
  }
};

const day: FormSchema = { type: "string", format: "date" };
const whole: FormSchema = { type: "integer" };
const number: FormSchema = { type: "number" };
const line: FormSchema = { type: "string" };
const paragraphs: FormSchema = { type: "string", paragraphs: true };
const list: FormSchema = { type: "array", items: { type: "string" } };
const choice: FormSchema = { type: "string", enum: ["FULL_TIME", "INTERN"] };

test.each<[string, FormSchema, Cell, unknown]>([
  ["a day of a spreadsheet", day, new Date(Date.UTC(2027, 0, 31)), "2027-01-31"],
  ["the days since 1900", day, 46_418, "2027-01-31"],
  ["the days since 1900 as text, with an hour", day, "46418.5", "2027-01-31"],
  ["year, month, day", day, "2027-01-31", "2027-01-31"],
  ["with an hour", day, "2027-01-31T00:00:00", "2027-01-31"],
  ["as in Germany", day, "3.4.2027", "2027-04-03"],
  ["as in India, which can be nothing else", day, "31/01/2027", "2027-01-31"],
  ["as in America, which can be nothing else", day, "01/31/2027", "2027-01-31"],
  ["a month's name", day, "31 January 2027", "2027-01-31"],
  ["as Excel in India writes it", day, "31-Jan-27", "2027-01-31"],
  ["nothing", day, "  ", undefined],
  ["a year", whole, 2019, 2019],
  ["a year as text", whole, " 2019 ", 2019],
  ["a year with a decimal comma", whole, "2019,0", 2019],
  ["a decimal comma", number, "2,5", 2.5],
  ["a decimal point", number, "2.5", 2.5],
  ["a text", line, " 620 \n I/O ", "620 I/O"],
  ["a number for a text", line, 0.1 + 0.2, "0.3"],
  ["a guarded text", line, "'-5 °C", "-5 °C"],
  ["a text that has an apostrophe", line, "'tis so", "'tis so"],
  ["paragraphs", paragraphs, "One.\r\n\r\n\r\nTwo. ", "One.\n\nTwo."],
  ["a list", list, "a-b, c;d\ne", ["a-b", "c", "d", "e"]],
  ["a list of one", list, "a-b", ["a-b"]],
  ["one of several words", choice, "Full time", "FULL_TIME"],
])("%s is read", (_, schema, cell, value) => {
  expect(read(schema, cell)).toEqual(value);
});

test.each<[string, FormSchema, Cell, RegExp]>([
  ["a day that can be two", day, "03/04/2027", /two different days. Type the date as year-month-day/],
  ["a day that there is not", day, "31.02.2027", /“31.02.2027”. Type the date/],
  ["words for a day", day, "next week", /“next week”. Type the date/],
  ["a year in words", whole, "about 2010", /“about 2010”, which is no number. Type digits alone/],
  ["a part of a year", whole, "2019,5", /no whole number/],
  ["a sign between thousands", whole, "2,019", /no whole number/],
  ["a day for a year", whole, new Date(0), /Format the cell as a number/],
  ["a day for a text", line, new Date(0), /become a date in the spreadsheet. Format the cell as text/],
  ["TRUE for a text", line, true, /TRUE or FALSE.*Format the cell as text/],
  ["a formula", line, "=A1", /has a formula \(=A1\)/],
  ["lost letters", line, "SO\uFFFD", /letters that were lost/],
  ["another word", choice, "sometimes", /“sometimes”. Type one of FULL_TIME, INTERN/],
])("%s is told with what to type", (_, schema, cell, words) => {
  expect(read(schema, cell)).toMatchObject({ message: expect.stringMatching(words) });
});

test("texts that a spreadsheet would take for formulas are guarded", () => {
  for (const text of ["=1+1", "+91", "-5", "@x", "\tx"]) expect(guardedText(text)).toBe(`'${text}`);
  expect(guardedText("5 = 5")).toBe("5 = 5");
});

test("signs that became question marks are noticed, a question is not", () => {
  expect(hasLostSigns("SO₂ – a tower", "SO? ? a tower")).toBe(true);
  expect(hasLostSigns("SO₂", "SO₂?")).toBe(false);
  expect(hasLostSigns("Why?", "Why?")).toBe(false);
});
