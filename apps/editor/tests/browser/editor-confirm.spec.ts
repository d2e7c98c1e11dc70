import { expect as baseExpect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { pageParts } from "@ttpl/content/parse/front-matter.ts";
import { openFile, previewOf, save, test } from "./editor-test.ts";

const expect = baseExpect.configure({ timeout: 30_000 });

// A page of the content with several sections, whatever they say.
const file = "content/pages/about/quality.md";

/** The bars in the preview, from the top of the page. */
const barsOf = (page: Page) => previewOf(page).locator("[data-editor-bars]").getByRole("group");

/** The headings of the sections of a page. */
const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);

/** Opens the page, with a bar at its head and at each section of it. */
async function openPage(page: Page, text: string): Promise<readonly string[]> {
  const headings = headingsOf(text);
  await openFile(page, file);
  for (const heading of headings) await expect(barsOf(page).filter({ hasText: heading })).toBeVisible();
  return headings;
}

test("a section is confirmed, changed or left out for now at its bar, and changed words are open again", async ({
  page,
  editorSite,
}) => {
  test.setTimeout(120_000);
  const before = editorSite.text(file);
  const [first = "", second = ""] = await openPage(page, before);
  const all = headingsOf(before).length + 1;
  const count = (shown: number) => page.locator(".preview-bar").getByText(`${shown} of ${all} sections shown`);
  const bar = (title: string) => barsOf(page).filter({ hasText: title });
  await expect(count(0)).toBeVisible();

  await bar(first).getByRole("button", { name: "Leave out for now" }).click();
  await expect(bar(second).getByRole("button", { name: "True as it is" })).toBeFocused();
  expect(editorSite.text(file)).toBe(before);

  await bar(first).getByRole("button", { name: "Change" }).click();
  await expect(page.locator(".editor-form input:focus, .editor-form textarea:focus")).toHaveValue(first);

  await bar(first).getByRole("button", { name: "True as it is" }).click();
  await expect(bar(first)).toHaveCount(0);
  await expect(count(1)).toBeVisible();
  await expect(bar(second).getByRole("button", { name: "True as it is" })).toBeFocused();
  const mark = /^ {2}\S+: \{ by: (.+), on: (\d{4}-\d\d-\d\d), of: "?[0-9a-f]{8}"? \}$/m;
  const [, by = "", on = ""] = mark.exec(editorSite.text(file)) ?? [];
  expect(by).not.toBe("");

  const text = page.locator("#blocks_1").locator("textarea, input").or(page.locator("textarea#blocks_1"));
  await text.first().fill("Words of the test, which nobody has confirmed.");
  await save(page);
  await expect(bar(first)).toContainText(`changed since ${by.replaceAll('"', "")} confirmed it on ${on}`);
  await expect(count(0)).toBeVisible();

  await text.first().fill("Words of the test, which whoever saves them confirms.");
  await page.getByRole("checkbox", { name: /^This is true: confirm as / }).check();
  await save(page);
  await expect(bar(first)).toHaveCount(0);
  await expect(count(1)).toBeVisible();

  // What is saved after that is not confirmed unless it is asked for again.
  await text.first().fill("Other words of the test.");
  await expect(page.getByRole("checkbox", { name: /^This is true/ })).not.toBeChecked();
  await save(page);
  await expect(count(0)).toBeVisible();
  editorSite.write(file, before);
});

test("the preview shows a page as visitors will see it, and the pages that its links lead to", async ({
  page,
  editorSite,
}) => {
  test.setTimeout(120_000);
  // The preview has room for the links beside a page.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [first = "", second = ""] = await openPage(page, editorSite.text(file));
  const frame = previewOf(page);
  const heading = (name: string) => frame.getByRole("heading", { name, exact: true });
  await barsOf(page).filter({ hasText: second }).getByRole("button", { name: "True as it is" }).click();
  await expect(barsOf(page).filter({ hasText: second })).toHaveCount(0);
  await page.getByLabel("As visitors will see it").check();
  await expect(heading(first)).toHaveCount(0);
  await expect(heading(second)).toBeVisible();
  await expect(barsOf(page)).toHaveCount(0);

  // The first page of its section, of which nothing is confirmed.
  const parts = pageParts(editorSite.text("content/pages/about/default.md"));
  const { plain } = parse(parts?.yaml ?? "") as { plain: { lead: string } };
  await page.getByLabel("Follow links").check();
  // In a frame as narrow as this, the link is in the menu or behind the line of its section.
  await frame
    .locator('a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator(".preview-bar .address")).toHaveText("/about");
  await expect(frame.locator("main")).toContainText(plain.lead);
  await page.getByLabel("As visitors will see it").uncheck();
  await expect(barsOf(page).first()).toBeVisible();
  await expect(frame.locator("main")).not.toContainText(plain.lead);
});
