import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pictureLinks } from "./lightbox.ts";
import { expect, test } from "./site-test.ts";

/** The script files that a page has fetched so far, by their bytes as they travel. */
function fetchedScripts(page: Page): ReadonlyMap<string, number> {
  const files = new Map<string, number>();
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith(".js")) files.set(pathname, Number(answer.headers()["content-length"]));
  });
  return files;
}

/** Bytes of script in brotli: what stands in the document, each by itself, and the files. Data are no script. */
async function scriptBytes(page: Page, files: ReadonlyMap<string, number>): Promise<number> {
  const inline = await page.locator("script:not([src]):not([type*=json])").allTextContents();
  const sizes = [...inline.map((text) => brotliCompressSync(text).length), ...files.values()];
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** As a visitor does who reads to the end. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
}

for (const [kind, path, most] of [
  ["a page of text", "/about/softwaretools", 6_000],
  ["the page of an experience profile", "/services/autoprofile", 6_000],
  ["the contact page", "/contact", 75_000],
  ["a gallery of which no picture is pointed at", "/showcase", 6_000],
] as const) {
  test(`the scripts of ${kind} are at most ${most / 1000} kB`, async ({ page }) => {
    const files = fetchedScripts(page);
    await page.goto(path);
    if (path !== "/showcase") await readToTheEnd(page);
    await page.waitForLoadState("networkidle");
    const bytes = await scriptBytes(page, files);
    console.log(`${String(bytes).padStart(7)} ${path}`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(most);
  });
}

test("React comes when a picture is pointed at", async ({ page }) => {
  const files = fetchedScripts(page);
  const hasReact = () => [...files.keys()].some((name) => name.includes("/react-"));
  await page.goto("/showcase");
  await page.waitForLoadState("networkidle");
  expect(hasReact()).toBe(false);
  await pictureLinks(page).first().hover();
  await expect.poll(hasReact).toBe(true);
});
