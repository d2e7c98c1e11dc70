import type { Page } from "@playwright/test";
import { expectMail } from "./arrived-mail.ts";
import {
  emptyEnquiry,
  fillIn,
  missingAlert,
  newEnquiry,
  test,
  sendButton,
  sentAlert,
  status,
  typedIn,
} from "./enquiry-form.ts";
import {
  expectShown,
  itemInAddress,
  lightbox,
  pictureIds,
  pictureLinks,
  positionWords,
  titleBlock,
} from "./lightbox.ts";
import { outsideChanges } from "./outside-changes.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { giveViews, places, plan, rested, sheet, sheetPage } from "./picture-views.ts";
import { expect } from "./site-test.ts";
import { theme } from "./stored-settings.ts";
import { scriptedPaths, templatePaths } from "../spec-pages.ts";

test.use({ viewport: { width: 390, height: 844 } });

async function expectSettingsWork(page: Page): Promise<void> {
  for (const wanted of ["dark", "light"]) {
    await themeButton(page).click();
    expect(await theme(page)).toBe(wanted);
  }
  await menuButton(page).click();
  await expect(menuPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menuPanel(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
}

async function expectPicturesWork(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  if ((await pictureLinks(page).count()) === 0) return;
  await pictureLinks(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(lightbox(page).locator("img:visible").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathname);
}

/** Uses all functions of a page. The console is checked after each test by the `errors` fixture. */
async function expectPageWorks(page: Page, headings: number): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toBeVisible();
  expect(await page.locator("h1, h2, h3").count()).toBe(headings);
  await expectSettingsWork(page);
  await expectPicturesWork(page);
}

for (const path of templatePaths) {
  test(`${path} works when changed on load and again later`, async ({ page }) => {
    const changes = Object.values(outsideChanges);
    for (const change of changes) {
      await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${change})`);
    }
    await page.goto(path);
    const headings = await page.locator("h1, h2, h3").count();
    await expectPageWorks(page, headings);
    for (const change of changes) await page.evaluate(change);
    await expectPageWorks(page, headings);
  });
}

for (const path of scriptedPaths) {
  test(`${path} works when changed after loading`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const headings = await page.locator("h1, h2, h3").count();
    await expectPageWorks(page, headings);
    for (const change of Object.values(outsideChanges)) {
      await page.evaluate(change);
      await expectSettingsWork(page);
    }
    await expectPageWorks(page, headings);
    await page.locator("footer a[href='/careers'], footer a[href='/contact']").first().click();
    await expect(page).toHaveURL(/\/(?:careers|contact)$/);
  });
}

/** The sizes of the lightbox's downloads, as shown. */
const shownDownloads = (page: Page) => lightbox(page).locator("a[download]").allInnerTexts();
const withoutMarks = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[«»]/g, ""));

test("the lightbox works while its texts are translated: steps, downloads, views, zoom, folding", async ({ page }) => {
  await giveViews(page);
  await page.goto(sheetPage);
  const items = await pictureIds(page);
  const position = items.indexOf(sheet);
  const other = position > 0 ? position - 1 : position + 1;
  const [forwards, back] = other > position ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];

  await pictureLinks(page).nth(position).click();
  await expectShown(page, sheet, `${sheet}-sheet`);
  const wanted = [await shownDownloads(page)];
  await page.keyboard.press(forwards);
  await expect.poll(() => itemInAddress(page)).toBe(items[other]);
  wanted.push(await shownDownloads(page));
  expect(wanted[0]).not.toEqual(wanted[1]);

  await page.evaluate(outsideChanges["every text is translated"]);
  const place = titleBlock(page).last();
  for (const [key, index, downloads] of [
    [back, position, wanted[0]],
    [forwards, other, wanted[1]],
    [back, position, wanted[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(place).toContainText(positionWords(index + 1, items.length));
    expect(withoutMarks(await shownDownloads(page))).toEqual(downloads);
    await expect(lightbox(page).locator("a[download] font").first()).toBeVisible();
  }

  const scale = lightbox(page).locator(".lightbox-scale");
  const shownScale = async () => `«${Math.round((100 * (await places(page)).picture.width) / 1680)} %»`;
  const frames = lightbox(page).getByRole("group").getByRole("button");
  await frames.filter({ hasText: plan.name }).click();
  await rested(page);
  await expect(frames.filter({ hasText: plan.name })).toHaveAttribute("aria-pressed", "true");
  await expect(scale).toHaveText(await shownScale());
  for (const key of ["+", "-", "+", "0"]) {
    await page.keyboard.press(key);
    await rested(page);
    await expect(scale).toHaveText(await shownScale());
  }
  const fold = lightbox(page).locator("button[aria-expanded]");
  for (const expanded of ["false", "true"]) {
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", expanded);
    await expect(lightbox(page).locator("a[download]").first()).toBeVisible({ visible: expanded === "true" });
  }
  expect(withoutMarks(await shownDownloads(page))).toEqual(wanted[0]);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
});

for (const [what, change] of Object.entries(outsideChanges)) {
  test(`the half-filled form keeps its input and can be sent when ${what}`, async ({ page, alerts, site }) => {
    const enquiry = newEnquiry();
    const half = { Name: enquiry.Name, Company: enquiry.Company, Comment: enquiry.Comment };
    await page.goto("/contact");
    await fillIn(page, half);
    await page.evaluate(change);
    expect(await typedIn(page)).toEqual({ ...emptyEnquiry, ...half });
    await sendButton(page).click();
    await expect.poll(() => alerts).toEqual([`alert: ${missingAlert}`]);
    expect(await typedIn(page)).toEqual({ ...emptyEnquiry, ...half });
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expectMail(site.mails, enquiry);
    await expect.poll(() => alerts.slice(1)).toEqual([`alert: ${sentAlert}`]);
    await expect(status(page).locator("strong").first()).toBeVisible();
  });
}
