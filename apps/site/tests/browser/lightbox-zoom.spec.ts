import type { Page } from "@playwright/test";
import { expectShown, lightbox, pictureIds, pictureLinks, shownPicture } from "./lightbox.ts";
import { rested, touch } from "./picture-views.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { words } from "../spec-pages.ts";

const widthShown = (page: Page) => shownPicture(page).evaluate((img) => img.getBoundingClientRect().width);

async function zoomIn(page: Page): Promise<void> {
  const button = lightbox(page).getByRole("button", { name: words.pictures.zoomIn });
  while (await button.isEnabled()) {
    const before = await widthShown(page);
    await button.click();
    await expect.poll(() => widthShown(page)).toBeGreaterThan(before);
    await rested(page);
  }
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${size.width} px a drawing can be zoomed to four times its size`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/showcase?item=wiring-schematics");
    await expectShown(page, "wiring-schematics");
    const initial = await widthShown(page);
    expect(initial).toBeLessThanOrEqual(size.width);
    await zoomIn(page);
    const natural = await shownPicture(page).evaluate((img: HTMLImageElement) => img.naturalWidth);
    expect(Math.round((await widthShown(page)) / natural)).toBe(4);
    await lightbox(page).getByRole("button", { name: words.pictures.zoomOut }).click();
    await expect.poll(() => widthShown(page)).toBeLessThan(4 * natural);
  });
}

test("a zoomed picture is panned by arrow keys and by dragging, and the next one is not zoomed", async ({ page }) => {
  await page.goto("/showcase");
  const [first = "", second = ""] = await pictureIds(page);
  await pictureLinks(page).first().click();
  await expectShown(page, first);
  const left = () => shownPicture(page).evaluate((img) => Math.round(img.getBoundingClientRect().left));
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await rested(page);
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeLessThan(before);
  const moved = await left();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(800, 400, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(moved);
  await expectShown(page, first);
  await lightbox(page).getByRole("button", { name: words.pictures.next }).click();
  await expectShown(page, second);
  await expect.poll(() => widthShown(page)).toBeLessThanOrEqual(1280);
});

test("a render is not zoomed beyond its pixels, and zooming loads its large file", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await page.goto("/showcase/showscrubbingsystem?item=pumps-tank");
  await expectShown(page, "pumps-tank");
  const file = () => shownPicture(page).evaluate((img: HTMLImageElement) => img.currentSrc.split("/").at(-1));
  expect(await file()).toBe("800.avif");
  await zoomIn(page);
  expect(Math.abs((await widthShown(page)) - 1600)).toBeLessThan(3);
  await expect.poll(file).toBe("1600.avif");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a tap opens a picture, and swipes go to the next and back, but not beyond the first", async ({ page }) => {
    await page.goto("/showcase");
    const [first = "", second = ""] = await pictureIds(page);
    await pictureLinks(page).first().tap();
    await expectShown(page, first);
    const swipe = (from: number, to: number) => {
      const at = (step: number) => [{ x: from + ((to - from) * step) / 8, y: 420 }];
      return touch(page, [...Array.from({ length: 9 }, (_, step) => at(step)), []]);
    };
    await swipe(320, 80);
    await expectShown(page, second);
    await rested(page);
    await swipe(80, 320);
    await expectShown(page, first);
    await rested(page);
    await swipe(80, 320);
    await rested(page);
    await expectShown(page, first);
  });
});
