import type { Page } from "@playwright/test";
import { specPages } from "../spec-pages.ts";
import { expect, holdBack, test } from "./site-test.ts";

/** Sums up by how much the page moves under its reader, from its beginning. */
const measureShift = (page: Page) =>
  page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
const shift = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum);

test("nothing stands between a document and its first paint, and nothing moves", async ({ page, errors }) => {
  test.setTimeout(180_000);
  await measureShift(page);
  // On a busy machine it comes after the first frame. What it moves then is the next test's.
  await page.route("**/*.woff2", (route) => route.abort());
  for (const { path } of specPages) {
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

test.describe("a typeface that comes late", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("moves next to nothing, for what stands in for it is as wide", async ({ page }) => {
    test.setTimeout(180_000);
    await measureShift(page);
    for (const { path } of specPages) {
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((after) => requestAnimationFrame(() => setTimeout(after))));
      // Lighthouse calls up to 0.1 good; a line of a wide table that breaks elsewhere moves what is below it.
      expect(await shift(page), path).toBeLessThan(0.05);
      await page.unroute("**/*.woff2");
    }
  });
});
