import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { everyPath, specPages, words } from "../spec-pages.ts";
import {
  addressesOf,
  type BuiltElement,
  builtFile,
  elementsOf,
  mainOf,
  meta,
  only,
  select,
  wordsOf,
} from "./built-pages.ts";

const pages = [...readContent().pages.values()];
const linksOf = (path: string) => select(elementsOf(path), "a");
const isShowcase = (link: BuiltElement) => wordsOf(link) === words.labels.showcase;
const isExternal = ({ attributes }: BuiltElement) => attributes["href"]?.startsWith("http");

test("every page has a unique title and description", () => {
  const titles = everyPath.map((path) => wordsOf(only(only(elementsOf(path), "head").inside(), "title")));
  const descriptions = everyPath.map((path) => meta(elementsOf(path), "description"));
  for (const all of [titles, descriptions]) {
    expect(all.filter((text) => !text)).toEqual([]);
    expect(new Set(all).size).toBe(everyPath.length);
  }
});

test("pages with `enquire` end with a link to the enquiry form", () => {
  const asking = pages.filter(({ frontMatter }) => frontMatter.enquire);
  expect(asking.length).toBeGreaterThan(0);
  for (const { path } of asking) {
    const last = select(mainOf(path).inside(), "section").at(-1);
    expect(addressesOf(select(last!.inside(), "a")), path).toContain("/contact");
  }
  expect(select(elementsOf("/contact"), "form").length).toBeGreaterThan(0);
});

test("there are no dead internal links or fragments", () => {
  const idsOf = new Map(
    everyPath.map((path) => [path, new Set(elementsOf(path).map(({ attributes }) => attributes["id"]))]),
  );
  const links = new Set(
    everyPath.flatMap((path) =>
      addressesOf(linksOf(path))
        .filter((href) => /^[/#]/.test(href))
        .map((href) => new URL(href, `http://site.example${path}`).href),
    ),
  );
  const isDead = (link: string) => {
    // A query chooses within a page.
    const { pathname, hash } = new URL(link);
    const ids = idsOf.get(pathname);
    if (!ids) return !existsSync(builtFile(pathname)) || !statSync(builtFile(pathname)).isFile();
    return hash !== "" && !ids.has(decodeURIComponent(hash.slice(1)));
  };
  expect(links.size).toBeGreaterThan(everyPath.length);
  expect([...links].filter(isDead)).toEqual([]);
});

// That they are seen: apps/site/tests/browser/every-page.spec.ts.
test("links to other sites open in a new tab with rel=noopener", () => {
  const opensSafely = ({ attributes: { target, rel = "" } }: BuiltElement) =>
    target === "_blank" && rel.split(" ").includes("noopener");
  const withLink = everyPath.filter((path) => linksOf(path).some(isExternal));
  const faults = withLink.flatMap((path) =>
    linksOf(path)
      .filter((link) => isExternal(link) && !opensSafely(link))
      .map(({ attributes }) => `${path}: ${attributes["href"]}`),
  );
  expect(faults).toEqual([]);
  const spec = specPages.filter(({ external }) => external).map(({ path }) => path);
  expect(withLink).toEqual(expect.arrayContaining(spec));
});

test.each(specPages.filter(({ showcase }) => showcase))(
  "SHOWCASE on $path leads to $showcase",
  ({ path, showcase }) => {
    expect(addressesOf(select(mainOf(path).inside(), "a").filter(isShowcase))).toEqual([showcase]);
  },
);

test("only pages with `showcase` have a SHOWCASE link in their content", () => {
  const withLink = everyPath.filter((path) => select(mainOf(path).inside(), "a").some(isShowcase));
  const expected = pages.filter(({ frontMatter }) => frontMatter.showcase);
  expect(withLink).toEqual(expected.map(({ path }) => path));
});
