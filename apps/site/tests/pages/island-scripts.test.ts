import { expect, test } from "vitest";
import { everyPath } from "../spec-pages.ts";
import { type BuiltElement, builtText, elementsOf } from "./built-pages.ts";

const isIsland = ({ attributes }: BuiltElement) => attributes["data-files"] !== undefined;
const isLoader = ({ tag, attributes, text }: BuiltElement) =>
  tag === "script" &&
  !attributes["type"]?.includes("json") &&
  (attributes["src"] !== undefined || text.includes("import("));

test("each island has its loader, and a page without islands has none", () => {
  const counts = everyPath.map((path) => {
    const elements = elementsOf(path);
    const islands = elements.filter(isIsland);
    for (const island of islands) {
      const inside = island.inside();
      const others = inside.filter(isIsland);
      expect(inside.filter(isLoader), path).toHaveLength(1 + others.length);
    }
    // The script that every page begins with loads the lists of the menu and what can wait for the first paint.
    const imports = elements.filter(isLoader).map(({ text }) => text.split("import(").length - 1);
    if (islands.length === 0) expect(imports, path).toEqual([2]);
    const waiting = elements.flatMap(({ attributes }) => attributes["data-later"] ?? []);
    expect(waiting.length, path).toBeGreaterThan(0);
    for (const file of waiting) expect(builtText(file), path).toMatch(/addEventListener|setInterval/);
    return islands.length;
  });
  for (const has of [true, false]) expect(counts.some((count) => count > 0 === has)).toBe(true);
});
