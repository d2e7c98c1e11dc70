import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { openPoints } from "../../../publishing/check/open-points.ts";
import { pageWith } from "@ttpl/content/content.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { termPlaces } from "@ttpl/content/schemas/terms.ts";
import { contentCopy, type ContentCopy } from "@ttpl/content/tests/content-copy.ts";
import { answerSupplierFacts } from "@ttpl/content/tests/supplier-answers.ts";

/** Changes the settings of a page, or those of a file of settings. */
function edit(copy: ContentCopy, path: string, change: (settings: Record<string, unknown>) => void): void {
  const [, yaml = "", markdown = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(copy.text(path)) ?? [];
  const settings = parse(yaml || copy.text(path)) as Record<string, unknown>;
  change(settings);
  copy.write(path, yaml ? `---\n${stringify(settings)}---\n${markdown}` : stringify(settings));
}

const unfilled = (copy: ContentCopy) =>
  openPoints({ folder: `${copy.parent}/content`, environment: {} })
    .filter(({ kind }) => kind === "unfilled")
    .map(({ words }) => words)
    .join("\n");

/** Where the pages of a template are, whatever their addresses. */
function pageOf<T extends "terms" | "software" | "timeline">(copy: ContentCopy, template: T) {
  const page = pageWith(template, copy.read().pages.values());
  if (!page) throw new Error(`There is no page of template ${template}`);
  return { path: page.path, file: page.source.name.replace("content/", "") };
}

test("each place of the terms shows nothing and is an open point until it is filled in", async () => {
  const copy = await contentCopy();
  const { path, file } = pageOf(copy, "terms");
  const stated = () => pageDataAt(copy.read(), path, "terms").stated;
  edit(copy, file, (settings) => {
    for (const place of termPlaces) delete (settings["stated"] as Record<string, unknown>)[place];
  });
  expect(stated()).toBeUndefined();
  for (const place of termPlaces) expect(unfilled(copy)).toContain(`stated → ${place}`);
  edit(copy, file, (settings) => {
    (settings["stated"] as Record<string, unknown>)["delivery"] = "In a crate";
  });
  expect(stated()?.facts.map(({ value }) => value)).toEqual(["In a crate"]);
  expect(unfilled(copy)).not.toContain("stated → delivery");
  expect(unfilled(copy)).toContain("stated → liability");
});

test("each place of the supplier information is an open point, with its note, until it is filled in", async () => {
  const copy = await contentCopy();
  answerSupplierFacts(copy, () => undefined);
  const places = copy.read().supplier.groups.flatMap(({ facts }) => facts);
  const points = () => unfilled(copy).split("\n");
  for (const { label, note } of places) expect(points()).toContain(`${label}: ${note}`);
  const [first] = places;
  answerSupplierFacts(copy, ({ label }) => (label === first?.label ? "An answer" : undefined));
  expect(points()).not.toContain(`${first?.label}: ${first?.note}`);
  expect(points()).toEqual(expect.arrayContaining(places.slice(1).map(({ label, note }) => `${label}: ${note}`)));
});

test("people by discipline add up to the claimed number, and are shown with the languages once they are filled in", async () => {
  const copy = await contentCopy();
  const { path } = pageOf(copy, "timeline");
  const set = (team: object | undefined) => edit(copy, "company.yaml", (settings) => (settings["team"] = team));
  const values = () => pageDataAt(copy.read(), path, "timeline").facts?.map(({ value }) => value) ?? [];
  set(undefined);
  const before = values();
  expect(unfilled(copy)).toMatch(/team → heads[^]*team → languages/);
  const people = Number.parseInt(copy.read().company.claims.team.value, 10);
  const heads = (first: number) => [
    { discipline: "Drafting", people: first },
    { discipline: "Testing", people: 1 },
  ];
  set({ heads: heads(people - 1), languages: ["Marathi", "Hindi"] });
  expect(values()).toEqual([...before, `Drafting\u00a0${people - 1}, Testing\u00a01`, "Marathi, Hindi"]);
  expect(unfilled(copy)).not.toContain("team →");
  set({ heads: heads(people) });
  expect(copy.errors()).toEqual([
    expect.objectContaining({
      file: "content/company.yaml",
      problem: expect.stringContaining(`adds up to ${people + 1} people`),
    }),
  ]);
});

test("versions and seats are shown in the table of software; a program that is not in it is an error", async () => {
  const copy = await contentCopy();
  const { path, file } = pageOf(copy, "software");
  const set = (licences: object[]) => edit(copy, file, (settings) => (settings["licences"] = licences));
  const programs = () => {
    const { disciplines } = pageDataAt(copy.read(), path, "software");
    return disciplines.flatMap(({ rows }) => rows.flatMap(({ software }) => software));
  };
  set([]);
  expect(programs().every(({ known }) => known === undefined)).toBe(true);
  const [{ name } = { name: "" }] = programs();
  expect(unfilled(copy)).toMatch(new RegExp(`licences: .*${name}`));
  set([{ software: name, seats: 1 }]);
  const { columns } = pageDataAt(copy.read(), path, "software");
  expect(programs()[0]?.known).toBe(`1\u00a0${columns.seat}`);
  expect(unfilled(copy)).toContain(name);
  set([{ software: name, versions: "3.1", seats: 2 }]);
  expect(programs()[0]?.known).toBe(`3.1, 2\u00a0${columns.seats}`);
  expect(unfilled(copy)).not.toContain(name);
  set([{ software: "No such program", seats: 2 }]);
  expect(copy.errors()).toEqual([expect.objectContaining({ problem: expect.stringContaining("No such program") })]);
});
