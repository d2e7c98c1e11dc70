import { expect, test } from "vitest";
import type { FieldError } from "../../wire.ts";
import { editorCopy } from "./editor-copy.ts";

const mistakes: readonly (readonly [string, string, Record<string, unknown>, RegExp])[] = [
  ["a link to nowhere", "content/pages/contact.md", { showcase: "/nowhere" }, /add the page or the file first/],
  ["an unknown quote", "content/pages/services/modular.md", { "proof.testimonial": "nobody" }, /nobody/],
  [
    "a picture without words",
    "content/pages/services/modular.md",
    { "figure.caption": undefined, "figure.alt": undefined },
    /“Caption”/,
  ],
  [
    "a name with spaces",
    "content/experience.yaml",
    { "plants.0.id": "Two Words" },
    /lower-case letters, digits and hyphens/,
  ],
  ["one word of one meaning", "content/search.yaml", { "same.0.words": ["MCC"] }, /at least 2 in the list/],
];

test.each(mistakes)("%s is told without the names of files and settings", async (_, name, values, words) => {
  const editor = await editorCopy();
  const file = await editor.open(name);
  const { status, body } = await editor.save<{ errors?: FieldError[] }>(file, values);
  expect(status, JSON.stringify(body)).toBe(422);
  const told = (body.errors ?? []).map(({ problem, fix }) => `${problem}. ${fix}`).join("\n");
  expect(told).toMatch(words);
  expect(told).not.toMatch(/`|content\/|apps\/|>=|<=|\barray\b|expected/);
});

test("words that another page has are told by the titles of the field and the page", async () => {
  const editor = await editorCopy();
  const [one, other] = [await editor.open("content/pages/contact.md"), await editor.open("content/pages/offshore.md")];
  const { description } = one.data as { description: string };
  const { body } = await editor.save<{ errors?: FieldError[] }>(other, { description });
  const told = (body.errors ?? []).map(({ problem }) => problem).join();
  expect(told).toContain("the same “Description for search engines” as “");
  expect(told).not.toContain("content/");
});
