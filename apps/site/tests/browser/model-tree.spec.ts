import type { Page } from "@playwright/test";
import type { TreeRow } from "../../components/model-viewer/parts-data.ts";
import { faults } from "./axe.ts";
import {
  countFrames,
  dataOf,
  expectModel,
  expectStill,
  filled,
  model,
  modelText,
  openTools,
  said,
  smallViewport,
  space,
} from "./model-viewer.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

test.use({ viewport: smallViewport });

/** A plant with numbered lines. */
const plant = { gallery: "/showcase/showscrubbingsystem", item: "scrubbing-system" };
const { tree, parts } = dataOf(plant.item);
type Branch = Exclude<TreeRow, number>;
/** Its first line: a group that is no part itself. */
const line = tree.find((row): row is Branch => typeof row !== "number" && !row.parts) as Branch;
const [number = ""] = line.name.split(",");
const inside = line.below.flatMap((row) => (typeof row === "number" ? [] : row.name));
const all = parts.length;

const rows = (page: Page) => model(page).locator(".model-part");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const search = (page: Page) => model(page).getByRole("searchbox", { name: modelText.find });
const opener = (page: Page, name: string) =>
  model(page).getByRole("button", { name: filled(modelText.partsOf, { part: name }), exact: true });

async function openPlant(page: Page): Promise<void> {
  await page.goto(`${plant.gallery}?item=${plant.item}&view=3d`);
  await expectModel(page);
  await openTools(page);
}

test("every part is in the tree, found by its line's number and its size, and stands alone when its row is pressed", async ({
  page,
}) => {
  await openPlant(page);
  expect(all).toBeGreaterThan(100);
  await expect(rows(page)).toHaveCount(tree.length);
  await search(page).fill(number);
  await expect(row(page, line.name).first()).toBeVisible();
  await expect(said(page)).toHaveText(/^\d+ /);
  const [, size = ""] = /, (DN \d+)/.exec(line.name) ?? [];
  await search(page).fill(`${number} ${size}`);
  await expect(row(page, line.name).first()).toBeVisible();
  await search(page).fill(`${number} ${size}0`);
  await expect(rows(page)).toHaveCount(0);
  await expect(said(page)).toHaveText(modelText.foundNone);
  await search(page).fill(number);
  await row(page, line.name).first().click();
  await expect(row(page, line.name).first()).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toContainText(filled(modelText.alone, { parts: line.name }));
});

test("the keyboard searches, opens and chooses; Escape clears the search and leaves the model open", async ({
  page,
}) => {
  await openPlant(page);
  await search(page).focus();
  await page.keyboard.type(number);
  const first = rows(page).first();
  await expect(first).toContainText(number);
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveValue("");
  await expect(rows(page)).toHaveCount(tree.length);
  await expect(model(page)).toBeVisible();
  const open = opener(page, line.name);
  await open.focus();
  await expect(open).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(open).toHaveAttribute("aria-expanded", "true");
  await expect(row(page, inside[0] ?? "").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(row(page, line.name).first()).toHaveAttribute("aria-pressed", "mixed");
});

test("a part that is pressed on the model opens its group, and its row is in sight", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countFrames(page);
  await openPlant(page);
  // Alone, a part is in the middle of the space: a valve has something there.
  await search(page).fill(inside[0] ?? "");
  const own = row(page, inside[0] ?? "").first();
  await own.click();
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await search(page).fill("");
  await expect(own).toHaveCount(0);
  // What is pressed is found in the picture that is on the screen. A second press would be on the whole plant again.
  await expectStill(page);
  await space(page).focus();
  await page.keyboard.press("Enter");
  await expect(own).toBeInViewport();
  await expect(opener(page, line.name)).toHaveAttribute("aria-expanded", "true");
});

test("axe finds nothing in the open tree, and no row is cut off at its side", async ({ page }) => {
  await openPlant(page);
  await opener(page, line.name).click();
  for (const [width, height, theme] of [
    [390, 640, "dark"],
    [970, 560, "light"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await faults(page, ".model-panel"), theme).toEqual([]);
    const wide = await model(page)
      .locator(".model-panel")
      .evaluate((panel) => panel.scrollWidth > panel.clientWidth);
    expect(wide).toBe(false);
  }
});
