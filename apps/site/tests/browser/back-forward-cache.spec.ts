import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { scriptedPaths } from "../spec-pages.ts";
import { field, fillIn, newEnquiry, sendButton } from "./enquiry-form.ts";
import { goInHistory } from "./go-in-history.ts";
import { menuPanel, themeButton } from "./page-parts.ts";
import { expect, holdBack, test as siteTest } from "./site-test.ts";
import { theme } from "./stored-settings.ts";

/** With a browser whose back-forward cache Playwright has not disabled. The headless shell has none. */
const test = siteTest.extend<{ cachedPage: Page }, { cachingContext: BrowserContext }>({
  cachingContext: [
    async ({ site }, use) => {
      const ignoreDefaultArgs = ["--disable-back-forward-cache"];
      const options = { executablePath: chromiumPath({ full: true }), args: chromiumArguments, ignoreDefaultArgs };
      const browser = await chromium.launch(options);
      const context = await browser.newContext({ baseURL: site.url });
      await context.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted }));
      });
      await use(context);
      await browser.close();
    },
    { scope: "worker" },
  ],
  cachedPage: async ({ cachingContext }, use) => {
    const page = await cachingContext.newPage();
    await use(page);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
});

// In one worker, and so in one browser: starting it takes longer than most of the tests.
test.describe.configure({ mode: "default" });

async function goBackTo(page: Page, path: string): Promise<void> {
  await goInHistory(page, -1);
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true);
}

const follow = (page: Page, path: string) => page.locator(`footer a[href='${path}']`).click();

// What keeps a page out of the cache stands in its headers and scripts: apps/site/tests/pages/back-forward-cache.test.ts.
for (const path of scriptedPaths) {
  test(`${path} is restored from the cache, scrolled to the top`, async ({ cachedPage: page }) => {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    const next = path === "/careers" ? "/contact" : "/careers";
    await follow(page, next);
    await expect(page).toHaveURL(next);
    await goBackTo(page, path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test("a page that was left before its later scripts had come is scrolled to the top when they come", async ({
  cachedPage: page,
}) => {
  const later = "**/assets/later*";
  const release = await holdBack(page, later);
  const requested = page.waitForRequest(later);
  await page.goto("/about");
  await requested;
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await follow(page, "/careers");
  await expect(page).toHaveURL("/careers");
  await goBackTo(page, "/about");
  release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a page stays in the cache after its lightbox was used", async ({ cachedPage: page }) => {
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

test("Back shows a cached page in the theme, and with the menu state, that another page has set since", async ({
  cachedPage: page,
}) => {
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

test("a page with a fragment is restored at its target", async ({ cachedPage: page }) => {
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

test("a page from the cache does not bring back a draft that was sent meanwhile, and shows the newest words of one that was not", async ({
  cachedPage: page,
}) => {
  const enquiry = newEnquiry();
  await page.route("**/api/**", (route) => route.fulfill({ status: 200 }));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/contact");
  await fillIn(page, { Company: enquiry.Company, City: "Pune" });
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
  await follow(page, "/careers");
  await expect(page).toHaveURL("/careers");
  await follow(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "Company")).toHaveValue(enquiry.Company);
  await fillIn(page, { City: "Mumbai" });
  // Both pages have the same address and the same words.
  const isFirst = () => page.evaluate(() => "isFirst" in globalThis);
  async function go(steps: number, toFirst: boolean): Promise<void> {
    await goInHistory(page, steps);
    // The page that is being left cannot be asked.
    await expect.poll(() => isFirst().catch(() => undefined)).toBe(toFirst);
  }
  await go(-2, true);
  await expect(field(page, "City")).toHaveValue("Mumbai");
  await go(2, false);
  await expect(field(page, "City")).toHaveValue("Mumbai");
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect(field(page, "Company")).toHaveValue("");
  await go(-2, true);
  await expect(field(page, "Company")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("enquiry-draft"))).toBeNull();
});
