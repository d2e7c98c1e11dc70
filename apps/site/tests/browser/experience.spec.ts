import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readContent } from "@ttpl/content/read-content.ts";
import { measured } from "@ttpl/content/derive/measured-size.ts";
import { projectExplorer } from "@ttpl/content/derive/project-facets.ts";
import { isAbout, quantitiesIn } from "@ttpl/content/search/quantities.ts";
import { words as siteWords } from "../spec-pages.ts";
import { faults } from "./axe.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

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
const count = (page: Page, id: string) => page.locator(`label:has([value="${id}"]) [data-count]`);
const rows = (page: Page) => page.locator("[data-values]:visible");
const field = (page: Page) => page.locator("[data-explorer] [type=search]");
const status = (page: Page) => page.locator("[data-explorer] [role=status]");
/** The number of projects, as it is seen. */
const shown = (page: Page) => page.locator("[data-shown]");
const chips = (page: Page) => page.getByRole("list", { name: words.chosen }).getByRole("button");
const removal = (name: string) => words.remove.replace("{value}", name);
const numbered = (number: number) => (number === 1 ? words.project : words.projects.replace("{count}", String(number)));
const having = (...ids: readonly string[]) =>
  projects.filter(({ values }) => ids.every((id) => values.includes(id))).length;
const counted = (shown: number) => words.count.replace("{shown}", String(shown)).replace("{all}", String(total));

/** A word that nothing is spelt like. */
const unknownWord = "qqxzzyvwk";

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
    await field(page).fill(platform.name.toLowerCase());
    await expect(page.locator(`[data-values~="${platform.id}"]:visible`)).toHaveCount(platform.count);
    expect(await rows(page).count()).toBeLessThan(total);
  }
});

test("an address with a choice, words and an order shows them", async ({ page }) => {
  const word =
    (projects.find(({ values }) => values.includes(value.id))?.description ?? "").split(/[\s\u00a0]/)[0] ?? "";
  await page.goto(`${path}?${one.name}=${value.id}&q=${encodeURIComponent(word.toLowerCase())}&sort=-0`);
  await expect(box(page, value.id)).toBeChecked();
  await expect(field(page)).toHaveValue(word.toLowerCase());
  await expect(page.locator("thead [aria-sort=descending]")).toHaveCount(1);
  const titles = await rows(page)
    .locator("th")
    .evaluateAll((heads) => heads.map(({ firstChild }) => firstChild?.textContent ?? ""));
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.length).toBeLessThan(total);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator("en", { numeric: true }).compare).toReversed());
  // The headings of groups have no rows below them in this order.
  await expect(page.locator("[scope=rowgroup]:visible")).toHaveCount(0);
});

test("values without projects are disabled, and a search without any says what to do", async ({ page }) => {
  await page.goto(`${path}?${one.name}=${value.id}&${other.name}=nonsense&utm_source=mail`);
  await expect(status(page)).toHaveText(`${counted(value.count)} · ${words.unknown.replace("{values}", "nonsense")}`);
  const others = new Set(projects.filter(({ values }) => values.includes(value.id)).flatMap(({ values }) => values));
  for (const facet of facets.filter(({ name }) => name !== one.name))
    for (const { id } of facet.values) {
      if (others.has(id)) await expect(box(page, id)).toBeEnabled();
      else await expect(box(page, id)).toBeDisabled();
    }
  await field(page).fill(unknownWord);
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
  await field(page).focus();
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
  expect(new Set(head).size).toBe(head.length);
  const { story, project: title, size, client } = siteWords.labels;
  const { columns } = words;
  for (const project of projects) {
    const line = lines.find(([id]) => id === project.id);
    const has = (column: string) => line?.[head.indexOf(column)];
    const names = (facet: (typeof facets)[number]) =>
      facet.values
        .filter(({ id }) => project.values.includes(id))
        .map(({ name }) => plain(name))
        .join("; ");
    expect(has(title)).toBe(plain(project.description));
    expect(has(columns.detail)).toBe(plain(project.second ?? ""));
    expect(has(client)).toBe(plain(project.client));
    expect(has(size)).toBe(plain(project.size ?? ""));
    const { value: number = "", unit = "" } = measured(project.size) ?? {};
    expect([has(columns.value), has(columns.unit)], project.id).toEqual([String(number), unit]);
    for (const facet of facets.filter(({ name }) => name !== "size" && name !== "role"))
      expect(has(words[facet.name]), project.id).toBe(names(facet));
    expect(has(words.role)).toBe(plain(project.role ?? ""));
    expect(has(words.year) ?? "").toBe(String(project.year ?? ""));
    expect(has(words.deliverables)).toBe(project.deliverables.map(({ name }) => plain(name)).join(", "));
    expect(has(story)).toBe(project.story === undefined ? "" : new URL(project.story.to, page.url()).href);
    expect(has(columns.address)).toBe(new URL(`${path}#${project.id}`, page.url()).href);
  }
});

