import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments } from "../../tools/chromium-arguments.ts";
import { chromiumPath } from "../../tools/chromium.ts";
import { browserEnvironment } from "../run-date.ts";
import { banner, companyPanel } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

/** The ratio of contrast (WCAG 2.2) of two relative luminances. */
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** The largest contrast of any pixel with that of the upper left corner, which is the ground. */
async function largestContrast(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    luminances.push(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
  }
  return Math.max(...luminances.map((one) => contrast(one, luminances[0] ?? 0)));
}

test("where the browser darkens pages by itself, logo, emblem and tiles can be seen", async ({ site }) => {
  await using browser = await chromium.launch({
    executablePath: chromiumPath(),
    // What chrome://flags/#enable-force-dark sets, and Chrome for Android's "dark theme for sites".
    args: [...chromiumArguments, "--blink-settings=forceDarkModeEnabled=true"],
    env: browserEnvironment,
  });
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await page.goto("/services");
  const ground = await sharp(await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }))
    .raw()
    .toBuffer();
  expect(ground[0], "the page is darkened").toBeLessThan(80);
  const drawings = [...(await banner(page).locator("svg").all()), ...(await companyPanel(page).locator("svg").all())];
  expect(drawings.length).toBeGreaterThanOrEqual(8);
  for (const drawing of drawings) {
    const name = await drawing.evaluate((svg) => svg.parentElement?.textContent ?? svg.outerHTML.slice(0, 80));
    expect(await largestContrast(await drawing.screenshot()), name).toBeGreaterThan(4.5);
  }
});
