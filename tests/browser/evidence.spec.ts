import type { Page } from "@playwright/test";
import { readContent } from "../../site/content-loader/read-content.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { pagesToLookAt, specPages } from "../spec-pages.ts";

// The common structure of the pages about services, products and customers.

const offers = specPages.filter(
  ({ path, title }) => /^\/(services|products|customers)\b/.test(path) && !title && pagesToLookAt.includes(path),
);
const { pages, testimonials, layoutWords } = readContent();
const { project, size, client, viewExperienceProfile, showcase: showcaseLabel } = layoutWords.labels;

/** The anchor of the section that ends with the page's proof. */
function proofSectionOf(path: string): string {
  const frontMatter = pages.get(path)?.frontMatter;
  return (frontMatter?.template === "article" && frontMatter.proof?.section) || "no-proof";
}

/** The anchors of the page's sections with a heading, in order. */
const sectionsOf = (page: Page) => page.locator("main section:has(h2)").evaluateAll((all) => all.map(({ id }) => id));

const y = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;

for (const { path, profile, showcase } of offers) {
  test(`${path} has at least two sections, then proof, what we need, and the next step`, async ({ page }) => {
    await page.goto(path);
    const sections = await sectionsOf(page);
    const proofAt = sections.indexOf(proofSectionOf(path));
    expect(proofAt, sections.join(" | ")).toBeGreaterThanOrEqual(2);
    expect(sections.slice(proofAt + 1), sections.join(" | ")).toEqual([expect.any(String), "next-step"]);

    const lead = await page.locator("main header p").innerText();
    expect(lead.split(/\s+/).length, lead).toBeLessThanOrEqual(36);

    const proof = page.locator(`#${proofSectionOf(path)}`);
    const projects = proof.locator("table").last();
    expect(await projects.getByRole("columnheader").allInnerTexts()).toEqual([project, size, client]);
    expect(await projects.locator("tbody tr").count()).toBeGreaterThanOrEqual(3);
    for (const client of await projects.locator("td:last-child").allInnerTexts()) expect(client).toMatch(/., \p{Lu}/u);
    if (profile)
      await expect(proof.getByRole("link", { name: viewExperienceProfile })).toHaveAttribute("href", profile);

    const needs = page.locator(`#${sections[proofAt + 1]}`);
    expect(await needs.locator("li").count()).toBeGreaterThanOrEqual(5);
  });

  test(`${path} links to the enquiry form at its top and at its end`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const enquiries = page.locator("main a[href='/contact']");
    await expect(enquiries).toHaveCount(2);
    expect((await enquiries.first().boundingBox())?.y).toBeLessThan(700);
    expect(await y(page, "main #next-step a")).toBeGreaterThan(await y(page, "main section:has(h2) table"));
    if (showcase) await expect(page.locator("main header a").first()).toHaveText(showcaseLabel);
  });

  test(`${path} quotes only from the testimonials`, async ({ page }) => {
    await page.goto(path);
    const quoted = page.locator("main figure:has(blockquote)");
    expect(await quoted.count()).toBeLessThanOrEqual(1);
    for (const quote of await quoted.all()) {
      const text = await quote.locator("blockquote").innerText();
      const source = testimonials.quotes.find((each) => each.text === text);
      expect(source, text).toBeDefined();
      await expect(quote.locator("figcaption")).toHaveText(`${source?.role}, ${source?.region}`);
    }
    // There are no quotation marks outside the testimonials.
    const rest = await page.locator("main").evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const quote of copy.querySelectorAll("blockquote, script")) quote.remove();
      return copy.textContent ?? "";
    });
    expect(rest).not.toMatch(/[“”"]/);
  });
}

for (const { path } of specPages.filter(
  ({ path, title }) => title && pagesToLookAt.includes(path) && path !== "/services/profile3d",
)) {
  test(`the table cells of ${path} do not overflow at any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page
        .locator("main tbody td")
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
        );
      expect(tooWide, `at ${width} px`).toEqual([]);
    }
  });
}
