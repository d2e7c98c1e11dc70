import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { everyPath, templatePaths } from "../spec-pages.ts";
import { expect, holdBack, scriptFiles, test } from "./site-test.ts";

const typefaces = "**/*.woff2";
/** What a browser says when they are held off. */
const withoutTypefaces = [/^failed request: .*\/archivo-/, /^console error: Failed to load resource/] as const;

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

/** What the browser waited for before it painted. */
const blockingResources = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === "blocking")
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => name);
  });

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((after) => requestAnimationFrame(() => setTimeout(after))));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("nothing blocks the first paint, nothing moves after it, and a late typeface moves almost nothing", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await measureShift(page);
    for (const path of everyPath) {
      const release = await holdBack(page, typefaces);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect.soft(await blockingResources(page), `${path}: blocks the first paint`).toEqual([]);
      await nextFrame(page);
      expect.soft(await shift(page), `${path}: moved without the typeface`).toBe(0);
      release();
      await page.evaluate(() => document.fonts.ready);
      await nextFrame(page);
      // Lighthouse rates up to 0.1 as good. A line of a wide table that breaks differently shifts the content below it.
      expect.soft(await shift(page), `${path}: moved by the typeface`).toBeLessThan(0.1);
      await page.unroute(typefaces);
    }
  });
});

test("nothing moves when the scripts come after the first paint", async ({ page, errors }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await measureShift(page);
  // On a busy machine the typeface comes after the first paint too. The test above looks at what it moves.
  await page.route(typefaces, (route) => route.abort());
  const moved: string[] = [];
  for (const path of templatePaths) {
    const release = await holdBack(page, scriptFiles);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await nextFrame(page);
    release();
    await page.waitForLoadState("networkidle");
    await nextFrame(page);
    const by = await shift(page);
    // The values of the live plant begin to change: 0.0008.
    if (by > 0.001) moved.push(`${path}: ${by}`);
    await page.unroute(scriptFiles);
  }
  expect(moved).toEqual([]);
  errors.expect(...withoutTypefaces);
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

/** In which window, and where a document is cut: in which element, at which share of it. */
const cuts = [
  {
    viewport: { width: 1440, height: 900 },
    places: [
      ["header", 0.15],
      ["main", 0.5],
    ],
  },
  {
    viewport: { width: 390, height: 844 },
    places: [
      ["header", 0.8],
      ["main", 0.2],
    ],
  },
] as const;

for (const { viewport, places } of cuts) {
  test(`nothing moves while a document arrives in two parts, ${viewport.width} px`, async ({ page, site, errors }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await measureShift(page);
    await page.route(typefaces, (route) => route.abort());
    const found: string[] = [];
    for (const [part, share] of places) {
      await using parts = await serveInParts(site.url, part, share);
      errors.allowOrigin(parts.url);
      for (const path of templatePaths) {
        await page.goto(parts.url + path, { waitUntil: "commit" });
        await page.waitForSelector(`${part} :is(a, h1)`, { state: "attached" });
        // Two frames, of which the first is painted before the second begins.
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        parts.sendRest();
        await page.waitForLoadState("load");
        await nextFrame(page);
        const moved = await shift(page);
        // The mark on a picture's lower edge is drawn once the picture has its height: 0.0003.
        if (moved > 0.001) found.push(`${path}, cut in ${part} at ${share}: ${moved}`);
      }
      // Pictures that are still on their way would fail when the server closes.
      await page.goto("about:blank");
    }
    expect(found).toEqual([]);
    errors.expect(...withoutTypefaces);
  });
}
