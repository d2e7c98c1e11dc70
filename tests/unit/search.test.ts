import { describe, expect, test } from "vitest";
import { pageWith } from "../../site/content-loader/content.ts";
import { plainText } from "../../site/content-loader/derive/measured-size.ts";
import { searchData } from "../../site/content-loader/derive/search-documents.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { documentsIn, type SearchData, searchKinds } from "../../site/search/search-document.ts";
import { SearchIndex } from "../../site/search/search-index.ts";

function indexOf(data: SearchData): SearchIndex {
  const index = new SearchIndex(data);
  for (let at = 0; at < index.size; at++) index.add(at);
  return index;
}

describe("words, whatever the site says", () => {
  const texts = [
    "P&IDs of a dosing unit",
    "I/O list",
    "Panels to UL 508A",
    "Oven with an S7-1500",
    "Boiler with PCS 7",
    "Press with CompactLogix",
    "How CVs are read",
    "Bubble caps",
    "Our programmers",
    "Odour of a lagoon",
    "Telephone +91 22 1234 5678",
    "Smartphone apps",
    "Ring for help",
  ];
  const none = Object.fromEntries(searchKinds.map((kind) => [kind, []])) as unknown as SearchData["documents"];
  const index = indexOf({
    documents: { ...none, page: texts.map((text, at) => [text, `/${at}`, "", ""] as const) },
    synonyms: [
      { names: ["hotline", "help desk"] },
      { names: ["brochure"], words: ["I/O list"] },
      { names: ["help"], words: ["Ring for help"] },
    ],
  });
  const found = (query: string) => index.find(query).map(({ document }) => document.title);

  test.each([
    ["P&IDs of a dosing unit", ["P&ID", "p&ids", "P & ID", "PID"]],
    ["I/O list", ["I/O", "i / o", "IO", "I O", "brochure", "brochurs"]],
    ["Panels to UL 508A", ["UL 508A", "UL508A", "ul-508a", "UL508", "panel", "pannels", "pnaels", "pnaels to UL 508A"]],
    ["Oven with an S7-1500", ["S7-1500", "s71500", "S7 1500"]],
    ["Boiler with PCS 7", ["PCS 7", "PCS7"]],
    ["Press with CompactLogix", ["CompactLogix", "compact logix", "presses"]],
    ["How CVs are read", ["CVs", "CV", "cvs"]],
    ["Bubble caps", ["bubblecap", "bubble cap"]],
    ["Our programmers", ["programmer", "programer", "programming"]],
    ["Odour of a lagoon", ["odor", "odours"]],
    ["Telephone +91 22 1234 5678", ["1234 5678", "12345678", "+912212345678"]],
    ["Smartphone apps", ["app", "smart phone"]],
  ])("%s is found by %j", (title, queries) => {
    for (const query of queries) expect(found(query)[0], query).toBe(title);
  });

  test("a designation is not taken apart, nor a known word for another", () => {
    expect(found("S7-1500")).toEqual(["Oven with an S7-1500"]);
    expect(found("ring")).toEqual(["Ring for help"]);
  });

  test("what has most of the wanted words comes before what has one of them in its title", () => {
    const page = [
      ["Weight over time of a drum filler with a scale", "/one", "", ""],
      ["Office", "/most", "", "The difference in time is eleven hours; calls are in our evening"],
    ] as const;
    const pages = indexOf({ documents: { ...none, page }, synonyms: [] });
    expect(pages.find("time difference qqxzzyv")[0]?.document.to).toBe("/most");
  });

  test("unknown words give no results", () => {
    for (const query of ["qqxzzyv", "", "&/-", "0".repeat(300)]) expect(found(query)).toEqual([]);
  });
});

describe("the site", () => {
  const content = readContent();
  const data = searchData(content);
  const index = indexOf(data);
  const first = (query: string, count: number) =>
    index
      .find(query)
      .slice(0, count)
      .map(({ document }) => document);

  /** Different things may have one name, so that not each can be among the first three. */
  test.each(["page", "projects", "opening", "contact", "document"] as const)(
    "nine of ten documents of the kind %s are among the first three results for their title",
    (kind) => {
      const all = documentsIn(data).filter((document) => document.kind === kind);
      const missed = all.filter(({ title, to }) => !first(title, 3).some((document) => document.to === to));
      expect(all.length).toBeGreaterThan(0);
      expect(missed.length / all.length, missed.map(({ title }) => title).join(", ")).toBeLessThanOrEqual(0.1);
    },
  );

  test("the company’s telephones, e-mail and address lead to the contact data", () => {
    const { telephones, email, address } = content.company;
    const { path } = pageWith("contact", content.pages.values())!;
    for (const query of [...telephones.map(({ number }) => number), email, address.join(" ")])
      expect(
        first(query, 3).map(({ to }) => to),
        query,
      ).toContain(`${path}#details`);
  });

  test("the documents on paper lead to the pages that have them", () => {
    const { agreement } = pageWith("terms", content.pages.values())!.frontMatter;
    const { statement } = pageWith("explorer", content.pages.values())!.frontMatter;
    for (const [name, template] of [
      [agreement.title, "terms"],
      [statement.whole, "explorer"],
    ] as const) {
      const found = first(name, 3).find(({ kind }) => kind === "document");
      expect(found?.to, name).toBe(pageWith(template, content.pages.values())?.path);
    }
  });

  test("every synonym finds something, if a document has one of the words that it stands for", () => {
    const texts = documentsIn(data).map(({ title, text }) => `${title} ${text}`.toLowerCase());
    for (const { names, words = names } of data.synonyms) {
      const isThere = words.some((word) => texts.some((text) => text.includes(plainText(word).toLowerCase())));
      if (isThere) for (const name of names) expect(first(name, 1), name).toHaveLength(1);
    }
  });
});
