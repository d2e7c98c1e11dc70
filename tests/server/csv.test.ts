import { expect, test } from "vitest";
import { csvRow } from "../../server/cli/csv.ts";

test("writes RFC 4180: quotes where needed, CR LF at the end", () => {
  expect(csvRow(["a", 'b "c"', "d,e", "f\ng", null, 3, ""])).toBe('a,"b ""c""","d,e","f\ng",,3,\r\n');
});

test.each(["=1+1", "+91 1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "=cmd|' /C calc'!A0", "|x", "%x", "＝1"])(
  "prefixes cells that a spreadsheet would treat as a formula: %j",
  (cell) => {
    expect(csvRow([cell]).replace(/^"/, "")).toMatch(/^'/);
  },
);

test.each(["a=1", "1", "name@example.org", "Zoë"])("leaves other cells unchanged: %j", (cell) => {
  expect(csvRow([cell])).toBe(`${cell}\r\n`);
});
