import { pagesToLookAt, templatePaths } from "../spec-pages.ts";
import { menuButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Targets smaller than this, in CSS pixels, except links within a sentence (WCAG 2.5.8). */
const tooSmall = (least: number) =>
  [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const within = element.parentElement?.textContent.trim() !== element.textContent.trim();
      return !(getComputedStyle(element).display === "inline" && within);
    })
    .map((element) => {
      // A box and its label are one target.
      const boxes = [element, element.closest("label") ?? element].map((part) => part.getBoundingClientRect());
      const largest = (side: "width" | "height") => Math.max(...boxes.map((box) => box[side]));
      return { element, box: { width: largest("width"), height: largest("height") } };
    })
    .filter(({ box }) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
    .map(
      ({ element, box }) =>
        `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}" ${Math.round(box.width)} × ${Math.round(box.height)}`,
    );

for (const path of pagesToLookAt) {
  test(`touch targets on ${path} are at least 44 px wide and high`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await page.evaluate(tooSmall, 44)).toEqual([]);
    await menuButton(page).tap();
    expect(await page.evaluate(tooSmall, 44)).toEqual([]);
  });
}

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  for (const path of pagesToLookAt) {
    test(`targets on ${path} are at least 24 px wide and high`, async ({ page }) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await page.evaluate(tooSmall, 24)).toEqual([]);
    });
  }

  test("the links of the breadcrumbs are at least 24 px high", async ({ page }) => {
    let found = 0;
    for (const path of templatePaths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const links = await page.locator("main nav:has([aria-current=page]) a").all();
      for (const link of links) expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(24);
      found += links.length;
    }
    expect(found).toBeGreaterThan(0);
  });
});
