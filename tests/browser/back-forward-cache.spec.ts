import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments } from "../../tools/chromium-arguments.ts";
import { chromiumPath } from "../../tools/chromium.ts";
import { menuPanel, themeButton } from "./page-parts.ts";
import { expect, test as siteTest } from "./site-test.ts";
import { theme } from "./stored-settings.ts";

/** In a browser whose back-forward cache Playwright has not switched off. */
const test = siteTest.extend<{ kept: Page }, { keeping: Browser }>({
  keeping: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const ignoreDefaultArgs = ["--disable-back-forward-cache"];
      const options = { executablePath: chromiumPath(), args: chromiumArguments, ignoreDefaultArgs };
      const browser = await chromium.launch(options);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  kept: async ({ keeping, site }, use) => {
    const page = await keeping.newPage({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await use(page);
    await page.close();
  },
});

/** Playwright's own goBack waits for a document to load, and a page from the cache never does. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true);
}

const follow = (page: Page, path: string) => page.locator(`footer a[href='${path}']`).click();

for (const path of ["/services/autoprofile", "/showcase", "/contact", "/offshore"]) {
  test(`${path} comes back from the cache at its top`, async ({ kept: page }) => {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await follow(page, "/careers");
    await expect(page).toHaveURL("/careers");
    await goBackTo(page, path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test("a page whose picture was enlarged, and one that has sent an enquiry, are kept too", async ({ kept: page }) => {
  await page.goto("/showcase");
  await page.locator("main a[data-item]").first().click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await follow(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await goBackTo(page, "/showcase");
  await page.locator("main a[data-item]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a page from the cache has the theme and the menu that were set meanwhile", async ({ kept: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await follow(page, "/careers");
  await expect(page).toHaveURL("/careers");
  await themeButton(page).click();
  await page.locator("button[aria-controls=menu-panel]").click();
  await goBackTo(page, "/about");
  expect(await theme(page)).toBe("dark");
  await expect(themeButton(page)).toHaveAttribute("aria-pressed", "true");
  await expect(menuPanel(page)).toBeVisible();
});

test("a page that was left at a fragment comes back at its place", async ({ kept: page }) => {
  await page.goto("/services/autoprofile");
  const link = page.locator("main nav a[href^='#']").nth(1);
  const fragment = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await follow(page, "/careers");
  await expect(page).toHaveURL("/careers");
  await goBackTo(page, `/services/autoprofile${fragment}`);
  await expect(page.locator(":target")).toBeInViewport();
});
