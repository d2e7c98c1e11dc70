import type { Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { pagesToLookAt, specPages } from "../spec-pages.ts";

const offers = specPages.filter(
  ({ path, title }) => /^\/(services|products|customers)\b/.test(path) && !title && pagesToLookAt.includes(path),
);
const y = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;

for (const { path } of offers) {
  test(`${path} links to the enquiry form at its top and at its end`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await y(page, "main a[href='/contact']")).toBeLessThan(700);
    expect(await y(page, "main #next-step a")).toBeGreaterThan(await y(page, "main section:has(h2) table"));
  });
}

for (const { path } of specPages.filter(
  ({ path, title }) => title && pagesToLookAt.includes(path) && path !== "/services/profile3d",
)) {
  test(`the table cells of ${path} do not overflow at any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page
        .locator("main tbody td")
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
        );
      expect(tooWide, `at ${width} px`).toEqual([]);
    }
  });
}
