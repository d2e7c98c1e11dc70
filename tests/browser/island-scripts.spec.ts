import { everyPath } from "../spec-pages.ts";
import { elementsOf } from "./built-pages.ts";
import { expect, test } from "./site-test.ts";

/** How many islands a built page has, and how many of its scripts load modules on demand. */
function islandsAndLoaders(path: string) {
  const elements = elementsOf(path);
  const scripts = elements.filter(({ tag, attributes }) => tag === "script" && !attributes["type"]?.includes("json"));
  return {
    islands: elements.filter(({ attributes }) => attributes["data-files"] !== undefined).length,
    loaders:
      // The script that every page begins with loads the lists of the menu.
      scripts.filter(({ text, attributes }) => attributes["src"] !== undefined || text.includes("import(")).length - 1,
  };
}

test("each island has its loader, and a page without islands has none", () => {
  const pages = everyPath.map(islandsAndLoaders);
  for (const { islands, loaders } of pages) expect(loaders).toBe(islands);
  for (const has of [true, false]) expect(pages.some(({ islands }) => islands > 0 === has)).toBe(true);
});
