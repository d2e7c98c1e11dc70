import { expect, test } from "vitest";
import { plainText } from "../../site/content-loader/derive/measured-size.ts";
import { projectExplorer } from "../../site/content-loader/derive/project-facets.ts";
import { projectSynonyms } from "../../site/content-loader/derive/project-synonyms.ts";
import { synonymsOf } from "../../site/content-loader/derive/search-documents.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { TextSearch } from "../../site/pages/explorer/text-search.ts";

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
  projectSynonyms(content),
);
const found = (query: string) => rows.filter(search.finder(query));

test("projects are found by the names of their values, also with a letter wrong", () => {
  for (const { id, name } of named) {
    const having = rows.filter(({ values }) => values.includes(id));
    expect(found(name), name).toEqual(expect.arrayContaining(having));
    const [longest = ""] = (name.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length);
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
  const kept = projectSynonyms(content);
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
const made = new TextSearch(new Map(texts.map((text) => [text, text])), groupsOfWords);

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
  expect(texts.filter(made.finder(query)).map((text) => text.split(" ")[0])).toEqual(firstWords);
});
