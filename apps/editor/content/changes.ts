import type { Block } from "../editing/markdown/blocks.ts";
import { type Edit, editsBetween } from "../editing/yaml/edits-between.ts";
import type { FormSchema, ValuePath } from "../wire.ts";
import { nameOfEntry, namesAlong, shortened } from "./in-words.ts";
import { ownValue } from "./own-value.ts";

export interface Versioned {
  readonly data: unknown;
  readonly blocks?: readonly Block[];
}

const blockNames = { heading: "Heading", paragraph: "Paragraph", list: "List", table: "Table", source: "Text" };

export const valueAt = (value: unknown, path: ValuePath): unknown => path.reduce<unknown>(ownValue, value);

/** The section of a block, by the heading above it. */
function whereInText(blocks: readonly Block[], index: number): string[] {
  const heading = blocks.slice(0, index + 1).findLast((block) => block.kind === "heading");
  const block = blocks[index];
  return [...(heading?.kind === "heading" ? [heading.text] : []), block ? blockNames[block.kind] : "Text"];
}

/** The names on the way to a value of a file, such as "Telephones → Office → Number". */
export function placeInWords({ data, blocks = [] }: Versioned, path: ValuePath, schema?: FormSchema): string {
  const [part, ...rest] = path;
  if (part === "blocks") return whereInText(blocks, Number(rest[0] ?? 0)).join(" → ");
  return namesAlong(rest, data, schema).join(" → ");
}

const quoted = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value.length === 0 ? "nothing" : `“${value.map((v, index) => nameOfEntry(v, index)).join("”, “")}”`;
  return typeof value === "object" ? `“${nameOfEntry(value, 0)}”` : `“${shortened(String(value))}”`;
};

/** Where two texts differ, with a few words around it. */
function difference(old: string, now: string): [string, string] {
  if (old.length < 60 && now.length < 60) return [old, now];
  const [left, right] = [old.split(" "), now.split(" ")];
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  const part = (words: string[]) => {
    const [from, to] = [Math.max(0, start - 3), Math.min(words.length, words.length - end + 2)];
    return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
  };
  return [part(left), part(right)];
}

function sentence(edit: Edit, old: Versioned, now: Versioned, schema?: FormSchema): string {
  const where = placeInWords(now, edit.path, schema);
  switch (edit.kind) {
    case "insert":
      return `${where}: added “${nameOfEntry(edit.value, edit.at)}”`;
    case "remove":
      return `${where}: removed “${nameOfEntry(edit.value, edit.at)}”`;
    case "move":
      return `${where}: moved ${quoted(valueAt(now, [...edit.path, edit.to]))}`;
    case "unset":
      return `${placeInWords(old, edit.path, schema)}: removed ${quoted(valueAt(old, edit.path))}`;
    case "set": {
      const before = valueAt(old, edit.path);
      if (before === undefined) return `${where}: added ${quoted(edit.value)}`;
      if (typeof before !== "string" || typeof edit.value !== "string") {
        return `${placeInWords(old, edit.path, schema)}: ${quoted(before)} is now ${quoted(edit.value)}`;
      }
      const [was, is] = difference(before, edit.value);
      return `${placeInWords(old, edit.path, schema)}: “${shortened(was, 120)}” is now “${shortened(is, 120)}”`;
    }
  }
}

const contentOf = ({ data, blocks }: Versioned): Versioned => ({ data, ...(blocks && { blocks }) });

const edits = (old: Versioned, now: Versioned): Edit[] => editsBetween(contentOf(old), contentOf(now));

/** What differs between two versions of a file, in words. */
export function changesInWords(old: Versioned, now: Versioned, schema?: FormSchema): string[] {
  return [...new Set(edits(old, now).map((edit) => sentence(edit, old, now, schema)))];
}

/** A text that has been replaced, and the texts of its entry before that. */
export interface ChangedText {
  readonly old: string;
  readonly now: string;
  readonly beside: readonly string[];
}

/** The texts that are no longer as they were. */
export function changedTexts(old: Versioned, now: Versioned): ChangedText[] {
  return edits(old, now).flatMap((edit): ChangedText[] => {
    if (edit.kind !== "set") return [];
    const before = valueAt(old, edit.path);
    const isText = (value: unknown) => typeof value === "string" || typeof value === "number";
    if (!isText(before) || !isText(edit.value)) return [];
    const entry = valueAt(old, edit.path.slice(0, -1));
    const beside = typeof entry === "object" && entry !== null ? Object.values(entry).filter(isText) : [];
    return [{ old: String(before), now: String(edit.value), beside: beside.map(String) }];
  });
}
