import {
  expectShown,
  itemInAddress,
  lightbox,
  pictureIds,
  pictureLinks,
  pictureName,
  positionWords,
  shownPicture,
  titleBlock,
} from "./lightbox.ts";
import { rested } from "./picture-views.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { words } from "../spec-pages.ts";

const path = "/showcase";

test("a click opens a picture, and the title block shows its number, title and position", async ({ page }) => {
  await page.goto(path);
  const [first = "", second = ""] = await pictureIds(page);
  const title = await pictureLinks(page).nth(1).getAttribute("aria-label");
  const drawing = await page.locator(`#${second} figcaption p span span`).last().innerText();
  await pictureLinks(page).nth(1).click();
  await expectShown(page, second);
  const count = (await pictureIds(page)).length;
  await expect(titleBlock(page)).toHaveText([drawing, title ?? "", positionWords(2, count)]);
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, first);
  await expect(titleBlock(page).last()).toHaveText(positionWords(1, count));
});

test("Enter opens; arrows, Home and End change the picture; Escape closes and restores the focus", async ({ page }) => {
  await page.goto(path);
  const ids = await pictureIds(page);
  const link = pictureLinks(page).nth(2);
  await link.focus();
  await page.keyboard.press("Enter");
  await expectShown(page, ids[2] ?? "");
  for (const [key, at] of [
    ["ArrowRight", 3],
    ["ArrowRight", 4],
    ["ArrowLeft", 3],
    ["End", -1],
    ["ArrowRight", -1],
    ["Home", 0],
    ["ArrowLeft", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, ids.at(at) ?? "");
  }
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(link).toBeFocused();
});

test("the buttons go to the next and previous picture, and close", async ({ page }) => {
  await page.goto(path);
  const ids = await pictureIds(page);
  const button = (name: string) => lightbox(page).getByRole("button", { name, exact: true });
  await pictureLinks(page).first().click();
  await expectShown(page, ids[0] ?? "");
  await expect(button(words.pictures.previous)).toBeDisabled();
  await button(words.pictures.next).click();
  await expectShown(page, ids[1] ?? "");
  await button(words.pictures.previous).click();
  await expectShown(page, ids[0] ?? "");
  await page.keyboard.press("End");
  await expect(button(words.pictures.next)).toBeDisabled();
  await button(words.pictures.close).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(pictureLinks(page).first()).toBeFocused();
});

test("after many quick key presses, picture, title block and URL agree", async ({ page }) => {
  await page.goto(path);
  const ids = await pictureIds(page);
  await pictureLinks(page).first().click();
  await expectShown(page, ids[0] ?? "");
  for (const _ of ids) await page.keyboard.press("ArrowRight", { delay: 5 });
  await expect.poll(() => itemInAddress(page)).not.toBe(ids[0]);
  // They agree once the last press has been carried out. The address follows up to 350 ms later (address-parameters.ts), so
  // each attempt compares what all three say at once, and waits for none of them to say what another has said before.
  await expect(async () => {
    await rested(page);
    const item = itemInAddress(page) ?? "";
    const [name, position] = [await pictureName(shownPicture(page)), await titleBlock(page).last().innerText()];
    expect([name, position]).toEqual([item, positionWords(ids.indexOf(item) + 1, ids.length)]);
  }).toPass({ timeout: 20_000 });
});

test("Tab cycles within the lightbox, in both directions", async ({ page }) => {
  await page.goto("/showcase/showscrubbingsystem?item=scrubber");
  await expectShown(page, "scrubber");
  const round = await lightbox(page).locator("a:visible, button:enabled:visible").count();
  expect(round).toBeGreaterThan(3);
  for (const key of ["Tab", "Shift+Tab"]) {
    const stops: string[] = [];
    for (let step = 0; step < 2 * round; step++) {
      await page.keyboard.press(key);
      stops.push(
        await lightbox(page)
          .locator(":focus")
          .evaluate((stop) => stop.ariaLabel ?? stop.textContent ?? ""),
      );
    }
    expect(new Set(stops).size).toBe(round);
    expect(stops.slice(0, round)).toEqual(stops.slice(round));
  }
  expect(await page.locator("#content").evaluate((content) => content.closest("[inert]") !== null)).toBe(true);
});

test("a double click on Close closes once and does not leave the page", async ({ page }) => {
  await page.goto("/about");
  await page.goto(path);
  await pictureLinks(page).first().click();
  await expect(shownPicture(page)).toBeVisible();
  // Both clicks happen during the fade-out, even on a slow machine.
  await lightbox(page)
    .getByRole("button", { name: words.pictures.close, exact: true })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(lightbox(page)).toHaveCount(0);
  await page.waitForTimeout(400);
  await expect(page).toHaveURL(path);
});

test("with prefers-reduced-motion, nothing is animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const [, second = ""] = await pictureIds(page);
  await pictureLinks(page).first().click();
  await expect(shownPicture(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expectShown(page, second);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await lightbox(page).evaluate((dialog) => getComputedStyle(dialog).opacity)).toBe("1");
});
