import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { beforeEach, describe, expect, test } from "vitest";
import { builtFiles } from "../built-files.ts";
import { capabilityStatement } from "../derive/capability-statement.ts";
import { paperFiles } from "../derive/paper-files.ts";
import { notFoundData, pageDataAt } from "../derive/page-data.ts";
import { onlyConfirmed } from "../derive/leave-out.ts";
import { lostLinks } from "../derive/living-links.ts";
import { withoutPresupposed } from "../derive/presupposed.ts";
import { linksIn } from "../derive/prose-links.ts";
import { projectWords } from "../derive/project-words.ts";
import { proseText } from "../derive/prose-text.ts";
import { searchData } from "../derive/search-documents.ts";
import { withPapers } from "../derive/site-papers.ts";
import { sitePlanOf } from "../derive/site-plan.ts";
import { siteSections } from "../derive/site-sections.ts";
import { agreementData } from "../derive/terms.ts";
import { type Content, type Page, pageWith } from "../content.ts";
import { unmarked } from "../derive/unmarked.ts";
import { readContent } from "../read-content.ts";
import { contentCopy, type ContentCopy, examplePage } from "./content-copy.ts";
import { confirmAll, mark, type MarkedEntry, markedFiles, phrasesOf, plainly } from "./marked-content.ts";

const release = { confirmedOnly: true };
const written = readContent();
let copy: ContentCopy;
let files: ReturnType<typeof markedFiles>;
let entries: readonly MarkedEntry[];
beforeEach(async () => {
  copy = await contentCopy();
  files = markedFiles(copy);
  entries = files.flatMap((file) => file.entries);
});

/** The content as a release with these entries open and all others confirmed. */
function releaseWith(isOpen: (entry: MarkedEntry) => boolean): Content {
  for (const file of files) mark(copy, file, isOpen);
  return copy.read(release);
}

test("a document is not shown under the name that stands in for it while its certificate is open", () => {
  const file = "pages/about/quality.md";
  const [, settings = "", ...text] = copy.text(file).split(/^---$/m);
  const page = parse(settings) as object;
  const document = {
    name: "A certificate",
    without: "A placeholder",
    file: "/documents/iso-9001-2015-certificate.pdf",
  };
  const certificate = {
    standard: "S",
    number: "1",
    body: "B",
    issued: "2027-01-31",
    until: "2030-01-30",
    scope: "All",
  };
  const shown = (values: object) => {
    const yaml = stringify({ ...page, document: undefined, certificate: undefined, ...values });
    copy.write(file, ["", `\n${yaml}`, ...text].join("---"));
    return pageDataAt(copy.read(release), "/about/quality", "article").document?.name;
  };
  expect(shown({ document })).toBeUndefined();
  expect(shown({ document, certificate })).toBeUndefined();
  expect(shown({ document: { ...document, without: undefined } })).toBe("A certificate");
});

/** Everything that the site makes of the content. */
function derivedOf(content: Content) {
  const terms = pageWith("terms", content.pages.values());
  return {
    pages: [...content.pages.values()].map(({ path, frontMatter }) => pageDataAt(content, path, frontMatter.template)),
    plan: sitePlanOf(content),
    sections: withPapers(siteSections(content), content),
    search: searchData(content),
    projectWords: projectWords(content),
    statement: capabilityStatement(content),
    agreement: terms && agreementData(terms, content),
    notFound: notFoundData(content),
  };
}

