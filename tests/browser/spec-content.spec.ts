import { readContent } from "../../site/content-loader/read-content.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { specPages } from "../spec-pages.ts";

const content = readContent();

// What the spec defines about the content of single pages: numbers, names and a few literal texts.

test("the home page makes the three claims", async ({ page }) => {
  await page.goto("/");
  const { team, quality, anniversary } = content.company.claims;
  for (const value of [team.value, quality.value, String(anniversary.years)]) {
    await expect(page.locator("main").getByText(value).first()).toBeVisible();
  }
});

test("the history begins in 1996 and includes 2017, in order", async ({ page }) => {
  await page.goto("/about");
  const years = await page.locator("main time").allTextContents();
  expect(years.at(0)).toBe("1996");
  expect(years).toContain("2017");
  expect(years).toEqual(years.toSorted());
});

test("software tools are in a table of three columns", async ({ page }) => {
  await page.goto("/about/softwaretools");
  await expect(page.locator("main").getByRole("columnheader")).toHaveCount(3);
});

test("the certificate is a PDF file", async ({ page, request }) => {
  await page.goto("/about/quality");
  await expect(page.locator("main")).toContainText("ISO 9001:2015");
  const certificate = await page.locator("main a[href$='.pdf']").first().getAttribute("href");
  const response = await request.get(certificate ?? "");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("each customer quote has a role and a region", async ({ page }) => {
  await page.goto("/testimonial");
  const quotes = page.locator("main figure:has(blockquote)");
  await expect(quotes).toHaveCount(content.testimonials.quotes.length);
  for (const quote of await quotes.all()) await expect(quote.locator("figcaption > *")).toHaveCount(2);
});

test("the 3D profile contains only the notice that it is under construction", async ({ page }) => {
  await page.goto("/services/profile3d");
  // Besides the breadcrumb, which every page has.
  await expect(page.locator("main > *")).toHaveCount(2);
  await expect(page.locator("main > nav, main > article")).toHaveCount(2);
  expect((await page.locator("main > article").innerText()).split(/\n+/)).toEqual([
    "Experience Profile",
    "The Page is Under Construction.",
  ]);
});

for (const { path } of specPages.filter(({ path, title }) => title && path !== "/services/profile3d")) {
  test(`${path} lists projects by group, and links to each group`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator("main nav a[href^='#']");
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await link.click();
      await expect(page.locator("main section:target tbody tr").first()).toBeAttached();
    }
  });
}
