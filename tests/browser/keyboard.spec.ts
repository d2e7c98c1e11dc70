import type { Locator, Page } from "@playwright/test";
import { type EnquiryField, enquiryFieldNames } from "../../contract/enquiry.ts";
import { templatePaths } from "../spec-pages.ts";
import { field, form, newEnquiry, sendButton, sentAlert, test as formTest } from "./enquiry-form.ts";
import { bannerTitle, menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { theme } from "./stored-settings.ts";

/** Notes of every element that gets the focus whether a visitor sees that, and tells how many there should be. */
const watchFocus = () => {
  const stops: { name: string; seen: boolean }[] = [];
  addEventListener("focusin", ({ target }) => {
    const element = target as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const text = element.textContent.trim() || element.getAttribute("aria-label") || element.getAttribute("name");
    const seen = width > 0 && height > 0 && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    stops.push({ name: `${element.tagName.toLowerCase()} ${text}`, seen });
  });
  const canHaveFocus = "a[href], button, input, select, textarea, summary, [tabindex]";
  const expected = [...document.querySelectorAll<HTMLElement>(canHaveFocus)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  ).length;
  return { stops, expected };
};

for (const path of templatePaths) {
  test(`Tab goes through all of ${path} and out of it again, and the focus is seen at every stop`, async ({ page }) => {
    await page.goto(path);
    const watch = await page.evaluateHandle(watchFocus);
    const { expected } = await watch.jsonValue();
    for (let presses = 0; presses <= expected; presses++) await page.keyboard.press("Tab");
    const { stops } = await watch.jsonValue();
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    expect(stops.length, stops.map(({ name }) => name).join(" | ")).toBe(expected);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
}

/** Goes on until an element has the focus, as often as a page has stops. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const wanted = await element.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((element) => document.activeElement === element, wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${element}`);
}

test("the first Tab offers to skip to the content, and does", async ({ page }) => {
  await page.goto("/services/modular");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Skip to the content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the keyboard turns the theme, opens the menu, goes through it to a page, and closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await tabTo(page, themeButton(page));
  await page.keyboard.press("Space");
  expect(await theme(page)).toBe("dark");
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  await expect(menuPanel(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(menuPanel(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await tabTo(page, menuPanel(page).locator("a[href='/careers']"));
  await page.keyboard.press("Enter");
  await expect(bannerTitle(page)).toHaveText("CAREERS");
  await expect(menuPanel(page)).toBeHidden();
});

formTest("the keyboard fills the form in and sends it", async ({ page, alerts }) => {
  await page.goto("/contact");
  const enquiry = newEnquiry();
  const inPage = await form(page)
    .locator("[name]:visible")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("name") as EnquiryField));
  expect(inPage.toSorted()).toEqual(enquiryFieldNames.toSorted());
  for (const name of inPage) {
    await tabTo(page, field(page, name));
    await page.keyboard.insertText(enquiry[name]);
  }
  await tabTo(page, sendButton(page));
  await page.keyboard.press("Enter");
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
});
