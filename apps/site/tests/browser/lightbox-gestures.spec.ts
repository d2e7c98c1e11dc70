import type { Page } from "@playwright/test";
import { expectShown, itemInAddress, lightbox } from "./lightbox.ts";
import { button, places, rested, shareAt, sheet, sheetPage, touch } from "./picture-views.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { words } from "../spec-pages.ts";

async function open(page: Page): Promise<void> {
  await page.goto(`${sheetPage}?item=${sheet}`);
  await expectShown(page, sheet, `${sheet}-sheet`);
  await rested(page);
}
const width = async (page: Page) => (await places(page)).picture.width;

/** The point of the picture at (x, y) is the same as before, to two CSS pixels. */
async function expectSamePoint(page: Page, before: { x: number; y: number }, x: number, y: number): Promise<void> {
  const [after, { picture }] = [await shareAt(page, x, y), await places(page)];
  expect(Math.abs(after.x - before.x) * picture.width).toBeLessThan(2);
  expect(Math.abs(after.y - before.y) * picture.height).toBeLessThan(2);
}

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the wheel zooms and keeps the point under the pointer; zooming out ends with the whole picture", async ({
    page,
  }) => {
    await open(page);
    const initial = await places(page);
    const [x, y] = [380, 250];
    const before = await shareAt(page, x, y);
    await page.mouse.move(x, y);
    for (let turn = 1; turn <= 5; turn++) {
      const narrow = await width(page);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => width(page)).toBeGreaterThan(narrow);
      await expectSamePoint(page, before, x, y);
    }
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 100);
    await expect.poll(() => width(page)).toBe(initial.picture.width);
    expect(await places(page)).toEqual(initial);
  });

  test("many turns of the wheel at once add up", async ({ page }) => {
    await open(page);
    const initial = await width(page);
    await page.mouse.move(500, 300);
    await page.evaluate(() => {
      const space = document.querySelector(".lightbox-space[data-zoomed]:not([inert] *)");
      for (let turn = 0; turn < 3; turn++) {
        space?.dispatchEvent(
          new WheelEvent("wheel", { deltaY: -100, clientX: 500, clientY: 300, bubbles: true, cancelable: true }),
        );
      }
    });
    await expect.poll(() => width(page)).toBeCloseTo(initial * Math.exp(0.6), 0);
  });

  test("a double click zooms at the pointer, and another one shows the whole picture", async ({ page }) => {
    await open(page);
    const initial = await places(page);
    const before = await shareAt(page, 900, 300);
    await page.mouse.dblclick(900, 300);
    await rested(page);
    expect(await width(page)).toBeGreaterThan(2 * initial.picture.width);
    await expectSamePoint(page, before, 900, 300);
    await page.mouse.dblclick(700, 500);
    await rested(page);
    expect(await places(page)).toEqual(initial);
  });

  test("plus, minus and 0 zoom; arrows move the zoomed picture and change the whole one", async ({ page }) => {
    await open(page);
    const initial = await places(page);
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await page.keyboard.press("-");
    await rested(page);
    const zoomed = await places(page);
    expect(zoomed.picture.width / initial.picture.width).toBeCloseTo(1.6 ** 2, 1);
    for (const [key, side, sign] of [
      ["ArrowRight", "left", -1],
      ["ArrowLeft", "left", 1],
      ["ArrowDown", "top", -1],
      ["ArrowUp", "top", 1],
    ] as const) {
      const from = (await places(page)).picture[side];
      await page.keyboard.press(key);
      await rested(page);
      expect((await places(page)).picture[side] - from).toBeCloseTo(80 * sign, 0);
    }
    expect(itemInAddress(page)).toBe(sheet);
    await page.keyboard.press("0");
    await rested(page);
    expect(await places(page)).toEqual(initial);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => itemInAddress(page)).not.toBe(sheet);
  });

  test("a button at its limit keeps the focus", async ({ page }) => {
    await open(page);
    const zoomIn = button(page, words.pictures.zoomIn);
    await zoomIn.focus();
    for (let press = 0; press < 6; press++) await page.keyboard.press("Enter");
    await expect(zoomIn).toHaveAttribute("aria-disabled", "true");
    await expect(zoomIn).toBeFocused();
  });

  test("a click beside the whole picture closes, one on it or on a zoomed one does not", async ({ page }) => {
    await open(page);
    const { picture, space } = await places(page);
    await page.mouse.click(picture.left + 50, picture.top + 50);
    await page.keyboard.press("+");
    await rested(page);
    await page.keyboard.press("0");
    await rested(page);
    await page.mouse.click(space.left + 20, space.top + 300);
    await expect(lightbox(page)).toHaveCount(0);
  });

  test("with prefers-reduced-motion a zoom is not animated", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    const initial = await width(page);
    await page.keyboard.press("+");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect((await width(page)) / initial).toBeCloseTo(1.6, 2);
  });

  test("the picture is laid out at the size that is shown, so that its lines are drawn for it", async ({ page }) => {
    await open(page);
    await page.keyboard.press("+");
    await rested(page);
    const sizes = await lightbox(page)
      .locator(".yarl__slide_current img:visible")
      .evaluate((img: HTMLImageElement) => [img.offsetWidth, Math.round(img.getBoundingClientRect().width)]);
    expect(sizes[0]).toBe(sizes[1]);
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a pinch zooms and keeps its point between the fingers, and does not change the picture", async ({ page }) => {
    await open(page);
    const initial = await width(page);
    const [x, y] = [150, 300];
    const before = await shareAt(page, x, y);
    const spread = (by: number, down = 0) => [
      { x: x - by, y: y + down },
      { x: x + by, y: y + down },
    ];
    await touch(page, [
      spread(20),
      ...[30, 40, 50, 60, 70, 80].map((by) => spread(by)),
      ...[10, 20, 30].map((down) => spread(80, down)),
      [],
    ]);
    await expect.poll(async () => (await width(page)) / initial).toBeCloseTo(4, 1);
    await expectSamePoint(page, before, x, y + 30);
    expect(itemInAddress(page)).toBe(sheet);
    await touch(page, [spread(90), ...[70, 50, 30, 15, 8].map((by) => spread(by)), []]);
    await expect.poll(() => width(page)).toBe(initial);
  });

  test("a tap zooms at the finger, a drag moves, a double tap shows the whole picture again", async ({ page }) => {
    await open(page);
    const initial = await places(page);
    const [x, y] = [120, initial.picture.top + 80];
    const before = await shareAt(page, x, y);
    await touch(page, [[{ x, y }], []]);
    await rested(page);
    expect(await width(page)).toBeGreaterThan(2 * initial.picture.width);
    await expectSamePoint(page, before, x, y);
    await touch(page, [[{ x: 250, y: 300 }], [{ x: 230, y: 300 }], [{ x: 200, y: 300 }], []]);
    await expectSamePoint(page, before, x - 50, y);
    await touch(page, [[{ x, y }], [], [{ x, y }], []]);
    await expect.poll(() => width(page)).toBe(initial.picture.width);
    await rested(page);
    expect(await places(page)).toEqual(initial);
  });

  test("a double tap on the whole picture leaves it zoomed", async ({ page }) => {
    await open(page);
    const { picture } = await places(page);
    const at = { x: 120, y: picture.top + 80 };
    await touch(page, [[at], [], [at], []]);
    await rested(page);
    expect(await width(page)).toBeGreaterThan(2 * picture.width);
  });
});
