import type { Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { specPages } from "../spec-pages.ts";

// The common structure of the pages about services, products and customers.

const offers = specPages.filter(({ path, title }) => /^\/(services|products|customers)\b/.test(path) && !title);
const attribution = /(?:maker|integrator|builder|consultancy|chemicals|firm), /;

/** The headings of the page's sections, in order. */
const headingsOf = (page: Page) =>
  page.locator("main h2").evaluateAll((all) => all.map(({ textContent }) => textContent ?? ""));

const y = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;

test("twelve pages have this structure", () => expect(offers).toHaveLength(12));

for (const { path, profile, showcase } of offers) {
  test(`${path} has the sections on result, method, proof, needs and next step, in this order`, async ({ page }) => {
    await page.goto(path);
    const headings = await headingsOf(page);
    const requiredOrder = [
      /^What (you receive|we take over)/,
      /^How /,
      /^Proof: /,
      /^What we need from you$/,
      /^Next step$/,
    ];
    const places = requiredOrder.map((part) => headings.findIndex((heading) => part.test(heading)));
    expect(places, headings.join(" | ")).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(places.at(-2)).toBe(headings.length - 2);
    expect(new Set(headings).size).toBe(headings.length);

    const lead = await page.locator("main header p").innerText();
    expect(lead.split(/\s+/).length, lead).toBeLessThanOrEqual(36);

    const proof = page.locator("main section", { has: page.getByRole("heading", { level: 2, name: /^Proof: / }) });
    const projects = proof.locator("table").last();
    expect(await projects.getByRole("columnheader").allInnerTexts()).toEqual(["Project", "Size", "Client"]);
    expect(await projects.locator("tbody tr").count()).toBeGreaterThanOrEqual(3);
    for (const client of await projects.locator("td:last-child").allInnerTexts()) expect(client).toMatch(/., \p{Lu}/u);
    if (profile)
      await expect(proof.getByRole("link", { name: "View Experience Profile" })).toHaveAttribute("href", profile);

    const needs = page.locator("main section", { has: page.getByRole("heading", { name: "What we need from you" }) });
    expect(await needs.locator("li").count()).toBeGreaterThanOrEqual(5);
  });

  test(`${path} links to the enquiry form at its top and at its end`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const enquiries = page.locator("main a[href='/contact']");
    await expect(enquiries).toHaveCount(2);
    expect((await enquiries.first().boundingBox())?.y).toBeLessThan(700);
    expect(await y(page, "main #next-step a")).toBeGreaterThan(await y(page, "main section:has(h2) table"));
    if (showcase) await expect(page.locator("main header a").first()).toHaveText("SHOWCASE");
  });

  test(`${path} quotes only from the testimonials`, async ({ page }) => {
    await page.goto("/testimonial");
    const said = await page.locator("main blockquote").allInnerTexts();
    await page.goto(path);
    const quoted = page.locator("main figure:has(blockquote)");
    expect(await quoted.count()).toBeLessThanOrEqual(1);
    for (const quote of await quoted.all()) {
      expect(said).toContain(await quote.locator("blockquote").innerText());
      await expect(quote.locator("figcaption")).toHaveText(attribution);
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

for (const { path } of specPages.filter(({ path, title }) => title && path !== "/services/profile3d")) {
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
