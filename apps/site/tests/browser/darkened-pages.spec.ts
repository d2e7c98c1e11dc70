import { chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { browserEnvironment } from "@ttpl/testing/run-date.ts";
import { banner, companyPanel } from "./page-parts.ts";
import { contrast, contrastWithin, luminanceOf, luminancesOf } from "./pixel-contrast.ts";
import { adoptStyles } from "./shared-page.ts";
import { expect, test as siteTest } from "./site-test.ts";

/** With a browser that darkens pages by itself: what chrome://flags/#enable-force-dark sets, and Chrome for Android's "dark theme for sites". */
const test = siteTest.extend<{ darkened: Page }>({
  darkened: async ({ site }, use) => {
    const args = [...chromiumArguments, "--blink-settings=forceDarkModeEnabled=true"];
    await using browser = await chromium.launch({ executablePath: chromiumPath(), args, env: browserEnvironment });
    await use(await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } }));
  },
});

/** Of what is shown: mostly its ground, or the color of a bar. */
async function usualLuminance(shown: Locator): Promise<number> {
  const all = (await luminancesOf(shown)).toSorted((a, b) => a - b);
  return all[all.length >> 1] ?? 0;
}

async function expectSeen(all: Locator, least: number): Promise<void> {
  const shown = await all.filter({ visible: true }).all();
  expect(shown.length).toBeGreaterThan(0);
  for (const one of shown)
    expect(await contrastWithin(one), await one.evaluate((element) => element.outerHTML.slice(0, 120))).toBeGreaterThan(
      least,
    );
}

siteTest(
  "where no browser darkens pages, inks are drawn in the colors of texts, whatever these are",
  async ({ page }) => {
    await page.goto("/");
    const colorsOf = (name: string) =>
      page.evaluate((name) => {
        const probe = document.body.appendChild(document.createElement("canvas"));
        const paint = probe.getContext("2d", { willReadFrequently: true })!;
        const painted = (property: string) => {
          probe.style.color = `var(${property})`;
          paint.fillStyle = getComputedStyle(probe).color;
          paint.fillRect(0, 0, 1, 1);
          return [...paint.getImageData(0, 0, 1, 1).data];
        };
        const colors = [painted(`--drawn-${name}`), painted(`--${name}`)] as const;
        probe.remove();
        return colors;
      }, name);
    const expectSame = async (name: string) => {
      const [drawn, written] = await colorsOf(name);
      expect(
        Math.max(...drawn.map((value, index) => Math.abs(value - (written[index] ?? 0)))),
        `--drawn-${name} is another color than --${name}: change both in apps/site/styles/tokens.css`,
      ).toBeLessThanOrEqual(2);
    };
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
      for (const name of ["ink", "ink-soft", "accent"]) await expectSame(name);
    }
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
    await adoptStyles(page, ":root { --accent: #c25e00 }");
    await expectSame("accent");
  },
);

test("where the browser darkens pages by itself, logo, emblem and tiles can be seen", async ({ darkened: page }) => {
  await page.goto("/services");
  expect(await usualLuminance(page.locator("h1")), "the page is darkened").toBeLessThan(0.08);
  await expectSeen(banner(page).locator("svg"), 4.5);
  await expectSeen(companyPanel(page).locator("svg"), 4.5);
});

test("where the browser darkens pages by itself, the live plant can be read", async ({ darkened: page }) => {
  await page.goto("/demo");
  await page.locator("[data-demo][data-live]").waitFor();
  await expectSeen(page.locator("[data-clock], [data-quality]"), 4.5);
  await expectSeen(page.locator("[data-pane=loops] svg text"), 4.5);
  await expectSeen(page.locator("[data-pane=loops] [data-pointer]"), 3);
  await expectSeen(page.locator("[data-trend] [data-letter], [data-trend] [data-time]"), 4.5);
  const trend = page.locator("[data-trend]");
  const ground = await usualLuminance(trend);
  const pens = await trend
    .locator("[data-pen]")
    .evaluateAll((all) => all.map((pen) => getComputedStyle(pen).stroke.match(/\d+/g)?.map(Number) ?? []));
  for (const pen of pens) expect(contrast(ground, luminanceOf(pen))).toBeGreaterThan(3);
  await page.locator("[data-show=overview]").click();
  await expectSeen(page.locator("[data-pane=overview] [data-bar]"), 3);
});

test("where the browser darkens pages by itself, working days and leaders can be told from the page", async ({
  darkened: page,
}) => {
  await page.goto("/offshore");
  const figure = page.locator("main figure:has(svg rect)");
  /** Of our hours and of calls, which lie on others. */
  const looks = new Map<string, number>();
  // The island draws the figure anew for the visitor's day once it has been seen.
  await expect(async () => {
    const ground = await usualLuminance(figure);
    for (const bar of await figure.locator("rect").all()) {
      const all = await luminancesOf(bar);
      expect(Math.max(...all.map((one) => contrast(one, ground)))).toBeGreaterThan(3);
      const kind = await bar.getAttribute("class");
      if (kind) looks.set(kind, await usualLuminance(bar));
    }
  }).toPass({ timeout: 15_000 });
  const [a = 0, b = 0] = looks.values();
  expect(looks.size).toBe(2);
  expect(contrast(a, b)).toBeGreaterThan(3);
  await page.goto("/");
  await expectSeen(page.locator("main figure svg text"), 4.5);
});
