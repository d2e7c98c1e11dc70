import { parse } from "yaml";
import { expect, test } from "vitest";
import { rewriteContentList } from "../../editing/content-text.ts";
import { CannotEdit } from "../../editing/yaml/entries.ts";
import { contentFiles } from "./edited-values.ts";

const text = `# About the file
heading:   "A group"   # kept
items:
  # above the first
  - id: a
    words: >-
      Some folded
      words
    seen: true

  # above the second
  - { id: b, words: in one line }
  - id: c   # at the end of its line
    list: [x,  y]
last: 1
`;
const order = (path: readonly (string | number)[]) => (path.length === 2 ? ["id", "words", "year", "list"] : []);
const rewritten = (raw: string, changed: [number, unknown][], added: unknown[] = []) =>
  rewriteContentList(raw, "items", { changed: new Map(changed), added }, order);

test("only the lines of changed entries differ, and what is added stands at the end", () => {
  const first = { id: "a", words: "Some folded words", year: 2019, seen: true };
  const changed: [number, unknown][] = [
    [0, first],
    [2, { id: "c" }],
  ];
  expect(rewritten(text, changed, [{ id: "d" }])).toBe(
    text
      .replace("    list: [x,  y]\n", "")
      .replace("      words\n", "      words\n    year: 2019\n")
      .replace("last: 1\n", "  - id: d\nlast: 1\n"),
  );
});

test("an entry that goes takes the comments above it along", () => {
  expect(rewritten(text, [[1, undefined]])).toBe(
    text.replace("\n  # above the second\n  - { id: b, words: in one line }\n", ""),
  );
  expect(rewritten(text, [[1, { id: "b", words: "other" }]])).toBe(text.replace("in one line", "other"));
});

test("no entry left, none before, and entries that share a value are written as well", () => {
  const none = rewritten(
    text,
    [0, 1, 2].map((index): [number, unknown] => [index, undefined]),
  );
  expect(parse(none)).toEqual({ heading: "A group", items: [], last: 1 });
  expect(parse(rewritten(none, [], [{ id: "d" }]))).toMatchObject({ items: [{ id: "d" }], last: 1 });
  const shared = "items:\n  - &one\n    id: a\n  - copy: *one\n";
  expect(parse(rewritten(shared, [[1, { copy: { id: "a" }, year: 5 }]]))).toEqual({
    items: [{ id: "a" }, { copy: { id: "a" }, year: 5 }],
  });
});

test("line endings of Windows and a byte order mark stay", () => {
  const windows = `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  expect(rewritten(windows, [[2, { id: "c", list: ["x", "z"] }]])).toBe(windows.replace("[x,  y]", "[x,  z]"));
});

test("a change that would change another entry as well is refused", () => {
  expect(() => rewritten("items:\n  - id: &one a\n  - id: *one\n", [[0, { id: "z" }]])).toThrow(CannotEdit);
});

test("each list of content/ can lose, change and get an entry", () => {
  for (const { name, raw } of contentFiles.filter((file) => file.name.endsWith(".yaml"))) {
    for (const [list, entries] of Object.entries(parse(raw) as Record<string, unknown>)) {
      if (!Array.isArray(entries) || typeof entries[0] !== "object") continue;
      const [first, ...rest] = entries as Record<string, unknown>[];
      const changed = { ...first, added: "here" };
      const now = rewriteContentList(raw, list, { changed: new Map([[0, changed]]), added: [first] }, () => []);
      expect(parse(now), `${name}: ${list}`).toMatchObject({ [list]: [changed, ...rest, first] });
      expect(now.length - raw.length, `${name}: ${list}`).toBeGreaterThan("added: here".length);
    }
  }
});
