import { expect, test } from "vitest";
import { csvRow } from "../cli/csv.ts";

test("writes RFC 4180: quotes where needed, CR LF at the end", () => {
  expect(csvRow(["a", 'b "c"', "d,e", "f\ng", null, 3, ""])).toBe('a,"b ""c""","d,e","f\ng",,3,\r\n');
});

const formulas = ["=1+1", "+91 1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "=cmd|' /C calc'!A0", "|x", "%x"];
// Full-width, small, superscript and subscript forms, and the minus sign.
const otherSigns = [..."＝＋－＠｜％﹦﹢﹣﹫﹪⁼⁺⁻₌₊₋−"];
const invisible = [..."\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069\u061C\u00AD\uFEFF\u3164\u{E0041}"];

test.each([
  ...formulas,
  ...otherSigns.flatMap((sign) => [`${sign}1`, ` ${sign}1`, `\u200B \u200B${sign}1`]),
  ...invisible.flatMap((character) => [`${character}=1`, ` ${character}=1`, `${character}\u00A0=1`]),
])("prefixes cells that a spreadsheet would treat as a formula: %j", (cell) => {
  expect(csvRow([cell])).toContain(`'${cell}`);
});

test.each(["a=1", "1", "name@example.org", "Zoë", "می\u200Cخواهم", "a\u200B=1", "²", "ℌ"])(
  "leaves other cells unchanged: %j",
  (cell) => {
    expect(csvRow([cell])).toBe(`${cell}\r\n`);
  },
);
