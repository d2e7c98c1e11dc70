import type { Page } from "@playwright/test";
import { expectShown, lightbox, pictureIds, pictureLinks, shownPicture } from "./lightbox.ts";
import { themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect, holdBack } from "./site-test.ts";

const isLightbox = /\/assets\/picture-viewer\.island-[^/]*\.js$/;

function lightboxRequests(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => void (isLightbox.test(request.url()) && found.push(request.url())));
  return found;
}

test("no page loads the lightbox without interaction", async ({ page }) => {
  const requests = lightboxRequests(page);
  for (const path of ["/showcase", "/services", "/contact"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(requests).toEqual([]);
});

test("hovering over a picture or focusing it prefetches the lightbox", async ({ page }) => {
  const requests = lightboxRequests(page);
  await page.goto("/showcase");
  await pictureLinks(page).first().hover();
  await expect.poll(() => requests.length).toBe(1);
  await page.goto("/showcase");
  await pictureLinks(page).nth(1).focus();
  await expect.poll(() => requests.length).toBe(2);
});

test("if the lightbox does not load, a click opens the file, and ?item= is ignored", async ({ page, errors }) => {
  await page.route(isLightbox, (route) => route.abort());
  await page.goto("/showcase?item=alarm-summary");
  await expect(page.locator("h1")).toBeVisible();
  await pictureLinks(page).first().click();
  await expect(page).toHaveURL(/\/pictures\/.*\/light\.svg$/);
  errors.expect(/\/picture-viewer\.island-/, /^console error: Failed to load resource: net::ERR_FAILED/);
});

test("after clicks while the lightbox is loading, only the last picture opens", async ({ page }) => {
  const arrive = await holdBack(page, isLightbox);
  await page.goto("/showcase");
  const length = await page.evaluate(() => history.length);
  const [, second = ""] = await pictureIds(page);
  for (const index of [0, 1]) await pictureLinks(page).nth(index).click();
  await expect(page).toHaveURL("/showcase");
  arrive();
  await expectShown(page, second);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

for (const [given, press] of [
  ["after a moment", async () => undefined],
  ["when it is pressed once more", (page: Page) => pictureLinks(page).first().click()],
] as const) {
  test(`if the lightbox does not arrive, the browser opens the pressed picture's file ${given}`, async ({ page }) => {
    await holdBack(page, isLightbox);
    await page.goto("/showcase");
    await pictureLinks(page).first().click();
    expect(new URL(page.url()).pathname).toBe("/showcase");
    await press(page);
    await expect(page).toHaveURL(/\/pictures\/.*\/light\.svg$/);
  });
}

test("a double click on a picture opens the lightbox, and not its file", async ({ page }) => {
  const arrive = await holdBack(page, isLightbox);
  await page.goto("/showcase");
  await pictureLinks(page).first().dblclick();
  arrive();
  const [first = ""] = await pictureIds(page);
  await expectShown(page, first);
});

for (const [how, go] of [
  ["by address", (page: Page) => page.goto("/offshore")],
  ["by a link", (page: Page) => page.locator("nav a[href='/offshore']").first().click()],
] as const) {
  test(`who presses a picture that does not arrive and goes elsewhere ${how} stays there`, async ({ page }) => {
    const arrive = await holdBack(page, isLightbox);
    // As slow as a line on which the held press would be given back before the next page is there.
    await page.route("/offshore", async (route) => {
      await new Promise((later) => setTimeout(later, 3000));
      await route.continue();
    });
    await page.goto("/showcase");
    await pictureLinks(page).first().click();
    await go(page);
    await expect(page).toHaveURL("/offshore");
    arrive();
    await expect(page.locator("h1")).toBeVisible();
    await expect(page).toHaveURL("/offshore");
  });
}

test("a press of something else than a picture is not taken back by a picture pressed before", async ({ page }) => {
  const arrive = await holdBack(page, isLightbox);
  await page.goto("/showcase");
  await pictureLinks(page).first().click();
  await themeButton(page).click();
  arrive();
  await page.waitForTimeout(2500);
  await expect(page).toHaveURL("/showcase");
  await expect(lightbox(page)).toHaveCount(0);
});

test("the picture has the file of the theme, also after a switch in another tab", async ({ page, context }) => {
  await page.goto("/showcase?item=alarm-summary");
  const shownFile = () => shownPicture(page).evaluate((img: HTMLImageElement) => img.currentSrc.split("/").at(-1));
  await expectShown(page, "alarm-summary");
  expect(await shownFile()).toBe("light.svg");
  const other = await context.newPage();
  await other.goto("/about");
  await themeButton(other).click();
  await expect.poll(shownFile).toBe("dark.svg");
  await expectShown(page, "alarm-summary");
});

test("a click with a modifier key does not open the lightbox", async ({ page, context }) => {
  await page.goto("/showcase");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    pictureLinks(page)
      .first()
      .click({ modifiers: ["Control"] }),
  ]);
  await expect(tab).toHaveURL(/\/light\.svg$/);
  await expect(lightbox(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link of a picture leads to its file", async ({ page }) => {
    for (const path of ["/showcase", "/showcase/showscrubbingsystem"]) {
      await page.goto(path);
      const [first = ""] = await pictureIds(page);
      await pictureLinks(page).first().click();
      await expect(page).toHaveURL(new RegExp(`/pictures/${first}/(light\\.svg|1600\\.avif)$`));
    }
  });
});
