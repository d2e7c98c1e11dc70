import type { Browser, Page } from "@playwright/test";

/** The bytes of each script that a page fetches from now on, as they travel. */
export function scriptFilesOf(page: Page): ReadonlyMap<string, number> {
  // By their name: what has been fetched ahead is taken out of the browser's cache later.
  const files = new Map<string, number>();
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith(".js")) files.set(pathname, Number(answer.headers()["content-length"]));
  });
  return files;
}

export const bytesInAll = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0);

/** How many bytes of script files a page fetches that is read and not used, as they travel. */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const files = scriptFilesOf(page);
  await page.goto(url);
  await page.mouse.move(200, 400);
  await page.waitForTimeout(3000);
  await page.close();
  return bytesInAll(files);
}
