import { expect, test } from "vitest";
import { bytesOf, overBudget } from "../../build/document-bytes.ts";
import { readDocuments } from "../../build/built-document.ts";
import { builtFolder } from "./built-pages.ts";

// The build only warns: an owner's words must reach the public, even if a page is too long to be painted at once.
test("each document fits into one round trip, or into its own budget", async () => {
  const bytes = await Promise.all((await readDocuments(builtFolder)).map(bytesOf));
  expect(bytes.length).toBeGreaterThan(30);
  expect(bytes.filter(overBudget).map(({ path, brotli }) => `${path}: ${brotli}`)).toEqual([]);
});
