import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { words } from "../spec-pages.ts";
import { lightbox } from "./lightbox.ts";
import { expect } from "./site-test.ts";
import type { PartsData } from "../../components/model-viewer/parts-data.ts";

/** A model with a known height, in mm on its drawing, and a small one, which is drawn quickly without a graphics card. */
export const [gallery, item, height] = ["/showcase", "motor-control-center", 2250] as const;
export const small = { gallery: "/showcase/showcolumninternals", item: "feed-device" };
/** A small model with a line of four parts. */
export const plate = "packing-support-plate";
export const plateAddress = `${small.gallery}?item=${plate}&view=3d`;
/** Frames are drawn in software, and cost by the pixel. */
export const smallViewport = { width: 400, height: 380 };
export const address = `${gallery}?item=${item}&view=3d`;
export const smallAddress = `${small.gallery}?item=${small.item}&view=3d`;
export const dataOf = (name: string) =>
  JSON.parse(readFileSync(`apps/site/public/pictures/${name}-glb/parts.json`, "utf8")) as PartsData;
export const cameraOf = (name: string) => dataOf(name).camera;

const { plan = "", elevation = "", right = "", oblique = "" } = words.pictures.views;
/** A text with its {placeholders} filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
export const modelText = { ...words.pictures.model, views: { plan, elevation, right, oblique } };
export const model = (page: Page) => lightbox(page).locator("section.model");
export const space = (page: Page) => model(page).getByRole("application");
export const said = (page: Page) => model(page).getByRole("status");
export const modelButton = (page: Page, name: string) => model(page).getByRole("button", { name, exact: true });
export const openButton = (page: Page) => lightbox(page).getByRole("button", { name: modelText.open });
/** The lines of the parts list. */
export const partLines = (page: Page) => model(page).locator(".model-part[data-number]");

/** Waits until the model is on the screen. */
export const expectModel = (page: Page) => expect(model(page)).toHaveAttribute("data-ready", "true");

/** Opens the tools and the parts list, which are closed where they would cover the picture. */
export async function openTools(page: Page): Promise<void> {
  const panel = model(page).locator("details");
  if ((await panel.getAttribute("open")) === null) await panel.getByText(modelText.tools).click();
  await expect(panel).toHaveAttribute("open");
}

/** What a page has drawn, the frames that it asked for, and how many frames or pictures have not come yet. */
interface Frames {
  readonly drawn: number;
  readonly asked: number;
  readonly pending: number;
}

/** Counts what is drawn and which frames are asked for, from the next document on. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { drawn: 0, asked: 0, pending: 0 };
    Object.assign(globalThis, { counts });
    const graphics = WebGL2RenderingContext.prototype;
    const { drawElementsInstanced, fenceSync, deleteSync } = graphics;
    graphics.drawElementsInstanced = function (...parameters) {
      counts.drawn += 1;
      drawElementsInstanced.apply(this, parameters);
    };
    // The viewer sets one behind each picture, and takes it away when the picture is on the screen.
    graphics.fenceSync = function (...parameters) {
      counts.pending += 1;
      return fenceSync.apply(this, parameters);
    };
    graphics.deleteSync = function (...parameters) {
      counts.pending -= 1;
      deleteSync.apply(this, parameters);
    };
    const ask = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) => {
      counts.asked += 1;
      counts.pending += 1;
      return ask((time) => {
        counts.pending -= 1;
        callback(time);
      });
    };
  });
}
export const frames = (page: Page) => page.evaluate(() => (globalThis as unknown as { counts: Frames }).counts);

/**
 * Waits until the viewer is at rest: nothing is on its way, and its own timers, which are shorter than this one and so
 * come before it however busy the machine is, have drawn nothing.
 */
export const expectStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { counts } = globalThis as unknown as { counts: Frames };
        let before = NaN;
        const look = () => {
          if (counts.pending === 0 && counts.drawn + counts.asked === before) return resolve();
          before = counts.drawn + counts.asked;
          setTimeout(look, 400);
        };
        look();
      }),
  );

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function withoutMarks(page: Page, selector: string): Promise<Sharp> {
  const show = (visibility: string) =>
    page.evaluate((visibility) => {
      for (const mark of document.querySelectorAll<HTMLElement>(".model-marks, .model-panel, .model-said"))
        mark.style.visibility = visibility;
    }, visibility);
  await show("hidden");
  const screenshot = sharp(await lightbox(page).locator(selector).first().screenshot());
  await show("");
  return screenshot;
}

/** The share of the model's space that has the blue of cut faces. */
export async function blueShare(page: Page): Promise<number> {
  const screenshot = await withoutMarks(page, ".model-space");
  const { data, info } = await screenshot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let index = 0; index < data.length; index += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3);
    if (Math.hypot(r - 36, g - 118, b - 196) < 24) blue += 1;
  }
  return blue / (info.width * info.height);
}

/** The box around everything that is darker than a gray, in CSS pixels within the picture's or model's space. */
export async function darkBox(page: Page, selector: string, darker = 130): Promise<Box> {
  const { data, info } = await (
    await withoutMarks(page, selector)
  )
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (const [index, gray] of data.entries()) {
    if (gray >= darker) continue;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

interface Grays {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The picture or the model as it is seen, in grays, without what lies on it. */
export async function grays(page: Page, selector: string): Promise<Grays> {
  const screenshot = (await withoutMarks(page, selector)).grayscale();
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** By how many pixels one half of a screenshot has to be moved to be most like the other screenshot. */
export function shiftBetween(a: Grays, b: Grays, half: "left" | "right"): { x: number; y: number } {
  const most = 5;
  const { width, height } = a;
  expect([b.width, b.height]).toEqual([width, height]);
  const [from, to] = half === "left" ? [most, width / 2] : [width / 2, width - most];
  const difference = (dx: number, dy: number): number => {
    let sum = 0;
    for (let y = most; y < height - most; y += 2)
      for (let x = Math.round(from); x < to; x += 2)
        sum += Math.abs((a.data[y * width + x] ?? 0) - (b.data[(y + dy) * width + x + dx] ?? 0));
    return sum;
  };
  const steps = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
  const shifts = steps.flatMap((x) => steps.map((y) => ({ x, y, difference: difference(x, y) })));
  return shifts.reduce((best, shift) => (shift.difference < best.difference ? shift : best));
}

/** The look in the address: bearing and height in degrees, distance and aim in mm, projection, section. */
export const lookInAddress = (page: Page) => new URL(page.url()).searchParams.get("look")?.split("_") ?? [];
