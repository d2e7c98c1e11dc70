import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { test as siteTest } from "./site-test.ts";

/** The one page of a worker. */
interface SharedPage {
  /** Returns the open page if its options are the same, otherwise a new one. */
  open(options: BrowserContextOptions): Promise<Page>;
}

/**
 * For tests that only visit pages. All tests of a worker with the same browser options share one page, because a new
 * context with an empty cache takes three times the CPU time of a page load. Storage, pointer and emulation are reset
 * after each test. Tests of loading and history need their own page, from site-test.ts.
 */
export const test = siteTest.extend<object, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, use) => {
      let kind: string | undefined;
      let context: BrowserContext | undefined;
      let page: Page | undefined;
      await use({
        open: async (options) => {
          if (page && kind === JSON.stringify(options)) return page;
          await context?.close();
          kind = JSON.stringify(options);
          context = await browser.newContext(options);
          return (page = await context.newPage());
        },
      });
      await context?.close();
    },
    { scope: "worker" },
  ],
  context: async (
    { sharedPage, baseURL, viewport, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, bypassCSP },
    use,
  ) => {
    const kind = { baseURL, viewport, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, bypassCSP };
    const page = await sharedPage.open(kind);
    await use(page.context());
  },
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error("The shared page has been closed");
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.removeAllListeners(undefined, { behavior: "ignoreErrors" });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.mouse.move(0, 0);
    // Tab may have moved the focus out of the page.
    await page.bringToFront();
    if (viewport) await page.setViewportSize(viewport);
    // about:blank has no storage. A form with typed words would store its draft when the page is left.
    if (page.url() !== "about:blank")
      await page.evaluate(() => {
        for (const form of document.forms) form.reset();
        for (const storage of [localStorage, sessionStorage]) storage.clear();
      });
  },
});

/** Adds styles to a page, by script, because its Content-Security-Policy blocks style elements. Replaces those added before. */
export const adoptStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
