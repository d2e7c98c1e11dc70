import type { Locator, Page } from "@playwright/test";
import { words } from "../spec-pages.ts";
import { expect } from "./site-test.ts";

export const lightbox = (page: Page) => page.getByRole("dialog");
/** The links that open the lightbox, in document order. */
export const pictureLinks = (page: Page) => page.locator("main a[data-item]");
/** The current picture of the lightbox, in the variant of the theme. */
export const shownPicture = (page: Page) => lightbox(page).locator(".yarl__slide_current img:visible");
/** Drawing number, title and position in the title block. */
export const titleBlock = (page: Page) => lightbox(page).locator("dl dd");
/** The position in the title block, such as "2 of 15". */
export const positionWords = (at: number, total: number) =>
  words.pictures.count.replace("{index}", String(at)).replace("{total}", String(total));
export const itemInAddress = (page: Page) => new URL(page.url()).searchParams.get("item");

/** The ids of a gallery's pictures, in document order. */
export const pictureIds = (page: Page) =>
  page.locator("main article ol > li:has(img)").evaluateAll((items) => items.map(({ id }) => id));

/** The name of a picture, which the files of all its widths and themes share. */
export const pictureName = (image: Locator) =>
  image.evaluate((img: HTMLImageElement) => (img.currentSrc || img.src).split("/").at(-2));

/**
 * Waits until the lightbox shows the item's picture, loaded, and the URL contains the item. The sheet of a model has
 * another `name` than the item.
 */
export async function expectShown(page: Page, item: string, name = item): Promise<void> {
  await expect.poll(() => itemInAddress(page)).toBe(item);
  await expect(shownPicture(page)).toHaveCount(1);
  await expect.poll(() => pictureName(shownPicture(page))).toBe(name);
  await expect.poll(() => shownPicture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}
