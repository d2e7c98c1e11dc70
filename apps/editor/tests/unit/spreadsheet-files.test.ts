import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readWorkbook } from "../../spreadsheet/read-workbook.ts";
import { dateCell, errorCell, formula, handMadeXlsx, xlsxOf } from "./hand-made-xlsx.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
const rowsOf = async (file: Uint8Array) => (await readWorkbook(file)).worksheets[0]?.rows;

test.each([
  ["commas", bytes('a,"b, ""c""",\r\n1,,"two\r\nlines"\r\n')],
  ["semicolons", bytes('a;"b, ""c""";\n1;;"two\r\nlines"')],
  ["semicolons and a first line about them", bytes('sep=;\r\na;"b, ""c""";\r\n1;;"two\r\nlines"\r\n')],
  ["tabs, as Excel's Unicode text", utf16('a\t"b, ""c"""\t\r\n1\t\t"two\r\nlines"\r\n')],
  ["a byte order mark", bytes('\uFEFFa,"b, ""c""",\n1,,"two\r\nlines"\n')],
])("a CSV file with %s is read", async (_, file) => {
  expect(await rowsOf(file)).toEqual([
    ["a", 'b, "c"', null],
    ["1", null, "two\r\nlines"],
  ]);
});

test("cells of a workbook are read: a day, formulas, errors", async () => {
  const file = handMadeXlsx({
    "A and B": [
      ["Ü – ³", 2.5, dateCell(46_418)],
      [formula("A1", "of a text"), formula("1+1", 2), formula("1+1")],
      [errorCell("#DIV/0!"), null, "end"],
    ],
  });
  expect(await readWorkbook(file)).toEqual({
    hasFormulas: true,
    worksheets: [
      {
        name: "A and B",
        rows: [
          ["Ü – ³", 2.5, new Date(Date.UTC(2027, 0, 31))],
          ["of a text", 2, "\uE000formula"],
          ["\uE000error #DIV/0!", null, "end"],
        ],
      },
    ],
  });
});

const emptyWorksheet = "<worksheet><sheetData/></worksheet>";

test.each<[string, () => Uint8Array, RegExp]>([
  ["nothing", () => bytes(""), /empty/],
  ["Windows-1252", () => new Uint8Array(Buffer.from("Gr\u00FC\u00DFe;1\n", "latin1")), /encoding.*“CSV UTF-8”/],
  ["an open quotation mark", () => bytes('a,b\n"c,d\n'), /Row 2 .*never closed/],
  ["a picture", () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), /no spreadsheet/],
  ["a PDF", () => bytes("%PDF-1.7"), /PDF and no spreadsheet/],
  ["an old Excel", () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /\.xls\).*password/],
  ["a letter of Word", () => zipSync({ "word/document.xml": strToU8("<w/>") }), /no Excel workbook/],
  ["half a workbook", () => xlsxOf({ A: emptyWorksheet }).subarray(0, 300), /damaged/],
  ["a workbook of no XML", () => xlsxOf({ A: "<worksheet><sheetData><row" }), /cannot be read|no row/],
  ["a zip bomb", () => xlsxOf({ A: `<worksheet>${" ".repeat(70_000_000)}</worksheet>` }), /far too large/],
  [
    "a row of a billion",
    () =>
      xlsxOf({
        A: '<worksheet><sheetData><row r="1000000000"><c r="A1000000000"><v>1</v></c></row></sheetData></worksheet>',
      }),
    /far too much memory/,
  ],
])("%s is refused with what to do", async (_, file, words) => {
  await expect(readWorkbook(file())).rejects.toMatchObject({ message: expect.stringMatching(words) });
});
