import { readContent } from "@ttpl/content/read-content.ts";
import {
  addressesOf,
  bannerTitle,
  menuButton,
  menuLink,
  menuPanel,
  sideListAt,
  themeButton,
  topLink,
  topLinks,
} from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { bannerOf, firstSegment, menuAddresses, navigation, sideLists, templatePaths } from "../spec-pages.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const { pages } = readContent();

for (const path of templatePaths) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const heading = page.locator("h1");
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(heading).toHaveText(pages.get(path)?.frontMatter.title ?? "");
    // There is visible text besides the heading.
    const [words = "", headingWords = ""] = [await page.locator("main").innerText(), await heading.innerText()];
    expect(words.length).toBeGreaterThan(headingWords.length + 20);
    await expect(page.locator("main")).toBeVisible();
    await expect(bannerTitle(page)).toHaveText(bannerOf(path));
    expect(await addressesOf(menuPanel(page).locator("a"))).toEqual(menuAddresses);
    for (const link of await menuPanel(page).locator("a").all()) await expect(link).toBeVisible();
    const list = sideLists[firstSegment(path)];
    if (list) expect(await addressesOf(sideListAt(page, path).locator("li a"))).toEqual(list.links);
    await expect(page.locator("footer")).toBeVisible();
  });
}

test("the links of the menu work", async ({ page }) => {
  await page.goto("/");
  for (const [path, name] of Object.entries(navigation).toSorted(([a], [b]) => b.length - a.length)) {
    await menuLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(menuPanel(page).locator("a[aria-current]")).toHaveText([name]);
  }
});

test("controls that need a script are hidden", async ({ page }) => {
  await page.goto("/");
  await expect(themeButton(page)).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
});

test("on a wide screen the links are in the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  for (const link of await topLinks(page).all()) await expect(link).toBeVisible();
  await topLink(page, "/careers").click();
  await expect(page).toHaveURL("/careers");
});

test("an unknown path gets the 404 page", async ({ page, errors }) => {
  const response = await page.goto("/nonsense");
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toBeVisible();
  expect(await page.locator("main a").count()).toBeGreaterThan(1);
  errors.expect(/^console error: Failed to load resource: .* 404/);
});
