import type { Page } from "@playwright/test";
import { everyPath } from "../spec-pages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, test } from "./site-test.ts";

/** All pages at these widths, once `enlarge` has made their letters larger. */
async function faultsAt(page: Page, widths: readonly number[], enlarge: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const path of everyPath) {
    await page.goto(path);
    await enlarge();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await layoutFaults(page)));
    }
  }
  return found;
}

test("no page scrolls sideways or is cut off with the browser's text twice as large", async ({ page }) => {
  test.setTimeout(180_000);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const found = await faultsAt(page, [1440, 820, 390], async () => undefined);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("34px");
  expect(found).toEqual([]);
});

test("no page scrolls sideways or is cut off with a root font of 200 %, as a reader's own styles may set it", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await faultsAt(page, [1920, 1440, 820], enlarge)).toEqual([]);
});
