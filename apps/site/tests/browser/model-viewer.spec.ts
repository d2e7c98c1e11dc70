import { expectShown, itemInAddress, lightbox } from "./lightbox.ts";
import {
  cameraOf,
  darkBox,
  countFrames,
  expectModel,
  expectStill,
  frames,
  gallery,
  grays,
  item,
  lookInAddress,
  model,
  modelButton,
  modelText,
  openButton,
  openTools,
  said,
  shiftBetween,
  small,
  partLines,
  plate,
  smallAddress,
  smallViewport,
  space,
} from "./model-viewer.ts";
import { touch } from "./picture-views.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

test.use({ viewport: smallViewport });

test("nothing of a model is fetched before its button is near, and the picture turns into it without a jump", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 720 });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${gallery}?item=${item}`);
  await expectShown(page, item);
  await page.waitForLoadState("networkidle");
  const ofModel = () => requests.filter((path) => /\.glb$|parts\.json$|three-stage|ModelViewer/.test(path));
  expect(ofModel()).toEqual([]);
  const picture = await grays(page, ".yarl__slide_current .lightbox-space");
  const length = await page.evaluate(() => history.length);
  await openButton(page).click();
  await expectModel(page);
  await expect(space(page)).toBeFocused();
  await expect(said(page)).toHaveText(modelText.ready);
  await openTools(page);
  await modelButton(page, modelText.edges).click();
  // The model makes room for the open panel, and returns.
  await model(page).getByText(modelText.tools).click();
  await expect(async () => {
    const turned = await grays(page, ".model-space");
    for (const half of ["left", "right"] as const) {
      const { x, y } = shiftBetween(picture, turned, half);
      expect(Math.max(Math.abs(x), Math.abs(y)), `${half} half: ${x}, ${y}`).toBeLessThanOrEqual(1);
    }
  }).toPass();
  expect(new URL(page.url()).searchParams.get("view")).toBe("3d");
  expect(ofModel().filter((path) => path.endsWith(".glb"))).toEqual([`/pictures/${item}-glb/${item}.glb`]);
  // Leaving gives the picture back, and Back closes the lightbox, as from any other view.
  await modelButton(page, modelText.leave).click();
  await expect(model(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expectShown(page, item);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("the open panel covers nothing of the model, and leaves no trace in the address", async ({ page }) => {
  await page.setViewportSize({ width: 970, height: 560 });
  await page.goto(smallAddress);
  await expectModel(page);
  await openTools(page);
  const [room, panel] = [await space(page).boundingBox(), await model(page).locator("details").boundingBox()];
  const free = () => darkBox(page, ".model-space").then(({ right }) => (panel?.x ?? 0) - (room?.x ?? 0) - right);
  await expect.poll(free).toBeGreaterThan(0);
  await modelButton(page, modelText.views.plan).click();
  await expect.poll(free).toBeGreaterThan(0);
  await expect(modelButton(page, modelText.views.plan)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => lookInAddress(page).slice(0, 2)).toEqual(["-90.0", "90.0"]);
  // Whoever opens the address has the same view, with room for an own panel.
  const [opened, again] = [page.url(), await page.context().newPage()];
  await again.setViewportSize({ width: 970, height: 560 });
  await again.goto(opened);
  await expectModel(again);
  await openTools(again);
  await expect(modelButton(again, modelText.views.plan)).toHaveAttribute("aria-pressed", "true");
  expect(again.url()).toBe(opened);
  await again.close();
  await modelButton(page, modelText.views.oblique).click();
  await expect(modelButton(page, modelText.views.oblique)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => lookInAddress(page)[2]).toBe(String(Math.round(cameraOf(small.item).distance)));
});

test("the model turns by mouse, wheel and keys, and by them only; at rest nothing is drawn", async ({ page }) => {
  const { away } = cameraOf(small.item);
  const degree = 180 / Math.PI;
  const first = { bearing: Math.atan2(away[1], away[0]) * degree, height: Math.asin(away[2]) * degree };
  await countFrames(page);
  await page.goto(smallAddress);
  await expectModel(page);
  await expectStill(page);
  const still = await frames(page);
  await page.waitForTimeout(1000);
  expect(await frames(page)).toEqual(still);

  const { x = 0, y = 0, width = 0, height = 0 } = (await space(page).boundingBox()) ?? {};
  const [middle, level] = [x + width / 2, y + height / 2];
  type Look = [bearing: number, height: number, distance: number, ...aim: number[]];
  /** Changes the look. The address follows when the model has come to rest. */
  const act = async (change: () => Promise<void>, check: (look: Look) => void) => {
    await change();
    await expect(() => check(lookInAddress(page).map(Number) as Look)).toPass({ intervals: [100] });
    return lookInAddress(page).map(Number) as Look;
  };
  const drag = async (button: "left" | "right", dx: number, dy: number) => {
    await page.mouse.move(middle, level);
    await page.mouse.down({ button });
    await page.mouse.move(middle + dx, level + dy, { steps: 3 });
    await page.mouse.up({ button });
  };
  const [bearing, upwards, distance, ...aim] = await act(
    () => drag("left", 100, 40),
    (look) => {
      expect(look[0]).toBeCloseTo(first.bearing - 0.7 * degree, 0);
      expect(look[1]).toBeCloseTo(first.height + 0.28 * degree, 0);
    },
  );
  await act(
    () => drag("right", 60, 0),
    (look) => {
      expect(look.slice(0, 3)).toEqual([bearing, upwards, distance]);
      expect(look.slice(3, 6)).not.toEqual(aim);
    },
  );
  const near = await act(
    () => page.mouse.wheel(0, -100),
    (look) => expect(look[2]).toBeLessThan(0.9 * distance),
  );
  await space(page).focus();
  await act(
    async () => {
      for (const name of ["ArrowRight", "ArrowDown", "+"]) await page.keyboard.press(name);
    },
    (look) => {
      expect(look[0]).toBeCloseTo(near[0] - 0.12 * degree, 0);
      expect(look[1]).toBeCloseTo(near[1] - 0.12 * degree, 0);
      expect(look[2]).toBeCloseTo(near[2] / 1.15, -1);
    },
  );
  await act(
    () => page.keyboard.press("Home"),
    (look) => expect(look[0]).toBeCloseTo(first.bearing, 0),
  );
  expect(itemInAddress(page)).toBe(small.item);
  await expect(modelButton(page, modelText.views.oblique)).toHaveAttribute("aria-pressed", "true");

  for (const [name, direction] of [
    ["plan", ["-90.0", "90.0"]],
    ["elevation", ["-90.0", "0.0"]],
    ["right", ["0.0", "0.0"]],
  ] as const) {
    await modelButton(page, modelText.views[name]).click();
    await expect.poll(() => lookInAddress(page).slice(0, 2)).toEqual(direction);
    await expect(modelButton(page, modelText.views[name])).toHaveAttribute("aria-pressed", "true");
    await expect(modelButton(page, modelText.views.oblique)).toHaveAttribute("aria-pressed", "false");
  }
  // The look can be mailed, and the model is the topmost thing that Escape closes.
  const mailed = page.url();
  await page.goto("about:blank");
  await page.goto(mailed);
  await expectModel(page);
  expect(page.url()).toBe(mailed);
  await expect(modelButton(page, modelText.views.right)).toHaveAttribute("aria-pressed", "true");
  await openTools(page);
  const full = modelButton(page, modelText.fullScreen);
  await full.click();
  await expect(full).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(full).toHaveAttribute("aria-pressed", "false");
  await expect(model(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(small.gallery);
});

test("one finger turns the model, two zoom it; on a phone the open panel leaves the model in sight", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 700 },
    baseURL: site.url,
  });
  const page = await context.newPage();
  await page.goto(`${small.gallery}?item=${plate}`);
  await expectShown(page, plate);
  const picture = await lightbox(page).locator(".yarl__slide_current .lightbox-space").boundingBox();
  await openButton(page).click();
  await expectModel(page);
  const place = await space(page).boundingBox();
  for (const side of ["x", "y", "width", "height"] as const) expect(place?.[side]).toBeCloseTo(picture?.[side] ?? 0, 0);
  await openTools(page);
  const panel = (await model(page).locator("details").boundingBox()) ?? { y: 0, height: 0 };
  await expect.poll(async () => (await space(page).boundingBox())?.height).toBeLessThan(0.6 * 700);
  const seen = (await space(page).boundingBox()) ?? { y: 0, height: 0 };
  expect(seen.y + seen.height).toBeLessThanOrEqual(panel.y);
  expect(Math.min(seen.height, panel.height)).toBeGreaterThan(140);
  // The whole model is above the panel, and no line is cut off.
  await expect(async () => {
    const box = await darkBox(page, ".model-space");
    expect(box.top).toBeGreaterThan(4);
    expect(box.bottom).toBeLessThan(seen.height - 4);
    expect(box.bottom - box.top).toBeGreaterThan(60);
  }).toPass();
  const line = partLines(page).first();
  await line.scrollIntoViewIfNeeded();
  await expect(line.getByText("× 4")).toBeInViewport({ ratio: 1 });
  expect(await line.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
  await page.getByText(modelText.tools).click();
  await expect.poll(async () => (await space(page).boundingBox())?.height).toBeGreaterThan(seen.height);
  const { x = 0, y = 0, width = 0, height = 0 } = (await space(page).boundingBox()) ?? {};
  const at = (dx: number, dy: number) => ({ x: x + width / 2 + dx, y: y + height / 2 + dy });
  await touch(page, [[at(-40, 0)], [at(0, 0)], [at(40, 0)], []]);
  await expect.poll(() => Number(lookInAddress(page)[0] ?? 999)).toBeLessThan(cameraOf(plate).bearing - 20);
  const distance = Number(lookInAddress(page)[2]);
  await touch(page, [[at(-20, 0), at(20, 0)], [at(-40, 0), at(40, 0)], [at(-60, 0), at(60, 0)], []]);
  await expect.poll(() => Number(lookInAddress(page)[2])).toBeLessThan(0.6 * distance);
  await context.close();
});
