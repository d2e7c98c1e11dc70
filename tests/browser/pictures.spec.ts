import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./site-test.ts";
import { storeBeforehand, stored } from "./stored-settings.ts";
import { specPages } from "../spec-pages.ts";

const galleries = specPages.map(({ path }) => path).filter((path) => path.startsWith("/showcase"));
const pagesWithFigures = ["/", "/about", "/services", "/services/modular", "/products"];
const servicePages = ["detailengineering", "modeling", "modular", "software"].map((name) => `/services/${name}`);
const productPages = ["columninternals", "controlpanels"].map((name) => `/products/${name}`);
const pictures = (page: Page) => page.locator("main img:visible");

/** Brings every picture of the page into view, as a reader would, and waits until it is there. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const picture of await pictures(page).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
  }
}

/** Bytes transferred by file, without those that came from the cache. */
function transferred(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on("requestfinished", (request) => {
    if (!request.url().includes("/pictures/")) return;
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return sizes;
}

const mostOfPicture = 60_000;

for (const width of [390, 1440]) {
  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`at ${width} px and ${deviceScaleFactor} pixels a CSS pixel`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

      for (const path of [...galleries, ...pagesWithFigures]) {
        test(`each picture of ${path} is light, fits its place and is sharp`, async ({ page }) => {
          const sizes = transferred(page);
          await openPage(page, path);
          await readToTheEnd(page);
          for (const picture of await pictures(page).all()) {
            const { file, natural, shown, asked } = await picture.evaluate((img: HTMLImageElement) => ({
              file: img.currentSrc,
              natural: img.naturalWidth,
              shown: img.getBoundingClientRect().width,
              asked: img.sizes,
            }));
            const bytes = await sizes.get(file);
            expect(bytes, file).toBeGreaterThan(0);
            expect(bytes, file).toBeLessThanOrEqual(mostOfPicture);
            expect(shown, file).toBeLessThanOrEqual(width);
            if (asked === "") continue;
            // With srcset, the browser tells the natural width by `sizes`: it must be the layout's.
            expect(Math.abs(natural - shown), `${file}: sizes ${natural}, shown ${shown}`).toBeLessThan(3);
          }
        });
      }
    });
  }
}

for (const theme of ["light", "dark"]) {
  test(`of a line drawing, only the file of the ${theme} theme is fetched`, async ({ page }) => {
    await storeBeforehand(page, stored(theme === "dark", false));
    const sizes = transferred(page);
    await openPage(page, "/showcase");
    await readToTheEnd(page);
    const files = [...sizes.keys()].filter((file) => file.endsWith(".svg"));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith(`/${theme}.svg`))).toEqual([]);
  });
}

/** What a page's HTML says of its pictures, before anything of it runs. */
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

test("no picture stands on the site twice, and each one has its size and a description", async ({ page, request }) => {
  const seen = new Map<string, string>();
  for (const { path } of specPages) {
    for (const { src, name, alt, area } of await picturesIn(page, await (await request.get(path)).text())) {
      expect(alt.length, src).toBeGreaterThan(20);
      expect(area, src).toBeGreaterThan(0);
      // The two files of a line drawing are one picture: they share place and description.
      const place = `${path} ${alt}`;
      expect(seen.get(name) ?? place, src).toBe(place);
      expect(seen.has(src), `${src} stands twice`).toBe(false);
      seen.set(name, place).set(src, place);
    }
  }
  // 58 in the galleries, four of services, four on the timeline.
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

test("every model in a gallery is offered as a sheet and as a solid, each with its size", async ({ page }) => {
  const offered = /^Sheet \(SVG, [\d.]+ [kM]B\)\s*STEP \(ZIP, [\d.]+ [kM]B\)$/;
  let looked = 0;
  for (const path of galleries) {
    await openPage(page, path);
    const models = page.locator("main article > ol > li").filter({ has: page.locator('img[src$=".avif"]') });
    for (const model of await models.all()) {
      const downloads = (await model.locator("a[download]").allInnerTexts()).join(" ");
      expect(downloads, `${path} ${await model.getAttribute("id")}`).toMatch(offered);
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(30);
});
