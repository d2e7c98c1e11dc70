import { expect, test } from "vitest";
import { pageParts } from "../parse/front-matter.ts";

test.each([
  ["---\ntitle: A\n---\n\nText\n", "title: A\n", "\nText\n"],
  ["---\ntitle: A\n---", "title: A\n", ""],
  ["\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n", "title: A\r\n", "Text\r\n"],
  ["---\ntitle: A\n---\nText\n---\nmore\n", "title: A\n", "Text\n---\nmore\n"],
])("%j is divided into settings and text, and nothing is lost", (text, yaml, markdown) => {
  const parts = pageParts(text);
  expect(parts).toMatchObject({ yaml, markdown });
  expect(Object.values(parts ?? {}).join("")).toBe(text);
});

test.each(["", "title: A\n", "---\ntitle: A\n", "Text\n---\ntitle: A\n---\n"])("%j has no settings", (text) => {
  expect(pageParts(text)).toBeUndefined();
});
