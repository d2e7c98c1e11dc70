import type { Page } from "@playwright/test";
import { activeTopLinks, addressesOf, bannerTitle, topLinks } from "./page-parts.ts";
import { countDocuments, expect, holdBack, scriptFiles, test } from "./site-test.ts";
import { navigation } from "../spec-pages.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  expect(await scrollTop(page)).toBe(600);
}

test("the top links change the page without loading another document", async ({ page }) => {
  await page.goto("/");
  const documents = countDocuments(page);
  const titles = new Set([await page.title()]);
  for (const [path, name] of Object.entries(navigation).slice(1)) {
    await topLinks(page).getByText(name, { exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(activeTopLinks(page)).toHaveText([name]);
    await expect(page.locator("h1")).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(Object.keys(navigation).length);
  expect(documents()).toBe(0);
});

test("a link that is pressed has its document on the way before the click, until React changes pages", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const ready: string[] = [];
  devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") ready.push(new URL(prefetchUrl).pathname);
  });
  await devtools.send("Preload.enable");
  const release = await holdBack(page, scriptFiles);
  await page.goto("/services");
  await page.locator("footer a[href='/careers']").hover();
  await page.mouse.down();
  await expect.poll(() => ready).toEqual(["/careers"]);
  await page.mouse.up();
  await expect(page).toHaveURL("/careers");
  const rules = page.locator("script[type=speculationrules]");
  await expect(rules).toHaveCount(1);
  release();
  await expect(rules).toHaveCount(0);
});

test("a click with a modifier, on a file or on another site's address is the browser's own", async ({
  page,
  context,
}) => {
  await page.goto("/services");
  for (const key of ["Control", "Shift"] as const) {
    const opened = context.waitForEvent("page");
    await page.locator("footer a[href='/careers']").click({ modifiers: [key] });
    await (await opened).close();
    await expect(page).toHaveURL("/services");
  }
  // By hand, as a browser in a test would really fetch and open.
  const followed = await page.evaluate(() =>
    ["download", "target", "title"].map((attribute) => {
      const link = document.createElement("a");
      link.href = "/careers";
      link.setAttribute(attribute, "elsewhere");
      document.body.append(link);
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      let byBrowser = false;
      // Comes after the site's own listener.
      const look = (event: Event) => {
        byBrowser = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", look, { once: true });
      link.dispatchEvent(click);
      link.remove();
      return byBrowser;
    }),
  );
  expect(followed).toEqual([true, true, false]);
});

test("a link to the page itself adds nothing to the history", async ({ page }) => {
  await page.goto("/services");
  const length = await page.evaluate(() => history.length);
  await topLinks(page).getByText("SERVICES", { exact: true }).click();
  await expect(page).toHaveURL("/services");
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("a new page starts at the top with the focus on its content, by link, Back and Forward", async ({ page }) => {
  await page.goto("/services/autoprofile");
  await scrollDown(page);
  await page.locator("footer a[href='/contact']").click();
  await expect(bannerTitle(page)).toHaveText("CONTACT US");
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator("#content")).toBeFocused();
  for (const step of ["goBack", "goForward", "goBack"] as const) {
    const title = step === "goBack" ? "AUTOMATION ENGINEERING DRAFTING" : "CONTACT US";
    await scrollDown(page);
    await page[step]();
    await expect(bannerTitle(page)).toHaveText(title);
    // The browser's own restoring would come a moment after the page.
    await page.waitForTimeout(100);
    expect(await scrollTop(page), step).toBe(0);
    await expect(page.locator("#content")).toBeFocused();
  }
});

test("a change of the fragment alone does not lead to the top", async ({ page }) => {
  await page.goto("/services/autoprofile");
  const groups = page.locator("main nav a[href^='#']");
  for (const at of [1, 2]) {
    await groups.nth(at).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":target")).toBeInViewport();
    await page.waitForTimeout(100);
    expect(await scrollTop(page)).toBeGreaterThan(0);
  }
  await scrollDown(page);
  await page.goBack();
  await page.waitForTimeout(100);
  expect(await scrollTop(page)).toBeGreaterThan(0);
});

test("an address with a fragment opens at its place and leaves the focus alone", async ({ page }) => {
  await page.goto("/services/autoprofile");
  const [, second] = await addressesOf(page.locator("main nav a[href^='#']"));
  await page.goto("/contact");
  await page.goto(`/services/autoprofile${second}`);
  await expect(page.locator(":target")).toBeInViewport();
  await page.waitForTimeout(100);
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await expect(page.locator("#content")).not.toBeFocused();
});

test("the keyboard's first stop skips to the content", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("a trailing slash leads to the same page without it", async ({ page }) => {
  for (const path of ["/about/", "/services/software/"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(path.slice(0, -1));
  }
});

test("the copyright line follows the visitor's clock, not the build's", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-07-01T12:00:00"));
  await page.goto("/about");
  await expect(page.locator("footer")).toContainText("© 2041 ");
});
