import { expect, test } from "vitest";
import { everyPath } from "../spec-pages.ts";
import { type BuiltElement, elementsOf } from "./built-pages.ts";

const isIsland = ({ attributes }: BuiltElement) => attributes["data-files"] !== undefined;
const isDeferred = ({ attributes }: BuiltElement) => attributes["src"]?.includes(".deferred-") ?? false;
const isLoader = (element: BuiltElement) =>
  element.tag === "script" &&
  !element.attributes["type"]?.includes("json") &&
  !isDeferred(element) &&
  (element.attributes["src"] !== undefined || element.text.includes("import("));

test("each island has its loader, and a page without islands has none", () => {
  const counts = everyPath.map((path) => {
    const elements = elementsOf(path);
    const islands = elements.filter(isIsland);
    expect(elements.filter(isDeferred).length, path).toBeGreaterThan(0);
    for (const island of islands) {
      const inside = island.inside();
      const others = inside.filter(isIsland);
      expect(inside.filter(isLoader), path).toHaveLength(1 + others.length);
    }
    // The script that every page begins with loads the lists of the menu, and nothing else.
    const imports = elements.filter(isLoader).map(({ text }) => text.split("import(").length - 1);
    if (islands.length === 0) expect(imports, path).toEqual([1]);
    return islands.length;
  });
  for (const has of [true, false]) expect(counts.some((count) => count > 0 === has)).toBe(true);
});
