import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readContent } from "../../site/content-loader/read-content.ts";
import { projectExplorer } from "../../site/content-loader/derive/project-facets.ts";
import { words as siteWords } from "../spec-pages.ts";
import { faults } from "./axe.ts";
import { expect, test } from "./site-test.ts";

const path = "/experience";
const { facets, groups, total, words } = projectExplorer(readContent());
const projects = groups.flatMap((group) => group.projects);

/** Two facets with a value each that some, but not all, of the other's projects have. */
function chosenPair() {
  const pairs = facets.flatMap((one) =>
    one.values.flatMap((value) =>
      facets
        .filter((other) => other.name !== one.name)
        .flatMap((other) => other.values.map((second) => [one, value, other, second] as const)),
    ),
  );
  const both = ([, value, , second]: (typeof pairs)[number]) =>
    projects.filter(({ values }) => values.includes(value.id) && values.includes(second.id)).length;
  const found = pairs.find((pair) => both(pair) > 1 && both(pair) < Math.min(pair[1].count, pair[3].count));
  if (!found) throw new Error("No two values of different facets share some of their projects");
  const [one, value, other, second] = found;
  return { one, value, other, second, both: both(found) };
}
const { one, value, other, second, both } = chosenPair();

const box = (page: Page, id: string) => page.locator(`[data-explorer] [value="${id}"]`);
const count = (page: Page, id: string) => page.locator(`label:has([value="${id}"]) output`);
const rows = (page: Page) => page.locator("[data-values]:visible");
const status = (page: Page) => page.locator("[data-explorer] [role=status]");
const counted = (shown: number) => words.count.replace("{shown}", String(shown)).replace("{all}", String(total));

test.use({ viewport: { width: 1440, height: 900 } });

test("choices within a facet add rows, those of facets narrow them; counts, address, Back and the status follow", async ({
  page,
}) => {
  await page.goto(path);
  await expect(rows(page)).toHaveCount(total);
  await box(page, value.id).check();
  await expect(rows(page)).toHaveCount(value.count);
  await expect(page).toHaveURL(`${path}?${one.name}=${value.id}`);
  await expect(status(page)).toHaveText(counted(value.count));
  await expect(count(page, second.id)).toHaveText(String(both));
  // The count is said with the choice, however busy the browser is.
  const said = await box(page, second.id).evaluate((choice) => {
    (choice as HTMLInputElement).click();
    return document.querySelector("[data-explorer] [role=status]")?.textContent;
  });
  expect(said).toBe(counted(both));
  await expect(rows(page)).toHaveCount(both);
  await expect(page).toHaveURL(`${path}?${one.name}=${value.id}&${other.name}=${second.id}`);
  // Another value of the same facet has the number that it would add.
  const sibling = one.values.find(({ id }) => id !== value.id)!;
  const added = projects.filter(({ values }) => values.includes(sibling.id) && values.includes(second.id)).length;
  await expect(count(page, sibling.id)).toHaveText(String(added));
  await page.goBack();
  await expect(rows(page)).toHaveCount(value.count);
  await expect(box(page, second.id)).not.toBeChecked();
  await page.goForward();
  await expect(rows(page)).toHaveCount(both);
  await page.getByRole("button", { name: words.showAll }).click();
  await expect(rows(page)).toHaveCount(total);
  await expect(page).toHaveURL(path);
  // The platform stands in no row; its name is found by the boxes.
  for (const platform of facets.find(({ name }) => name === "platform")?.values ?? []) {
    await page.locator("[data-explorer] [type=search]").fill(platform.name.toLowerCase());
    await expect(page.locator(`[data-values~="${platform.id}"]:visible`)).toHaveCount(platform.count);
    expect(await rows(page).count()).toBeLessThan(total);
  }
});

test("an address with a choice, words and an order shows them", async ({ page }) => {
  const word =
    (projects.find(({ values }) => values.includes(value.id))?.description ?? "").split(/[\s\u00a0]/)[0] ?? "";
  await page.goto(`${path}?${one.name}=${value.id}&q=${encodeURIComponent(word.toLowerCase())}&sort=-0`);
  await expect(box(page, value.id)).toBeChecked();
  await expect(page.locator("[data-explorer] [type=search]")).toHaveValue(word.toLowerCase());
  await expect(page.locator("thead [aria-sort=descending]")).toHaveCount(1);
  const shown = await rows(page).locator("th").allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(total);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator("en", { numeric: true }).compare).toReversed());
  // The headings of groups have no rows below them in this order.
  await expect(page.locator("[scope=rowgroup]:visible")).toHaveCount(0);
});