test("one live region says what a choice finds; a facet's number is in the name of its box", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator("output, [aria-live], [role=status], [role=alert], [role=log]")).toHaveCount(1);
  await page.evaluate(() => {
    const places = document.querySelectorAll("output, [aria-live], [role=status], [role=alert], [role=log]");
    for (const place of places)
      new MutationObserver(() => {
        document.documentElement.dataset["said"] =
          `${document.documentElement.dataset["said"] ?? ""}${place.textContent};`;
      }).observe(place, { childList: true, characterData: true, subtree: true });
  });
  const said = () => page.evaluate(() => document.documentElement.dataset["said"]);
  await box(page, value.id).check();
  await expect(status(page)).toHaveText(counted(value.count));
  expect(await said()).toBe(`${counted(value.count)};`);
  await expect(page.getByRole("checkbox", { name: `${second.name} ${both}`, exact: true })).toHaveCount(1);
  // What a button of a row does is said in the same place.
  await rows(page).first().getByRole("button").click();
  await expect(status(page)).toHaveText(siteWords.enquiryList.count.replace("{count}", "1"));
  await expect(page.locator("output, [aria-live], [role=status], [role=alert], [role=log]")).toHaveCount(1);
});

test("each part of a choice can be removed where the number of projects stands, and both stay in sight", async ({
  page,
}) => {
  await page.goto(`${path}?${one.name}=${value.id}&${other.name}=${second.id}`);
  await expect(chips(page)).toHaveText([value.name, second.name]);
  await expect(shown(page)).toHaveText(counted(both));
  const last = page.locator("[data-explorer] [type=checkbox]:enabled").last();
  await last.scrollIntoViewIfNeeded();
  await expect(shown(page)).toBeInViewport();
  await expect(chips(page).first()).toBeInViewport();
  await page.getByRole("button", { name: removal(value.name) }).press("Enter");
  await expect(chips(page)).toHaveText([second.name]);
  await expect(page.getByRole("button", { name: removal(second.name) })).toBeFocused();
  await expect(rows(page)).toHaveCount(second.count);
  await expect(page).toHaveURL(`${path}?${other.name}=${second.id}`);
  await page.goBack();
  await expect(chips(page)).toHaveText([value.name, second.name]);
  await field(page).fill("a");
  await expect(chips(page).last()).toHaveText("“a”");
  await page.getByRole("button", { name: words.showAll }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what is found is in sight below the facets, and a button leads there", async ({ page }) => {
    await page.goto(path);
    await page.locator("summary", { hasText: words.filter }).click();
    const button = page.getByRole("button", { name: /\d/ }).and(page.locator("[data-show]"));
    for (const id of [value.id, second.id]) {
      await box(page, id).scrollIntoViewIfNeeded();
      await box(page, id).check();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expect(button).toHaveText(words.show.replace("{count}", numbered(both)));
    await button.click();
    await expect(box(page, value.id)).toBeHidden();
    await expect(shown(page)).toBeInViewport();
    await expect(rows(page).first()).toBeInViewport();
    expect(await faults(page)).toEqual([]);
  });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`far down the list, the count and the facets or the way to them are in sight, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const count = await rows(page).count();
    await rows(page)
      .nth(Math.floor((2 / 3) * count))
      .scrollIntoViewIfNeeded();
    await expect(shown(page)).toBeInViewport({ ratio: 1 });
    const wayBack = page.locator("[data-explorer] a[href='#filter']:visible");
    if ((await wayBack.count()) > 0) {
      await wayBack.click();
      await expect(page.locator("summary", { hasText: words.filter })).toBeInViewport();
    } else await expect(page.locator("[data-explorer]").getByRole("checkbox").first()).toBeInViewport();
  });
}

test("the facets leave the projects' names room at every width", async ({ page }) => {
  await page.goto(path);
  for (const width of [640, 768, 1024, 1247, 1248, 1376]) {
    await page.setViewportSize({ width, height: 800 });
    const column = await page.locator("thead th").first().boundingBox();
    expect.soft(column?.width, `${width} px`).toBeGreaterThan(200);
  }
});

test("where nothing is found, it offers what to remove, and nothing is saved or printed", async ({ page }) => {
  await page.goto(`${path}?${one.name}=${value.id}&q=${unknownWord}`);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.table })).toBeDisabled();
  for (const button of await page.locator("[data-print]").all()) await expect(button).toBeDisabled();
  const offers = page.locator("[data-none]").getByRole("button");
  const offer = words.instead.replace("{value}", `“${unknownWord}”`).replace("{count}", numbered(value.count));
  await expect(offers).toHaveText([offer]);
  expect(await faults(page)).toEqual([]);
  await offers.click();
  await expect(rows(page)).toHaveCount(value.count);
  await expect(page.getByRole("button", { name: words.table })).toBeEnabled();
  await expect(page.locator("[data-none]")).toBeHidden();
});

test("groups are headings, and the table has a name", async ({ page }) => {
  await page.goto(path);
  for (const { heading } of groups)
    await expect(page.getByRole("heading", { name: heading, exact: true, level: 2 }), heading).not.toHaveCount(0);
  await expect(page.getByRole("table", { name: /./ })).toHaveCount(await page.getByRole("table").count());
});

test("sizes are sorted within one unit, in both directions, and the most frequent unit comes first", async ({
  page,
}) => {
  for (const [sort, direction] of [
    ["1", 1],
    ["-1", -1],
  ] as const) {
    await page.goto(`${path}?sort=${sort}`);
    await expect(page.locator("tbody[data-sorted]")).toHaveCount(1);
    const texts = await rows(page).locator("td:nth-child(2)").allInnerTexts();
    const sizes = texts.map((text) => measured(text));
    const units = [...new Set(sizes.map((size) => size?.unit))];
    // Each unit stands together, and what is no number at the end.
    expect(sizes.map((size) => units.indexOf(size?.unit))).toEqual(
      sizes.map((size) => units.indexOf(size?.unit)).toSorted((a, b) => a - b),
    );
    if (units.includes(undefined)) expect(units.at(-1)).toBeUndefined();
    const frequent = units.map((unit) => sizes.filter((size) => size?.unit === unit).length);
    expect(frequent[0]).toBe(Math.max(...frequent));
    for (const unit of units) {
      const values = sizes.flatMap((size) => (size && size.unit === unit ? [size.value] : []));
      expect(values, unit).toEqual(values.toSorted((a, b) => direction * (a - b)));
    }
  }
});

test("a project has an address that shows it, whatever its title is and whatever was chosen", async ({ page }) => {
  const project = projects.at(-1)!;
  await page.goto(`${path}#${project.id}`);
  const row = page.locator(`[id="${project.id}"]`);
  await expect(row).toBeInViewport();
  await expect(row).toContainText(project.description);
  await expect(row.locator("th")).not.toHaveCSS("box-shadow", "none");
  // Choices leave it, and it leaves choices.
  await box(page, project.values[0]!).check();
  await expect(page).toHaveURL(new RegExp(`\\?.*#${project.id}$`));
  await expect(rows(page)).toHaveCount(having(project.values[0]!));
});

