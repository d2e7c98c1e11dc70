import type { BrowserContext } from "@playwright/test";
import type { Page } from "../../site/content-loader/content.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { everyPath, pagesToLookAt } from "../spec-pages.ts";
import { elementsOf } from "./built-pages.ts";
import { croppedPictures } from "./cropped-pictures.ts";
import { themeButton } from "./page-parts.ts";
import { readToTheEnd } from "./read-to-the-end.ts";
import { test } from "./shared-page.ts";
import { expect, test as ownPageTest } from "./site-test.ts";
import { storeBeforehand, stored } from "./stored-settings.ts";

const content = readContent();

/** The addresses of the pictures in a page, without running its scripts. */
const picturesIn = (path: string) =>
  (
    elementsOf(path)
      .find(({ tag }) => tag === "main")
      ?.inside() ?? []
  )
    .filter(({ tag }) => tag === "img")
    .map(({ attributes: { src = "", alt = "", width, height } }) => ({
      src,
      name: src.split("/").at(-2) ?? "",
      alt,
      area: Number(width) * Number(height),
    }));

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

test("no page shows a picture twice, and each has dimensions and one description on all pages", () => {
  const descriptions = new Map<string, string>();
  for (const path of everyPath) {
    const shown = picturesIn(path);
    for (const { src, name, alt, area } of shown) {
      expect(alt.length, src).toBeGreaterThan(20);
      expect(area, src).toBeGreaterThan(0);
      expect(alt, `${path}: ${name}`).toBe(descriptions.get(name) ?? alt);
      descriptions.set(name, alt);
    }
    const files = shown.map(({ src }) => src);
    expect(files, path).toEqual([...new Set(files)]);
  }
});

/** The names of the pictures that the content gives a page. */
function expectedPictures({ frontMatter }: Page): (string | undefined)[] {
  switch (frontMatter.template) {
    case "home":
      return [frontMatter.figure?.name];
    case "article":
      return [frontMatter.figure, ...(frontMatter.figures?.items ?? [])].map((figure) => figure?.name);
    case "timeline":
      return frontMatter.events.map(({ picture }) => picture?.name);
    case "gallery":
      return (content.galleries.get(frontMatter.gallery)?.items ?? []).map(({ id, alt, sheetAlt }) =>
        frontMatter.shows === "sheets" ? sheetAlt && `${id}-sheet` : alt && id,
      );
    default:
      return [];
  }
}

test("each page has the pictures that its content names", () => {
  const namesIn = (path: string) => [...new Set(picturesIn(path).map(({ name }) => name))].toSorted();
  const shown = Object.fromEntries(everyPath.map((path) => [path, namesIn(path)]));
  const expected = [...content.pages.values()].map((page) => [page.path, expectedPictures(page).filter(Boolean)]);
  expect(shown).toEqual(Object.fromEntries(expected.map(([path, names]) => [path, [...(names ?? [])].toSorted()])));
  expect(pagesWithPictures.length).toBeGreaterThan(0);
});

test("every model in a gallery has downloads of a sheet and a solid, with their sizes", async ({ page }) => {
  const { sheet, pdf, dxf, solid } = content.layoutWords.pictures;
  const offer = (name: string, format?: string) =>
    `${RegExp.escape(name)} \\(${format ? `${format}, ` : ""}[\\d.]+ [kM]B\\)`;
  const offers = [offer(sheet, "SVG"), offer(pdf), offer(dxf, "ZIP"), offer(solid, "ZIP")];
  const offered = new RegExp(`^${offers.join("\\s*")}$`);
  let checked = 0;
  for (const { path, frontMatter } of content.pages.values()) {
    if (frontMatter.template !== "gallery") continue;
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const models = page.locator("main article ol > li").filter({ has: page.locator('img[src$=".avif"]') });
    for (const model of await models.all()) {
      const downloads = (await model.locator("a[download]").allInnerTexts()).join(" ");
      expect(downloads, `${path} ${await model.getAttribute("id")}`).toMatch(offered);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(0);
});
