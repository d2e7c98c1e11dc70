import { faults } from "./axe.ts";
import { expectShown, lightbox, shownPicture } from "./lightbox.ts";
import {
  countFrames,
  expectModel,
  expectStill,
  frames,
  modelButton,
  modelText,
  openButton,
  openTools,
  partLines,
  patience,
  said,
  small,
  smallAddress,
} from "./model-viewer.ts";
import { themeButton } from "./page-parts.ts";
import { expect, test } from "./site-test.ts";

test.use({ viewport: { width: 1000, height: 720 } });
test.describe.configure(patience);

test("without WebGL the picture, the parts list and the downloads are there, the model is not fetched, and this is said", async ({
  page,
}) => {
  const models: string[] = [];
  page.on("request", (request) => void (request.url().endsWith(".glb") && models.push(request.url())));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(smallAddress);
  await expect(said(page)).toHaveText(modelText.unsupported);
  await expectShown(page, small.item);
  await openTools(page);
  await expect(partLines(page).first()).toBeVisible();
  await expect(lightbox(page).locator("a[download$='-step.zip']")).toBeVisible();
  expect(models).toEqual([]);
});

test("a model that does not arrive leaves the picture, says so, and can be tried again", async ({ page, errors }) => {
  errors.expect(/^console error: Failed to load resource/, /^failed request: .*\.glb/);
  await page.route("**/*.glb", (route) => route.abort("failed"));
  await page.goto(smallAddress);
  await expect(said(page)).toHaveText(modelText.failed);
  await expectShown(page, small.item);
  await expect(partLines(page).first()).toBeVisible();
  await page.unroute("**/*.glb");
  await modelButton(page, modelText.retry).click();
  await expectModel(page);
});

test("graphics that stop leave the picture, say so, and can be started again", async ({ page }) => {
  await page.goto(smallAddress);
  await expectModel(page);
  const stop = () =>
    page.evaluate(() =>
      document
        .querySelector<HTMLCanvasElement>(".model canvas")
        ?.getContext("webgl2")
        ?.getExtension("WEBGL_lose_context")
        ?.loseContext(),
    );
  await stop();
  await expect(said(page)).toHaveText(modelText.lost);
  await expect(page.locator(".model canvas")).toBeHidden();
  await expect(shownPicture(page)).toBeVisible();
  await modelButton(page, modelText.retry).click();
  await expectModel(page);
});

test("twenty openings give their memory and their graphics back", async ({ page }) => {
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(globalThis, { contexts });
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...parameters: unknown[]) {
      const context = Reflect.apply(get, this, parameters) as RenderingContext | null;
      if (context instanceof WebGL2RenderingContext && !contexts.includes(context)) contexts.push(context);
      return context;
    } as typeof get;
  });
  await page.setViewportSize({ width: 600, height: 640 });
  await page.goto(`${small.gallery}?item=${small.item}`);
  await expectShown(page, small.item);
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return (await client.send("Runtime.getHeapUsage")).usedSize;
  };
  const sizes: number[] = [];
  for (let opening = 0; opening < 20; opening++) {
    await openButton(page).click();
    await expectModel(page);
    await modelButton(page, modelText.leave).click();
    await expect(openButton(page)).toBeVisible();
    if (opening === 4 || opening === 19) sizes.push(await heap());
  }
  const alive = await page.evaluate(() => {
    const { contexts } = globalThis as unknown as { contexts: WebGL2RenderingContext[] };
    return [contexts.length, contexts.filter((context) => !context.isContextLost()).length];
  });
  expect(alive).toEqual([20, 0]);
  expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBeLessThan(3_000_000);
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing, targets have 44 px, and with reduced motion views change at once, ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await countFrames(page);
    await page.goto(small.gallery);
    if (theme === "dark") await themeButton(page).click();
    await page.goto(smallAddress);
    await expectModel(page);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expectStill(page);
      await openTools(page);
      await partLines(page).first().click();
      expect(await faults(page, ".lightbox")).toEqual([]);
      const targets = lightbox(page).locator("button:visible:not(.model-balloon)");
      for (const box of await Promise.all((await targets.all()).map((target) => target.boundingBox())))
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
    }
    await expectStill(page);
    const { asked } = await frames(page);
    await modelButton(page, modelText.views.plan).click();
    await expect(modelButton(page, modelText.views.plan)).toHaveAttribute("aria-pressed", "true");
    await expectStill(page);
    expect((await frames(page)).asked - asked).toBeLessThanOrEqual(3);
  });
}
