import type { Page } from "@playwright/test";
import { lightbox, pictureLinks, shownPicture } from "./lightbox.ts";
import { themeButton } from "./page-parts.ts";
import { button, giveViews, plan, sheet, sheetPage } from "./picture-views.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { theme } from "./stored-settings.ts";

/** Replaces parts of a page's document: with wrong props an island's component throws. */
const changeDocument = (page: Page, path: string, part: RegExp, replacement: string) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      expect(text).toMatch(part);
      await route.fulfill({ response, body: text.replace(part, replacement) });
    },
  );
const failure = /^console error: TypeError: /;
/** The drawing number of each picture, in the props of the viewer. */
const drawings = /(?<=\{"id":"[\w-]+","drawing":)"[^"]*"/g;
const notText = '{"no":"text"}';
/** https://react.dev/errors/31: an object cannot be rendered. */
const notRendered = /^console error: Error: Minified React error #31/;

async function expectPageLives(page: Page): Promise<void> {
  await themeButton(page).click();
  expect(await theme(page)).toBe("dark");
  await page.locator("footer a[href='/careers']").first().click();
  await expect(page).toHaveURL("/careers");
}

test("if the working days cannot be rendered, their prerendered content stays", async ({ page, errors }) => {
  await changeDocument(page, "/offshore", /(?<=<script type="application\/json">)[^<]*/, "{}");
  await page.goto("/offshore");
  const figure = page.locator("figure", { has: page.locator("figcaption") });
  const before = await figure.innerHTML();
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => errors.reported).toEqual([expect.stringMatching(failure)]);
  await expect(figure).toBeVisible();
  expect(await figure.innerHTML()).toBe(before);
  await expectPageLives(page);
  errors.expect(failure);
});

test("if the viewer cannot be rendered, the clicked picture's file opens, and later ones as well", async ({
  page,
  errors,
}) => {
  await changeDocument(page, "/showcase", drawings, notText);
  await page.goto("/showcase");
  const content = page.locator("main article");
  const before = await content.innerHTML();
  for (const index of [0, 1]) {
    const file = (await pictureLinks(page).nth(index).getAttribute("href")) ?? "";
    await pictureLinks(page).nth(index).click();
    await expect(page).toHaveURL(file);
    await page.goBack();
    await expect(content).toBeVisible();
    await expect(lightbox(page)).toHaveCount(0);
    expect(await content.innerHTML()).toBe(before);
  }
  await expectPageLives(page);
  errors.expect(notRendered);
});

test("if the viewer fails when the address names a picture, the page is shown without it", async ({ page, errors }) => {
  await changeDocument(page, "/showcase", drawings, notText);
  await page.goto("/showcase?item=alarm-summary");
  await expect.poll(() => errors.reported).toEqual([expect.stringMatching(notRendered)]);
  await expect(page).toHaveURL("/showcase?item=alarm-summary");
  const file = (await pictureLinks(page).first().getAttribute("href")) ?? "";
  await pictureLinks(page).first().click();
  await expect(page).toHaveURL(file);
  await page.goBack();
  await expectPageLives(page);
  errors.expect(notRendered);
});

test("if the open viewer fails, it gives the page back", async ({ page, errors }) => {
  await giveViews(page);
  const views = `**/pictures/${sheet}-sheet.json`;
  await page.route(views, (route) => route.fulfill({ json: { views: { [plan.id]: null } } }));
  await page.goto(`${sheetPage}?item=${sheet}`);
  await expect(shownPicture(page)).toHaveCount(1);
  await button(page, plan.name).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect.poll(() => errors.reported).toEqual([expect.stringMatching(failure)]);
  const file = (await pictureLinks(page).nth(1).getAttribute("href")) ?? "";
  await pictureLinks(page).nth(1).click();
  await expect(page).toHaveURL(file);
  await page.unroute(views);
  await page.goBack();
  // The address names the picture, so the new document opens it.
  await expect(shownPicture(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expectPageLives(page);
  errors.expect(failure);
});
