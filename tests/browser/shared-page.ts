import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { test as siteTest } from "./site-test.ts";

/** The one page of a worker. */
interface SharedPage {
  /** As it is, if it was opened with the same options. */
  open(options: BrowserContextOptions): Promise<Page>;
}

/**
 * For tests that look at one address after another. They share a page, as long as they ask for the same kind of browser:
 * one that starts anew, with nothing in its cache, takes three times as much computing as the address itself. Each test
 * finds what a first visit would: nothing stored, no pointer over the page, nothing emulated. Tests of loading and of the
 * history need a page of their own, from site-test.ts.
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
    // Tab may have led out of the page.
    await page.bringToFront();
    if (viewport) await page.setViewportSize(viewport);
    // A page that has never been led anywhere has none.
    if (page.url() !== "about:blank")
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  },
});
