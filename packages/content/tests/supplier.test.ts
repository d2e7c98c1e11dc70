import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { capabilityStatement } from "../derive/capability-statement.ts";
import { fingerprintOf } from "../derive/fingerprint.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { searchData } from "../derive/search-documents.ts";
import { sitePlanOf } from "../derive/site-plan.ts";
import { siteSections } from "../derive/site-sections.ts";
import { supplierAddress } from "../derive/supplier.ts";
import type { Content } from "../content.ts";
import type { Supplier } from "../schemas/supplier.ts";
import { contentCopy, type ContentCopy, examplePage } from "./content-copy.ts";
import { answerSupplierFacts, supplierFile } from "./supplier-answers.ts";

let copy: ContentCopy;
let places: Supplier["groups"][number]["facts"];
beforeEach(async () => {
  copy = await contentCopy();
  places = (parse(copy.text(supplierFile)) as Supplier).groups.flatMap(({ facts }) => facts);
});

/** Answers the places at these positions. */
const answer = (...at: number[]) =>
  answerSupplierFacts(copy, ({ label }) =>
    at.some((position) => places[position]?.label === label) ? `About ${label}` : undefined,
  );

/** Confirms the first answer. */
function confirmFirst(): void {
  const entry = (parse(copy.text(supplierFile)) as Supplier).groups[0]?.facts[0];
  const text = `text: ${entry?.text}\n`;
  copy.change(
    supplierFile,
    text,
    `${text}        confirmed: { by: Asha, on: "2027-01-31", of: "${fingerprintOf(entry)}" }\n`,
  );
}

/** Everything that leads to the page, or says what it says. */
const traces = (content: Content) =>
  JSON.stringify([
    sitePlanOf(content),
    siteSections(content),
    searchData(content),
    capabilityStatement(content)?.supplier.groups,
    [...content.pages.values()].map(({ path, frontMatter }) => pageDataAt(content, path, frontMatter.template)),
  ]);

test("while nothing is filled in, the page is not there, and nothing leads to it", () => {
  answer();
  const content = copy.read();
  expect(content.pages.has(supplierAddress)).toBe(false);
  expect(traces(content)).not.toContain(supplierAddress);
  expect(capabilityStatement(content)?.supplier.groups).toEqual([]);
});

test("what is filled in stands on the page, is found, and the rest is not mentioned", () => {
  answer(0, places.length - 1);
  const content = copy.read();
  const { groups } = pageDataAt(content, supplierAddress, "supplier");
  const said = [places[0], places.at(-1)].map((place) => `About ${place?.label}`);
  expect(groups.flatMap(({ facts }) => facts.map(({ value }) => value))).toEqual(said);
  expect(capabilityStatement(content)?.supplier.groups).toEqual(groups);
  expect(sitePlanOf(content).words.footer.links.map(({ to }) => to)).toContain(supplierAddress);
  expect(siteSections(content).flatMap(({ pages }) => pages.map(({ to }) => to))).toContain(supplierAddress);
  const all = traces(content);
  for (const { note } of content.supplier.groups.flatMap(({ facts }) => facts))
    expect(all).not.toContain(JSON.stringify(note).slice(1, -1));
});

test("a release has only the answers that somebody has confirmed as they are", () => {
  answer(0, 1);
  const release = () => copy.read({ confirmedOnly: true });
  expect(release().pages.has(supplierAddress)).toBe(false);
  expect(traces(release())).not.toContain(`"to":"${supplierAddress}"`);
  confirmFirst();
  const values = () =>
    pageDataAt(release(), supplierAddress, "supplier").groups.flatMap(({ facts }) => facts.map(({ value }) => value));
  expect(values()).toEqual([`About ${places[0]?.label}`]);
  copy.change(supplierFile, `About ${places[0]?.label}`, "Another answer");
  expect(release().pages.has(supplierAddress)).toBe(false);
});

test("a text that leads to the page while it is not there keeps its words, and leads there afterwards", () => {
  answer();
  const file = "pages/about/test-visits.md";
  copy.write(file, examplePage.replace("Anybody", "See [what buyers ask](/supplier). Anybody"));
  const sections = () => JSON.stringify(pageDataAt(copy.read(), "/about/test-visits", "article").sections);
  expect(sections()).toContain("what buyers ask");
  expect(sections()).not.toContain("/supplier");
  answer(0);
  expect(sections()).toContain("/supplier");
});
