import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";

export const widths = [390, 820, 1440, 1920] as const;
export const themes = ["light", "dark"] as const;

export interface Screenshot {
  readonly path: string;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
  readonly file: string;
}

interface Order {
  browser: Browser;
  site: string;
  folder: string;
  theme: Screenshot["theme"];
  forcedColors: boolean;
  paths: readonly string[];
}

/** Takes full-page screenshots of each page in each width, with all its pictures. */
export async function takeScreenshots({
  browser,
  site,
  folder,
  theme,
  forcedColors,
  paths,
}: Order): Promise<Screenshot[]> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    colorScheme: theme,
    forcedColors: forcedColors ? "active" : "none",
  });
  await context.addInitScript((dark_mode) => {
    localStorage.setItem("persist:root", JSON.stringify({ theme: JSON.stringify({ dark_mode }) }));
  }, theme === "dark");
  const page = await context.newPage();
  const taken: Screenshot[] = [];
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: "networkidle" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.evaluate(loadPictures);
      // The window is as high as the page, as painting outside the window is not guaranteed.
      await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
      const file = join(folder, `${nameOf(path)}-${width}-${theme}.png`);
      await writeFile(file, await paintedScreenshot(page));
      taken.push({ path, width, theme, file });
    }
  }
  await context.close();
  return taken;
}

/** Loads lazy pictures too. Runs in the page. */
async function loadPictures(): Promise<void> {
  const shown = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of shown) picture.loading = "eager";
  await Promise.allSettled(shown.map((picture) => picture.decode()));
}

/** A busy browser may return a partly painted screenshot, so repeat until two in succession are equal. */
async function paintedScreenshot(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ timeout: 0 });
  let [before, after] = [await take(), await take()];
  while (!after.equals(before)) [before, after] = [after, await take()];
  return after;
}

const nameOf = (path: string) => path.slice(1).replaceAll("/", "-") || "home";
