import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { getDocumentProxy, getMeta } from "unpdf";
import { type Content, pageWith } from "@ttpl/content/content.ts";
import { capabilityStatement } from "@ttpl/content/derive/capability-statement.ts";
import { agreementData } from "@ttpl/content/derive/terms.ts";
import { projectExplorer } from "@ttpl/content/derive/project-facets.ts";
import { paperNames, papers } from "@ttpl/content/derive/paper-files.ts";
import { unmarked } from "@ttpl/content/derive/unmarked.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { agreementDocument } from "../../build/documents/agreement-document.ts";
import { Sheets } from "../../build/documents/sheet.ts";
import { statementDocument } from "../../build/documents/statement-document.ts";
import { openTypeface } from "../../build/documents/typeface.ts";
import { readSheets } from "../browser/printed-pages.ts";

const date = "2031-05-04";
const typeface = await openTypeface();
const content = readContent();

const plain = (text: string) =>
  text.replaceAll(/[\s\u00a0\u2060]/g, "").replaceAll(/[₀-₉]/g, (figure) => figure.normalize("NFKC"));
const textsOf = async (pdf: Buffer) =>
  (await readSheets(pdf)).map(({ texts }) => plain(texts.map(({ text }) => text).join("")));

function statementOf(from: Content) {
  const statement = capabilityStatement(from);
  if (!statement) throw new Error("The content has no capability statement");
  return statement;
}
function agreementOf(from: Content) {
  const terms = pageWith("terms", from.pages.values());
  if (!terms) throw new Error("The content has no terms");
  return agreementData(terms, from);
}
const statement = statementOf(content);
const agreement = agreementOf(content);

const documents = {
  statement: (paper: (typeof paperNames)[number]) => statementDocument(statement, paper, typeface, date),
  agreement: (paper: (typeof paperNames)[number]) => agreementDocument(agreement, paper, typeface, date),
};
const made = Object.entries(documents).flatMap(([name, make]) => paperNames.map((paper) => ({ name, paper, make })));

test.each(made)("$name on $paper: real fonts, and a title block with date and number on every sheet", async (one) => {
  const pdf = await one.make(one.paper);
  // The clock must not show: builds of one commit give the same bytes.
  await pause(1100);
  expect(Buffer.compare(await one.make(one.paper), pdf)).toBe(0);
  const source = pdf.toString("latin1");
  expect(source).toMatch(/\/FontName \/[A-Z]{6}\+Archivo/);
  expect(source).toContain("/FontFile2");
  expect(source).not.toContain("/Type3");
  const sheets = await readSheets(pdf);
  const { width, height } = papers[one.paper];
  const words = one.name === "statement" ? { ...statement.words, title: statement.words.name } : agreement;
  for (const [at, sheet] of sheets.entries()) {
    expect([sheet.width, sheet.height].map(Math.round)).toEqual([width, height].map(Math.round));
    const text = plain(sheet.texts.map((part) => part.text).join(""));
    for (const part of [words.title, date, `${at + 1} ${words.of} ${sheets.length}`, content.company.email])
      expect(text).toContain(plain(part));
    for (const part of sheet.texts) {
      expect(part.left, part.text).toBeGreaterThan(28);
      expect(part.right, part.text).toBeLessThan(width - 28);
      expect(part.baseline, part.text).toBeGreaterThan(28);
    }
  }
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
  expect(info["Title"]).toContain(words.title);
});

test.each(paperNames)(
  "the statement has two sheets on %s: all services, and rows of projects and of software",
  async (paper) => {
    const sheets = await textsOf(await documents.statement(paper));
    expect(sheets).toHaveLength(2);
    const [first = "", second = ""] = sheets;
    for (const { title, description } of statement.offers) expect(first).toContain(plain(title + description));
    expect(first).toContain(plain(statement.total ?? "no projects"));
    const shown = statement.projects.filter(({ description }) => second.includes(plain(description)));
    expect(shown.length).toBeGreaterThan(5);
    for (const { description, size = "", client } of shown)
      expect(second).toContain(plain(description + size + client));
    for (const { rows } of statement.software?.disciplines ?? [])
      for (const { activity, software } of rows)
        expect(second).toContain(plain(activity + software.map(({ name }) => name).join(",")));
    for (const { value } of statement.contact) expect(second).toContain(plain(value));
  },
);

test.each(paperNames)("no clause of the agreement is split on %s, and our side is filled in", async (paper) => {
  const sheets = await textsOf(await documents.agreement(paper));
  for (const { title, text } of agreement.clauses)
    expect(
      sheets.some((sheet) => sheet.includes(plain(title + text))),
      title,
    ).toBe(true);
  expect(sheets[0]).toContain(plain(content.company.name + content.company.address.join(", ")));
  expect(sheets.length).toBeLessThanOrEqual(2);
});

