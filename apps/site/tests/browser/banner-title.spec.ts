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
