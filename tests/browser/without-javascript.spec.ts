import { addressesOf, bannerTitle, menuButton, menuPanel, sideList, themeButton, topLinks } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { firstSegment, navigation, sideLists, specPages } from "../spec-pages.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const { path, banner, title } of specPages) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const heading = page.locator("h1");
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    if (title) await expect(heading).toHaveText(title);
    // More than its heading, and seen: not text that waits for a script.
    const [words = "", headingWords = ""] = [await page.locator("main").innerText(), await heading.innerText()];
    expect(words.length).toBeGreaterThan(headingWords.length + 20);
    await expect(page.locator("main")).toBeVisible();
    await expect(bannerTitle(page)).toHaveText(banner);
    expect(await addressesOf(menuPanel(page).locator("a"))).toEqual(Object.keys(navigation));
    for (const link of await menuPanel(page).locator("a").all()) await expect(link).toBeVisible();
    const list = sideLists[firstSegment(path)];
    if (list) expect(await addressesOf(sideList(page, list.heading).locator("li a"))).toEqual(list.links);
    await expect(page.locator("footer")).toBeVisible();
  });
}

test("the links of the menu load their documents", async ({ page }) => {
  await page.goto("/");
  for (const [path, name] of Object.entries(navigation).slice(1)) {
    await menuPanel(page).getByText(name, { exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menuPanel(page).locator("a[aria-current]")).toHaveText([name]);
  }
});

test("nothing is offered that needs a script", async ({ page }) => {
  await page.goto("/");
  await expect(themeButton(page)).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
});

test("on a wide screen the links stand in the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  for (const link of await topLinks(page).all()) await expect(link).toBeVisible();
  await topLinks(page).getByText("CAREERS", { exact: true }).click();
  await expect(page).toHaveURL("/careers");
});

test("an unknown address is answered in full", async ({ page, errors }) => {
  const answer = await page.goto("/nonsense");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("h1")).toBeVisible();
  expect(await page.locator("main a").count()).toBeGreaterThan(1);
  errors.expect(/^console error: Failed to load resource: .* 404/);
});
