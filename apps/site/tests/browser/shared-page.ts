import type { Page } from "@playwright/test";
import { type OpenPage, test as siteTest } from "./site-test.ts";

/** Removes what a test has added to a page that others share. Tests must not use its clock, which stays. */
async function reset({ page, devTools }: OpenPage, added: readonly AsyncDisposable[]): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const one of added) await one[Symbol.asyncDispose]();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.removeAllListeners(undefined, { behavior: "ignoreErrors" });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await context.clearPermissions();
  await page.mouse.move(0, 0);
  // Tab may have moved the focus out of the page.
  await page.bringToFront();
  // A form with typed words would store its draft when the page is left.
  await page.evaluate(() => {
    for (const form of document.forms) form.reset();
    try {
      for (const storage of [localStorage, sessionStorage]) storage.clear();
    } catch {
      // about:blank has no storage, nor has a page whose test takes it away.
    }
  });
  // Browsers keep at most fifty entries, after which a new one would not be noticed.
  await devTools.send("Page.resetNavigationHistory");
}

/**
 * For tests of pages in the state in which a visit finds them. All tests of a worker with the same browser options share
 * one page, because a new one takes twice the processor time of a page load, or more. What a test adds is removed after
 * it, and storage, history, pointer and emulation are reset. Tests of an empty cache, of a page's clock or of what a new
 * visitor's browser does need their own page, from site-test.ts.
 */
export const test = siteTest.extend<{ opened: OpenPage }>({
  opened: async (
    { sharedPage, baseURL, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, bypassCSP, timezoneId },
    use,
  ) => {
    const kind = { baseURL, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, bypassCSP, timezoneId };
    await use(await sharedPage.open(kind));
  },
  context: async ({ opened }, use) => use(opened.page.context()),
  page: async ({ opened, viewport }, use) => {
    const { page } = opened;
    const added: AsyncDisposable[] = [];
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (...parameters) => {
      const script = await addInitScript(...parameters);
      added.push(script);
      return script;
    };
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    page.addInitScript = addInitScript;
    await reset(opened, added);
  },
});

/** Adds styles to a page, by script, because its Content-Security-Policy blocks style elements. Replaces those added before. */
export const adoptStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((css) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets = [styles];
  }, css);
