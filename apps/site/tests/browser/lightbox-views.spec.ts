import type { Page } from "@playwright/test";
import sharp from "sharp";
import { faults } from "./axe.ts";
import { expectShown, lightbox, pictureIds, pictureLinks } from "./lightbox.ts";
import { themeButton } from "./page-parts.ts";
import { button, elevation, giveViews, places, plan, rested, sheet, sheetPage } from "./picture-views.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { words } from "../spec-pages.ts";

const viewInAddress = (page: Page) => new URL(page.url()).searchParams.get("view");

async function open(page: Page, view?: string): Promise<void> {
  await giveViews(page);
  await page.goto(`${sheetPage}?item=${sheet}${view === undefined ? "" : `&view=${view}`}`);
  await expectShown(page, sheet, `${sheet}-sheet`);
  await rested(page);
}

/** A view is framed: whole, in the middle, and as large as the space allows. */
async function expectFramed(page: Page, { frame }: { frame: readonly number[] }): Promise<void> {
  await rested(page);
  const { picture, space } = await places(page);
  const [left = 0, top = 0, width = 0, height = 0] = frame;
  const shown = { width: width * picture.width, height: height * picture.height };
  expect(shown.width).toBeLessThanOrEqual(space.width);
  expect(shown.height).toBeLessThanOrEqual(space.height);
  expect(Math.min(space.width - shown.width, space.height - shown.height)).toBeLessThan(20);
  const middle = {
    x: picture.left + (left + width / 2) * picture.width,
    y: picture.top + (top + height / 2) * picture.height,
  };
  expect(Math.abs(middle.x - space.left - space.width / 2)).toBeLessThan(1.5);
  expect(Math.abs(middle.y - space.top - space.height / 2)).toBeLessThan(1.5);
}

test("a view in the address is framed, survives a reload and forward, and Back closes the lightbox", async ({
  page,
}) => {
  await giveViews(page);
  await page.goto(sheetPage);
  await pictureLinks(page)
    .nth((await pictureIds(page)).indexOf(sheet))
    .click();
  await expectShown(page, sheet, `${sheet}-sheet`);
  const length = await page.evaluate(() => history.length);
  await button(page, elevation.name).click();
  await expect.poll(() => viewInAddress(page)).toBe("elevation");
  await expectFramed(page, elevation);
  await page.reload();
  await expectShown(page, sheet, `${sheet}-sheet`);
  await expectFramed(page, elevation);
  await expect(button(page, elevation.name)).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(sheetPage);
  await page.goForward();
  await expectFramed(page, elevation);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`at ${size.width} × ${size.height} px the buttons frame each view, and a framed view stays framed when the window changes`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, plan.id);
    await expectFramed(page, plan);
    await button(page, elevation.name).click();
    await expectFramed(page, elevation);
    await page.setViewportSize({ width: 900, height: 700 });
    await expectFramed(page, elevation);
    await button(page, words.pictures.whole).click();
    await rested(page);
    expect(viewInAddress(page)).toBeNull();
    const { picture, space } = await places(page);
    expect(picture.width).toBeLessThanOrEqual(space.width + 0.5);
    expect(picture.height).toBeLessThanOrEqual(space.height + 0.5);
  });
}

test("Width fits the picture's width from its top, and the next picture has no view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await button(page, words.pictures.fullWidth).click();
  await expect.poll(() => viewInAddress(page)).toBe("width");
  await rested(page);
  const { picture, space } = await places(page);
  expect(Math.abs(picture.width - space.width)).toBeLessThan(1);
  expect(Math.abs(picture.top - space.top)).toBeLessThan(1);
  await button(page, words.pictures.next).click();
  await expect.poll(() => viewInAddress(page)).toBeNull();
  await expect(button(page, words.pictures.whole)).toHaveAttribute("aria-pressed", "true");
});

test("four presses of Zoom in show a part of a view, not blank paper", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  for (let press = 0; press < 4; press++) {
    await button(page, words.pictures.zoomIn).click();
    await rested(page);
  }
  const { space } = await places(page);
  const { x, y, width, height } = { x: space.left, y: space.top, ...space };
  const pixels = await sharp(await page.screenshot({ clip: { x, y, width, height } }))
    .grayscale()
    .raw()
    .toBuffer();
  expect(pixels.filter((pixel) => pixel < 128).length / pixels.length).toBeGreaterThan(0.01);
});

test("the scale is a percentage of the drawing's own size, and is spoken once it rests, with the view", async ({
  page,
}) => {
  await open(page, plan.id);
  const status = lightbox(page).locator("[role=status]:not([data-enquiry-said])");
  const percent = async () => `${Math.round((100 * (await places(page)).picture.width) / 1680)} %`;
  await expect(lightbox(page).locator(".lightbox-scale")).toHaveText(await percent());
  await expect(status).toHaveText("");
  await page.keyboard.press("+");
  await rested(page);
  await expect(status).toHaveText(`${plan.name}, ${await percent()}`);
  await page.keyboard.press("0");
  await expect(status).toHaveText(/^\d+ %$/);
});

test("on a phone the title block folds, gives its space to the picture, and its title is still spoken", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const fold = button(page, words.pictures.details);
  const title = lightbox(page).locator("dd").nth(1);
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  const before = (await places(page)).space.height;
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect.poll(async () => (await places(page)).space.height).toBeGreaterThan(before + 80);
  await expect(lightbox(page).getByRole("link")).toHaveCount(0);
  expect((await title.ariaSnapshot()).length).toBeGreaterThan(3);
  expect((await title.boundingBox())?.width).toBeLessThan(2);
  await fold.click();
  await expect.poll(async () => (await places(page)).space.height).toBe(before);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.reload();
  await expectShown(page, sheet, `${sheet}-sheet`);
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(fold).toBeHidden();
  await expect(title).toBeVisible();
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing on the viewer in any state, and its targets have 44 px, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(sheetPage);
    if (theme === "dark") await themeButton(page).click();
    await open(page);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      for (const name of [words.pictures.whole, plan.name]) {
        await button(page, name).click();
        expect(await faults(page)).toEqual([]);
        const targets = lightbox(page).locator("button:visible");
        for (const box of await Promise.all((await targets.all()).map((target) => target.boundingBox()))) {
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
        }
      }
    }
    await button(page, words.pictures.details).click();
    expect(await faults(page)).toEqual([]);
  });
}

for (const viewport of [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
]) {
  test(`in a window of ${viewport.width} × ${viewport.height} the picture is larger than its tools`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const { picture } = await places(page);
    const area = picture.width * picture.height;
    const tools = await lightbox(page)
      .locator(".yarl__button, .lightbox-scale, .lightbox-views button, .lightbox-title-block")
      .evaluateAll((all) =>
        all.map((tool) => tool.getBoundingClientRect()).reduce((sum, { width, height }) => sum + width * height, 0),
      );
    expect(area).toBeGreaterThan(tools);
    expect(area).toBeGreaterThan((viewport.width * viewport.height) / 4);
    // Title and downloads are a press away, and lie over the picture then.
    await lightbox(page).getByRole("button", { name: words.pictures.details }).click();
    await expect(lightbox(page).locator("dl dd").nth(1)).toBeInViewport({ ratio: 1 });
    expect(await faults(page, "[role=dialog]")).toEqual([]);
    await lightbox(page).getByRole("button", { name: words.pictures.details }).click();
    expect(await places(page)).toEqual(expect.objectContaining({ picture }));
  });
}
