import { readdirSync } from "node:fs";
import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { limitsOf } from "../../../../studio/browser-models/limits.ts";
import { lightbox } from "./lightbox.ts";
import { model, modelText, small, smallViewport } from "./model-viewer.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

test.use({ viewport: smallViewport });

test("a service page and a tile of a gallery lead to their model, and Back from there to the page", async ({
  page,
}) => {
  for (const path of ["/services/modeling", small.gallery]) {
    await page.goto(path);
    await page.getByRole("link", { name: modelText.open }).first().click();
    await expect(model(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get("view")).toBe("3d");
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});

test("without JavaScript the link says that it leads to the file, which turning needs scripts for", async ({
  browser,
  site,
}) => {
  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(small.gallery);
  const link = page.getByRole("link", { name: modelText.open }).first();
  await expect(link).toHaveText(modelText.open);
  const note = link.locator("xpath=following-sibling::noscript[1]");
  expect((await note.textContent())?.trim()).toBe(modelText.needsScript);
  // The text itself: Playwright takes the element for one that is never rendered.
  const { width } = await note.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
  expect(width).toBeGreaterThan(100);
  expect(await link.getAttribute("href")).toMatch(/\.glb$/);
});

/** What the server sends of a file: its bytes as they are, and how they are encoded. */
const sent = (url: string) =>
  new Promise<{ bytes: number; encoding: string | undefined; head: string }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const encoding = response.headers["content-encoding"];
        const head = (encoding === "br" ? brotliDecompressSync(body) : body).toString("latin1", 0, 4);
        resolve({ bytes: body.length, encoding, head });
      });
    }).on("error", reject);
  });

test("each model is sent in brotli with at most 150 kB, a whole plant with 400 kB", async ({ site }) => {
  const names = readdirSync("build/client/pictures").filter((name) => name.endsWith("-glb"));
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const id = name.slice(0, -4);
    const { bytes, encoding, head } = await sent(`${site.url}/pictures/${name}/${id}.glb`);
    expect([encoding, head], name).toEqual(["br", "glTF"]);
    expect(bytes, name).toBeLessThanOrEqual(limitsOf(id).bytes);
  }
});