const mapped = <Value>(values: ReadonlyMap<string, Value>, change: (value: Value, name: string) => Value) =>
  new Map([...values].map(([name, value]) => [name, change(value, name)]));

/** The content as if all of it had been confirmed, apart from the settings of one page, or from some of them. */
const confirmed = (at?: string, mark: object = { sample: true }): Content => ({
  ...content,
  company: unmarked(content.company),
  projects: mapped(content.projects, unmarked),
  pages: mapped(content.pages, (page, path) => {
    const settings = unmarked(page.frontMatter);
    return { ...page, frontMatter: path === at ? { ...settings, ...mark } : settings } as typeof page;
  }),
});

const offshore = pageWith("offshore", content.pages.values());
const { day } = offshore?.frontMatter ?? {};
const markedOffice = day && { day: { ...day, office: { ...day.office, sample: true } } };
const someOffer = [...content.pages.values()].find(
  ({ frontMatter: { title } }) => title === statement.offers[0]?.title,
);

test.each([
  ["one project is", projectsWithMark(), true],
  ["the home page, which has the summary, is", confirmed("/"), true],
  ["a service is", confirmed(someOffer?.path), true],
  ["the quality page, which has the certificate, is", confirmed(statement.words.quality), true],
  ["the office’s hours are", confirmed(offshore?.path, markedOffice), true],
  ["the page of offshore work, apart from its hours, is", confirmed(offshore?.path), false],
  ["nothing is", confirmed(), false],
])("the mark stands on every sheet or on none: %s not confirmed", async (_, from, isSample) => {
  const marked = statementOf(from);
  const sheets = await textsOf(await statementDocument(marked, "a4", typeface, date));
  expect(sheets.map((sheet) => sheet.includes(plain(marked.words.sample)))).toEqual(sheets.map(() => isSample));
});

function projectsWithMark(): Content {
  const from = confirmed();
  const [[name, group] = []] = from.projects;
  if (!name || !group) throw new Error("There are no projects");
  const projects = group.projects.map((project, index) => ({ ...project, sample: index === 0 }));
  return { ...from, projects: new Map([...from.projects, [name, { ...group, projects }]]) };
}

test("versions and seats stand behind a program, and the team below the claims, once they are filled in", async () => {
  const software = pageWith("software", content.pages.values());
  const [program] = software?.frontMatter.disciplines[0]?.rows[0]?.software ?? [];
  if (!software || !program) throw new Error("There is no table of software");
  const licences = [{ software: program, versions: "3.1", seats: 7 }];
  const filled = { ...software, frontMatter: { ...software.frontMatter, licences } };
  const people = Number.parseInt(content.company.claims.team.value, 10);
  const from = statementOf({
    ...content,
    pages: new Map([...content.pages, [software.path, filled]]),
    company: { ...content.company, team: { heads: [{ discipline: "Testing", people }], languages: ["Marathi"] } },
  });
  const [first = "", second = ""] = await textsOf(await statementDocument(from, "letter", typeface, date));
  expect(second).toContain(plain(`${program} (3.1, 7 ${software.frontMatter.columns.seats})`));
  expect(first).toContain(plain(`Testing ${people}`));
  expect(first).toContain("Marathi");
});

test("projects are counted by what they are about, not by bands of size, which are for searching", () => {
  const { words } = projectExplorer(content);
  const headings = statement.facets.map(({ heading }) => heading);
  expect(headings).toContain(words.plant);
  expect(headings).not.toContain(words.size);
});

test("where there is no room for all values of a facet, those with the most projects are there", async () => {
  const values = Array.from({ length: 99 }, (_, at) => ({
    ...statement.facets[0]!.values[0]!,
    name: `Plant ${String.fromCharCode(65 + (at % 26))}${100 + at}`,
    count: at + 1,
  }));
  const crowded = { ...statement, facets: [{ heading: "Plants", values }] };
  const [first = ""] = await textsOf(await statementDocument(crowded, "a4", typeface, date));
  const shown = values.filter(({ name }) => first.includes(plain(name)));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length).toBeLessThan(values.length);
  expect(shown).toEqual(values.slice(-shown.length));
});

test.each(["regular", "bold"] as const)(
  "figures of the %s cut have one width, so that columns of them line up",
  (cut) => {
    const words = { title: agreement.title, company: content.company, mark: undefined, labels: agreement, date };
    const sheets = new Sheets("a4", typeface, words);
    const widths = Array.from({ length: 10 }, (_, figure) => sheets.widthOf(String(figure), sheets.letters(cut, 9)));
    expect(new Set(widths.map((width) => width.toFixed(3))).size).toBe(1);
  },
);

test("a character that the typeface does not have is refused by name", async () => {
  const unknown = { ...statement, summary: "Plants in 東京" };
  await expect(statementDocument(unknown, "a4", typeface, date)).rejects.toThrow("東");
});
