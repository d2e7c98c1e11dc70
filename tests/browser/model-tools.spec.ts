import { project } from "../../site/components/model-stage/camera.ts";
import { projected } from "../../site/components/model-stage/vectors.ts";
import { readLook } from "../../site/components/model-viewer/looks-in-address.ts";
import {
  address,
  blueShare,
  cameraOf,
  darkBox,
  expectModel,
  height,
  item,
  lookInAddress,
  modelButton,
  modelText,
  openTools,
  partLines,
  patience,
  said,
  space,
} from "./model-viewer.ts";
import { expect, test } from "./site-test.ts";

test.use({ viewport: { width: 1000, height: 720 } });
test.describe.configure(patience);

test("a line of the parts list or a balloon stands alone, and hidden parts are away", async ({ page }) => {
  await page.goto(address);
  await expectModel(page);
  await openTools(page);
  const whole = await darkBox(page, ".model-space");
  const line = partLines(page).last();
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toHaveText(
    modelText.alone.replace("{parts}", await line.locator("span").first().innerText()),
  );
  await expect(async () => {
    const alone = await darkBox(page, ".model-space", 90);
    expect(alone.right - alone.left).toBeLessThan(0.6 * (whole.right - whole.left));
  }).toPass();
  const count = await partLines(page).count();
  await page
    .locator(".model-balloon")
    .nth(count - 1)
    .click();
  await expect(line).toHaveAttribute("aria-pressed", "false");
  await expect(said(page)).toHaveText(modelText.everything);
  await page.locator(".model-balloon").first().click();
  await expect(partLines(page).first()).toHaveAttribute("aria-pressed", "true");
  await modelButton(page, modelText.hide).click();
  await expect(said(page)).toHaveText(modelText.hidden);
  await expect(async () => {
    const rest = await darkBox(page, ".model-space");
    expect(Math.abs(rest.left - whole.left) + Math.abs(rest.right - whole.right)).toBeGreaterThan(30);
  }).toPass();
  await modelButton(page, modelText.all).click();
  await expect(async () => expect(await darkBox(page, ".model-space")).toEqual(whole)).toPass();
  await expect(modelButton(page, modelText.all)).toBeDisabled();
});

test("a known dimension is measured within 1 %", async ({ page }) => {
  await page.goto(address);
  await expectModel(page);
  await modelButton(page, modelText.views.elevation).click();
  await expect(modelButton(page, modelText.views.elevation)).toHaveAttribute("aria-pressed", "true");
  await openTools(page);
  await modelButton(page, modelText.measure).click();
  await expect(said(page)).toHaveText(modelText.measureFrom);
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
  await page.goto(address);
  await expectModel(page);
  await openTools(page);
  const whole = await darkBox(page, ".model-space");
  expect(await blueShare(page)).toBeLessThan(0.001);
  await modelButton(page, modelText.across).click();
  await expect(modelButton(page, modelText.across)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => lookInAddress(page).at(-1)).toMatch(/^y-?\d+$/);
  await expect.poll(() => blueShare(page)).toBeGreaterThan(0.005);
  const mailed = lookInAddress(page).at(-1);
  await page.getByLabel(modelText.position).press("ArrowRight");
  await expect.poll(() => lookInAddress(page).at(-1)).not.toBe(mailed);
  await page.reload();
  await expectModel(page);
  await openTools(page);
  await expect(modelButton(page, modelText.across)).toHaveAttribute("aria-pressed", "true");
  await modelButton(page, modelText.none).click();
  await expect.poll(() => blueShare(page)).toBeLessThan(0.001);
  const explode = page.getByLabel(modelText.explode);
  await explode.fill("60");
  await expect(async () => {
    const apart = await darkBox(page, ".model-space");
    expect(apart.right - apart.left).toBeGreaterThan(1.1 * (whole.right - whole.left));
  }).toPass();
});
