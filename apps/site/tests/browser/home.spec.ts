import type { Page } from "@playwright/test";
import { readContent } from "@ttpl/content/read-content.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const frontMatter = readContent().pages.get("/")?.frontMatter;
const names = frontMatter?.template === "home" ? (frontMatter.figure?.callouts ?? []).map(({ name }) => name) : [];

test.describe("at 1440 × 900", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("all content fits on one screen", async ({ page }) => {
    await page.goto("/");
    const parts = page.locator("main").locator("h1, h2, p, dt, dd, a, figure, figcaption");
    expect(await parts.count()).toBeGreaterThan(20);
    const bottoms = await parts.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(900);
  });

  test("links to projects stand below the clients that they belong to, each once, and no line has a gap", async ({
    page,
  }) => {
    await page.goto("/");
    const items = page.locator("section[aria-labelledby=audiences] > ul > li");
    const links = await items.evaluateAll((all) =>
      all.map((item) =>
        [...item.querySelectorAll("a")].map((link) => {
          const { left, right } = link.getBoundingClientRect();
          return { href: link.href, left, isInside: right <= item.getBoundingClientRect().right };
        }),
      ),
    );
    for (const [client, ...projects] of links)
      for (const link of projects)
        expect(link).toEqual({ href: expect.any(String), left: client!.left, isInside: true });
    const targets = links.flat().map(({ href }) => href);
    expect(new Set(targets).size).toBe(targets.length);
    const list = page.locator("section[aria-labelledby=audiences] > ul");
    await expect(list).toHaveCSS("border-top-style", "solid");
    await expect(items.first()).toHaveCSS("border-top-style", "none");
  });

  test("every leader line has a label, and labels neither overlap nor leave the page", async ({ page }) => {
    await page.goto("/");
    const svgTexts = page.locator("main figure svg text:visible");
    const texts = await svgTexts.allTextContents();
    expect(texts.filter((text) => !/^\d+$/.test(text))).toEqual(names);
    const boxes = await svgTexts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect()));
    for (const [index, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(1440);
      const others = boxes.slice(index + 1).filter((other) => {
        const beside = other.left >= box.right || other.right <= box.left;
        return !beside && other.top < box.bottom && other.bottom > box.top;
      });
      expect(others).toEqual([]);
    }
  });

  test("every leader line ends on an opaque part of the picture", async ({ page }) => {
    await page.goto("/");
    const opacities = await opacitiesAtLeaders(page);
    expect(opacities).toHaveLength(names.length);
    expect(Math.min(...opacities)).toBeGreaterThan(250);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the numbers in the picture refer to a list below it", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("main figure ol li:visible")).toHaveText(names);
    await expect(page.locator("main figure svg text:visible")).toHaveText(names.map((_, index) => String(index + 1)));
  });
});

/** The picture's alpha value at the end of each leader line, 0 to 255. */
const opacitiesAtLeaders = (page: Page): Promise<number[]> =>
  page.locator("main figure").evaluate(async (figure) => {
    const picture = figure.querySelector("img");
    if (!picture) return [];
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const drawing = canvas.getContext("2d", { willReadFrequently: true });
    drawing?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const frame = picture.getBoundingClientRect();
    return [...figure.querySelectorAll("line:last-of-type")].map((leader) => {
      const end = leader.nextElementSibling?.getBoundingClientRect() ?? frame;
      const x = ((end.x + end.width / 2 - frame.x) / frame.width) * canvas.width;
      const y = ((end.y + end.height / 2 - frame.y) / frame.height) * canvas.height;
      return drawing?.getImageData(Math.round(x), Math.round(y), 1, 1).data[3] ?? 0;
    });
  });
