import { project } from "../../components/model-stage/camera.ts";
import { projected } from "../../components/model-stage/vectors.ts";
import { readLook } from "../../components/model-viewer/looks-in-address.ts";
import {
  address,
  blueShare,
  cameraOf,
  countFrames,
  darkBox,
  dataOf,
  expectModel,
  expectStill,
  filled,
  gallery,
  height,
  item,
  lookInAddress,
  modelButton,
  modelText,
  openTools,
  partLines,
  plate,
  plateAddress,
  said,
  smallViewport,
  space,
} from "./model-viewer.ts";
import type { Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

test.use({ viewport: smallViewport });

/** A model with large and small parts. */
const station = "operator-station";

/** Presses where each leader ends, and expects the line of its balloon to be chosen. Returns the numbers of the balloons. */
async function expectLeadersOnParts(page: Page): Promise<string[]> {
  const numbers = await page.locator(".model-balloon").allInnerTexts();
  const ends = await page
    .locator(".model-leaders circle")
    .evaluateAll((dots) =>
      dots.map((dot) => [Number(dot.getAttribute("cx")), Number(dot.getAttribute("cy"))] as const),
    );
  for (const [index, [x, y]] of ends.entries()) {
    const line = partLines(page).nth(Number(numbers[index]) - 1);
    for (const pressed of ["true", "false"]) {
      await space(page).click({ position: { x, y } });
      await expect(line).toHaveAttribute("aria-pressed", pressed);
    }
  }
  return numbers.toSorted();
}

const balloon = (page: Page, number: number) => page.locator(".model-balloon", { hasText: new RegExp(`^${number}$`) });

/** The chosen line of the parts list tells its weight if that of all its parts is known: makers' equipment has none of ours. */
const expectWeight = (page: Page, isKnown: boolean) =>
  expect(said(page).filter({ hasText: "dm³" })).toHaveCount(isKnown ? 1 : 0);

test("a line of the parts list or a balloon stands alone, and hidden parts are away", async ({ page }) => {
  await countFrames(page);
  await page.goto(address);
  await expectModel(page);
  await openTools(page);
  await expectStill(page);
  const whole = await darkBox(page, ".model-space");
  // A line of one part is narrower than the model, and all of it is seen; the feeders stand all over it.
  const { items, parts } = dataOf(item);
  const isKnown = (index: number) => items[index]?.parts.every((part) => parts[part]?.mass !== undefined) ?? false;
  const one = items.findIndex((other) => other.parts.length === 1);
  const line = partLines(page).nth(one);
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  const name = await line.locator("span").first().innerText();
  await expect(said(page)).toContainText(filled(modelText.alone, { parts: name }));
  await expectWeight(page, isKnown(one));
  await expect(async () => {
    const alone = await darkBox(page, ".model-space", 90);
    expect(alone.right - alone.left).toBeLessThan(0.6 * (whole.right - whole.left));
    expect(alone.top).toBeGreaterThan(0);
  }).toPass();
  await balloon(page, one + 1).click();
  await expect(line).toHaveAttribute("aria-pressed", "false");
  await expect(said(page)).toHaveText(modelText.everything);
  await expect(async () => expect(await darkBox(page, ".model-space")).toEqual(whole)).toPass();
  const unknown = items.findIndex((_, index) => !isKnown(index));
  expect(unknown).toBeGreaterThanOrEqual(0);
  await partLines(page).nth(unknown).click();
  await expect(said(page)).toContainText(filled(modelText.alone, { parts: items[unknown]?.description ?? "" }));
  await expectWeight(page, false);
  await partLines(page).nth(unknown).click();
  await balloon(page, 1).click();
  await expect(partLines(page).first()).toHaveAttribute("aria-pressed", "true");
  await modelButton(page, modelText.hide).click();
  await expect(said(page)).toHaveText(modelText.hidden);
  await expect(async () => {
    const rest = await darkBox(page, ".model-space");
    expect(Math.abs(rest.left - whole.left) + Math.abs(rest.right - whole.right)).toBeGreaterThan(0.04 * whole.right);
  }).toPass();
  await modelButton(page, modelText.all).click();
  await expect(async () => expect(await darkBox(page, ".model-space")).toEqual(whole)).toPass();
  await expect(modelButton(page, modelText.all)).toBeDisabled();
});

test("the smallest line of the list comes near when it is chosen, and the model is as before when it no longer is", async ({
  page,
}) => {
  await page.goto(`${gallery}?item=${station}&view=3d`);
  await expectModel(page);
  await openTools(page);
  const { items, parts } = dataOf(station);
  const volumes = items.map((line) => line.parts.reduce((sum, part) => sum + (parts[part]?.volume ?? 0), 0));
  const line = partLines(page).nth(volumes.indexOf(Math.min(...volumes)));
  /** From where the model is looked at, mm. */
  const distance = () => readLook(lookInAddress(page).join("_"))?.look.distance;
  await line.click();
  await expect.poll(distance).toBeLessThan(0.7 * cameraOf(station).distance);
  await line.click();
  await expect.poll(distance).toBe(Math.round(cameraOf(station).distance));
});

test("a known dimension is measured within 1 %", async ({ page }) => {
  // The panel is beside the model, which stays in its place.
  await page.setViewportSize({ width: 1000, height: 560 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await expectModel(page);
  await modelButton(page, modelText.views.elevation).click();
  await expect(modelButton(page, modelText.views.elevation)).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toHaveText(filled(modelText.seenFrom, { view: modelText.views.elevation }));
  await openTools(page);
  await modelButton(page, modelText.measure).click();
  await expect(said(page)).toHaveText(modelText.measureFrom);
  await space(page).click({ position: { x: 4, y: 4 } });
  await expect(said(page)).toHaveText(modelText.measureMissed);
  await expect.poll(() => lookInAddress(page).length).toBeGreaterThan(0);
  const look = readLook(lookInAddress(page).join("_"))?.look;
  expect(look).toBeDefined();
  const box = await space(page).boundingBox();
  // Near two corners of the first section's front: at the foot of the plinth, and at the top.
  for (const [corner, then] of [
    [[9, 30, 4], modelText.measureTo],
    [[4, 0, height - 4], / mm /],
  ] as const) {
    if (!look || !box) break;
    const [u, v] = projected(project(look, cameraOf(item), box.width, box.height, 2500).matrix, corner);
    await page.mouse.click(box.x + ((u + 1) / 2) * box.width, box.y + ((1 - v) / 2) * box.height);
    await expect(said(page)).toHaveText(then);
  }
  const measured = Number((await said(page).innerText()).replace(/ mm .*/, "").replace(",", ""));
  expect(Math.abs(measured / height - 1)).toBeLessThan(0.01);
});

test("a section is in the address, its cut is filled, and the model can be taken apart", async ({ page }) => {
  await countFrames(page);
  await page.goto(address);
  await expectModel(page);
  await openTools(page);
  await expectStill(page);
  const whole = await darkBox(page, ".model-space");
  expect(await blueShare(page)).toBeLessThan(0.001);
  await modelButton(page, modelText.across).click();
  await expect(modelButton(page, modelText.across)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => lookInAddress(page).at(-1)).toMatch(/^y-?\d+$/);
  const at = Number(lookInAddress(page).at(-1)?.slice(1));
  await expect(said(page)).toHaveText(filled(modelText.cut, { at, axis: modelText.across }));
  await expect.poll(() => blueShare(page)).toBeGreaterThan(0.005);
  const mailed = lookInAddress(page).at(-1);
  await page.getByLabel(modelText.position).press("ArrowRight");
  await expect.poll(() => lookInAddress(page).at(-1)).not.toBe(mailed);
  const cut = await blueShare(page);
  await modelButton(page, modelText.flip).click();
  await expect.poll(() => lookInAddress(page).at(-1)).toMatch(/^Y-?\d+$/);
  await expect(said(page)).toContainText(modelText.cutOther.replace(/^.*\}/, ""));
  await expect.poll(() => blueShare(page)).not.toBe(cut);
  await page.reload();
  await expectModel(page);
  await openTools(page);
  await expect(modelButton(page, modelText.across)).toHaveAttribute("aria-pressed", "true");
  await expect(modelButton(page, modelText.flip)).toHaveAttribute("aria-pressed", "true");
  // At the end nothing is cut, and nothing of the inside shows.
  await page.getByLabel(modelText.position).press("Home");
  await expectStill(page);
  expect(await blueShare(page)).toBe(0);
  await modelButton(page, modelText.none).click();
  await expect(said(page)).toHaveText(modelText.uncut);
  await expect.poll(() => blueShare(page)).toBeLessThan(0.001);
  const explode = page.getByLabel(modelText.explode);
  await explode.fill("60");
  await expect(said(page)).toHaveText(filled(modelText.apart, { percent: 60 }));
  await expect(async () => {
    const apart = await darkBox(page, ".model-space");
    expect(apart).not.toEqual(whole);
    // It is farther away, so that all of it is still seen.
    expect(apart.left).toBeGreaterThan(0);
    expect(apart.right - apart.left).toBeLessThan(1.1 * (whole.right - whole.left));
  }).toPass();
});

test("leaders end on a seen point of their parts, and there are none to what is cut away; a weight is that of the solids", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 560 });
  await countFrames(page);
  await page.goto(plateAddress);
  await expectModel(page);
  await openTools(page);
  await expect(page.locator(".model-balloon")).toHaveCount(2);
  await expectStill(page);
  expect(await expectLeadersOnParts(page)).toEqual(["1", "2"]);
  await page.getByLabel(modelText.explode).fill("60");
  await expectStill(page);
  expect(await expectLeadersOnParts(page)).toEqual(["1", "2"]);
  await page.getByLabel(modelText.explode).fill("0");
  await expect(said(page)).toHaveText(modelText.together);
  // The ring is 10 mm thick and has the beams on it.
  await modelButton(page, modelText.above).click();
  await page.getByLabel(modelText.position).fill("-5");
  await expectStill(page);
  expect(await expectLeadersOnParts(page)).toEqual(["2"]);
  await partLines(page).nth(1).click();
  const ring = dataOf(plate).parts.find(({ name }) => name === "support ring");
  const [mass, volume] = [ring?.mass ?? 0, 1000 * (ring?.volume ?? 0)].map((value) => Number(value.toPrecision(2)));
  await expect(said(page)).toContainText(filled(modelText.weight, { mass: mass ?? 0, volume: volume ?? 0 }));
});
