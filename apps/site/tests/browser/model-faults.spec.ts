import type { CDPSession } from "@playwright/test";
import { faults } from "./axe.ts";
import { expectShown, lightbox, shownPicture } from "./lightbox.ts";
import {
  countFrames,
  dataOf,
  expectModel,
  expectStill,
  frames,
  modelButton,
  modelText,
  openButton,
  openTools,
  partLines,
  said,
  small,
  smallAddress,
  smallViewport,
} from "./model-viewer.ts";
import { test } from "./shared-page.ts";
import { expect, test as ownPageTest } from "./site-test.ts";

test.use({ viewport: smallViewport });

test("without WebGL the picture, the parts list and the downloads are there, the model is not fetched, and this is said", async ({
  page,
}) => {
  // Where downloads are not folded.
  await page.setViewportSize({ width: 600, height: 560 });
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

test("a model that does not arrive, and graphics that stop, leave the picture, say so, and can be tried again", async ({
  page,
  errors,
}) => {
  errors.expect(/^console error: Failed to load resource/, /^failed request: .*\.glb/);
  await page.route("**/*.glb", (route) => route.abort("failed"));
  await page.goto(smallAddress);
  await expect(said(page)).toHaveText(modelText.failed);
  await expectShown(page, small.item);
  await openTools(page);
  await expect(partLines(page).first()).toBeVisible();
  await page.unroute("**/*.glb");
  await modelButton(page, modelText.retry).click();
  await expectModel(page);
  await page.evaluate(() =>
    document
      .querySelector<HTMLCanvasElement>(".model canvas")
      ?.getContext("webgl2")
      ?.getExtension("WEBGL_lose_context")
      ?.loseContext(),
  );
  await expect(said(page)).toHaveText(modelText.lost);
  await expect(page.locator(".model canvas")).toBeHidden();
  await expect(shownPicture(page)).toBeVisible();
  await modelButton(page, modelText.retry).click();
  await expectModel(page);
});

test("a viewer whose script does not arrive leaves the picture and the parts list, says so, and can be tried again", async ({
  page,
  errors,
}) => {
  errors.expect(/^console error: Failed to load resource/, /^failed request: .*ModelViewer.*\.js/);
  const script = "**/ModelViewer*.js";
  await page.route(script, (route) => route.abort("failed"));
  await page.goto(smallAddress);
  await expect(lightbox(page).getByText(modelText.failed)).toBeVisible();
  await expectShown(page, small.item);
  const lines = dataOf(small.item).items.map(({ description }) => description);
  await expect(lightbox(page).getByRole("list", { name: modelText.parts }).getByRole("listitem")).toHaveText(lines);
  await page.unroute(script);
  await lightbox(page).getByRole("button", { name: modelText.retry }).click();
  await expectModel(page);
});

/** How many objects of a kind are alive. */
async function alive(client: CDPSession, kind: string): Promise<number> {
  const { result } = await client.send("Runtime.evaluate", { expression: `${kind}.prototype` });
  const { objects } = await client.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
  const count = await client.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await client.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" });
  return count.result.value as number;
}

/** Opens the model and goes back to the picture so many times, without the pauses between commands of a test. */
async function openAndLeave(times: number): Promise<void> {
  const seen = (selector: string) =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const found = document.querySelector<HTMLElement>(selector);
        if (found) resolve(found);
        else requestAnimationFrame(look);
      };
      look();
    });
  for (let opening = 0; opening < times; opening++) {
    (await seen(".lightbox-model")).click();
    await seen(".model[data-ready=true]");
    (await seen(".model-bar button")).click();
  }
  await seen(".lightbox-model");
}

ownPageTest("twenty openings leave no object, node or listener behind, and no graphics", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto(`${small.gallery}?item=${small.item}`);
  await expectShown(page, small.item);
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const kinds = ["WebGL2RenderingContext", "HTMLElement", "ArrayBuffer", "Map", "Function", "Array"];
  async function left(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const kind of kinds) counts[kind] = await alive(client, kind);
    await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    for (const { name, value } of metrics) if (/^(?:Nodes|JSEventListeners)$/.test(name)) counts[name] = value;
    return counts;
  }
  await expect(openButton(page)).toBeVisible();
  await page.evaluate(openAndLeave, 3);
  // What was given up goes when the browser collects it, not all at once: its graphics some time after the rest.
  let early: Record<string, number> = {};
  await expect(async () => {
    const before = early;
    early = await left();
    expect(early["WebGL2RenderingContext"]).toBe(0);
    expect(early).toEqual(before);
  }).toPass({ timeout: 30_000 });
  await page.evaluate(openAndLeave, 17);
  await expect(async () => expect(await left()).toEqual(early)).toPass({ timeout: 30_000 });
});

test("axe finds nothing in both themes, targets have 44 px, and with reduced motion views change at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countFrames(page);
  await page.goto(smallAddress);
  await expectModel(page);
  for (const [width, height, theme] of [
    [970, 560, "light"],
    [390, 640, "dark"],
    [390, 640, "light"],
    [970, 560, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height });
    // What the button in the bar does, which the lightbox covers.
    await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
    await openTools(page);
    await partLines(page).first().click();
    await expectStill(page);
    expect(await faults(page, ".lightbox"), `${width} ${theme}`).toEqual([]);
    const targets = lightbox(page).locator("button:visible:not(.model-balloon)");
    for (const box of await Promise.all((await targets.all()).map((target) => target.boundingBox())))
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
  }
  const { asked } = await frames(page);
  await modelButton(page, modelText.views.plan).click();
  await expect(modelButton(page, modelText.views.plan)).toHaveAttribute("aria-pressed", "true");
  await expectStill(page);
  expect((await frames(page)).asked - asked).toBeLessThanOrEqual(3);
});
