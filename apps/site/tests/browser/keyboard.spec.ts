import { type EnquiryField, enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { bannerOf, templatePaths, words } from "../spec-pages.ts";
import { field, form, newEnquiry, sendButton, sentAlert, test as formTest } from "./enquiry-form.ts";
import { bannerTitle, menuButton, menuLink, menuPanel, themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { theme } from "./stored-settings.ts";
import { tabTo } from "./tab-to.ts";

/** Records every focused element and whether its focus is visible; tells which focusable ones had no focus. */
const watchFocus = () => {
  const stops: { name: string; isVisible: boolean }[] = [];
  const seen = new Set<Element>();
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} ${element.textContent.trim() || element.getAttribute("aria-label") || element.getAttribute("name")}`;
  addEventListener("focusin", ({ target }) => {
    const element = target as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    seen.add(element);
    stops.push({ name: nameOf(element), isVisible });
  });
  const canHaveFocus = "a[href], button, input, select, textarea, summary, [tabindex]";
  const focusable = () =>
    [...document.querySelectorAll<HTMLElement>(canHaveFocus)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  return {
    stops,
    /** At most so many times Tab moves the focus within the page, also where the arrow keys move a group's one stop. */
    most: () => focusable().length,
    missed: () =>
      focusable()
        .filter((element) => element.tabIndex >= 0 && !seen.has(element))
        .map(nameOf),
  };
};

for (const path of templatePaths) {
  test(`Tab reaches all controls of ${path} and leaves the page, with visible focus at every stop`, async ({
    page,
  }) => {
    await page.goto(path);
    const watch = await page.evaluateHandle(watchFocus);
    let presses = 0;
    for (let hasLeft = false; !hasLeft; presses += 1) {
      await page.keyboard.press("Tab");
      let most: number;
      // Asked again and again, because an island adds its controls when it has the focus.
      ({ hasLeft, most } = await watch.evaluate(({ most }) => ({
        hasLeft: document.activeElement === document.body,
        most: most(),
      })));
      expect(presses).toBeLessThanOrEqual(most);
    }
    const stops = await watch.evaluate((watched) => watched.stops);
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    expect(await watch.evaluate(({ missed }) => missed())).toEqual([]);
    // Not the same one over and over.
    expect(stops.length).toBe(presses - 1);
  });
}

test("the first Tab focuses the skip link, which leads to the content", async ({ page }) => {
  await page.goto("/services/modular");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(words.labels.skipToContent);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the keyboard switches the theme, opens and closes the menu, and follows a link in it", async ({ page }) => {
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
  await tabTo(page, menuLink(page, "/careers"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/careers");
  await expect(bannerTitle(page)).toHaveText(bannerOf("/careers"));
  await expect(menuPanel(page)).toBeHidden();
});

formTest("the form can be filled in and sent with the keyboard", async ({ page, alerts }) => {
  await page.goto("/contact");
  const enquiry = newEnquiry();
  const fieldsInPage = await form(page)
    .locator("[name]:visible")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("name") as EnquiryField));
  expect(fieldsInPage.toSorted()).toEqual(enquiryFieldNames.toSorted());
  for (const name of fieldsInPage) {
    await tabTo(page, field(page, name));
    await page.keyboard.insertText(enquiry[name]);
  }
  await tabTo(page, sendButton(page));
  await page.keyboard.press("Enter");
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
});
