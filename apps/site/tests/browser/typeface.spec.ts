import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./site-test.ts";

// If both are true, loading the typeface changes almost no line breaks.

const lead = (page: Page) => page.locator("main p").first();
const columnOf = (page: Page) => lead(page).evaluate((element) => getComputedStyle(element).maxInlineSize);

test("a column has the same width before and after the typeface has loaded", async ({ page }) => {
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/services/modular", { waitUntil: "domcontentloaded" });
  const before = await columnOf(page);
  expect(before).toMatch(/^\d/);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await columnOf(page)).toBe(before);
});

for (const weight of [400, 500, 600]) {
  test(`the fallback font is as wide as the typeface, weight ${weight}`, async ({ page }) => {
    await page.goto("/about");
    const widthIn = (family: string) =>
      page.evaluate(
        async ([inWeight, inFamily]) => {
          const line = document.createElement("span");
          line.textContent = [...document.querySelectorAll("main p")].map((element) => element.textContent).join(" ");
          line.style.cssText = `position: absolute; white-space: nowrap; font: ${inWeight} 1rem ${inFamily}`;
          document.body.append(line);
          await document.fonts.ready;
          const { width } = line.getBoundingClientRect();
          line.remove();
          return width;
        },
        [weight, family] as const,
      );
    const ratio = (await widthIn('"Archivo fallback"')) / (await widthIn("Archivo"));
    expect(Math.abs(ratio - 1), `${ratio}`).toBeLessThan(0.015);
  });
}
