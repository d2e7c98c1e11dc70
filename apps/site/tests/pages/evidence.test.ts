import { expect, test } from "vitest";
import { fittingProjects } from "@ttpl/content/derive/proof.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { specPages } from "../spec-pages.ts";
import { addressesOf, type BuiltElement, mainOf, only, plain, select, wordsOf } from "./built-pages.ts";

// What the content makes of a page about a service, a product or customers: proof, a quote, links to the enquiry form.

const content = readContent();
const { testimonials } = content;
const { project, size, client, viewExperienceProfile, showcase: showcaseLabel } = content.layoutWords.labels;

const offers = specPages.flatMap(({ path, profile, showcase }) => {
  const frontMatter = content.pages.get(path)?.frontMatter;
  if (frontMatter?.template !== "article" || !frontMatter.proof || !frontMatter.enquire) return [];
  return [{ path, profile, showcase, proof: frontMatter.proof }];
});

const idOf = ({ attributes }: BuiltElement) => attributes["id"] ?? "";
/** The page's sections with a heading, in order. */
const sectionsOf = (main: BuiltElement) =>
  select(main.inside(), "section").filter((section) => select(section.inside(), "h2").length > 0);
const rowsOf = (table: BuiltElement) => select(only(table.inside(), "tbody").inside(), "tr");

test("there are pages with proof", () => expect(offers).not.toEqual([]));

test.each(offers)(
  "$path has its proof at the end of the section that its settings name",
  ({ path, profile, proof }) => {
    const section = sectionsOf(mainOf(path))
      .find((one) => idOf(one) === proof.section)!
      .inside();
    const projects = select(section, "table").at(-1)!;
    expect(select(only(projects.inside(), "thead").inside(), "th").map(wordsOf)).toEqual([project, size, client]);
    const rows = rowsOf(projects);
    const shown = fittingProjects(proof, content).slice(0, proof.most);
    expect(rows).toHaveLength(shown.length);
    for (const [index, row] of rows.entries()) {
      expect(wordsOf(row)).toContain(plain(shown[index]!.description));
      expect(wordsOf(row.children.at(-1)!)).toBe(plain(shown[index]!.client));
    }
    if (profile) {
      const links = select(section, "a").filter((link) => wordsOf(link) === viewExperienceProfile);
      expect(addressesOf(links)).toEqual([profile]);
    }
  },
);

// That the first link is seen without scrolling: apps/site/tests/browser/every-page.spec.ts.
test.each(offers)("$path links to the enquiry form at its top and at its end", ({ path, showcase }) => {
  const main = mainOf(path);
  const opening = main
    .inside()
    .find(({ tag }) => tag === "header")!
    .inside();
  const last = sectionsOf(main).at(-1)!;
  expect(select(opening, "a", { href: "/contact" })).toHaveLength(1);
  expect([idOf(last), select(last.inside(), "a", { href: "/contact" }).length]).toEqual(["next-step", 1]);
  if (showcase) expect(wordsOf(select(opening, "a")[0]!)).toBe(showcaseLabel);
});

test.each(offers)("$path quotes only from the testimonials", ({ path }) => {
  const main = mainOf(path);
  const quoted = select(main.inside(), "figure").filter((figure) => select(figure.inside(), "blockquote").length > 0);
  expect(quoted.length).toBeLessThanOrEqual(1);
  for (const quote of quoted) {
    const text = wordsOf(only(quote.inside(), "blockquote"));
    const source = testimonials.quotes.find((each) => plain(each.text) === text);
    expect(source, text).toBeDefined();
    expect(wordsOf(only(quote.inside(), "figcaption"))).toBe(plain(`${source?.role}, ${source?.region}`));
  }
});
