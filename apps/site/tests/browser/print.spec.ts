import { pageWith } from "@ttpl/content/content.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { themeButton } from "./page-parts.ts";
import { maxPages, today } from "./paper-faults.ts";
import { print, type PrintedPage, readPages } from "./printed-pages.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { mainOf } from "../pages/built-pages.ts";
import { everyPath, navigation, templatePaths, words } from "../spec-pages.ts";

const { company, pages } = readContent();
const { statement } = pageWith("explorer", pages.values())!.frontMatter;
const millimeter = 72 / 25.4;
/** Margins and title block in points, from Frame.module.css and base.css. */
const margins = { side: 15 * millimeter, foot: 12 * millimeter, titleBlock: 30 * millimeter };
/** Tolerance in points, because glyphs may extend beyond their box. */
const tolerance = 3;
const wordsOf = (texts: PrintedPage["texts"]) => texts.map(({ text }) => text).join(" ");
const inside =
  (height: number) =>
  ({ baseline }: { baseline: number }) =>
    baseline > margins.foot && baseline < height - margins.foot;
const inTitleBlock = ({ baseline }: { baseline: number }) => baseline < margins.foot + margins.titleBlock;

// The PDF's text has no non-breaking spaces.
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const onScreenOnly = [Object.values(navigation), words.tiles.map(({ name }) => name)].map((all) =>
  plain(all.join(" ")),
);

const emptyPicture = { contentType: "image/svg+xml", body: `<svg xmlns="http://www.w3.org/2000/svg"/>` };

const lengthOf = (path: string) => mainOf(path).textWithout("script", "noscript").length;
/** The pages with most words that are not one of a template: what goes wrong from page to page does so there. */
const longestPaths = everyPath
  .filter((path) => !templatePaths.includes(path))
  .toSorted((a, b) => lengthOf(b) - lengthOf(a))
  .slice(0, 5);

// What shows without paper is looked at on every page: every-page.spec.ts.
for (const path of [...templatePaths, ...longestPaths, "/services/nonsense"]) {
  test(`${path} prints on A4 as pages with a title block`, async ({ page, errors, site }) => {
    // What a picture shows does not change the layout; it is printed on one page of each template.
    if (!templatePaths.includes(path)) await page.route("**/pictures/**", (route) => route.fulfill(emptyPicture));
    await page.goto(path);
    // Printing does not wait for lazy images.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
    });
    // A running plant has other values a moment later; the press counts once its script has come.
    for (const pause of await page.locator("[data-speed='0']").all()) {
      await pause.click();
      await expect(pause).toHaveAttribute("aria-pressed", "true");
    }
    if (path.endsWith("nonsense")) errors.expect(/^console error: Failed to load resource: .* 404/);
    const light = await print(page);
    const pages = await readPages(light);
    expect(pages.length).toBeLessThanOrEqual(maxPages);
    for (const { width, height, texts: all } of pages) {
      // Pages may be numbered in the margins.
      const texts = all.filter(inside(height));
      expect([width, height].map(Math.round)).toEqual([595, 842]);
      const block = wordsOf(texts.filter(inTitleBlock));
      const title = plain(path === "/experience" ? statement.name : await page.title());
      for (const part of [company.trade, company.email, title, await today(page)]) expect(block).toContain(part);
      // A long address continues on another line.
      expect(block.replaceAll(" ", "")).toContain(new URL(site.url).host + path);
      // No other text overlaps the title block, and no page is empty apart from it.
      expect(block).toBe(wordsOf(pages[0]?.texts.filter(inside(height)).filter(inTitleBlock) ?? []));
      const content = texts.filter((text) => !inTitleBlock(text));
      expect(content.length, "texts on a page").toBeGreaterThan(0);
      for (const part of onScreenOnly) expect(wordsOf(content)).not.toContain(part);
      for (const { text, left, right } of texts) {
        expect(left, text).toBeGreaterThanOrEqual(margins.side - tolerance);
        expect(right, text).toBeLessThanOrEqual(width - margins.side + tolerance);
      }
    }
    if (!templatePaths.includes(path)) return;
    await themeButton(page).click();
    // Readers often print after scrolling to the end.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect((await print(page)).equals(light), "the dark theme prints like the light one").toBe(true);
  });
}
