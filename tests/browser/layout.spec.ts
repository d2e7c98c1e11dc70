import type { CDPSession, Page } from "@playwright/test";
import { pagesToLookAt } from "../spec-pages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const wide = { width: 1440, height: 900 };
const tablet = { width: 820, height: 900 };
const phone = { width: 390, height: 844 };

/** By script, because the page's Content-Security-Policy blocks style elements. */
const adoptStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
const setBrowserFont = (devTools: CDPSession, standard: number) =>
  devTools.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });

/** Text settings of readers, and the window sizes in which pages must fit with them. */
const settings = {
  // WCAG 2.2, 1.4.10: a window of 1280 × 1024 pixels at 400 % zoom is 320 × 256 CSS pixels.
  "at 400 % zoom and on phones": { css: "", font: 16, windows: [phone, { width: 320, height: 256 }] },
  // WCAG 2.2, 1.4.12.
  "with text spaced as WCAG allows": {
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    font: 16,
    windows: [wide, phone, { width: 320, height: 640 }],
  },
  "with a root font of 200 %, as user styles may set it": {
    css: ":root { font-size: 200% }",
    font: 16,
    windows: [{ width: 1920, height: 900 }, wide, tablet],
  },
  "with the browser's text twice as large": { css: "", font: 32, windows: [wide, tablet, phone] },
};

for (const path of pagesToLookAt) {
  test(`${path} neither scrolls horizontally nor is cut off with enlarged text`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const found: string[] = [];
    const sizes = new Set<string>();
    for (const [name, { css, font, windows }] of Object.entries(settings)) {
      await adoptStyles(page, css);
      await setBrowserFont(devTools, font);
      for (const window of windows) {
        await page.setViewportSize(window);
        found.push(...(await layoutFaults(page)).map((fault) => `${name}: ${fault}`));
      }
      sizes.add(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize));
    }
    await setBrowserFont(devTools, 16);
    await devTools.detach();
    expect(found).toEqual([]);
    // The settings have taken effect.
    expect(sizes.size).toBeGreaterThanOrEqual(2);
  });
}
