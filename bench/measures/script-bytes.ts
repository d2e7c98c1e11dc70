import type { Browser, Page } from "@playwright/test";

/** The transferred bytes of each script that a page fetches from now on. */
export function scriptFilesOf(page: Page): ReadonlyMap<string, number> {
  // Counted by name, because a prefetched file is taken from the browser's cache later.
  const files = new Map<string, number>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) files.set(pathname, Number(response.headers()["content-length"]));
  });
  return files;
}

export const bytesInAll = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0);

/** The transferred bytes of scripts of a page that is only read. */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const files = scriptFilesOf(page);
  await page.goto(url);
  await page.mouse.move(200, 400);
  await page.waitForTimeout(3000);
  await page.close();
  return bytesInAll(files);
}
