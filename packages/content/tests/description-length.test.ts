import { expect, test } from "vitest";
import { readContent } from "../read-content.ts";
import { beyondFit, descriptionFit } from "../schemas/fit.ts";
import { contentCopy, examplePage } from "./content-copy.ts";

// The loader takes any length: an owner's words must reach the public.
test("each page's description is one that search engines show whole", () => {
  const texts = [...readContent().pages].flatMap(
    ([
      path,
      {
        frontMatter: { description, plain },
      },
    ]) => [description, plain?.lead].flatMap((text) => (text === undefined ? [] : [{ path, text }])),
  );
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter(({ text }) => beyondFit(text, descriptionFit) !== 0)).toEqual([]);
});

test.each(["Short.", "Long. ".repeat(50)])("a description of another length is no error: %s", async (text) => {
  const copy = await contentCopy();
  copy.write("pages/about/test-visits.md", examplePage.replace(/description:.*/, `description: "${text}"`));
  expect(copy.read().pages.get("/about/test-visits")?.frontMatter.description).toBe(text.trim());
});