test("the address of a project opens its card on a page that is open too", async ({ page }) => {
  const project = projects.at(-1)!;
  await page.goto("/search");
  await page.goto(path);
  // Nobody has used the list yet, and this loads nothing anew.
  await page.goto(`${path}#${project.id}`);
  await expect(page.locator("[data-card]")).toBeVisible();
  await expect(page.locator(`[id="${project.id}"]`)).toBeInViewport();
});

test("a capacity is found in any unit, and a query that nothing has all of finds what has most of it", async ({
  page,
}) => {
  await page.goto(path);
  const quantities = projects.flatMap(({ description }) => quantitiesIn(description));
  const water = quantities.find(({ measure }) => measure === "water");
  expect(water).toBeDefined();
  await field(page).fill(`${water!.all / 1000} MLD`);
  const about = projects.filter(({ description, size }) =>
    [description, size ?? ""].flatMap(quantitiesIn).some((quantity) => isAbout(water!, quantity)),
  );
  await expect(rows(page)).toHaveCount(about.length);
  for (const { id } of about) await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await field(page).fill(`${water!.all / 1000} MLD ${unknownWord}`);
  await expect(rows(page)).toHaveCount(about.length);
  const partly = words.partly.replace("{wanted}", "2");
  await expect(page.locator("[data-partly]")).toHaveText(partly);
  await expect(status(page)).toHaveText(`${counted(about.length)} · ${partly}`);
});

