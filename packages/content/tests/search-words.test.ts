import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { pageWith } from "../content.ts";
import { textsOf } from "../derive/page-texts.ts";
import { searchData } from "../derive/search-documents.ts";
import { indexOf } from "./search-data.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

const file = "search.yaml";

async function withIgnored(ignored: readonly string[]) {
  const content = await contentCopy();
  content.write(file, stringify({ ...(parse(content.text(file)) as object), ignored }));
  return content;
}

test.each([
  ["a second form of a word", ["xyzzed", "plugh", "xyzzing"], /^ignores "xyzzing" without effect: .* as "xyzzed"/],
  ["a plural", ["plughase", "plughases"], /^ignores "plughases" without effect: .* as "plughase"/],
  ["two words", ["xyzzy plugh"], /^ignores "xyzzy plugh", which is not one word/],
  ["a sign", ["&"], /^ignores "&", which is not one word/],
  ["a word with synonyms", ["hotline"], /^ignores "hotline", but "hotline" is a word that the search looks for/],
  [
    "a word for something narrower",
    ["xyzzyworks"],
    /^ignores "xyzzyworks", but "xyzzyworks" is a word that the search/,
  ],
])("%s among the ignored words is reported with a fix", async (_name, ignored, problem) => {
  const content = await withIgnored(ignored);
  const source = parse(content.text(file)) as {
    same: { words: string[] }[];
    covers: { names: string[]; words: string[] }[];
  };
  source.same.push({ words: ["hotline", "telephone of the shift"] });
  source.covers.push({ names: ["xyzzyworks"], words: ["telephone of the shift"] });
  content.write(file, stringify(source));
  const [error, ...others] = content.errors();
  expect(error?.problem).toMatch(problem);
  expect(error?.fix).not.toBe("");
  expect(others).toEqual([]);
});

test("an ignored word changes no result, wherever it stands", async () => {
  const content = await withIgnored(["kindly"]);
  content.write("pages/about/test-visits.md", examplePage.replace("Anybody", "Each zygodactyliser or plughframe"));
  const index = indexOf(searchData(content.read()));
  const found = (query: string) => index.find(query).map(({ document }) => document.to);
  for (const [query = "", ...others] of [
    ["zygodactyl", "kindly zygodactyl", "zygodactyl kindly", "Zygodactyl, kindly"],
    ["plugh frame", "kindly plugh frame", "plugh kindly frame", "plugh frame kindly"],
    ["zygodactyliser frame", "zygodactyliser kindly frame"],
  ]) {
    expect(found(query), query).toContain("/about/test-visits#who-may-visit");
    for (const other of others) expect(found(other), other).toEqual(found(query));
  }
});

test("a text in a new setting of a page is found, an address in it is none", async () => {
  const content = (await contentCopy()).read();
  const page = pageWith("article", content.pages.values())!;
  const added = { novelty: { heading: "Quixotic flanges", items: [{ name: "Zygotic gaskets", to: "/services" }] } };
  const { texts } = textsOf({ ...page, frontMatter: { ...page.frontMatter, ...added } }, content);
  expect(texts).toContain("Quixotic flanges");
  expect(texts).toContain("Zygotic gaskets");
  expect(texts).not.toContain("/services");
});
