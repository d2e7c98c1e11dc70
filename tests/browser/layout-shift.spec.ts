import type { Page } from "@playwright/test";
import { everyPath } from "../spec-pages.ts";
import { expect, holdBack, test } from "./site-test.ts";

/** Sums up the layout shifts of a page, from its start. */
const measureShift = (page: Page) =>
  page.addInitScript(() => {
    const layoutShift = { sum: 0 };
    Object.assign(globalThis, { layoutShift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) layoutShift.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
const shift = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { layoutShift: { sum: number } }).layoutShift.sum);

test("no resource blocks the first paint, and there is no layout shift", async ({ page, errors }) => {
  test.setTimeout(180_000);
  await measureShift(page);
  // On a busy machine the typeface arrives after the first frame. The next test measures its layout shift.
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of everyPath) {
    await page.goto(path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
            "blocking",
        )
        .map(({ name, startTime }) => ({
          name,
          early: startTime < (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity),
        }))
        .filter(({ early }) => early),
    );
    expect(blocking, path).toEqual([]);
    expect(await shift(page), path).toBe(0);
  }
  errors.expect(
    /^failed request: .*\/archivo-[\w-]+\.woff2/,
    /^console error: Failed to load resource: net::ERR_FAILED/,
  );
});

test.describe("a typeface that loads late", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("causes almost no layout shift, because the fallback font has the same metrics", async ({ page }) => {
    test.setTimeout(180_000);
    await measureShift(page);
    for (const path of everyPath) {
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((after) => requestAnimationFrame(() => setTimeout(after))));
      // Lighthouse rates up to 0.1 as good. A line of a wide table that breaks differently shifts the content below it.
      expect(await shift(page), path).toBeLessThan(0.05);
      await page.unroute("**/*.woff2");
    }
  });
});
