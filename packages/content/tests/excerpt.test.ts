import { describe, expect, test } from "vitest";
import type { Page } from "../content.ts";
import { galleryItems } from "../derive/gallery-items.ts";
import { searchData } from "../derive/search-documents.ts";
import { proseText } from "../derive/prose-text.ts";
import { searchEntry } from "../derive/search-entry.ts";
import { readContent } from "../read-content.ts";
import { excerpt } from "../search/marked-text.ts";
import { documentsIn } from "../search/search-document.ts";
import { storedAddress, wholeAddress } from "../search/title-address.ts";
import { termsIn } from "../search/words.ts";

const content = readContent();
const excerptWith = (text: string, word: string) => excerpt(text, new Set(termsIn(word)));

describe("an excerpt", () => {
  const filler = "Tanks, pumps and panels were tested before they left the works.";
  const text = `${filler} ${filler} A venturi of 1.6 m cleans gas (see the terms). “It has run since.” ${filler} ${filler}`;

  test("of a short text is the text", () => {
    expect(excerptWith(filler, "works")).toBe(filler);
  });

  test.each([
    ["qqxzzyv", text.slice(0, 2 * filler.length + 1 + " A venturi of 1.6 m cleans gas (see the terms).".length)],
    ["venturi", `A venturi of 1.6 m cleans gas (see the terms). “It has run since.” ${filler}`],
    ["terms", `A venturi of 1.6 m cleans gas (see the terms). “It has run since.” ${filler}`],
    ["run", `“It has run since.” ${filler} ${filler}`],
  ])("with %s is made of whole sentences", (word, expected) => {
    expect(excerptWith(text, word)).toBe(expected);
  });

  test("that would be short has whole sentences before the word too", () => {
    expect(excerptWith(`${text} It ends.`, "ends")).toBe(`“It has run since.” ${filler} ${filler} It ends.`);
  });

  test("of a long sentence is cut between words, without a sign before the dots", () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index},`).join(" ");
    const sentence = `It has ${words} and an end.`;
    expect(excerptWith(`Before. ${sentence} After.`, "word2")).toMatch(/^It has word0, .* word\d+ …$/);
    expect(excerptWith(`Before. ${sentence} After.`, "word30")).toMatch(/^… word\d+, .*word30, .* word\d+ …$/);
    expect(excerptWith(`Before. ${sentence} After.`, "end")).toMatch(/^… word\d+, .* and an end\.$/);
  });
});

describe("a document of the search", () => {
  test("has each text as a sentence, ended once", () => {
    const texts = ["One", "Two.", "Three …", "“Four.”", "(Five?)", " Six: \n\nSeven ", "", undefined];
    expect(searchEntry("page", "/", "", texts).text).toBe("One. Two. Three … “Four.” (Five?) Six: Seven.");
  });

  test("has entries of lists and rows of tables as sentences, and words apart", () => {
    const cell = (...content: string[]) => ({ content, numeric: false });
    const nodes = [
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["P&ID", { tag: "ul", children: [{ tag: "li", children: ["to ISA-5.1"] }] }] },
          { tag: "li", children: [{ tag: "strong", children: ["Skid"] }, ", tested"] },
        ],
      },
      { tag: "table", head: [cell("Gas"), cell("Limit")], rows: [[cell("H", "Cl"), cell("20")]] },
      { tag: "p", children: ["First", { tag: "br", children: [] }, "second line"] },
    ] as const;
    expect(searchEntry("page", "/", "", nodes.map(proseText)).text).toBe(
      "P&ID. to ISA-5.1. Skid, tested. Gas · Limit. HCl · 20. First second line.",
    );
  });

  test("ends well, whatever the site says", () => {
    for (const { text, to } of documentsIn(searchData(content))) {
      expect(text, to).toMatch(/^$|[.?!:…][”’)]?$/);
      expect(text, to).not.toMatch(/…\.|\.\.|[,;:]\./);
    }
  });

  test("leads to its section or picture, though the end of the address is not stored", () => {
    const data = searchData(content);
    const to = new Set(documentsIn(data).map((one) => one.to));
    const sections = [...content.pages.values()]
      .filter(({ frontMatter }) => !frontMatter.unlisted && frontMatter.template !== "opening")
      .flatMap((page) => page.sections.flatMap(({ id }) => (id === undefined ? [] : [`${page.path}#${id}`])));
    const pictures = [...content.pages.values()].flatMap((page) =>
      page.frontMatter.template === "gallery"
        ? galleryItems(page as Page<"gallery">, content).map(({ id }) => `${page.path}?item=${id}`)
        : [],
    );
    expect(pictures.length).toBeGreaterThan(0);
    expect([...sections, ...pictures].filter((one) => !to.has(one))).toEqual([]);
    expect(data.documents.section.to.filter((one) => one.endsWith("#")).length).toBeGreaterThan(sections.length / 2);
  });

  test.each([
    ["/terms#payment-terms", "Payment terms", "/terms#"],
    ["/showcase?item=p-id", "P&ID", "/showcase?item="],
    ["/terms#resume", "Résumé", "/terms#"],
    ["/terms#payment", "Payment terms", "/terms#payment"],
    ["/terms", "Terms", "/terms"],
    ["/experience#p-001", "—", "/experience#p-001"],
  ])("%s of “%s” is stored as %s", (to, title, stored) => {
    expect(storedAddress(to, title)).toBe(stored);
    expect(wholeAddress(stored, title)).toBe(to);
  });
});
