import type { Browser } from "@playwright/test";

/** How many bytes of script a page fetches until React has started, as they travel. */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  // By their name: what has been fetched ahead is taken out of the browser's cache later.
  const files = new Map<string, number>();
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith(".js")) files.set(pathname, Number(answer.headers()["content-length"]));
  });
  await page.goto(url);
  await page.mouse.move(200, 400);
  await page.waitForTimeout(3000);
  await page.close();
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}
