import { join } from "node:path";
import { expect, test } from "vitest";
import { entries, entryOf, sidecarOf, studio } from "../catalog.ts";
import { pdfIn } from "../proofs/of-pdfs.ts";
import { elementsOf } from "../proofs/tagged-pdf.ts";
import { keptResult } from "../result.ts";

const made = entries.filter((entry) => sidecarOf(entry)?.files["drawing.pdf"] !== undefined);

test("every sheet and every sample deliverable has a PDF", () => {
  const sheets = entries.filter(({ kind }) => kind === "sheet").map(({ name }) => name);
  expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(sheets));
  expect(made.length).toBeGreaterThan(sheets.length);
});

const tablesOf = (name: string): string[][][] =>
  elementsOf(pdfIn(keptResult(entryOf(name))).structure)
    .filter(({ role }) => role === "Table")
    .map(({ children }) => children.map((row) => row.children.map(({ text }) => text)));

/** A table of a drawing, as it is offered for spreadsheets. */
const csvOf = async (name: string): Promise<string[][]> =>
  ((await import(join(studio, `diagrams/items/${name}.tsx`))) as { table: string[][] }).table;

test("a list's table reads as its file for spreadsheets does, in the same order", async () => {
  expect(tablesOf("valve-list")).toEqual([await csvOf("valve-list")]);
  const [, ...signals] = await csvOf("io-list");
  const analog = signals.filter(([kind]) => kind?.startsWith("A"));
  const read = tablesOf("io-list").flatMap(([, ...rows]) => rows);
  expect(read.slice(0, analog.length)).toEqual(analog.map(([, ...cells]) => cells));
  expect(read).toHaveLength(signals.length);
  for (const sheet of ["hazard-study", "hazard-study-2"]) expect(tablesOf(sheet)).toEqual([await csvOf(sheet)]);
});

test("the scrubber's matrix reads as its file for spreadsheets does, with more in the heads of its effects", async () => {
  const [[heads = [], ...rows] = []] = tablesOf("scrubber-cause-and-effect");
  const [names = [], ...cells] = await csvOf("scrubber-cause-and-effect");
  expect(rows).toEqual(cells);
  expect(heads).toHaveLength(names.length);
  for (const [index, head] of heads.entries()) expect(head.slice(0, names[index]?.length)).toBe(names[index]);
});

test("a head that is written across the sheet stands behind those of its row, with its lines as words", () => {
  const [[head = [], ...rows] = []] = tablesOf("cause-and-effect");
  expect(head.slice(0, 4)).toEqual(["No.", "Cause", "At", "What must hold"]);
  expect(head.slice(4).every((words) => /^[A-Z].* .*[a-z]$/.test(words))).toBe(true);
  for (const row of rows) expect(row.slice(4).every((mark) => /^[XP]?$/.test(mark))).toBe(true);
});
