import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { type BuiltElement, mainOf, only, plain, select, wordsOf } from "./built-pages.ts";

const { pages, galleries, layoutWords } = readContent();

const shown = [...pages.values()].flatMap(({ path, frontMatter }) =>
  frontMatter.template === "gallery" ? [{ path, gallery: frontMatter.gallery }] : [],
);
const itemsOf = (path: string): readonly BuiltElement[] =>
  select(only(mainOf(path).children, "article").inside(), "ol").find(({ children }) =>
    children.some(({ attributes }) => attributes["id"] !== undefined),
  )?.children ?? [];

test.each(shown)("$path shows all items of its gallery with captions and unique ids", ({ path, gallery }) => {
  const titles = galleries.get(gallery)?.items.map(({ title }) => title) ?? [];
  const items = itemsOf(path);
  expect(items).toHaveLength(titles.length);
  const ids = items.map(({ attributes }) => attributes["id"]);
  expect(new Set(ids.filter(Boolean)).size).toBe(titles.length);
  for (const [index, title] of titles.entries()) expect(items[index]!.inside().map(wordsOf)).toContain(plain(title));
});

test("every model in a gallery has downloads of a sheet and a solid, with their sizes", () => {
  const { sheet, pdf, dxf, solid } = layoutWords.pictures;
  const offer = (name: string, format?: string) =>
    `${RegExp.escape(name)} \\(${format ? `${format}, ` : ""}[\\d.]+ [kM]B\\)`;
  const offered = new RegExp(
    `^${[offer(sheet, "SVG"), offer(pdf), offer(dxf, "ZIP"), offer(solid, "ZIP")].join(" ")}$`,
  );
  const isRender = ({ tag, attributes }: BuiltElement) => tag === "img" && attributes["src"]?.endsWith(".avif");
  let checked = 0;
  for (const { path } of shown) {
    for (const model of itemsOf(path).filter((item) => item.inside().some(isRender))) {
      const downloads = model.inside().filter(({ tag, attributes }) => tag === "a" && "download" in attributes);
      expect(downloads.map(wordsOf).join(" "), `${path} ${model.attributes["id"]}`).toMatch(offered);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(0);
});
