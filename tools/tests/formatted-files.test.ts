import { globSync } from "node:fs";
import { getFileInfo } from "prettier";
import { expect, test } from "vitest";

test("no source of a package is left out of the formatting", async () => {
  const files = globSync("{apps,bench,packages,tools}/**/*.{ts,tsx,mjs,css}", {
    exclude: (name) => name.split(/[/\\]/).includes("node_modules"),
  });
  expect(files.length).toBeGreaterThan(500);
  const infos = await Promise.all(files.map((file) => getFileInfo(file, { ignorePath: ".prettierignore" })));
  expect(files.filter((_, index) => infos[index]?.ignored)).toEqual([]);
});
