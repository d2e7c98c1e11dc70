import { everyPath } from "../spec-pages.ts";
import { expect, openPage, test } from "./site-test.ts";

/** What has the focus: its place among all that can have it, and whether a visitor sees that. */
const focused = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return {
    name: `${element.tagName.toLowerCase()} ${element.textContent.trim() || element.getAttribute("aria-label") || element.getAttribute("name")}`,
    seen: width > 0 && height > 0 && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  };
};

/** How many elements of the page a visitor can stop at. */
const stops = () =>
  [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]")].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  ).length;

for (const path of everyPath) {
  test(`Tab goes through all of ${path} and out of it again, and the focus is seen at every stop`, async ({ page }) => {
    await openPage(page, path);
    const expected = await page.evaluate(stops);
    const unseen: string[] = [];
    let count = 0;
    for (; count <= expected; count++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(focused);
      if (!stop) break;
      if (!stop.seen) unseen.push(stop.name);
    }
    expect(count).toBe(expected);
    expect(unseen).toEqual([]);
  });
}

test("the first Tab offers to skip to the content, and does", async ({ page }) => {
  await openPage(page, "/services/modular");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Skip to the content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
