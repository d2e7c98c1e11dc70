import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { allUnchanged, pagesToLookAt, templatesToLookAt } from "../spec-pages.ts";
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
  test.skip(pagesToLookAt.length === 0, allUnchanged);
  test.setTimeout(180_000);
  await measureShift(page);
  // On a busy machine the typeface arrives after the first frame. The next test measures its layout shift.
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of pagesToLookAt) {
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
    test.skip(pagesToLookAt.length === 0, allUnchanged);
    test.setTimeout(180_000);
    await measureShift(page);
    for (const path of pagesToLookAt) {
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

/** Serves the site's documents in two parts, the second when the browser has painted the first; all else at once. */
async function serveInParts(site: string, part: "header" | "main", share: number) {
  let painted: () => void = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "", site));
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "content-type": type });
      if (!type.startsWith("text/html")) return response.end(body);
      const [start, end] = [body.indexOf(`<${part}`), body.indexOf(`</${part}>`)];
      const cut = body.indexOf("<", start + (end - start) * share);
      response.write(body.subarray(0, cut));
      await new Promise<void>((resolve) => (painted = resolve));
      return response.end(body.subarray(cut));
    })();
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest: () => painted(),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((closed) => (server.closeAllConnections(), server.close(() => closed()))),
  };
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`nothing moves while a document arrives in two parts, ${viewport.width} px`, async ({ page, site, errors }) => {
    test.skip(templatesToLookAt.length === 0, allUnchanged);
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await measureShift(page);
    await page.route("**/*.woff2", (route) => route.abort());
    const found: string[] = [];
    const cuts = [
      ["header", 0.15],
      ["header", 0.8],
      ["main", 0.2],
      ["main", 0.5],
    ] as const;
    for (const [part, share] of cuts) {
      await using parts = await serveInParts(site.url, part, share);
      errors.allowOrigin(parts.url);
      for (const path of templatesToLookAt) {
        await page.goto(parts.url + path, { waitUntil: "commit" });
        await page.waitForSelector(`${part} a`, { state: "attached" });
        // Two frames, of which the first is painted before the second begins.
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        parts.sendRest();
        await page.waitForLoadState("load");
        await page.evaluate(() => new Promise((after) => requestAnimationFrame(() => setTimeout(after))));
        const moved = await shift(page);
        // The mark on a picture's lower edge is drawn once the picture has its height: 0.0003.
        if (moved > 0.001) found.push(`${path}, cut in ${part} at ${share}: ${moved}`);
      }
      // Pictures that are still on their way would fail when the server closes.
      await page.goto("about:blank");
    }
    expect(found).toEqual([]);
    errors.expect(/^failed request: .*\/archivo-/, /^console error: Failed to load resource/);
  });
}
