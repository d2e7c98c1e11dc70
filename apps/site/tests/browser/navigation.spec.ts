import type { Page } from "@playwright/test";
import { activeTopLinks, addressesOf, bannerTitle, topLink } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect, scriptFiles, test as ownPageTest } from "./site-test.ts";
import { bannerOf, navigation } from "../spec-pages.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  expect(await scrollTop(page)).toBe(600);
}

test("the top links lead to their pages", async ({ page }) => {
  await page.goto("/");
  const titles = new Set<string>();
  // The home page comes last, because a link to the page itself would prove nothing.
  for (const [path, name] of Object.entries(navigation).toSorted(([a], [b]) => b.length - a.length)) {
    await topLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(activeTopLinks(page)).toHaveText([name]);
    await expect(page.locator("h1")).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(Object.keys(navigation).length);
});

test("a link to the page itself adds nothing to the history", async ({ page }) => {
  await page.goto("/services");
  const length = await page.evaluate(() => history.length);
  await topLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("a page starts at the top after a link, Back and Forward", async ({ page }) => {
  await page.goto("/services/autoprofile");
  await scrollDown(page);
  await page.locator("footer a[href='/contact']").click();
  await expect(bannerTitle(page)).toHaveText(bannerOf("/contact"));
  expect(await scrollTop(page)).toBe(0);
  for (const step of ["goBack", "goForward", "goBack"] as const) {
    const path = step === "goBack" ? "/services/autoprofile" : "/contact";
    await scrollDown(page);
    await page[step]();
    await expect(page).toHaveURL(path);
    await expect(bannerTitle(page)).toHaveText(bannerOf(path));
    // The browser would restore the scroll position shortly after loading.
    await page.waitForTimeout(300);
    expect(await scrollTop(page), step).toBe(0);
  }
});

test("a page that was left before its script files had loaded starts at the top after Back", async ({ page }) => {
  const asked: string[] = [];
  await page.route(scriptFiles, (route) => {
    asked.push(route.request().url());
    return new Promise(() => undefined);
  });
  await page.goto("/offshore", { waitUntil: "domcontentloaded" });
  await page.locator("main figure svg").first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await scrollDown(page);
  await page.locator("footer a[href='/careers']").click({ noWaitAfter: true });
  await expect(page).toHaveURL("/careers");
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/offshore");
  await page.waitForTimeout(300);
  expect(await scrollTop(page)).toBe(0);
});

test("a reload keeps the scroll position", async ({ page }) => {
  await page.goto("/services/autoprofile");
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test("a change of only the fragment does not scroll to the top, and Back restores the position", async ({ page }) => {
  await page.goto("/services/autoprofile");
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  const groups = page.locator("main nav a[href^='#']");
  for (const index of [1, 2]) {
    await groups.nth(index).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator(":target")).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(100);
  }
  await page.goBack();
  await expect(page.locator(":target")).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(100);
});

test("a URL with a fragment opens at its target and does not move the focus", async ({ page }) => {
  await page.goto("/services/autoprofile");
  const [, second] = await addressesOf(page.locator("main nav a[href^='#']"));
  await page.goto("/contact");
  await page.goto(`/services/autoprofile${second}`);
  await expect(page.locator(":target")).toBeInViewport();
  await page.waitForTimeout(100);
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await expect(page.locator("#content")).not.toBeFocused();
});

test("the skip link moves the focus to the content", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

ownPageTest("the copyright line follows the visitor's clock, not the build's", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-07-01T12:00:00"));
  await page.goto("/about");
  await expect(page.locator("footer")).toContainText("© 2041 ");
});
