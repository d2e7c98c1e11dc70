import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { specPages } from "../spec-pages.ts";
import { addressesOf, type BuiltElement, mainOf, only, plain, select, wordsOf } from "./built-pages.ts";

// The common structure of the pages about services, products and customers.

const offers = specPages.filter(({ path, title }) => /^\/(services|products|customers)\b/.test(path) && !title);
const { pages, testimonials, layoutWords } = readContent();
const { project, size, client, viewExperienceProfile, showcase: showcaseLabel } = layoutWords.labels;

/** The anchor of the section that ends with the page's proof. */
function proofSectionOf(path: string): string {
  const frontMatter = pages.get(path)?.frontMatter;
  return (frontMatter?.template === "article" && frontMatter.proof?.section) || "no-proof";
}

const idOf = ({ attributes }: BuiltElement) => attributes["id"] ?? "";
/** The page's sections with a heading, in order. */
const sectionsOf = (main: BuiltElement) =>
  select(main.inside(), "section").filter((section) => select(section.inside(), "h2").length > 0);
const rowsOf = (table: BuiltElement) => select(only(table.inside(), "tbody").inside(), "tr");

test.each(offers)(
  "$path has at least two sections, then proof, what we need, and the next step",
  ({ path, profile }) => {
    const main = mainOf(path);
    const sections = sectionsOf(main);
    const ids = sections.map(idOf);
    const proofAt = ids.indexOf(proofSectionOf(path));
    expect(proofAt, ids.join(" | ")).toBeGreaterThanOrEqual(2);
    expect(ids.slice(proofAt + 1), ids.join(" | ")).toEqual([expect.any(String), "next-step"]);

    const lead = wordsOf(
      select(
        main
          .inside()
          .find(({ tag }) => tag === "header")!
          .inside(),
        "p",
      )[0]!,
    );
    expect(lead.split(" ").length, lead).toBeLessThanOrEqual(36);

    const proof = sections[proofAt]!.inside();
    const projects = select(proof, "table").at(-1)!;
    expect(select(only(projects.inside(), "thead").inside(), "th").map(wordsOf)).toEqual([project, size, client]);
    expect(rowsOf(projects).length).toBeGreaterThanOrEqual(3);
    for (const row of rowsOf(projects)) expect(wordsOf(row.children.at(-1)!)).toMatch(/., \p{Lu}/u);
    if (profile) {
      const links = select(proof, "a").filter((link) => wordsOf(link) === viewExperienceProfile);
      expect(addressesOf(links)).toEqual([profile]);
    }
    expect(select(sections[proofAt + 1]!.inside(), "li").length).toBeGreaterThanOrEqual(5);
  },
);

// That the first link is seen without scrolling: apps/site/tests/browser/one-visit.spec.ts.
test.each(offers)("$path links to the enquiry form at its top and at its end", ({ path, showcase }) => {
  const main = mainOf(path);
  const inside = main.inside();
  const opening = inside.find(({ tag }) => tag === "header")!.inside();
  const last = sectionsOf(main).at(-1)!;
  expect(select(inside, "a", { href: "/contact" })).toHaveLength(2);
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
  // There are no quotation marks outside the testimonials.
  expect(main.textWithout("blockquote", "script")).not.toMatch(/[“”"]/);
});
