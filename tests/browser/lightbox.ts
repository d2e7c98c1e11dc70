import type { Locator, Page } from "@playwright/test";
import { expect } from "./site-test.ts";

export const lightbox = (page: Page) => page.getByRole("dialog");
/** The links of a page that enlarge its pictures, in their order. */
export const pictureLinks = (page: Page) => page.locator("main a[data-item]");
/** The picture in the middle of the lightbox, in the theme's colours. */
export const shownPicture = (page: Page) => lightbox(page).locator(".yarl__slide_current img:visible");
/** Drawing number, title and place, as the title block tells them. */
export const titleBlock = (page: Page) => lightbox(page).locator("dl dd");
export const itemInAddress = (page: Page) => new URL(page.url()).searchParams.get("item");

/** The ids of a gallery's pictures, in their order. */
export const pictureIds = (page: Page) =>
  page.locator("main article ol > li:has(img)").evaluateAll((items) => items.map(({ id }) => id));

/** The file of an image, without the widths and themes that it comes in. */
export const pictureName = (image: Locator) =>
  image.evaluate((img: HTMLImageElement) => (img.currentSrc || img.src).split("/").at(-2));

/** Waits until the lightbox shows the picture of that name, loaded, and the address says so. */
export async function expectShown(page: Page, name: string): Promise<void> {
  await expect.poll(() => itemInAddress(page)).toBe(name);
  await expect(shownPicture(page)).toHaveCount(1);
  await expect.poll(() => pictureName(shownPicture(page))).toBe(name);
  await expect.poll(() => shownPicture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}
