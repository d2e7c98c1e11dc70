import type { Page } from "@playwright/test";
import { expectMail } from "./arrived-mail.ts";
import {
  emptyEnquiry,
  fillIn,
  missingAlert,
  newEnquiry,
  ownPageTest as test,
  sendButton,
  sentAlert,
  status,
  typedIn,
} from "./enquiry-form.ts";
import { lightbox, pictureIds, pictureLinks, positionWords, titleBlock } from "./lightbox.ts";
import { outsideChanges } from "./outside-changes.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { expect } from "./site-test.ts";
import { theme } from "./stored-settings.ts";
import { templatePaths } from "../spec-pages.ts";

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

test("the lightbox works while its texts are translated", async ({ page }) => {
  await page.goto("/showcase");
  await pictureLinks(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.evaluate(outsideChanges["every text is translated"]);
  const total = (await pictureIds(page)).length;
  for (const at of [2, 3, 4]) {
    await page.keyboard.press("ArrowRight");
    await expect(titleBlock(page).last()).toContainText(positionWords(at, total));
  }
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
