import type { Page } from "@playwright/test";
import { itemInAddress, lightbox, pictureLinks } from "./lightbox.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { expect, holdBack, openPage, scriptFiles, scriptsRunning, test } from "./site-test.ts";
import { readStorage, stored, theme } from "./stored-settings.ts";
import { bytesInAll, scriptFilesOf } from "../../bench/measures/script-bytes.ts";
import { specPages } from "../spec-pages.ts";

test.describe("before React has arrived", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a tap on theme or menu works at once, and React takes it over", async ({ page }) => {
    const release = await holdBack(page, scriptFiles);
    await page.goto("/services");
    await themeButton(page).click();
    await menuButton(page).click();
    expect(await theme(page)).toBe("dark");
    await expect(themeButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect(menuPanel(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    expect(await readStorage(page)).toBe(stored(true, true));
    release();
    await scriptsRunning(page);
    await expect(themeButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect(menuPanel(page)).toBeVisible();
    await themeButton(page).click();
    await expect(themeButton(page)).toHaveAttribute("aria-pressed", "false");
    expect(await readStorage(page)).toBe(stored(false, true));
  });

  test("a link loads its document", async ({ page }) => {
    await page.route(scriptFiles, () => new Promise(() => undefined));
    await page.goto("/services");
    await page.locator("footer a[href='/careers']").click();
    await expect(page).toHaveURL("/careers");
    await expect(page.locator("h1")).toBeVisible();
  });

  test("a click on a picture is kept, the last one of several, and React enlarges it", async ({ page }) => {
    const release = await holdBack(page, scriptFiles);
    await page.goto("/showcase");
    await pictureLinks(page).nth(1).click();
    await expect.poll(() => itemInAddress(page)).not.toBeNull();
    const first = itemInAddress(page);
    await pictureLinks(page).nth(2).click();
    await expect.poll(() => itemInAddress(page)).not.toBe(first);
    release();
    await expect(lightbox(page)).toBeVisible();
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL("/showcase");
  });

  test("a click on a picture opens the file where React cannot be had", async ({ page, trouble }) => {
    await page.route(scriptFiles, (route) => route.abort("connectionreset"));
    await page.goto("/showcase");
    await pictureLinks(page).nth(1).click();
    await expect(page).toHaveURL(/\/pictures\/.*\.svg$/);
    await page.goBack();
    await expect(page).toHaveURL("/showcase");
    trouble.splice(0);
  });

  test("what has been typed into the form is still there when React has come", async ({ page }) => {
    const release = await holdBack(page, scriptFiles);
    await page.goto("/contact");
    await page.locator("[name=Name]").fill("A. Visitor");
    await page.locator("[name=Comment]").fill("Two lines\nof text");
    release();
    await scriptsRunning(page);
    await expect(page.locator("[name=Name]")).toHaveValue("A. Visitor");
    await expect(page.locator("[name=Comment]")).toHaveValue("Two lines\nof text");
  });
});

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

test("nothing stands between a document and its first paint, and nothing moves", async ({ page, trouble }) => {
  test.setTimeout(180_000);
  await measureShift(page);
  // On a busy machine it comes after the first frame. What it moves then is the next test's.
  await page.route("**/*.woff2", (route) => route.abort());
  for (const { path } of specPages) {
    await openPage(page, path);
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
  trouble.splice(0);
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

test("the scripts that a start needs are asked for together", async ({ page }) => {
  const asked: string[] = [];
  await page.route(scriptFiles, (route) => {
    asked.push(new URL(route.request().url()).pathname);
  });
  await page.goto("/services/software");
  const parts = ["libraries", "site", "entry.client"];
  await expect.poll(() => parts.filter((part) => asked.some((path) => path.includes(`/${part}-`)))).toEqual(parts);
  expect(new Set(asked).size, String(asked)).toBe(asked.length);
});

test("React's files come at rest, and React when a hand moves", async ({ page }) => {
  // The hand alone is the reason: nothing that waits for longer than two seconds ever happens.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const soon = (run: () => void, delay?: number) => ((delay ?? 0) > 2000 ? 0 : setTimeout(run, delay));
    Object.assign(globalThis, { setTimeout: soon });
  });
  const file = page.waitForResponse(/\/assets\/libraries-/);
  await page.goto("/services/software");
  await file;
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  await page.mouse.move(200, 400);
  await scriptsRunning(page);
});

test("React starts for a reader whose hand rests", async ({ page }) => {
  await page.goto("/services/software");
  await scriptsRunning(page);
});

test("the scripts of a page of text are at most 100 kB", async ({ page }) => {
  const scripts = scriptFilesOf(page);
  await openPage(page, "/services/software");
  await page.waitForLoadState("networkidle");
  const sum = bytesInAll(scripts);
  console.log(
    [...scripts].map(([name, bytes]) => `${String(bytes).padStart(7)} ${name}`).join("\n"),
    `\n${String(sum).padStart(7)} in all`,
  );
  expect(scripts.size).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(100_000);
});