/** What is wrong with a release, in words. */
function faultsOf(content: Content, open: readonly MarkedEntry[]): string[] {
  const derived = derivedOf(content);
  const all = plainly(JSON.stringify(derived).replaceAll('\\"', '"'));
  const faults: string[] = [];
  for (const { 0: nothing, index } of all.matchAll(
    /\b(?:0|no|zero) (?:projects|quotes|openings|clients|testimonials|pictures)\b/gi,
  ))
    faults.push(`says "${all.slice(Math.max(0, index - 20), index)}${nothing}"`);
  for (const phrase of phrasesOf(open, files)) if (all.includes(phrase)) faults.push(`still says "${phrase}"`);
  if (/"confirmed":\{/.test(all)) faults.push("passes marks on to pages");
  if (derived.statement?.sample !== undefined || derived.agreement?.isSample)
    faults.push("marks a document as a sample");
  const papers = [derived.statement?.words.file, derived.agreement?.file].flatMap((file) =>
    file === undefined ? [] : paperFiles(file).map((paper) => paper.file),
  );
  const answers = (address: string) => {
    const [path = ""] = address.split(/[?#]/);
    return (
      content.pages.has(path) ||
      [...builtFiles, ...papers].includes(path) ||
      existsSync(join(content.publicFolder, path))
    );
  };
  const links = [...all.matchAll(/"(?:to|href|file)":"(\/[^"]*)"/g)].flatMap(([, to = ""]) => to);
  for (const to of new Set(links)) if (!answers(to) && !to.endsWith(".vcf")) faults.push(`links to ${to}`);
  for (const page of derived.pages) {
    const { title, lead, description, sections } = page;
    const texts = JSON.stringify([title, lead, description, sections]);
    for (const [name] of texts.matchAll(/\{\p{L}+\}/gu)) faults.push(`${page.path} still has ${name}`);
    const proof = "proof" in page ? page.proof : undefined;
    for (const { nodes, heading, id } of sections)
      if (nodes.length === 0 && proof?.section !== id) faults.push(`${page.path} has nothing below "${heading}"`);
    if (proof && proof.projects.length === 0 && !proof.quote && !proof.story)
      faults.push(`${page.path} proves nothing`);
    const isEmpty = lead === undefined && sections.length === 0;
    if (isEmpty && page.path !== "/search") faults.push(`${page.path} says nothing`);
  }
  return faults;
}

describe("a release of the real content", () => {
  test("with everything open has every page but openings and pages without plain words, and says nothing of what is open", () => {
    const content = releaseWith(() => true);
    expect(faultsOf(content, entries)).toEqual([]);
    const gone = [...written.pages.values()].filter(({ path }) => !content.pages.has(path));
    const mayGo = ({ frontMatter }: (typeof gone)[number]) =>
      frontMatter.template === "opening" || frontMatter.plain === undefined;
    expect(gone.filter((page) => !mayGo(page)).map(({ path }) => path)).toEqual([]);
    // Whoever follows an old link to one of them comes to another page.
    const redirected = [...content.pages.values()].flatMap(({ frontMatter }) => frontMatter.formerly ?? []);
    expect(redirected).toEqual(expect.arrayContaining(gone.map(({ path }) => path)));
  });

  test("with everything confirmed is what is written, apart from the marks", () => {
    const content = releaseWith(() => false);
    expect(content.pages.size).toBe(written.pages.size);
    const texts = (of: Content) =>
      [...of.pages.values()].map(({ path, sections, frontMatter: { title, lead } }) => ({
        path,
        sections,
        title,
        lead,
      }));
    expect(texts(content)).toEqual(texts(written));
    expect(faultsOf(content, [])).toEqual([]);
  });

  test("with one kind of entry open says nothing of it, and has no words about nothing", () => {
    const kinds = [...new Set(entries.map(({ kind }) => kind))];
    expect(kinds.length).toBeGreaterThan(5);
    const faults = kinds.flatMap((kind) => {
      const open = entries.filter((entry) => entry.kind === kind);
      return faultsOf(
        releaseWith((entry) => open.includes(entry)),
        open,
      ).map((fault) => `${kind}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test("with one page open, or one page alone confirmed, has no text that leads to what is not there", () => {
    const marked = [...new Set(entries.filter(({ part }) => part !== undefined).map(({ file }) => file))];
    expect(marked.length).toBeGreaterThan(5);
    const lostWith = (isOpen: (file: string) => boolean) => {
      const pages = [...written.pages].map(([path, page]): [string, Page] => {
        const file = files.find(({ name }) => `content/${name}` === page.source.name);
        if (!file || !marked.includes(file.name)) return [path, page];
        const parts = file.entries.flatMap(({ part }) => part ?? []);
        const word = { by: "Asha", on: "2027-01-31" };
        const confirmed = isOpen(file.name) ? {} : Object.fromEntries(parts.map((part) => [part, word]));
        return [
          path,
          { ...page, frontMatter: { ...unmarked(page.frontMatter), confirmed } as typeof page.frontMatter },
        ];
      });
      const content = { ...written, pages: new Map(pages) };
      return lostLinks(withoutPresupposed(onlyConfirmed(content), content), content).map(({ href }) => href);
    };
    for (const file of marked) {
      expect(
        lostWith((one) => one === file),
        `${file} open`,
      ).toEqual([]);
      expect(
        lostWith((one) => one !== file),
        `${file} confirmed`,
      ).toEqual([]);
    }
  });

  test("a quote without consent is not in it", () => {
    for (const file of files) mark(copy, file, () => false);
    const name = "testimonials.yaml";
    copy.write(name, copy.text(name).replaceAll(/,?"consent":\{[^}]*\}/g, ""));
    const content = copy.read(release);
    expect(content.testimonials.quotes).toEqual([]);
    expect(faultsOf(content, [])).toEqual([]);
  });
});

describe("a text that presupposes what is left out", () => {
  const file = "pages/about/test-visits.md";
  /** What is left of a page of a test with this sentence at its end. */
  const textWith = (sentence: string, settings = "") => {
    copy.write(file, `${examplePage.replace("list:", `${settings}list:`).trimEnd()} ${sentence}\n`);
    confirmAll(copy, file);
    const page = pageDataAt(copy.read(release), "/about/test-visits", "article");
    return page.sections
      .flatMap(({ nodes }) => nodes.map(proseText))
      .join("")
      .trim();
  };
  const kept = "Anybody who has an appointment.";
  const opening = () => [...written.pages.values()].find(({ frontMatter }) => frontMatter.template === "opening")!.path;
  beforeEach(() => {
    for (const one of files) mark(copy, one, () => true);
  });

  test("keeps its words without their link, which is listed, and goes if the page declares it", () => {
    const link = `Look at [the opening](${opening()}#pay), **or at [all of it](${opening()})**.`;
    expect(textWith(link)).toBe(`${kept} Look at the opening, or at all of it.`);
    const { pages, lostLinks: lost } = copy.read(release);
    expect(linksIn(pages.get("/about/test-visits")?.sections.flatMap(({ nodes }) => nodes) ?? [])).toEqual([]);
    const lines = copy.text(file).split("\n");
    const place = { file: `content/${file}`, line: lines.findIndex((text) => text.includes(link)) + 1 };
    expect(lost).toEqual([
      { ...place, href: `${opening()}#pay` },
      { ...place, href: opening() },
    ]);
    expect(textWith(link, `needs: [{ page: ${opening()} }]\n`)).toBe(kept);
    expect(copy.read(release).lostLinks).toEqual([]);
  });

  test("keeps an address that it shows as code", () => {
    expect(textWith(`Type \`${opening()}\`.`)).toBe(`${kept} Type ${opening()}.`);
  });

  test("goes with its section, if the page says so", () => {
    const section = `## Where to apply\n\nThere is a form.`;
    const needs = `needs: [{ page: ${opening()}, section: where-to-apply }]\n`;
    expect(textWith(`\n\n${section}`)).toContain("There is a form.");
    expect(textWith(`\n\n${section}`, needs)).toBe(kept);
  });

  test("goes sentence by sentence, if it states what there is none of", () => {
    expect(textWith("In operation: {support}")).toBe(kept);
    expect(textWith("We have {quotes} quotes. Come in.")).toBe(`${kept} Come in.`);
    expect(() => textWith("", "lead: We have {quotes} quotes.\n")).toThrow("states {quotes}, of which there is none");
  });

  test("must name a section or a link that there is", () => {
    expect(() => textWith("", "needs: [{ page: /contact }]\n")).toThrow(
      "needs /contact, to which its text has no link",
    );
    expect(() => textWith("", "needs: [{ page: /contact, section: nowhere }]\n")).toThrow('has no section "nowhere"');
  });
});

test("no page leads to one that is left out, beside its text", async () => {
  const added = await contentCopy();
  const page = (name: string, title: string, settings: string) =>
    added.write(
      `pages/about/test-${name}.md`,
      examplePage
        .replace("title: Visits", `title: ${title}`)
        .replace("A page that", `The page ${name} that`)
        .replace("list: { name: Visits, order: 9999 }", settings),
    );
  page("open", "Visits", "list: { name: Visits, order: 9999 }");
  page("told", "A story", "service: /about/test-open\nshowcase: /about/test-open\nprofile: /about/test-open");
  confirmAll(added, "pages/about/test-told.md");
  const content = added.read(release);
  expect(content.pages.has("/about/test-open")).toBe(false);
  expect(Object.keys(content.pages.get("/about/test-told")?.frontMatter ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/service|showcase|profile/)]),
  );
});
