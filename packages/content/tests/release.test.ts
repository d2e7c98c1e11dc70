import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { builtFiles } from "../built-files.ts";
import { capabilityStatement } from "../derive/capability-statement.ts";
import { paperFiles } from "../derive/paper-files.ts";
import { notFoundData, pageDataAt } from "../derive/page-data.ts";
import { onlyConfirmed } from "../derive/leave-out.ts";
import { lostLinks, withoutPresupposed } from "../derive/presupposed.ts";
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
import { mark, type MarkedEntry, markedFiles, phrasesOf, plainly } from "./marked-content.ts";

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
  for (const [nothing] of all.matchAll(
    /.{20}\b(?:0|no|zero) (?:projects|quotes|openings|clients|testimonials|pictures)\b/gi,
  ))
    faults.push(`says "${nothing}"`);
  for (const phrase of phrasesOf(open, files)) if (all.includes(phrase)) faults.push(`still says "${phrase}"`);
  if (/"(?:sample|confirmed)":(?:true|\{)/.test(all)) faults.push("passes marks on to pages");
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
    const marked = [...written.pages.values()].filter(({ frontMatter }) => frontMatter.plain ?? frontMatter.sample);
    expect(marked.length).toBeGreaterThan(5);
    const lostWith = (isOpen: (path: string) => boolean) => {
      const pages = [...written.pages].map(([path, page]): [string, Page] => {
        const settings = unmarked(page.frontMatter);
        const isMarked = marked.includes(page) && isOpen(path);
        return [path, { ...page, frontMatter: isMarked ? { ...settings, sample: true } : settings }];
      });
      const content = { ...written, pages: new Map(pages) };
      return lostLinks(withoutPresupposed(onlyConfirmed(content), content), content).map(({ href }) => href);
    };
    for (const { path } of marked) {
      expect(
        lostWith((one) => one === path),
        `${path} open`,
      ).toEqual([]);
      expect(
        lostWith((one) => one !== path),
        `${path} confirmed`,
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

  test("is an error with file and line, unless the page declares it", () => {
    const link = `Look at [the opening](${opening()}).`;
    expect(() => textWith(link)).toThrow(`content/${file}:10  links to ${opening()}, which a release leaves out`);
    expect(textWith(link, `needs: [{ page: ${opening()} }]\n`)).toBe(kept);
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
