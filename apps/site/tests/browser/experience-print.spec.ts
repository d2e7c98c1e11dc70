import type { Page } from "@playwright/test";
import { readContent } from "@ttpl/content/read-content.ts";
import { statementParts } from "@ttpl/content/derive/capability-statement.ts";
import { type Paper, paperNames, papers } from "@ttpl/content/derive/paper-files.ts";
import { projectExplorer } from "@ttpl/content/derive/project-facets.ts";
import { words as siteWords } from "../spec-pages.ts";
import { print, readPages } from "./printed-pages.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const content = readContent();
const { facets, groups, total } = projectExplorer(content);
const projects = groups.flatMap((group) => group.projects);
const statement = statementParts(content)!;
const { words } = statement;

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u2060]/g, "");
const { project, size, client } = siteWords.labels;
const head = plain(project + size + client);

/** The value with most projects of a facet, so that its rows take several pages. */
const [common] = facets
  .flatMap(({ name, values }) => values.map(({ id, name: label, count }) => ({ name, id, label, count })))
  .toSorted((a, b) => b.count - a.count);

/** Presses a button that prints, and returns the texts of the pages. */
async function printed(page: Page, paper: Paper) {
  await page.getByRole("button", { name: `${words.print} ${papers[paper].name}` }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["printed"])).toBe("yes");
  const pdf = await print(page);
  const pages = await readPages(pdf);
  return {
    source: pdf.toString("latin1"),
    sizes: pages.map(({ width, height }) => [Math.round(width), Math.round(height)]),
    pages: pages.map(({ texts }) => plain(texts.map(({ text }) => text).join(""))),
  };
}

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.print = () => {
      document.documentElement.dataset["printed"] = "yes";
    };
  }),
);

for (const paper of paperNames) {
  test(`the choice prints on ${paper}: numbered pages with repeated heads and whole rows`, async ({ page }) => {
    if (!common) throw new Error("There is nothing to choose");
    await page.goto(`/experience?${common.name}=${common.id}`);
    await expect(page.locator("[data-values]:visible")).toHaveCount(common.count);
    const { source, sizes, pages } = await printed(page, paper);
    const { width, height } = papers[paper];
    expect(new Set(sizes.map(String))).toEqual(new Set([String([Math.round(width), Math.round(height)])]));
    expect(source).not.toContain("/Type3");

    const [first = ""] = pages;
    expect(first).toContain(plain(`${words.headings.choice}: ${common.label}`));
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(plain(`${siteWords.printed.page}${words.name}`));
      expect(text).toContain(`/experience?${common.name}=${common.id}`);
      expect(text).toContain(plain(`${words.page} ${index + 1} ${words.of} ${pages.length}`));
      if (statement.sample !== undefined) expect(text).toContain(plain(statement.sample));
    }
    const chosen = projects.filter(({ values }) => values.includes(common.id));
    const withRows = new Set<string>();
    for (const { description, client: who } of chosen) {
      const found = pages.find((text) => text.includes(plain(description)) && text.includes(plain(who)));
      expect(found, description).toBeDefined();
      withRows.add(found ?? "");
    }
    expect(withRows.size).toBeGreaterThan(1);
    for (const text of withRows) expect(text, "the heads of the columns").toContain(head);
    for (const { description } of projects.filter(({ values }) => !values.includes(common.id)))
      expect(pages.join("")).not.toContain(plain(description));
    const last = pages.at(-1) ?? "";
    for (const { rows } of statement.software?.disciplines ?? [])
      for (const { activity } of rows) expect(last).toContain(plain(activity));
    for (const text of [...statement.quality, ...statement.contact.map(({ value }) => value)])
      expect(last).toContain(plain(text));
  });
}

test("a print without the buttons has real fonts, and each row's group on its page", async ({ page }) => {
  await page.goto("/experience");
  await expect(page.locator("[data-values]:visible")).toHaveCount(total);
  const pdf = await print(page);
  expect(pdf.toString("latin1")).not.toContain("/Type3");
  const pages = (await readPages(pdf)).map(({ texts }) => plain(texts.map(({ text }) => text).join("")));
  for (const { heading, projects: own } of groups)
    for (const { description, client: who } of own) {
      const found = pages.find((text) => text.includes(plain(description)) && text.includes(plain(who)));
      expect(found, description).toContain(plain(heading));
    }
});
