import { activeTopLinks, addressesOf, banner, bannerTitle, companyPanel, topLinks } from "./page-parts.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { bannerOf, navigation, tiles } from "../spec-pages.ts";

const { telephones } = readContent().company;
const unknown = ["/nonsense", "/services/nonsense", "/contact/form/more", "/nonsense/", "/404"];

for (const path of unknown) {
  test(`${path} gets status 404 and a page with links`, async ({ page, errors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    // Chromium logs the status of the document.
    errors.expect(/^console error: Failed to load resource: .* 404/);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("body")).not.toContainText("Unexpected Application Error!");
    await expect(bannerTitle(page)).toHaveText(bannerOf("/"));
    expect(await addressesOf(banner(page).locator("nav a"))).toEqual(tiles);
    expect(await addressesOf(topLinks(page))).toEqual(Object.keys(navigation));
    await expect(companyPanel(page).locator("a[href^='tel:']")).toHaveCount(telephones.length);
    await expect(page.locator("footer")).toContainText(`© ${new Date().getFullYear()} `);
    const onward = await addressesOf(page.locator("main a"));
    expect(onward.length).toBeGreaterThan(1);
    await page.locator("main a").first().click();
    await expect(page).toHaveURL(onward[0] ?? "");
  });
}

test("the section of an unknown address is still marked in the navigation", async ({ page, errors }) => {
  await page.goto("/services/nonsense");
  expect(await addressesOf(activeTopLinks(page))).toEqual(["/services"]);
  errors.expect(/^console error: Failed to load resource: .* 404/);
});

test("a path in capitals is redirected to the page", async ({ page }) => {
  const response = await page.goto("/About/Quality?a=1");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL("/about/quality?a=1");
  await expect(bannerTitle(page)).toHaveText(bannerOf("/about/quality"));
});
