import type { BrowserContext } from "@playwright/test";
import { everyPath, pagesToLookAt } from "../spec-pages.ts";
import { mainOf, select } from "../pages/built-pages.ts";
import { croppedPictures } from "./cropped-pictures.ts";
import { themeButton } from "./page-parts.ts";
import { readToTheEnd } from "./read-to-the-end.ts";
import { test } from "./shared-page.ts";
import { expect, test as ownPageTest } from "./site-test.ts";
import { storeBeforehand, stored } from "./stored-settings.ts";

const picturesIn = (path: string) => select(mainOf(path).inside(), "img");
const pagesWithPictures = everyPath.filter((path) => picturesIn(path).length > 0);

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

/** Only the widest file of a render may be larger (docs/decisions/0052-widths-of-renders.md). */
const mostBytes = (file: string) => (file.endsWith("/1600.avif") ? 150_000 : 60_000);

for (const [width, deviceScaleFactor, otherWidth] of [
  [390, 2, 820],
  [1440, 1, 1920],
] as const) {
  test.describe(`at ${width} px and device scale factor ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    for (const path of pagesWithPictures.filter((path) => pagesToLookAt.includes(path))) {
      test(`each picture of ${path} is small in bytes, whole and sharp, and fits the layout`, async ({
        page,
        context,
      }) => {
        const sizes = transferred(context);
        await page.goto(path);
        for (const { file, natural, shown, sizesAttribute } of await readToTheEnd(page)) {
          expect(natural, file).toBeGreaterThan(0);
          await expect.poll(() => sizes.get(file), file).toBeGreaterThan(0);
          expect(await sizes.get(file), file).toBeLessThanOrEqual(mostBytes(file));
          expect(shown, file).toBeLessThanOrEqual(width);
          if (sizesAttribute === "") continue;
          // With srcset, naturalWidth is computed from `sizes`, which must match the layout.
          expect(Math.abs(natural - shown), `${file}: sizes ${natural}, shown ${shown}`).toBeLessThan(3);
        }
        expect(await croppedPictures(page), `${width} px`).toEqual([]);
        await page.setViewportSize({ width: otherWidth, height: 900 });
        await themeButton(page).click();
        await readToTheEnd(page);
        expect(await croppedPictures(page), `${otherWidth} px, dark`).toEqual([]);
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
