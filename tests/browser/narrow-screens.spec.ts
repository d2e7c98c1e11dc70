import { expect, openPage, test } from "./site-test.ts";
import { everyPath } from "../spec-pages.ts";

for (const path of everyPath) {
  test(`${path} never scrolls sideways on a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
