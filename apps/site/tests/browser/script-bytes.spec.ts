import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pictureLinks } from "./lightbox.ts";
import { expect, test } from "./site-test.ts";

/** The transferred bytes of each script file that a page fetches from now on. */
function fetchedScripts(page: Page): ReadonlyMap<string, number> {
  const files = new Map<string, number>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) files.set(pathname, Number(response.headers()["content-length"]));
  });
  return files;
}

/** Bytes of script after brotli: each inline script, and the files. JSON does not count. */
async function scriptBytes(page: Page, files: ReadonlyMap<string, number>): Promise<number> {
  const inline = await page.locator("script:not([src]):not([type*=json])").allTextContents();
  const sizes = [...inline.map((text) => brotliCompressSync(text).length), ...files.values()];
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Acts like a visitor who reads to the end. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
}

for (const [kind, path, maxBytes] of [
  ["a page of text", "/about/softwaretools", 3_000],
  ["the page of an experience profile", "/services/autoprofile", 3_000],
  ["the contact page", "/contact", 6_000],
  ["a gallery without a hovered picture", "/showcase", 4_000],
] as const) {
  test(`${kind} has at most ${maxBytes / 1000} kB of scripts`, async ({ page }) => {
    const files = fetchedScripts(page);
    await page.goto(path);
    if (path !== "/showcase") await readToTheEnd(page);
    await page.waitForLoadState("networkidle");
    const bytes = await scriptBytes(page, files);
    console.log(`${String(bytes).padStart(7)} ${path}`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
}

test("React is loaded when a picture is hovered", async ({ page }) => {
  const files = fetchedScripts(page);
  const hasReact = () => [...files.keys()].some((name) => name.includes("/react-"));
  await page.goto("/showcase");
  await page.waitForLoadState("networkidle");
  expect(hasReact()).toBe(false);
  await pictureLinks(page).first().hover();
  await expect.poll(hasReact).toBe(true);
});
