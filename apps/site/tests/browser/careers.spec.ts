import type { Locator, Page } from "@playwright/test";
import { pageWith } from "@ttpl/content/content.ts";
import { openingsOf } from "@ttpl/content/derive/openings.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { expect, test } from "./site-test.ts";

const content = readContent();
const careers = pageWith("careers", content.pages.values())!.path;
const [first] = openingsOf(content).flatMap(({ openings }) => openings.filter(({ to }) => to !== undefined));

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A link that is on the first screen, without scrolling. */
async function onFirstScreen(page: Page, link: Locator): Promise<Locator> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(link).toBeInViewport({ ratio: 1 });
  return link;
}

test("from home to the mail in three taps, without scrolling", async ({ page }) => {
  await page.goto("/");
  await (await onFirstScreen(page, page.locator(`main a[href="${careers}"]`))).tap();
  await page.waitForURL(careers);
  await (await onFirstScreen(page, page.locator(`main a[href="${first!.to}"]`))).tap();
  await page.waitForURL(first!.to!);
  await onFirstScreen(page, page.locator(`main a[href="${first!.mail}"]`));
  const address = page.locator("main article").getByText(content.company.email, { exact: true });
  await onFirstScreen(page, address);
  // Who has no mail program copies it, by its button or by selecting it.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await (await onFirstScreen(page, page.locator(`main [data-copy="${content.company.email}"]`))).tap();
  await expect(page.locator("main [data-copied]")).toContainText(content.company.email);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.company.email);
  await address.dblclick();
  expect(await page.evaluate(() => String(getSelection()))).toBe(content.company.email);
});
