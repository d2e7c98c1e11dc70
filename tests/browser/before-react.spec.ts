import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { expect, openPage, scriptsRunning, test } from "./site-test.ts";
import { readStorage, stored, theme } from "./stored-settings.ts";
import { specPages } from "../spec-pages.ts";

test.describe("before React has arrived", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a tap on theme or menu works at once, and React takes it over", async ({ page }) => {
    const { promise: tapped, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, (route) => tapped.then(() => route.continue()));
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
    await page.route(/\/assets\/.*\.js$/, () => new Promise(() => undefined));
    await page.goto("/services");
    await page.locator("footer a[href='/careers']").click();
    await expect(page).toHaveURL("/careers");
    await expect(page.locator("h1")).toBeVisible();
  });

  test("what has been typed into the form is still there when React has come", async ({ page }) => {
    const { promise: typed, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, (route) => typed.then(() => route.continue()));
    await page.goto("/contact");
    await page.locator("[name=Name]").fill("A. Visitor");
    await page.locator("[name=Comment]").fill("Two lines\nof text");
    release();
    await scriptsRunning(page);
    await expect(page.locator("[name=Name]")).toHaveValue("A. Visitor");
    await expect(page.locator("[name=Comment]")).toHaveValue("Two lines\nof text");
  });
});

test("nothing stands between a document and its first paint, and nothing moves", async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
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
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum);
    // On a busy machine the typeface may come after the first frame, and a line break move with it.
    expect(moved, path).toBeLessThan(0.01);
  }
});

test("the scripts of a page of text are at most 100 kB", async ({ page }) => {
  const scripts: { name: string; bytes: number }[] = [];
  page.on("response", (answer) => {
    if (!answer.url().endsWith(".js")) return;
    scripts.push({ name: new URL(answer.url()).pathname, bytes: Number(answer.headers()["content-length"]) });
  });
  await openPage(page, "/services/software");
  await page.waitForLoadState("networkidle");
  const sum = scripts.reduce((so_far, { bytes }) => so_far + bytes, 0);
  console.log(
    scripts.map(({ name, bytes }) => `${String(bytes).padStart(7)} ${name}`).join("\n"),
    `\n${String(sum).padStart(7)} in all`,
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(100_000);
});
