import type { Page } from "@playwright/test";
import { readContent } from "@ttpl/content/read-content.ts";
import { projectExplorer } from "@ttpl/content/derive/project-facets.ts";
import { goInHistory } from "./go-in-history.ts";
import { expectShown, lightbox, pictureIds, pictureLinks, pictureName, shownPicture } from "./lightbox.ts";
import { test } from "./shared-page.ts";
import { expect, holdBack } from "./site-test.ts";

const { facets } = projectExplorer(readContent());
const [a, b] = facets;
const [value, second] = [a!.values[0]!, b!.values[0]!];

const box = (page: Page, id: string) => page.locator(`[data-explorer] [value="${id}"]`);
const rows = (page: Page) => page.locator("[data-values]:visible");
const explorerField = (page: Page) => page.locator("[data-explorer] [type=search]");
const searchField = (page: Page) => page.locator("main [type=search]");
const hits = (page: Page) => page.locator("main [data-hits] li");

/** Of a newsletter and of an advertiser, as they write them, and a fragment. */
const foreign = "utm_source=mail&gclid=a%20b+c~d";
const fragment = "#enquiry-list";

/** As WebKit does: so many changes of the address are allowed in 30 s. */
const limitAddresses = (page: Page, most: number) =>
  page.addInitScript((most) => {
    let changes = 0;
    for (const how of ["pushState", "replaceState"] as const) {
      const change = history[how].bind(history);
      history[how] = (...to) => {
        changes += 1;
        if (changes > most) throw new DOMException(`more than ${most} times per 30 seconds`, "SecurityError");
        change(...to);
      };
    }
  }, most);

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("parameters and a fragment that are not the site's", () => {
  test("undo no choice of projects, and stay in the address", async ({ page }) => {
    await page.goto(`/experience?${foreign}${fragment}`);
    await box(page, value.id).check();
    await expect(rows(page)).toHaveCount(value.count);
    await expect(page).toHaveURL(`/experience?${foreign}&${a!.name}=${value.id}${fragment}`);
    await expect(box(page, value.id)).toBeChecked();
    await box(page, value.id).uncheck();
    await expect(page).toHaveURL(`/experience?${foreign}${fragment}`);
  });

  test("stay in the address of a search", async ({ page }) => {
    await page.goto(`/search?${foreign}${fragment}`);
    await searchField(page).fill("skid");
    await expect(page).toHaveURL(`/search?${foreign}&q=skid${fragment}`);
    await searchField(page).fill("");
    await expect(page).toHaveURL(`/search?${foreign}${fragment}`);
  });

  test("stay in the address of an enlarged picture", async ({ page }) => {
    await page.goto(`/showcase?${foreign}${fragment}`);
    const [id = ""] = await pictureIds(page);
    await pictureLinks(page).first().click();
    await expectShown(page, id);
    await expect(page).toHaveURL(`/showcase?${foreign}&item=${id}${fragment}`);
    await page.reload();
    await expectShown(page, id);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/showcase?${foreign}${fragment}`);
  });
});

test.describe("what is ticked and typed before the script has come", () => {
  test("stays, beside what the address chooses", async ({ page }) => {
    const release = await holdBack(page, /explorer\.island/);
    await page.goto(`/experience?${a!.name}=${value.id}&q=water&region=nonsense`);
    await box(page, second.id).check();
    await explorerField(page).fill("skid");
    release();
    await expect(page).toHaveURL(`/experience?${a!.name}=${value.id}&${b!.name}=${second.id}&q=skid`);
    await expect(box(page, value.id)).toBeChecked();
    await expect(box(page, second.id)).toBeChecked();
    await expect(explorerField(page)).toHaveValue("skid");
  });

  test("is what the search and its address have", async ({ page }) => {
    const release = await holdBack(page, /search\.island/);
    await page.goto("/search?q=skid");
    await searchField(page).fill("scrubber");
    release();
    await expect(page).toHaveURL("/search?q=scrubber");
    await expect(searchField(page)).toHaveValue("scrubber");
    await expect(hits(page).locator("mark").first()).toHaveText(/^scrub/i);
  });
});

test("an earlier entry of the history shows its own choice, also from another page", async ({ page }) => {
  await page.goto("/experience");
  await box(page, value.id).check();
  await expect(page).toHaveURL(`/experience?${a!.name}=${value.id}`);
  await box(page, second.id).check();
  await expect(page).toHaveURL(`/experience?${a!.name}=${value.id}&${b!.name}=${second.id}`);
  await page.goto("/about");
  // The browser fills in the boxes, of this entry or of the one that was left.
  await goInHistory(page, -2);
  await expect(page).toHaveURL(`/experience?${a!.name}=${value.id}`);
  await expect(rows(page)).toHaveCount(value.count);
  await expect(box(page, second.id)).not.toBeChecked();
});

test.describe("a browser that refuses addresses", () => {
  /** As fast as a key repeats. */
  const letters = "qzxw".repeat(35);

  test("still searches, and is not asked with each letter", async ({ page }) => {
    await limitAddresses(page, 100);
    await page.goto("/search");
    await searchField(page).pressSequentially(letters);
    await searchField(page).fill("scrubber");
    await expect(hits(page).locator("mark").first()).toHaveText(/^scrub/i);
    await expect(page).toHaveURL("/search?q=scrubber");
  });

  test("finds, chooses and enlarges without any address", async ({ page }) => {
    await limitAddresses(page, 0);
    await page.goto("/search");
    await searchField(page).fill("scrubber");
    await expect(hits(page).first()).toBeVisible();
    await page.goto("/experience");
    await box(page, value.id).check();
    await expect(rows(page)).toHaveCount(value.count);
    await rows(page).first().locator("th > a").click();
    await expect(page.locator("[data-card]")).toBeVisible();
    await page.goto("/showcase");
    const [first = "", next = ""] = await pictureIds(page);
    await pictureLinks(page).first().click();
    await expect.poll(() => pictureName(shownPicture(page))).toBe(first);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => pictureName(shownPicture(page))).toBe(next);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
  });
});
