import { expect, test } from "vitest";
import { plainText } from "@ttpl/content/derive/measured-size.ts";
import { projectExplorer } from "@ttpl/content/derive/project-facets.ts";
import { projectWords } from "@ttpl/content/derive/project-words.ts";
import { synonymsOf } from "@ttpl/content/derive/search-documents.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { mostUnknown } from "@ttpl/content/search/query-limits.ts";
import { wordsLike } from "@ttpl/content/search/spelling.ts";
import { TextSearch } from "../../pages/explorer/text-search.ts";

const content = readContent();
const { groups, facets } = projectExplorer(content);
const named = facets.filter(({ name }) => name !== "size").flatMap(({ values }) => values);
/** The projects as the page's script reads them from its rows. */
const rows = groups.flatMap(({ heading, projects }) =>
  projects.map((project) => {
    const names = named.filter(({ id }) => project.values.includes(id)).map(({ name }) => name);
    const { description, second = "", client, size = "" } = project;
    return { ...project, text: plainText([heading, description, second, client, size, ...names].join(" · ")) };
  }),
);
type Row = (typeof rows)[number];
const search = new TextSearch<Row>(
  rows.map((row) => [row, row.text]),
  projectWords(content),
);
const found = (query: string) => [...search.find(query).things];

test("projects are found by the names of their values, also with a letter wrong", () => {
  for (const { id, name } of named) {
    const having = rows.filter(({ values }) => values.includes(id));
    expect(found(name), name).toEqual(expect.arrayContaining(having));
    const [longest = ""] = (name.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length);
    if (longest.length < 7) continue;
    const swapped = longest.replace(/^(..)(.)(.)/u, "$1$3$2");
    for (const typed of [longest.slice(0, -2), swapped])
      expect(found(typed), typed).toEqual(expect.arrayContaining(having));
  }
});

test("each project is found by its own words, and few others are", () => {
  for (const row of rows) {
    const those = found(row.description);
    expect(those, row.description).toContain(row);
    expect(those.length, row.description).toBeLessThanOrEqual(3);
  }
});

test("the synonyms of the site's search find projects, those without any are left out", () => {
  const kept = projectWords(content).synonyms;
  for (const { names } of kept) expect(found(names[0] ?? ""), names[0]).not.toEqual([]);
  expect(kept.length).toBeLessThan(synonymsOf(content).length);
});

const texts = [
  "Reverse osmosis (RO) with ControlLogix, Rockwell",
  "Process plant, P&IDs",
  "S7-1500F, 40 I/O",
  "PID tuning",
  "Siemens S7-1200",
];
const groupsOfWords = [{ names: ["AB"], words: ["Rockwell"] }, { names: ["RO", "membrane plant"] }];
const made = new TextSearch(new Map(texts.map((text) => [text, text])), {
  synonyms: groupsOfWords,
  ignored: ["of", "the"],
});

test.each([
  ["ro", ["Reverse"]],
  ["membrane", ["Reverse"]],
  ["AB", ["Reverse"]],
  ["rockw", ["Reverse"]],
  ["roc", []],
  ["logix", []],
  ["control logix", ["Reverse"]],
  ["osmossis of the plant", ["Reverse"]],
  ["P&ID", ["Process"]],
  ["S7-1500", ["S7-1500F,"]],
  ["i/o", ["S7-1500F,"]],
  ["S7", ["S7-1500F,", "Siemens"]],
  ["seimens", ["Siemens"]],
  ["siemans 1200", ["Siemens"]],
  ["xyzzy", []],
])("%s finds the projects that begin with %j", (query, firstWords) => {
  const { things } = made.find(query);
  expect(texts.filter((text) => things.has(text)).map((text) => text.split(" ")[0])).toEqual(firstWords);
});

const plants = [
  "RO plant, 1,799 m³/d; S7-1500; Gulf",
  "Sea-water plant, 1,800 m³/d; ControlLogix; Gulf",
  "Package, 2,200\u00a0m³/d (0.58 MGD); Gulf",
  "Works, 40,000 m³/d (10.6 MGD)",
  "Demineralised water, 2 × 60 m³/h (2 × 264 gpm)",
  "Scrubber · 85 m³/h (50 CFM)",
  "Boiler, 45 t/h, with 8 MW turbine",
  "Mill, 1,080 t/d",
];
const byCapacity = new TextSearch(new Map(plants.map((text) => [text, text])), { synonyms: [], ignored: [] });

test.each([
  ["2 MLD", ["Sea-water", "Package,"]],
  ["2mld", ["Sea-water", "Package,"]],
  ["2000 m3/day", ["Sea-water", "Package,"]],
  ["2,000 m³/d", ["Sea-water", "Package,"]],
  ["2000 KLD", ["Sea-water", "Package,"]],
  ["10 MGD", ["Works,"]],
  ["MLD", ["RO", "Sea-water", "Package,", "Works,", "Demineralised"]],
  // Gases are not given per day.
  ["2.04 MLD", ["Package,"]],
  ["85 m3/h", ["Package,", "Scrubber"]],
  ["60 m3/h", ["Demineralised"]],
  ["120 m3/h", ["Demineralised"]],
  ["50 CFM", ["Scrubber"]],
  ["45 TPH", ["Boiler,", "Mill,"]],
  ["8000 kW", ["Boiler,"]],
  ["45 t/h 8 MW", ["Boiler,"]],
  ["45 t/h 20 MW boiler", ["Boiler,"]],
])("%s finds the capacities %j", (query, firstWords) => {
  const { things } = byCapacity.find(query);
  expect(plants.filter((text) => things.has(text)).map((text) => text.split(" ")[0])).toEqual(firstWords);
});

test("where nothing has all words, what comes nearest is found, and what few things have weighs more", () => {
  const { things, wanted, isWhole } = byCapacity.find("2 MLD RO plant Siemens Gulf");
  expect(plants.filter((text) => things.has(text)).map((text) => text.split(" ")[0])).toEqual(["RO", "Sea-water"]);
  expect([wanted, isWhole]).toEqual([5, false]);
  // Less than half is nothing.
  expect(byCapacity.find("xyzzy plugh scrubber").things.size).toBe(0);
});

test("of hundreds of unknown words, corrections are looked for of the first only, and once", () => {
  const letters = "abcdefghijklmnop";
  const words = Array.from({ length: 600 }, (_, index) => `qz${letters[index % 16]}x${letters[(index >> 4) % 16]}vwk`);
  let compared = 0;
  const counted = new TextSearch<Row>(
    rows.map((row) => [row, row.text]),
    projectWords(content),
    (word, all) => {
      compared += 1;
      return wordsLike(word, all);
    },
  );
  for (const query of [words.join(" "), `${words.join(" ")} more`]) counted.find(query);
  expect(compared).toBe(mostUnknown);
});
