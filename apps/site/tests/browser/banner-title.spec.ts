import { bannerOf, everyPath } from "../spec-pages.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

/** Words of the banner's title that are broken across lines or overflow the strip. */
const brokenWords = () => {
  const title = document.querySelector("body > header p:not(nav p)");
  const text = title?.firstChild;
  if (!title || !text) return ["no title"];
  const strip = title.getBoundingClientRect();
  return [...(text.textContent ?? "").matchAll(/\S+/g)]
    .filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      return !first || others.length > 0 || first.top < strip.top - 1 || first.bottom > strip.bottom + 1;
    })
    .map(([word]) => word);
};

const longestWord = (path: string) =>
  Math.max(
    ...bannerOf(path)
      .split(" ")
      .map(({ length }) => length),
  );
const [longest = "/"] = everyPath.toSorted((a, b) => bannerOf(b).length - bannerOf(a).length);
const [widest = "/"] = everyPath.toSorted((a, b) => longestWord(b) - longestWord(a));

// The longest title and the longest word, and the tall and the compact banner with their usual title.
for (const path of new Set([longest, widest, "/", "/products", "/customers/consultingcompanies"])) {
  test(`no word of the banner's title is broken on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 768, 820, 1199, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
    }
  });
}

/** The titles of the compact banner. */
const titles = [...new Set(everyPath.filter((path) => path !== "/").map(bannerOf))];

/** Titles that make the banner as high as it is in another font family only. */
const otherHeights = ({ titles, family }: { titles: string[]; family: string }) => {
  const banner = document.querySelector("body > header");
  const title = banner?.querySelector<HTMLElement>("p:not(nav p)");
  if (!banner || !title) return ["no title"];
  return titles.filter((words) => {
    title.textContent = words;
    const [loaded, fallback] = ["", family].map((name) => {
      title.style.fontFamily = name;
      return banner.getBoundingClientRect().height;
    });
    return loaded !== fallback;
  });
};

for (const [path, own] of [
  ["/", [bannerOf("/")]],
  ["/products", titles],
] as const) {
  test(`the banner's title on ${path} has as many lines before the typeface has loaded`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    const family = '"Archivo fallback"';
    for (const width of [320, 360, 375, 390, 412, 430, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(otherHeights, { titles: [...own], family }), `${width} px`).toEqual([]);
    }
  });
}
