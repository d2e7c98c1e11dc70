import { expect, test } from "vitest";
import { pageWith } from "@ttpl/content/content.ts";
import { capabilityStatement } from "@ttpl/content/derive/capability-statement.ts";
import { agreementData } from "@ttpl/content/derive/terms.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { agreementDocument } from "../../build/documents/agreement-document.ts";
import { statementDocument } from "../../build/documents/statement-document.ts";
import { openTypeface } from "../../build/documents/typeface.ts";
import { allElements, readTags } from "./tagged-pdf.ts";

const content = readContent();
const typeface = await openTypeface();
const statement = capabilityStatement({ ...content, company: { ...content.company, name: "Pumps & Panels" } })!;
const agreement = agreementData(pageWith("terms", content.pages.values())!, content);
const documents = {
  statement: await statementDocument(statement, "letter", typeface, "2031-05-04"),
  agreement: await agreementDocument(agreement, "a4", typeface, "2031-05-04"),
};
const plain = (text: string) => text.replaceAll(/[\s\u2060]/g, "");

test.each([
  ["statement", statement.words.name, "Pumps and Panels"],
  ["agreement", agreement.title, content.company.name],
] as const)(
  "the %s says to a screen reader what it is, and all of it is structure or decoration",
  async (name, title, company) => {
    const { language, title: known, showsTitle, loose, pages } = await readTags(documents[name]);
    expect(language).toBe("en-US");
    expect(known).toBe(`${title}, ${company}`);
    expect(showsTitle).toBe(true);
    expect(loose).toEqual([]);
    const elements = pages.flatMap(allElements);
    expect(elements.filter(({ role }) => role === "H1").map(({ text }) => text)).toEqual([title]);
    // The mark is read once, before the title; the title block is decoration.
    expect(
      elements.filter(({ text }) => text === (name === "statement" ? statement.words : agreement).sample),
    ).toHaveLength(1);
    expect(elements.filter(({ text }) => text.includes("2031-05-04"))).toEqual([]);
  },
);

test("each part and each clause of the agreement has a heading", async () => {
  const { pages } = await readTags(documents.agreement);
  const headings = pages
    .flatMap(allElements)
    .filter(({ role }) => role === "H2")
    .map(({ text }) => plain(text));
  const { between, agreed, clauses, signatures } = agreement;
  expect(headings).toEqual(
    [between, agreed, ...clauses.map(({ title }, index) => `${index + 1}. ${title}`), signatures].map(plain),
  );
});

test("tables of the statement have heads for their columns and rows, and its numbers stand behind their names", async () => {
  const { pages } = await readTags(documents.statement);
  const elements = pages.flatMap(allElements);
  const rowsOf = (tables: typeof elements) => tables.map(({ children }) => children);
  const [offers = [], projects = [], software = []] = rowsOf(elements.filter(({ role }) => role === "Table"));
  expect(offers.map(({ children }) => children.map(({ role }) => role))).toEqual(offers.map(() => ["TH", "TD"]));
  const { project, size, client } = statement.columns;
  const [heads, ...rows] = projects;
  expect(heads?.children.map(({ role, text }) => [role, text])).toEqual(
    [project, size, client].map((text) => ["TH", text]),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { children } of rows) expect(children.map(({ role }) => role)).toEqual(["TH", "TD", "TD"]);
  const disciplines = statement.software?.disciplines ?? [];
  expect(
    software
      .slice(1)
      .flatMap(({ children }) => children.filter(({ role }) => role === "TH"))
      .map(({ text }) => plain(text)),
  ).toEqual(disciplines.map(({ name }) => plain(name)));
  const source = documents.statement.toString("latin1");
  const heading = (what: string) => source.split(`/Scope /${what}`).length - 1;
  const ofColumns = [heads, software[0]].flatMap((row) => row?.children ?? []).length;
  expect(heading("Column")).toBe(ofColumns);
  expect(heading("Row")).toBe(elements.filter(({ role }) => role === "TH").length - ofColumns);
  // A discipline heads as many rows as it has.
  const spans = [...source.matchAll(/\/RowSpan (\d+)/g)].map(([, rows]) => Number(rows));
  const several = disciplines.map(({ rows: own }) => own.length).filter((count) => count > 1);
  expect(spans.toSorted((a, b) => a - b)).toEqual(several.toSorted((a, b) => a - b));
  const numbers = elements.filter(({ role, children }) => role === "LBody" && children.length > 0);
  const known = statement.facets.flatMap(({ values }) => values.map(({ name, count }) => [plain(name), String(count)]));
  expect(numbers.length).toBeGreaterThan(0);
  for (const { children } of numbers) expect(known).toContainEqual(children.map(({ text }) => plain(text)));
});
