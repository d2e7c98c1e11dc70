import { expect, test } from "vitest";
import { nameOfEntry } from "../../content/in-words.ts";
import type { FieldError, Saved } from "../../wire.ts";
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

test("what is removed from a list is told by its name", async () => {
  const editor = await editorCopy();
  const file = await editor.open("content/careers/automation.yaml");
  const [first, ...openings] = (file.data as { openings: { title: string }[] }).openings;
  const { body } = await editor.save<Saved>(file, { openings });
  expect(body.changes).toContain(`Openings: removed “${first?.title}”`);
});

test.each([
  ["a project without a word by its place", { id: "p-999" }, "Entry 3"],
  ["an old address by itself, as several may lead to one page", { formerly: "/old.html", to: "/about" }, "/old.html"],
])("a list calls %s", (_, entry, name) => {
  expect(nameOfEntry(entry, 2)).toBe(name);
});