test("the buttons of the rows are one Tab stop, that of the row where the focus is", async ({ page }) => {
  await page.goto(path);
  await expect(rows(page).first().getByRole("button")).toHaveText(siteWords.enquiryList.add);
  await field(page).focus();
  const stops = page.locator("[data-values] button:not([tabindex='-1'])");
  await expect(stops).toHaveCount(1);
  const buttonOf = (index: number) => rows(page).nth(index).getByRole("button");
  await expect(buttonOf(0)).toHaveAttribute("tabindex", "0");
  await buttonOf(0).focus();
  await page.keyboard.press("ArrowDown");
  await expect(buttonOf(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(buttonOf(1)).toHaveText(siteWords.enquiryList.listed.replace("{count}", "1"));
  await page.keyboard.press("ArrowUp");
  await expect(buttonOf(0)).toBeFocused();
  // A link of another row brings the stop along.
  const withLink = page.locator("[data-values]:has(a)").last();
  await withLink.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(withLink.getByRole("button")).toBeFocused();
  await expect(stops).toHaveCount(1);
  // The names of projects are one too, with arrow keys of their own.
  await expect(page.locator("th > a:not([tabindex='-1'])")).toHaveCount(1);
  await nameOf(page, projects[0]!.id).focus();
  await page.keyboard.press("ArrowDown");
  await expect(nameOf(page, projects[1]!.id)).toBeFocused();
});

/** The link of a project that opens its card. */
const nameOf = (page: Page, id: string) => page.locator(`[id="${id}"] th > a`);
const card = (page: Page) => page.locator("tr[data-card]");
const pictured = projects.find(({ pictures, deliverables }) => pictures.length > 0 && deliverables.length > 0)!;
const namesOf = (facet: string, project = pictured) =>
  (facets.find(({ name }) => name === facet)?.values ?? [])
    .filter(({ id }) => project.values.includes(id))
    .map(({ name }) => name)
    .join(", ");

test("the name of a project opens a card with industry, platform, region and its pictures, and closes it", async ({
  page,
}) => {
  await page.goto(path);
  const name = nameOf(page, pictured.id);
  await name.click();
  await expect(name).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL(`${path}#${pictured.id}`);
  for (const facet of ["plant", "platform", "region"] as const)
    if (namesOf(facet) !== "") await expect(card(page)).toContainText(words[facet] + namesOf(facet));
  for (const label of [words.pictures, words.deliverables])
    await expect(card(page).locator("dt", { hasText: label })).toBeVisible();
  for (const { to, name: caption } of [...pictured.pictures, ...pictured.deliverables]) {
    const link = card(page).locator(`a[href$="${to}"]`);
    await expect(link).toHaveText(caption);
    await expect
      .poll(() => link.locator("img:visible").evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await faults(page)).toEqual([]);
  await name.click();
  await expect(card(page)).toHaveCount(0);
  await expect(name).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL(path);
});

test("the card of the project in the address is open, and stays below it however rows are chosen and sorted", async ({
  page,
}) => {
  await page.goto(`${path}#${pictured.id}`);
  const below = page.locator(`[id="${pictured.id}"] + tr[data-card]`);
  await expect(below).toBeVisible();
  await page.goto(`${path}?sort=0#${pictured.id}`);
  await expect(page.locator("tbody[data-sorted]")).toHaveCount(1);
  await expect(below).toBeVisible();
  const elsewhere = facets.flatMap(({ values }) => values).find(({ id }) => !pictured.values.includes(id))!;
  await box(page, elsewhere.id).check();
  await expect(page.locator(`[id="${pictured.id}"]`)).toBeHidden();
  await expect(card(page)).toBeHidden();
  const other = projects.find(({ id, values }) => id !== pictured.id && values.includes(elsewhere.id))!;
  await nameOf(page, other.id).click();
  await expect(card(page)).toHaveCount(1);
  await expect(page.locator(`[id="${other.id}"] + tr[data-card]`)).toBeVisible();
});

test("in forced colors, a box that would find nothing looks it", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${path}?${one.name}=${value.id}`);
  const disabled = page.locator("label:has(:disabled)").first();
  const enabled = page.locator("label:has(:enabled)").first();
  const color = (label: typeof disabled) => label.evaluate((element) => getComputedStyle(element).color);
  await expect(disabled).toBeAttached();
  const gray = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "GrayText";
    return getComputedStyle(document.body.appendChild(probe)).color;
  });
  expect(await color(disabled)).toBe(gray);
  expect(await color(enabled)).not.toBe(gray);
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
    const last = rows(page).last();
    await last.locator("th > a").click();
    await expect(last).toHaveCSS("outline-style", "solid");
    await expect(last).toBeInViewport();
  });
});
