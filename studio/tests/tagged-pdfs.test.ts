import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { entries, pictureFolder, sidecarOf, studio } from "../catalogue.ts";
import { type Element, elementsOf, readTaggedPdf, type TaggedPdf } from "./tagged-pdf.ts";

const made = entries.filter((entry) => sidecarOf(entry)?.files["drawing.pdf"] !== undefined);
const read = (name: string) => readTaggedPdf(readFileSync(join(pictureFolder, name, "drawing.pdf")));

/** What each role may stand in (ISO 32000-1, 14.8.4.3). */
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ["L"],
  Lbl: ["LI"],
  LBody: ["LI"],
  TR: ["Table"],
  TH: ["TR"],
  TD: ["TR"],
};
/** Zone marks of the border, the heading "TITLE" of a field and the mark of samples: all else is read. */
const unread = /^(?:[1-8A-F]|TITLE|SAMPLE)$/;

test("every sheet and every sample deliverable has a PDF", () => {
  const sheets = entries.filter(({ kind }) => kind === "sheet").map(({ name }) => name);
  expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(sheets));
  expect(made.length).toBeGreaterThan(sheets.length);
});

describe.each(made)("the PDF of $name", (entry) => {
  let pdf: TaggedPdf;
  let elements: Element[];
  const of = (role: string) => elements.filter((element) => element.role === role);
  beforeAll(() => {
    pdf = read(entry.name);
    elements = elementsOf(pdf.structure);
  });

  test("says what it is, in which language, and that it is PDF/UA", () => {
    const { language, isMarked, showsTitle, metadata, title, page } = pdf;
    expect({ language, isMarked, showsTitle }).toEqual({ language: "en-GB", isMarked: true, showsTitle: true });
    expect(title).toMatch(new RegExp(`^${sidecarOf(entry)?.drawing} \\w`));
    expect(metadata).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`);
    expect(metadata).not.toMatch(/&(?!amp;|lt;|gt;)/);
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(page["/Tabs"]).toBe("/S");
  });

  test("has all its content in its structure once, or as decoration, and fonts whose text is known", () => {
    expect(pdf.loose).toEqual([]);
    expect(pdf.misplaced).toEqual([]);
    expect(pdf.decoration.filter((words) => !unread.test(words.trim()))).toEqual([]);
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const font of pdf.fonts)
      expect(font).toEqual({
        name: expect.stringMatching(/^\/[A-Z]{6}\+Archivo/) as unknown,
        isEmbedded: true,
        hasText: true,
      });
  });

  test("begins with its title, and has lists and tables that are whole", () => {
    expect(of("H1")).toEqual([elements.find(({ role }) => /^(?:H\d|P|L|Table|Figure)$/.test(role))]);
    const inside = (element: Element): string[] =>
      element.children.flatMap((child) => [
        ...(parents[child.role]?.includes(element.role) === false ? [`${child.role} in ${element.role}`] : []),
        ...inside(child),
      ]);
    expect(inside(pdf.structure)).toEqual([]);
    for (const { children } of of("Table")) {
      const widths = new Set(children.map((row) => row.children.length));
      expect([...widths]).toEqual([children[0]?.children.length]);
    }
    for (const { text, scope } of of("TH")) {
      expect(text).not.toBe("");
      expect(["/Column", "/Row"]).toContain(scope);
    }
    for (const role of ["H1", "H2", "P", "Lbl"]) for (const { text } of of(role)) expect(text).not.toBe("");
    for (const { text, children } of of("LBody")) expect(text !== "" || children.length > 0).toBe(true);
  });

  test("describes each figure, and says where it is", () => {
    const [, , width = 0, height = 0] = pdf.page["/MediaBox"] as number[];
    for (const { alt, box } of of("Figure")) {
      expect(alt).toMatch(/\w+ \w+/);
      const [left = 0, foot = 0, right = 0, top = 0] = box ?? [];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(foot).toBeGreaterThanOrEqual(0);
      expect(right).toBeGreaterThan(left);
      expect(top).toBeGreaterThan(foot);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeLessThanOrEqual(height);
    }
    // What is drawn is described; what is written needs no description.
    expect(of("Figure").length > 0 || of("Table").length > 0).toBe(true);
  });
});

test.each(entries.filter((entry) => sidecarOf(entry)?.kind === "sheet"))(
  "the PDF of $name has its views as one figure, and its parts list as a table",
  ({ name }) => {
    const elements = elementsOf(read(name).structure);
    const views = elements.filter(({ role, text }) => role === "Figure" && /PLAN/.test(text));
    expect(views).toHaveLength(1);
    const heads = elements
      .filter(({ role }) => role === "Table")
      .map(({ children: [head] }) => head?.children.map(({ text }) => text));
    expect(heads).toContainEqual(["ITEM", "DESCRIPTION", "QTY"]);
  },
);

const tablesOf = (name: string): string[][][] =>
  elementsOf(read(name).structure)
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
});

test("a head that is written across the sheet stands behind those of its row, with its lines as words", () => {
  const [[head = [], ...rows] = []] = tablesOf("cause-and-effect");
  expect(head.slice(0, 4)).toEqual(["No.", "Cause", "At", "What must hold"]);
  expect(head.slice(4).every((words) => /^[A-Z].* .*[a-z]$/.test(words))).toBe(true);
  for (const row of rows) expect(row.slice(4).every((mark) => /^[XP]?$/.test(mark))).toBe(true);
});