test("values without projects are disabled, and a search without any says what to do", async ({ page }) => {
  await page.goto(`${path}?${one.name}=${value.id}&${other.name}=nonsense&utm_source=mail`);
  await expect(status(page)).toHaveText(`${counted(value.count)}. ${words.unknown.replace("{values}", "nonsense")}`);
  const having = new Set(projects.filter(({ values }) => values.includes(value.id)).flatMap(({ values }) => values));
  for (const facet of facets.filter(({ name }) => name !== one.name))
    for (const { id } of facet.values) {
      if (having.has(id)) await expect(box(page, id)).toBeEnabled();
      else await expect(box(page, id)).toBeDisabled();
    }
  await page.locator("[data-explorer] [type=search]").fill("no project has these words");
  await expect(rows(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(words.none);
});

test("a box checked before the script has loaded stays checked, by keyboard too", async ({ page }) => {
  await page.route(/explorer\.island/, async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await page.goto(path);
  await box(page, value.id).focus();
  await page.keyboard.press("Space");
  await expect(rows(page)).toHaveCount(value.count);
  await expect(page).toHaveURL(`${path}?${one.name}=${value.id}`);
});

test("a link before the facets leads past them, to the projects", async ({ page }) => {
  await page.goto(`${path}?${one.name}=${value.id}`);
  await expect(rows(page)).toHaveCount(value.count);
  await page.locator("[data-explorer] [type=search]").focus();
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toHaveText(words.skip);
  expect(await focused.evaluate((link) => getComputedStyle(link).clipPath)).toBe("none");
  await page.keyboard.press("Enter");
  // The heads of the columns sort; the first project follows them.
  for (let presses = 0; presses <= 3; presses++) await page.keyboard.press("Tab");
  expect(await focused.evaluate((element) => element.closest("[data-values]") !== null)).toBe(true);
  await expect(rows(page)).toHaveCount(value.count);
  await expect(box(page, value.id)).toBeChecked();
});

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
/** The cells of each line of a CSV file, all of them quoted. */
const cellsIn = (text: string) =>
  text
    .slice(1)
    .split("\r\n")
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')));

test("what is shown is saved as a table that spreadsheets read, with all that a project has, without formulas", async ({
  page,
}) => {
  await page.goto(`${path}?${one.name}=${value.id}`);
  await expect(rows(page)).toHaveCount(value.count);
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words.table }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${words.file}.csv`);
    return readFileSync(await download.path(), "utf8");
  };
  expect((await save()).split("\r\n")).toHaveLength(value.count + 2);
  await page.getByRole("button", { name: words.showAll }).click();
  await expect(rows(page)).toHaveCount(total);
  const text = await save();
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text).not.toMatch(/[\u00a0\u2060]|(?:^|,)"[=+\-@]/m);
  const [head = [], ...lines] = cellsIn(text);
  expect(head.includes(words.year)).toBe(projects.some(({ year }) => year !== undefined));
  const { story } = siteWords.labels;
  for (const project of projects) {
    const line = lines.find(
      ([first = "", , client]) => first.startsWith(plain(project.description)) && client === plain(project.client),
    );
    const has = (column: string) => line?.[head.indexOf(column)];
    const names = (facet: (typeof facets)[number]) =>
      facet.values
        .filter(({ id }) => project.values.includes(id))
        .map(({ name }) => plain(name))
        .join("; ");
    for (const facet of facets.filter(({ name }) => name !== "size"))
      expect(has(words[facet.name]), project.description).toBe(names(facet));
    expect(has(words.role)).toBe(plain(project.role ?? ""));
    expect(has(words.deliverables)).toBe(project.deliverables.map(({ name }) => plain(name)).join(", "));
    expect(has(story)).toBe(project.story === undefined ? "" : new URL(project.story, page.url()).href);
  }
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing with choices made, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${path}?${one.name}=${value.id}&sort=1`);
    if (theme === "dark") await page.locator("button[aria-pressed]").click();
    await expect(rows(page)).toHaveCount(value.count);
    await page.mouse.move(0, 0);
    expect(await faults(page)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all projects are there, and facets filter them", async ({ page }) => {
    await page.goto(path);
    await expect(rows(page)).toHaveCount(total);
    await box(page, value.id).check();
    await expect(rows(page)).toHaveCount(value.count);
    await box(page, second.id).check();
    await expect(rows(page)).toHaveCount(both);
    await expect(count(page, second.id)).toBeHidden();
    // A heading stands only above rows, whatever is chosen.
    const alone = () =>
      page.locator("tbody").evaluateAll((groups) => {
        const isShown = (element: Element) => element.checkVisibility();
        return groups
          .filter(
            (group) =>
              isShown(group.querySelector("tr")!) && ![...group.querySelectorAll("[data-values]")].some(isShown),
          )
          .map((group) => group.id);
      });
    expect(await alone()).toEqual([]);
    await box(page, second.id).uncheck();
    expect(await alone()).toEqual([]);
  });
});
