import type { BrowserContext, Page } from "@playwright/test";
import { readToTheEnd } from "./read-to-the-end.ts";
import { test } from "./shared-page.ts";
import { expect, test as ownPageTest } from "./site-test.ts";
import { storeBeforehand, stored } from "./stored-settings.ts";
import { specPages } from "../spec-pages.ts";

const galleries = specPages.map(({ path }) => path).filter((path) => path.startsWith("/showcase"));
const pagesWithFigures = ["/", "/about", "/services", "/services/modular", "/products"];
const servicePages = ["detailengineering", "modeling", "modular", "software"].map((name) => `/services/${name}`);
const productPages = ["columninternals", "controlpanels"].map((name) => `/products/${name}`);

type Sizes = Map<string, Promise<number>>;
const sizesByContext = new WeakMap<BrowserContext, Sizes>();

/** Bytes transferred by file since the context was opened, because cached files are not transferred again. */
function transferred(context: BrowserContext): Sizes {
  const known = sizesByContext.get(context);
  if (known) return known;
  const sizes: Sizes = new Map();
  sizesByContext.set(context, sizes);
  context.on("requestfinished", (request) => {
    if (!request.url().includes("/pictures/") || sizes.has(request.url())) return;
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return sizes;
}

const maxPictureBytes = 60_000;

for (const [width, deviceScaleFactor] of [
  [390, 2],
  [1440, 1],
] as const) {
  test.describe(`at ${width} px and device scale factor ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    for (const path of [...galleries, ...pagesWithFigures]) {
      test(`each picture of ${path} is small in bytes, fits the layout and is sharp`, async ({ page, context }) => {
        const sizes = transferred(context);
        await page.goto(path);
        for (const { file, natural, shown, sizesAttribute } of await readToTheEnd(page)) {
          expect(natural, file).toBeGreaterThan(0);
          await expect.poll(() => sizes.get(file), file).toBeGreaterThan(0);
          expect(await sizes.get(file), file).toBeLessThanOrEqual(maxPictureBytes);
          expect(shown, file).toBeLessThanOrEqual(width);
          if (sizesAttribute === "") continue;
          // With srcset, naturalWidth is computed from `sizes`, which must match the layout.
          expect(Math.abs(natural - shown), `${file}: sizes ${natural}, shown ${shown}`).toBeLessThan(3);
        }
      });
    }
  });
}

for (const theme of ["light", "dark"]) {
  ownPageTest(`only the ${theme} theme's file of a line drawing is fetched`, async ({ page, context }) => {
    await storeBeforehand(page, stored(theme === "dark", false));
    const sizes = transferred(context);
    await page.goto("/showcase");
    await readToTheEnd(page);
    const files = [...sizes.keys()].filter((file) => file.endsWith(".svg"));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith(`/${theme}.svg`))).toEqual([]);
  });
}

/** The pictures in a page's HTML, without running its scripts. */
const picturesIn = (page: Page, html: string) =>
  page.evaluate((html) => {
    const images = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("main img")];
    return images.map((image) => {
      const [src = "", alt = "", width, height] = ["src", "alt", "width", "height"].map(
        (name) => image.getAttribute(name) ?? "",
      );
      return { src, name: src.split("/").at(-2) ?? "", alt, area: Number(width) * Number(height) };
    });
  }, html);

test("no picture is used twice, and each has dimensions and a description", async ({ page, request }) => {
  const seen = new Map<string, string>();
  for (const { path } of specPages) {
    for (const { src, name, alt, area } of await picturesIn(page, await (await request.get(path)).text())) {
      expect(alt.length, src).toBeGreaterThan(20);
      expect(area, src).toBeGreaterThan(0);
      // The two files of a line drawing are one picture, with the same page and description.
      const place = `${path} ${alt}`;
      expect(seen.get(name) ?? place, src).toBe(place);
      expect(seen.has(src), `${src} is used twice`).toBe(false);
      seen.set(name, place).set(src, place);
    }
  }
  // 58 in the galleries, four on service pages, four on the timeline.
  expect(new Set([...seen.keys()].filter((key) => !key.includes("/"))).size).toBeGreaterThanOrEqual(66);
});

test("the home page, the timeline and every page of services and products have their pictures", async ({
  page,
  request,
}) => {
  const counts: Record<string, number> = {};
  for (const path of ["/", "/about", "/services", ...servicePages, "/products", ...productPages]) {
    const found = await picturesIn(page, await (await request.get(path)).text());
    counts[path] = new Set(found.map(({ name }) => name)).size;
  }
  const one = ["/", "/products", ...servicePages, ...productPages].map((path) => [path, 1]);
  expect(counts).toEqual({ ...Object.fromEntries(one), "/about": 4, "/services": 4 });
});

test("every model in a gallery has downloads of a sheet and a solid, with their sizes", async ({ page }) => {
  const offered = /^Sheet \(SVG, \d+ kB\)\s*PDF \(\d+ kB\)\s*DXF \(ZIP, \d+ kB\)\s*STEP \(ZIP, [\d.]+ [kM]B\)$/;
  let checked = 0;
  for (const path of galleries) {
    await page.goto(path);
    const models = page.locator("main article ol > li").filter({ has: page.locator('img[src$=".avif"]') });
    for (const model of await models.all()) {
      const downloads = (await model.locator("a[download]").allInnerTexts()).join(" ");
      expect(downloads, `${path} ${await model.getAttribute("id")}`).toMatch(offered);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(30);
});
