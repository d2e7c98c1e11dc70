import type { Browser } from "@playwright/test";

/** How many bytes of script a page fetches until it has come to rest, as they travel. */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  let sum = 0;
  page.on("response", (answer) => {
    if (new URL(answer.url()).pathname.endsWith(".js")) sum += Number(answer.headers()["content-length"]);
  });
  await page.goto(url);
  await page.waitForTimeout(3000);
  await page.close();
  return sum;
}
