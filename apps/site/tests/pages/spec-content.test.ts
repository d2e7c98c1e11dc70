import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { specPages } from "../spec-pages.ts";
import { addressesOf, builtFile, mainOf, only, plain, select, wordsOf } from "./built-pages.ts";

const content = readContent();

// What the spec defines about the content of single pages: numbers, names and a few literal texts.

test("the home page makes the three claims", () => {
  const { team, quality, anniversary } = content.company.claims;
  const said = wordsOf(mainOf("/"));
  for (const value of [team.value, quality.value, String(anniversary.years)]) expect(said).toContain(plain(value));
});

test("the history begins in 1996 and includes 2017, in order", () => {
  const years = select(mainOf("/about").inside(), "time").map(({ text }) => text);
  expect(years.at(0)).toBe("1996");
  expect(years).toContain("2017");
  expect(years).toEqual(years.toSorted());
});

test("software tools are in a table of three columns", () => {
  const [head] = select(mainOf("/about/softwaretools").inside(), "thead");
  expect(select(head!.inside(), "th")).toHaveLength(3);
});

test("the certificate is a PDF file", () => {
  const main = mainOf("/about/quality");
  expect(wordsOf(main)).toContain("ISO 9001:2015");
  const certificate = addressesOf(select(main.inside(), "a")).find((address) => address.endsWith(".pdf"));
  expect(readFileSync(builtFile(certificate!)).subarray(0, 5).toString()).toBe("%PDF-");
});

test("each customer quote has a role and a region", () => {
  const quotes = select(mainOf("/testimonial").inside(), "figure").filter(
    (figure) => select(figure.inside(), "blockquote").length > 0,
  );
  expect(quotes).toHaveLength(content.testimonials.quotes.length);
  for (const quote of quotes) expect(only(quote.inside(), "figcaption").children).toHaveLength(2);
});

test("the 3D profile contains only the notice that it is under construction", () => {
  const main = mainOf("/services/profile3d");
  // Besides the breadcrumb, which every page has.
  expect(main.children.map(({ tag }) => tag)).toEqual(["nav", "article"]);
  expect(only(main.children, "article").children.map(wordsOf)).toEqual([
    "Experience Profile",
    "The Page is Under Construction.",
  ]);
});

test.each(specPages.filter(({ path, title }) => title && path !== "/services/profile3d"))(
  "$path lists projects by group, and links to each group",
  ({ path }) => {
    const main = mainOf(path).inside();
    const fragments = select(main, "nav")
      .flatMap((nav) => addressesOf(select(nav.inside(), "a")))
      .filter((address) => address.startsWith("#"));
    expect(fragments.length).toBeGreaterThan(0);
    for (const fragment of fragments) {
      const group = only(main, "section", { id: fragment.slice(1) });
      expect(select(group.inside(), "tbody").flatMap((body) => select(body.inside(), "tr")).length).toBeGreaterThan(0);
    }
  },
);
