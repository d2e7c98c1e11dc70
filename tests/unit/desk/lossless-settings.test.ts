import { afterAll, expect, test } from "vitest";
import { type ContentData, readContentText, rewriteContentText } from "../../../desk/editing/content-text.ts";
import { changedLines } from "./changed-lines.ts";
import { contentFiles, inTurn, type Path, valuesIn, withValue, type Written, writtenValues } from "./edited-values.ts";

/** Other values for a text, a number or a yes: with what YAML could misread. */
function otherValues(value: unknown): unknown[] {
  if (typeof value === "number") return [value + 1];
  if (typeof value === "boolean") return [!value];
  const text = String(value);
  const others = [
    `${text} and more: "quoted", #1`,
    text.replace(/^\S+/, "Changed"),
    "120",
    "yes: & no",
    "- a\u00a0b",
    "2.5 × 10",
  ];
  return [...others, `${text} ${"with many more words ".repeat(12)}at its end`, "two\n\nparagraphs"].filter(
    (other) => other !== value,
  );
}

/** What is not as it should be after an edit, in a few words. */
function fault(name: string, raw: string, now: ContentData, allowed?: Written): string | undefined {
  try {
    const edited = rewriteContentText(name, raw, now);
    expect(readContentText(name, edited)).toEqual(now);
    if (!allowed) return undefined;
    const { first, before } = changedLines(raw, edited);
    const inside = before === 0 || (first >= allowed.first && first + before - 1 <= allowed.last);
    return inside
      ? undefined
      : `changed lines ${first + 1} to ${first + before}, not only ${allowed.first + 1} to ${allowed.last + 1}`;
  } catch (error) {
    return (error as Error).message.slice(0, 300);
  }
}

/** Some 3000 edits of one file on a busy machine, in milliseconds. */
const long = 600_000;

const choose = inTurn();

const counted = { values: 0, edits: 0, lists: 0 };
afterAll(() => {
  const { values, edits, lists } = counted;
  console.log(
    `${values} values of ${contentFiles.length} files were set in ${edits} edits; lists and groups had ${lists} others`,
  );
});

test.each(contentFiles)(
  "every value of $name can be set, and no other line changes",
  ({ name, raw }) => {
    const content = readContentText(name, raw);
    const written = writtenValues(name, raw);
    expect(rewriteContentText(name, raw, content)).toBe(raw);
    const faults: string[] = [];
    let edits = 0;
    for (const { path, value } of valuesIn(content.data)) {
      if (typeof value === "object") continue;
      counted.values++;
      const place = written.get(path.join("."));
      for (const other of choose(place?.kind ?? "", otherValues(value))) {
        edits++;
        const wrong = fault(name, raw, { ...content, data: withValue(content.data, path, other) }, place);
        if (wrong) faults.push(`${path.join(".")} = ${JSON.stringify(other)}: ${wrong}`);
      }
    }
    expect(faults).toEqual([]);
    expect(edits).toBeGreaterThan(0);
    counted.edits += edits;
  },
  long,
);

/** The same list with one entry more, one less, one copied, or in another order. */
function otherLists(list: readonly unknown[]): (readonly unknown[])[] {
  // An empty list has no entry to copy.
  const [first = { added: "A new one: with a colon" }] = list;
  const entries = [...list.keys()];
  const ends = [list.toSpliced(0, list.length), [...list, first], [...list.slice(1), first], list.toReversed()];
  return [...entries.flatMap((at) => [list.toSpliced(at, 1), list.toSpliced(at, 0, list[at])]), ...ends];
}

/** The same settings without one of them, and with a new one. */
const otherSettings = (settings: object): object[] => [
  ...Object.keys(settings).map((key) => Object.fromEntries(Object.entries(settings).filter(([name]) => name !== key))),
  { ...settings, added: "A new one: with a colon" },
];

const isSettings = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

test.each(contentFiles)("entries and settings of $name can be added, removed and moved", ({ name, raw }) => {
  const content = readContentText(name, raw);
  const faults: string[] = [];
  const check = (path: Path, other: unknown) => {
    counted.lists++;
    const wrong = fault(name, raw, { ...content, data: withValue(content.data, path, other) });
    if (wrong) faults.push(`${path.join(".")} = ${JSON.stringify(other)}: ${wrong}`);
  };
  for (const { path, value } of valuesIn(content.data)) {
    if (Array.isArray(value))
      for (const other of choose(`a list at ${path.length}`, otherLists(value))) check(path, other);
    // A file without any setting is no content.
    else if (isSettings(value) && Object.keys(value).length > 1)
      for (const other of choose(`settings at ${path.length}`, otherSettings(value))) check(path, other);
  }
  expect(faults).toEqual([]);
});

test.each(contentFiles)("comments of $name stay when another entry is removed or added", ({ name, raw }) => {
  const content = readContentText(name, raw);
  const comments = (text: string) => text.split("\n").filter((line) => /^\s*#(?!#)/.test(line));
  for (const { path, value } of valuesIn(content.data)) {
    if (!Array.isArray(value) || value.length < 2) continue;
    const more = rewriteContentText(name, raw, {
      ...content,
      data: withValue(content.data, path, [...value, value[0]]),
    });
    expect(comments(more)).toEqual(comments(raw));
    const { before } = changedLines(raw, more);
    expect(before, `${path.join(".")}: an added entry changes no line`).toBeLessThanOrEqual(/\[.*\]/.test(raw) ? 1 : 0);
  }
});

test("line ends of Windows and a byte order mark stay", () => {
  const raw = "\uFEFF# A note\r\ntitle: Old\r\nrest: [a, b] # kept\r\n";
  const edited = rewriteContentText("content/x.yaml", raw, { data: { title: "New", rest: ["a", "b"] } });
  expect(edited).toBe("\uFEFF# A note\r\ntitle: New\r\nrest: [a, b] # kept\r\n");
});

test("a file whose lines end in two ways is refused, and says how to mend it", () => {
  const edit = () => rewriteContentText("content/x.yaml", "a: 1\r\nb: 2\n", { data: { a: 1, b: 3 } });
  expect(edit).toThrow(/Save it once with an editor/);
});

test.each([`'`, `"`])("an edited text keeps its quotes: %s", (quote) => {
  const raw = `title: ${quote}Old${quote}\n`;
  const edited = rewriteContentText("content/x.yaml", raw, { data: { title: "New" } });
  expect(edited).toBe(`title: ${quote}New${quote}\n`);
});
