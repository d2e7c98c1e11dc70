import { everyPath } from "../spec-pages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, test } from "./site-test.ts";

test("no page scrolls sideways or is cut off with the browser's text twice as large", async ({ page }) => {
  test.setTimeout(180_000);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const found: string[] = [];
  for (const path of everyPath) {
    await page.goto(path);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await layoutFaults(page)));
    }
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("34px");
  expect(found).toEqual([]);
});
