import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { getDocumentProxy, getMeta } from "unpdf";
import { type Content, pageWith } from "@ttpl/content/content.ts";
import { capabilityStatement } from "@ttpl/content/derive/capability-statement.ts";
import { agreementData } from "@ttpl/content/derive/terms.ts";
import { projectExplorer } from "@ttpl/content/derive/project-facets.ts";
import { paperNames, papers } from "@ttpl/content/derive/paper-files.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { agreementDocument } from "../../build/documents/agreement-document.ts";
import { Pages } from "../../build/documents/pages.ts";
import { statementDocument } from "../../build/documents/statement-document.ts";
import { openTypeface } from "../../build/documents/typeface.ts";
import { readPages } from "../browser/printed-pages.ts";

const date = "2031-05-04";
const typeface = await openTypeface();
const content = readContent();

const plain = (text: string) =>
  text.replaceAll(/[\s\u00a0\u2060]/g, "").replaceAll(/[₀-₉]/g, (figure) => figure.normalize("NFKC"));
const textsOf = async (pdf: Buffer) =>
  (await readPages(pdf)).map(({ texts }) => plain(texts.map(({ text }) => text).join("")));

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

test.each(made)("$name on $paper: real fonts, and a title block with date and number on every page", async (one) => {
  const pdf = await one.make(one.paper);
  // The clock must not show: builds of one commit give the same bytes.
  await pause(1100);
  expect(Buffer.compare(await one.make(one.paper), pdf)).toBe(0);
  const source = pdf.toString("latin1");
  expect(source).toMatch(/\/FontName \/[A-Z]{6}\+Archivo/);
  expect(source).toContain("/FontFile2");
  expect(source).not.toContain("/Type3");
  const pages = await readPages(pdf);
  const { width, height } = papers[one.paper];
  const words = one.name === "statement" ? { ...statement.words, title: statement.words.name } : agreement;
  for (const [index, page] of pages.entries()) {
    expect([page.width, page.height].map(Math.round)).toEqual([width, height].map(Math.round));
    const text = plain(page.texts.map((part) => part.text).join(""));
    for (const part of [words.title, date, `${index + 1} ${words.of} ${pages.length}`, content.company.email])
      expect(text).toContain(plain(part));
    for (const part of page.texts) {
      expect(part.left, part.text).toBeGreaterThan(28);
      expect(part.right, part.text).toBeLessThan(width - 28);
      expect(part.baseline, part.text).toBeGreaterThan(28);
    }
  }
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
  expect(info["Title"]).toContain(words.title);
});

test.each(paperNames)(
  "the statement has two pages on %s: all services, and rows of projects and of software",
  async (paper) => {
    const pages = await textsOf(await documents.statement(paper));
    expect(pages).toHaveLength(2);
    const [first = "", second = ""] = pages;
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
  const pages = await textsOf(await documents.agreement(paper));
  for (const { title, text } of agreement.clauses)
    expect(
      pages.some((page) => page.includes(plain(title + text))),
      title,
    ).toBe(true);
  expect(pages[0]).toContain(plain(content.company.name + content.company.address.join(", ")));
  expect(pages.length).toBeLessThanOrEqual(2);
});

test.each([
  ["a release", { ...content, leftOut: new Set<string>() }, false],
  ["what shows everything", content, true],
])("of %s, the mark of what is not confirmed stands on every page or on none", async (_, from, isSample) => {
  const marked = statementOf(from);
  const form = agreementOf(from);
  const made = {
    statement: await statementDocument(marked, "a4", typeface, date),
    agreement: await agreementDocument(form, "a4", typeface, date),
  };
  for (const [name, words] of Object.entries({ statement: marked.words.sample, agreement: form.sample })) {
    const pages = await textsOf(made[name as keyof typeof made]);
    expect(pages.map((page) => page.includes(plain(words)))).toEqual(pages.map(() => isSample));
  }
});

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

test.each([40, 400])(
  "answers of %i words to what a buyer's form asks follow on further pages, whole",
  async (words) => {
    const groups = content.supplier.groups.map(({ heading, facts }) => ({
      heading,
      facts: facts.map((fact) => ({ ...fact, text: `${fact.label}: ${"so many words ".repeat(words / 3)}and an end` })),
    }));
    const from = statementOf({ ...content, supplier: { ...content.supplier, groups } });
    const pdf = await statementDocument(from, "a4", typeface, date);
    const [, , ...further] = await textsOf(pdf);
    expect(further.length).toBeGreaterThan(words > 100 ? 2 : 0);
    expect(further[0]).toContain(plain(content.supplier.title));
    for (const { heading, facts } of groups) {
      const [first] = facts;
      // A heading stands above its first fact.
      expect(
        further.filter((page) => page.includes(plain(`${heading}${first?.label}${first?.text}`))),
        heading,
      ).toHaveLength(1);
      for (const { label, text } of facts)
        expect(
          further.filter((page) => page.includes(plain(label + text))),
          label,
        ).toHaveLength(1);
    }
    for (const page of await readPages(pdf))
      for (const { baseline, text } of page.texts) expect(baseline, text).toBeGreaterThan(28);
  },
);

test("projects are counted by what they are about, not by bands of size, which are for searching", () => {
  const { words } = projectExplorer(content);
  const headings = statement.facets.map(({ heading }) => heading);
  expect(headings).toContain(words.plant);
  expect(headings).not.toContain(words.size);
});

test("where there is no room for all values of a facet, those with the most projects are there", async () => {
  const values = Array.from({ length: 99 }, (_, index) => ({
    ...statement.facets[0]!.values[0]!,
    name: `Plant ${String.fromCharCode(65 + (index % 26))}${100 + index}`,
    count: index + 1,
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
    const pages = new Pages("a4", typeface, words);
    const widths = Array.from({ length: 10 }, (_, figure) => pages.widthOf(String(figure), pages.letters(cut, 9)));
    expect(new Set(widths.map((width) => width.toFixed(3))).size).toBe(1);
  },
);

test("sums of money and towns of clients are in the characters of the typeface", async () => {
  const summary = "₹ 41 crore, ₹5, €7, 3 ≠ 2: plants in Malmö, Łódź and São Paulo, made by Weiß™";
  const pdf = await statementDocument({ ...statement, summary: summary.replace(" ≠ 2", "") }, "a4", typeface, date);
  expect((await textsOf(pdf)).join("")).toContain(
    plain("INR 41 crore, INR 5, EUR 7, 3: plants in Malmo, Lodz and Sao Paulo, made by WeissTM"),
  );
  // Its plain form would say the opposite.
  await expect(statementDocument({ ...statement, summary }, "a4", typeface, date)).rejects.toThrow("≠");
});

test("a character that the typeface does not have is refused by name", async () => {
  const unknown = { ...statement, summary: "Plants in 東京" };
  await expect(statementDocument(unknown, "a4", typeface, date)).rejects.toThrow("東");
});
