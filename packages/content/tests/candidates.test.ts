import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentError } from "../check/validation-error.ts";
import { readContent } from "../read-content.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

const [page, address] = ["pages/services/visits.md", "/services/visits"];

test.each<[string, string, (text: string) => string | undefined]>([
  ["changed", "pages/home.md", (text) => text.replace(/^description: /m, "unknown: key\n$&")],
  ["of a lost character", "pages/home.md", (text) => text.replace(/^description: /m, "$&\uFFFD")],
  [
    "of another encoding's line ends",
    "company.yaml",
    (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}\r\nmore: 1\r\n`,
  ],
  ["of more than 1 MB", "pages/home.md", (text) => text + "é".repeat(500_000)],
  ["removed that must be there", "company.yaml", () => undefined],
  ["added that is not right", page, () => examplePage.replace("article", "none")],
])("a candidate %s has the errors of a written file", async (_, path, candidateOf) => {
  const copy = await contentCopy();
  const text = candidateOf(path === page ? "" : copy.text(path));
  const errorsWith = (candidates?: ReadonlyMap<string, string | undefined>) => {
    try {
      return readContent(join(copy.parent, "content"), { candidates });
    } catch (error) {
      return error instanceof ContentError ? error.errors : error;
    }
  };
  const found = errorsWith(new Map([[`content/${path}`, text]]));
  if (text === undefined) copy.remove(path);
  else copy.write(path, text);
  expect(found).toEqual(errorsWith());
  expect(found).toContainEqual(expect.objectContaining({ problem: expect.any(String) }));
});

test("candidates are read in place of files, and nothing is written", async () => {
  const copy = await contentCopy();
  const read = (candidates?: ReadonlyMap<string, string | undefined>) =>
    readContent(join(copy.parent, "content"), { candidates }).pages;
  expect(read(new Map([[`content/${page}`, examplePage]])).has(address)).toBe(true);
  expect(read().has(address)).toBe(false);
  copy.write(page, examplePage);
  expect(read(new Map([[`content/${page}`, undefined]])).has(address)).toBe(false);
  expect(read().has(address)).toBe(true);
});
