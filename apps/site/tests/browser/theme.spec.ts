import type { Page } from "@playwright/test";
import { banner, companyPanel, themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { lightness, readStorage, stored, storeBeforehand, theme } from "./stored-settings.ts";

async function expectDark(page: Page, dark: boolean): Promise<void> {
  await expect(themeButton(page)).toHaveAttribute("aria-pressed", String(dark));
  expect(await theme(page)).toBe(dark ? "dark" : "light");
  const light = await lightness(page);
  if (dark) expect(light).toBeLessThan(0.3);
  else expect(light).toBeGreaterThan(0.7);
}

test("the theme is light by default, regardless of the system's color scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expectDark(page, false);
});

test("the theme button switches the theme, which persists across pages and reloads", async ({ page }) => {
  await page.goto("/");
  await themeButton(page).click();
  await expectDark(page, true);
  expect(await readStorage(page)).toBe(stored(true, false));
  await page.reload();
  await expectDark(page, true);
  await page.goto("/success/modularskid");
  await expectDark(page, true);
  await themeButton(page).click();
  await expectDark(page, false);
  expect(await readStorage(page)).toBe(stored(false, false));
  await page.reload();
  await expectDark(page, false);
});

test("logo and emblem have a light and a dark variant", async ({ page }) => {
  await page.goto("/services");
  const logo = banner(page).locator("> a[href='/'] svg");
  const emblem = companyPanel(page).getByRole("img").first();
  const colorsOf = () =>
    Promise.all(
      [logo, emblem].map((drawing) =>
        drawing
          .locator("*")
          .evaluateAll((shapes) =>
            shapes.map((shape) => getComputedStyle(shape).stroke + getComputedStyle(shape).fill),
          ),
      ),
    );
  const [lightLogo, lightEmblem] = await colorsOf();
  await themeButton(page).click();
  const [darkLogo, darkEmblem] = await colorsOf();
  expect(darkLogo).not.toEqual(lightLogo);
  expect(darkEmblem).not.toEqual(lightEmblem);
});

test("the theme is synchronized between open tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto("/");
  await other.goto("/about");
  await themeButton(page).click();
  await expectDark(other, true);
  await themeButton(other).click();
  await expectDark(page, false);
  await page.evaluate(() => localStorage.clear());
  await themeButton(page).click();
  await expectDark(other, true);
  await page.evaluate(() => localStorage.clear());
  await expectDark(other, false);
});

test("other values that the old site stored are kept", async ({ page }) => {
  const old = { ...(JSON.parse(stored(false, true)) as object), other: '{"kept":1}' };
  await storeBeforehand(page, JSON.stringify(old));
  await page.goto("/");
  await themeButton(page).click();
  const now = JSON.parse((await readStorage(page)) ?? "") as unknown;
  expect(now).toEqual({ ...old, theme: '{"dark_mode":true}' });
});

test("theme-color follows the theme", async ({ page }) => {
  const color = () => page.locator("meta[name=theme-color]").getAttribute("content");
  await page.goto("/about");
  const light = await color();
  await page.locator("button[aria-pressed]").click();
  const dark = await color();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await color()).toBe(dark);
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper"));
  expect(dark).toBe(paper);
});
