import type { Page } from "@playwright/test";
import { specPages } from "../spec-pages.ts";
import { readToTheEnd } from "./read-to-the-end.ts";
import { expect, test } from "./site-test.ts";
import { storeBeforehand, stored } from "./stored-settings.ts";

/** The pictures of a page that are not shown whole: cut by their own box, an ancestor or the page's edge. */
const cropped = (page: Page) =>
  page.locator("main img:visible").evaluateAll((images: HTMLImageElement[]) =>
    images.flatMap((image) => {
      const { objectFit, objectPosition, clipPath } = getComputedStyle(image);
      const box = image.getBoundingClientRect();
      const scale = Math.abs(box.width / box.height / (image.naturalWidth / image.naturalHeight) - 1);
      const faults = [
        objectFit === "contain" || (objectFit === "fill" && scale < 0.02) ? "" : `${objectFit} ${scale.toFixed(2)}`,
        objectPosition === "50% 50%" && clipPath === "none" ? "" : `${objectPosition} ${clipPath}`,
        box.left >= 0 && box.right <= document.documentElement.clientWidth + 0.5 ? "" : "beyond the page",
      ];
      for (let around = image.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const outer = around.getBoundingClientRect();
        const inside = outer.left <= box.left + 1 && outer.right >= box.right - 1;
        if (!inside || outer.top > box.top + 1 || outer.bottom < box.bottom - 1)
          faults.push(`cut by ${around.className}`);
      }
      return faults.filter(Boolean).map((fault) => `${image.currentSrc}: ${fault}`);
    }),
  );

for (const path of specPages.map((page) => page.path).filter((path) => !/profile/.test(path))) {
  test(`no picture of ${path} is cropped at any width`, async ({ page }) => {
    for (const [width, dark] of [
      [390, false],
      [820, true],
      [1440, false],
      [1920, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await storeBeforehand(page, stored(dark, false));
      await page.goto(path);
      await readToTheEnd(page);
      expect(await cropped(page), `${width} px`).toEqual([]);
    }
  });
}
