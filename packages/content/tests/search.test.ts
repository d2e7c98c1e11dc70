import { describe, expect, test } from "vitest";
import { pageWith } from "../content.ts";
import { plainText } from "../derive/measured-size.ts";
import { searchData } from "../derive/search-documents.ts";
import { readContent } from "../read-content.ts";
import { mostUnknown, mostWords } from "../search/query-limits.ts";
import { documentsIn } from "../search/search-document.ts";
import { wordsLike } from "../search/spelling.ts";
import { termsIn } from "../search/words.ts";
import { dataOf, indexOf } from "./search-data.ts";

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
  const synonyms = [
    { names: ["hotline", "help desk"] },
    { names: ["brochure"], words: ["I/O list"] },
    { names: ["help"], words: ["Ring for help"] },
  ];
  const index = indexOf(
    dataOf(
      texts.map((text, index) => [text, `/${index}`, "", ""]),
      { synonyms },
    ),
  );
  const found = (query: string) => index.find(query).map(({ document }) => document.title);

  test.each([
    ["P&IDs of a dosing unit", ["P&ID", "p&ids", "P & ID", "p and id", "PID"]],
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
    const pages = indexOf(dataOf(page));
    expect(pages.find("time difference qqxzzyv")[0]?.document.to).toBe("/most");
  });

  test("unknown words give no results", () => {
    for (const query of ["qqxzzyv", "", "&/-", "0".repeat(300)]) expect(found(query)).toEqual([]);
  });
});

describe("short words and names", () => {
  const pages = [
    "Part of a cart",
    "Silo for lime",
    "Contact us",
    "Pumps in the US Midwest",
    "Abbreviations",
    "A chart",
    "The same tank",
  ].map((title) => [title, `/${title}`, "", ""] as const);
  const synonyms = [{ names: ["USA", "US"], words: ["US", "US Midwest"] }];
  const unserved = [{ names: ["ABB"], words: ["ABB", "800xA", "AC 800M"] }];
  const index = indexOf(dataOf(pages, { synonyms, unserved, ignored: ["us", "the", "in"] }));
  const found = (query: string) => index.find(query).map(({ document }) => document.title);

  test("are not the beginnings of others, and corrected only where letters after the first have changed places", () => {
    for (const query of ["HART", "hart", "SIL drum", "ABB", "abb", "tamk", "tnka", "atnk", "TNAK"])
      expect(found(query), query).toEqual([]);
    for (const query of ["tnak", "tank", "tansk"]) expect(found(query), query).toEqual(["The same tank"]);
    // Somebody is still typing.
    expect(found("abbrev")).toEqual(["Abbreviations"]);
    expect(found("pum")).toEqual(["Pumps in the US Midwest"]);
  });

  test("written in capitals are other words than in small letters", () => {
    for (const query of ["USA", "usa", "US", "US pumps"])
      expect(found(query), query).toEqual(["Pumps in the US Midwest"]);
    expect(found("CONTACT US")[0]).toBe("Contact us");
  });

  test("of a maker without a project are recognised, also by the name of a system", () => {
    for (const query of ["ABB", "abb dcs", "panels with 800XA", "ac 800m"])
      expect(index.unserved(query), query).toBe("ABB");
    expect(index.unserved("cabbage 800")).toBe("");
  });
});

describe("words that tell nothing", () => {
  const pages = [
    ["Terms", "/terms", "", "Warranty of twelve months"],
    ["Where you travel", "/travel", "", "There you have a tell-tale lamp, please"],
  ] as const;
  const find = (query: string, ignored: readonly string[]) =>
    indexOf(dataOf(pages, { ignored }))
      .find(query)
      .map(({ document }) => document.to);

  test.each(["there", "where", "have", "tell", "please", "travels"])(
    "%s is ignored if it is in the list, in all its forms",
    (word) => {
      expect(find(`${word} warranty`, [])).not.toEqual(find("warranty", []));
      expect(find(`${word} warranty`, [word])).toEqual(["/terms"]);
    },
  );

  test("alone find titles that have all of them, and one finds nothing", () => {
    expect(find("where you", ["where", "you"])).toEqual(["/travel"]);
    expect(find("where", ["where", "you"])).toEqual([]);
  });
});

describe("a cut", () => {
  const pages = [
    ["Control panels", "/panels", "", "Built and tested"],
    ["Panel for a mill in Kenya", "/kenya", "", "Control, manufacturer’s test"],
    ...Array.from(
      { length: 60 },
      (_, index) => [`Control of unit ${index}`, `/unit/${index}`, "", "In India"] as const,
    ),
    ...Array.from({ length: 9 }, (_, index) => [`Note ${index}`, `/note/${index}`, "", "Scope"] as const),
  ] as const;
  const index = indexOf(dataOf(pages));
  const found = (query: string) => index.find(query).map(({ document }) => document.to);

  test("what has only the frequent words of a sentence is not found", () => {
    const those = found("control panel manufacturer kenya scope");
    expect(those.slice(0, 2)).toEqual(["/kenya", "/panels"]);
    expect(those.length).toBeLessThanOrEqual(4);
  });

  test("a few results are always shown, if there are any", () => {
    expect(found("scope qqxzzyv kwyjibo").length).toBe(9);
    expect(found("kenya mill india scope").length).toBeGreaterThanOrEqual(4);
  });
});

