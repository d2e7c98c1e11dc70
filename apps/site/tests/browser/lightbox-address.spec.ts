import type { Page } from "@playwright/test";
import { expectShown, lightbox, pictureIds, pictureLinks } from "./lightbox.ts";
import { sideListAt } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const path = "/showcase";
const item = "wiring-schematics";
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const historyLength = (page: Page) => page.evaluate(() => history.length);

test("a URL with ?item= opens its picture, and closing it adds no history entry", async ({ page }) => {
  await page.goto(`${path}?item=${item}`);
  await expectShown(page, item);
  const length = await historyLength(page);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  expect(await historyLength(page)).toBe(length);
  await expect(page.locator(`#${item} a`).first()).toBeFocused();
});

test("an ?item= that is not a picture of the page is ignored", async ({ page }) => {
  await page.goto(`${path}?item=nonsense`);
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForTimeout(300);
  await expect(lightbox(page)).toHaveCount(0);
});

test("opening adds one history entry, the next picture replaces it, and Back closes the lightbox", async ({ page }) => {
  await page.goto(path);
  const ids = await pictureIds(page);
  const link = pictureLinks(page).nth(3);
  await link.scrollIntoViewIfNeeded();
  const [length, top] = [await historyLength(page), await scrollTop(page)];
  expect(top).toBeGreaterThan(0);
  await link.click();
  await expectShown(page, ids[3] ?? "");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, ids[4] ?? "");
  expect(await historyLength(page)).toBe(length + 1);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.goForward();
  await expectShown(page, ids[4] ?? "");
});

test("Escape after a click goes back, so that the next Back leaves the page", async ({ page }) => {
  await page.goto("/about");
  await page.goto(path);
  await pictureLinks(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a reload shows the same picture, and Back still closes it", async ({ page }) => {
  await page.goto(path);
  const ids = await pictureIds(page);
  await pictureLinks(page).first().click();
  await expectShown(page, ids[0] ?? "");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, ids[1] ?? "");
  await page.reload();
  await expectShown(page, ids[1] ?? "");
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(lightbox(page)).toHaveCount(0);
});

test("a page reached by a link shows its own pictures", async ({ page }) => {
  await page.goto(path);
  await sideListAt(page, path).locator("a[href='/showcase/showscrubbingsystem']").click();
  await expect(page).toHaveURL("/showcase/showscrubbingsystem");
  const [other = ""] = await pictureIds(page);
  await pictureLinks(page).first().click();
  await expectShown(page, other);
});
