import { readContent } from "../../site/content-loader/read-content.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const { pages, galleries } = readContent();

for (const { path, frontMatter } of pages.values()) {
  if (frontMatter.template !== "gallery") continue;
  const titles = galleries.get(frontMatter.gallery)?.items.map(({ title }) => title) ?? [];

  test(`${path} shows all items of its gallery with captions and unique ids`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const items = page.locator("main article ol > li");
    await expect(items).toHaveCount(titles.length);
    const ids = await items.evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids.filter(Boolean)).size).toBe(titles.length);
    for (const [at, title] of titles.entries()) {
      await expect(items.nth(at).getByText(title, { exact: true })).toBeVisible();
    }
  });
}