describe("the work for a long query", () => {
  const letters = "abcdefghijklmnop";
  const unknown = Array.from(
    { length: 600 },
    (_, index) => `qz${letters[index % 16]}x${letters[(index >> 4) % 16]}vwk`,
  );
  const data = searchData(readContent());
  let compared = 0;
  const index = indexOf(data, (word, words) => {
    compared += 1;
    return wordsLike(word, words);
  });

  test("corrections are looked for of the first words only, and once", () => {
    const query = unknown.join(" ");
    expect(index.find(query)).toEqual([]);
    expect(compared).toBe(mostUnknown);
    index.find(`${query} more`);
    expect(compared).toBe(mostUnknown);
  });

  test("words after the first keywords change nothing", () => {
    const known = [...new Set(documentsIn(data).flatMap(({ title }) => termsIn(title)))].filter((term) =>
      /^[a-z]{5,}$/.test(term),
    );
    const first = known.slice(0, mostWords + 8).join(" ");
    const more = `${first} ${known.slice(mostWords + 8, 400).join(" ")}`;
    const to = (query: string) => index.find(query).map(({ document }) => document.to);
    expect(known.length).toBeGreaterThan(200);
    expect(to(more)).toEqual(to(first));
  });

  test("a word of thousands of characters is not taken apart", () => {
    // Of this process: others may keep it waiting.
    const start = process.cpuUsage();
    for (const query of ["a".repeat(100_000), "ul508a".repeat(20_000), "0".repeat(100_000), "p & ".repeat(20_000)])
      index.find(query);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
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

  test("the words of a platform lead to its projects, unless many things have them", () => {
    const lists = documentsIn(data).filter(({ to }) => to.includes("?platform="));
    const { platforms } = content.projectFacets;
    const missed = platforms.flatMap(({ id, words }) =>
      lists.some(({ to }) => to.endsWith(`=${id}`))
        ? words.filter((word) => !first(word, 3).some(({ to }) => to.endsWith(`?platform=${id}`)))
        : [],
    );
    expect(missed).toEqual([]);
  });

  test("makers are told from the platforms of projects", () => {
    const texts = documentsIn(data).flatMap(({ kind, title, text }) =>
      kind.startsWith("project") ? [`${title} ${text}`] : [],
    );
    for (const { name } of content.search.makers) {
      const has = texts.some((text) =>
        text
          .split(/[^\p{L}\p{N}&]+/u)
          .join(" ")
          .includes(name),
      );
      expect(index.unserved(`${name.toLowerCase()} dcs`), name).toBe(has ? "" : name);
    }
    for (const { words } of content.projectFacets.platforms)
      for (const word of words) expect(index.unserved(word), word).toBe("");
  });

  test("every synonym finds something, if a document has one of the words that it stands for", () => {
    const texts = documentsIn(data).map(({ title, text }) => `${title} ${text}`.toLowerCase());
    for (const { names, words = names } of data.synonyms) {
      const isThere = words.some((word) => texts.some((text) => text.includes(plainText(word).toLowerCase())));
      if (isThere) for (const name of names) expect(first(name, 1), name).toHaveLength(1);
    }
  });
});

test("an abbreviation in capitals is not the beginning of a word without its S", () => {
  const index = indexOf(
    dataOf([
      ["Cement", "/cement", "", "Kilns"],
      ["SCADA", "/scada", "", "Screens"],
    ]),
  );
  expect(index.find("CEMS")).toEqual([]);
  expect(index.find("SCAD").map(({ document }) => document.to)).toEqual(["/scada"]);
});

test("a capacity finds what is about as large, in any unit, with the other words of the query", () => {
  const sizes = ["1,800 m³/d", "2 MLD", "2 × 1,000 m³/d", "2,210 m³/d", "40 t/h", "250 m³/d"];
  const rows = sizes.map((size, at) => [`Plant ${at}`, `/${at}`, "", `A plant of ${size}`] as const);
  const index = indexOf(
    dataOf([...rows, ["Two plants", "/two", "", "2 plants, and MLD in a table"]], { ignored: ["of", "a"] }),
  );
  const found = (query: string) => new Set(index.find(query).map(({ document }) => document.to));
  const about = new Set(["/0", "/1", "/2"]);
  for (const query of ["2 MLD", "2MLD", "2-MLD", "2,000 KLD", "0.528 MGD", "0.43 MIGD"])
    expect(found(query), query).toEqual(about);
  // Few have all of it, so others follow.
  expect(new Set([...found("a plant of 2 MLD")].slice(0, 3))).toEqual(about);
  expect(found("40 tons per hour")).toEqual(new Set(["/4"]));
  expect([...found("40 MLD")]).not.toContain("/4");
});
