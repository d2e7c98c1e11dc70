import { expect, test } from "vitest";
import { type ContentData, readContentText, rewriteContentText } from "../../editing/content-text.ts";
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

/** A file of content/ with the places of its values. */
interface File {
  readonly name: string;
  readonly raw: string;
  readonly written: ReadonlyMap<string, Written>;
}

/**
 * What is not as it should be after an edit, in a few words.
 * @param changed the paths of the only values whose lines may differ, if there are no other changes
 */
function fault({ name, raw, written }: File, now: ContentData, changed?: readonly string[]): string | undefined {
  try {
    const edited = rewriteContentText(name, raw, now);
    expect(readContentText(name, edited)).toEqual(now);
    if (changed)
      expect(linesBeside({ name, raw: edited, written: writtenValues(name, edited) }, changed)).toEqual(
        linesBeside({ name, raw, written }, changed),
      );
    return undefined;
  } catch (error) {
    return (error as Error).message.slice(0, 300);
  }
}

/** The lines of a file in which none of the values at some paths stands. */
function linesBeside({ raw, written }: File, paths: readonly string[]): string[] {
  const taken = new Set<number>();
  for (const path of paths) {
    const { first = 0, last = -1 } = written.get(path) ?? {};
    for (let line = first; line <= last; line++) taken.add(line);
  }
  return raw.split("\n").filter((_, line) => !taken.has(line));
}

const kinds = new Set<string>();

test.each(contentFiles)("every value of $name can be set in every way, and no other line changes", ({ name, raw }) => {
  const content = readContentText(name, raw);
  const written = writtenValues(name, raw);
  expect(rewriteContentText(name, raw, content)).toBe(raw);
  const places = valuesIn(content.data)
    .filter(({ value }) => typeof value !== "object")
    .map(({ path, value }) => ({ path, others: otherValues(value), kind: written.get(path.join("."))?.kind ?? "" }));
  // A list that is empty yet is all that some files have.
  if (Object.values(content.data as object).every((value) => Array.isArray(value) && value.length === 0)) return;
  expect(places.length).toBeGreaterThan(0);
  const edit = (values: readonly (readonly [Path, unknown])[]) => {
    const data = values.reduce<unknown>((old, [path, other]) => withValue(old, path, other), content.data);
    const paths = values.map(([path]) => path.join("."));
    const wrong = fault({ name, raw, written }, { ...content, data }, paths);
    if (wrong === undefined) return [];
    return [`${values.map(([path, other]) => `${path.join(".")} = ${JSON.stringify(other)}`).join(", ")}: ${wrong}`];
  };
  // A round is one edit, of nearly all values. Over the rounds each value is set in every way and stays as it is once:
  // one by one these would be some 30,000 edits.
  const most = Math.max(...places.map(({ others }) => others.length));
  for (let round = 0; round <= most; round++) {
    const values = places.flatMap(({ path, others }, index) => {
      const turn = (index + round) % (others.length + 1);
      return turn < others.length ? [[path, others[turn]] as const] : [];
    });
    // One by one they name the place of a fault, unless it needs several.
    const faults = edit(values);
    if (faults.length > 0) expect(values.flatMap((value) => edit([value]))).toEqual([]);
    expect(faults).toEqual([]);
  }
  for (const { path, others, kind } of places) {
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    expect(others.flatMap((other) => edit([[path, other]]))).toEqual([]);
  }
});

/** The same list with one entry more, one less, one copied, or in another order. */
function otherLists(list: readonly unknown[]): (readonly unknown[])[] {
  // An empty list has no entry to copy.
  const [first = { added: "A new one: with a colon" }] = list;
  const entries = [...list.keys()];
  const ends = [list.toSpliced(0, list.length), [...list, first], [...list.slice(1), first], list.toReversed()];
  return [...entries.flatMap((index) => [list.toSpliced(index, 1), list.toSpliced(index, 0, list[index])]), ...ends];
}

/** The same settings without one of them, and with a new one. */
const otherSettings = (settings: object): object[] => [
  ...Object.keys(settings).map((key) => Object.fromEntries(Object.entries(settings).filter(([name]) => name !== key))),
  { ...settings, added: "A new one: with a colon" },
];

const isSettings = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const choose = inTurn();

test.each(contentFiles)("entries and settings of $name can be added, removed and moved", ({ name, raw }) => {
  const content = readContentText(name, raw);
  const file = { name, raw, written: writtenValues(name, raw) };
  const faults: string[] = [];
  const check = (path: Path, other: unknown) => {
    const wrong = fault(file, { ...content, data: withValue(content.data, path, other) });
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

test("a setting without a value gets one", () => {
  const edited = rewriteContentText("content/x.yaml", "title:\nrest:\n", {
    data: { title: "New", rest: 1 },
  });
  expect(edited).toBe("title: New\nrest: 1\n");
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
