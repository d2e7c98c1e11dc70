import { isDeepStrictEqual } from "node:util";
import { isSeq, YAMLParseError } from "yaml";
import { CannotEdit, collectionAt, indentOf, linesOfEntries, type Parsed, parsed } from "./entries.ts";
import { renderEntry } from "./render-value.ts";
import { type KeyOrder, rewriteYaml } from "./rewrite-yaml.ts";

/** What becomes of a list: of each of its entries, by position, and what is added at its end. */
export interface ListChange {
  /** Entries that are other than before; undefined for one that goes. */
  readonly changed: ReadonlyMap<number, unknown>;
  readonly added: readonly unknown[];
}

/** The entries of a list after a change. */
export const changedList = (list: readonly unknown[], { changed, added }: ListChange): unknown[] => [
  ...list.flatMap((entry, index) => {
    if (!changed.has(index)) return [entry];
    const now = changed.get(index);
    return now === undefined ? [] : [now];
  }),
  ...added,
];

/**
 * The YAML text with a change of the list that is called `list`. Each entry is rewritten in its own lines alone: a text
 * with thousands of entries is not parsed anew for each of them.
 * @throws CannotEdit if the result would not say exactly that; nothing is lost then
 */
export function rewriteEntries(text: string, list: string, change: ListChange, orderAt: KeyOrder): string {
  const whole = parsed(text);
  const data = whole.document.toJS() as Record<string, unknown>;
  const entries = (data[list] ?? []) as readonly unknown[];
  const now = { ...data, [list]: changedList(entries, change) };
  const edited = inOwnLines(whole, list, change, orderAt) ?? rewriteYaml(text, now, orderAt);
  if (!isDeepStrictEqual(parsed(edited).document.toJS(), now)) {
    throw new CannotEdit(
      "The editor cannot write this list without touching other lines. Please change the file itself.",
    );
  }
  return edited;
}

/** Undefined for a list whose entries do not have lines of their own, or that has none before or afterwards. */
function inOwnLines(
  { text, document }: Parsed,
  list: string,
  change: ListChange,
  orderAt: KeyOrder,
): string | undefined {
  const node = document.has(list) ? collectionAt(document, [list]) : undefined;
  if (!isSeq(node) || node.flow || node.items.length === 0 || !text.endsWith("\n")) return undefined;
  const lines = linesOfEntries(text, node);
  const inEntry: KeyOrder = ([, ...path]) => orderAt([list, 0, ...path]);
  let parts: string[];
  try {
    parts = lines.map(({ start, end }, index) => {
      const source = text.slice(start, end);
      if (!change.changed.has(index)) return source;
      const entry = change.changed.get(index);
      return entry === undefined ? "" : rewriteYaml(source, [entry], inEntry);
    });
  } catch (error) {
    // An entry that refers to another one by an alias cannot be read alone.
    if (error instanceof YAMLParseError || error instanceof ReferenceError) return undefined;
    throw error;
  }
  const indent = indentOf(text, node);
  const added = change.added.map((entry) => `${renderEntry(entry, indent).join("\n")}\n`);
  const body = [...parts, ...added].join("");
  if (body === "") return undefined;
  return text.slice(0, lines[0]?.start) + body + text.slice(lines.at(-1)?.end);
}
