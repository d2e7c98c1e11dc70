import { expect, test } from "vitest";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";
import { attribute, type Element, elementsIn } from "@ttpl/server/html/html-elements.ts";
import { searchData } from "@ttpl/content/derive/search-documents.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { points } from "@ttpl/plant/points.ts";
import { keywordTest, wantedIn, wordsIn } from "@ttpl/content/search/words.ts";
import { indexOf } from "@ttpl/content/tests/search-data.ts";
import { navigation } from "../spec-pages.ts";
import { documentOf } from "./built-pages.ts";

const content = readContent();

/** Elements without words that a visitor reads. Downloads are named by their kind and size. */
const isSkipped = (element: Element): boolean =>
  ["script", "style", "template", "noscript", "svg"].includes(element.tagName) ||
  attribute(element, "hidden") !== undefined ||
  attribute(element, "download") !== undefined;

/** What may be a part of a word. */
const inline = new Set(["abbr", "b", "em", "i", "strong", "sub", "sup"]);

/** The text that is shown, with spaces between elements. */
function shownText(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      if (!defaultTreeAdapter.isElementNode(child) || isSkipped(child)) return "";
      return inline.has(child.tagName) ? shownText(child) : ` ${shownText(child)} `;
    })
    .join("");
}

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

test("every word that a page shows is found by the search", () => {
  const index = indexOf(searchData(content));
  const isKeyword = keywordTest(content.search.ignored);
  /** Labels and buttons that are on every page, such as "Next picture". */
  const labels = [...stringsIn(content.layoutWords), ...Object.values(navigation)];
  /** Of readings, which pages calculate, and sizes of files. */
  const units = Object.values(points).map(({ unit }) => unit);
  const around = new Set([...labels, ...units].flatMap((text) => wordsIn(text).flatMap(({ terms }) => terms)));
  const known = new Map<string, boolean>();
  const isFound = (word: string, terms: readonly string[]): boolean => {
    const result = known.get(word) ?? index.find(word).some((hit) => terms.some((term) => hit.terms.has(term)));
    known.set(word, result);
    return result;
  };
  const missed = [...content.pages.values()].flatMap(({ path, frontMatter }) => {
    if (frontMatter.unlisted) return [];
    const main = [...elementsIn(documentOf(path))].find(({ tagName }) => tagName === "main");
    if (!main) throw new Error(`${path} has no main element`);
    const text = shownText(main).replaceAll(/(?<=\d\s)[kM]B\b/gu, "");
    return wordsIn(text).flatMap(({ start, end, terms }) => {
      const word = text.slice(start, end);
      const isWord = /\p{L}/u.test(word) && word.length > 1 && wantedIn(word).some(isKeyword);
      if (!isWord || terms.some((term) => around.has(term)) || isFound(word, terms)) return [];
      return [`${path}: “${word}” in “${text.slice(Math.max(0, start - 30), end + 20).replaceAll(/\s+/g, " ")}”`];
    });
  });
  expect(known.size).toBeGreaterThan(1000);
  expect(
    missed,
    "A text that no setting of the page has is put together in packages/content/derive/page-texts.ts",
  ).toEqual([]);
});
