import { everyPath } from "../spec-pages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, test } from "./site-test.ts";

// WCAG 2.2, 1.4.10: a window of 1280 × 1024 pixels, enlarged to 400 %, is 320 × 256 CSS pixels.
const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

test("no page scrolls sideways or is cut off at 400 % zoom and on narrow screens", async ({ page }) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  for (const path of everyPath) {
    await page.goto(path);
    for (const size of windows) {
      await page.setViewportSize(size);
      found.push(...(await layoutFaults(page)));
    }
  }
  expect(found).toEqual([]);
});
