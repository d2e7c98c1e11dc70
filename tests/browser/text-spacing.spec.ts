import { everyPath } from "../spec-pages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, test } from "./site-test.ts";

/** WCAG 2.2, 1.4.12. By script, as a page's security policy would not let a style element in. */
const spaceOut = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
};

test("no page scrolls sideways or is cut off with its text spaced out as WCAG allows", async ({ page }) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  for (const path of everyPath) {
    await page.goto(path);
    await page.evaluate(spaceOut);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await layoutFaults(page)));
    }
  }
  expect(found).toEqual([]);
});
