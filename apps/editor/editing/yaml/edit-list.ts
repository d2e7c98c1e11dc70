import { type Document, isSeq, type YAMLSeq } from "yaml";
import { emptied, removeFromFlow } from "./edit-value.ts";
import {
  CannotEdit,
  collectionAt,
  indentOf,
  lineStart,
  linesOfEntries,
  type Parsed,
  type Path,
  type Range,
  rangeOf,
} from "./entries.ts";
import { inFlowStyle, renderEntry } from "./render-value.ts";

function listAt(document: Document, path: Path): YAMLSeq {
  const list = collectionAt(document, path);
  if (!isSeq(list)) throw new CannotEdit(`There is no list at ${path.join(" → ")}.`);
  return list as YAMLSeq;
}

/** Inserts an entry before the one at `at`, or at the end. */
export function insertEntry({ text, document }: Parsed, path: Path, index: number, value: unknown): string {
  const list = listAt(document, path);
  if (list.items.length === 0) return fillList(text, list, value);
  if (list.flow) {
    const next = list.items[index];
    const entry = inFlowStyle(value);
    if (next !== undefined) return inserted(text, rangeOf(text, next).start, `${entry}, `);
    return inserted(text, rangeOf(text, list.items.at(-1)).end, `, ${entry}`);
  }
  const lines = linesOfEntries(text, list);
  const place = lines[index]?.start ?? lines.at(-1)?.end ?? text.length;
  return inserted(text, place, `${renderEntry(value, indentOf(text, list)).join("\n")}\n`);
}

const inserted = (text: string, at: number, what: string) => text.slice(0, at) + what + text.slice(at);

/** Writes the first entry of an empty list, which stands as [] behind its key. */
function fillList(text: string, list: YAMLSeq, value: unknown): string {
  const { start, end } = rangeOf(text, list);
  const key = /^(?: |- )*/.exec(text.slice(lineStart(text, start), start))?.[0].length ?? 0;
  const entry = renderEntry(value, key + 2).join("\n");
  return `${text.slice(0, start).replace(/ +$/, "")}\n${entry}${text.slice(end)}`;
}

/** Removes an entry with the comments above it. A list without any entry left becomes []. */
export function removeEntry({ text, document }: Parsed, path: Path, index: number): string {
  const list = listAt(document, path);
  if (list.items.length === 1 && !list.flow) return emptied({ text, document }, path, []);
  if (list.flow) return removeFromFlow(text, list.items, index);
  const { start, end } = linesOfEntries(text, list)[index] ?? { start: 0, end: 0 };
  if (index === 0 && !isOnOwnLine(text, list)) {
    // The list of an entry that is itself a list: its first hyphen stands behind another one.
    throw new CannotEdit("A list within a list cannot lose its first entry here.");
  }
  return text.slice(0, start) + text.slice(end);
}

const isOnOwnLine = (text: string, list: YAMLSeq) => {
  const start = list.range?.[0] ?? 0;
  return text.slice(lineStart(text, start), start).trim() === "";
};

/** Moves an entry with the comments above it; `to` is its position afterwards. */
export function moveEntry({ text, document }: Parsed, path: Path, from: number, to: number): string {
  const list = listAt(document, path);
  const ranges: Range[] = list.flow ? list.items.map((item) => rangeOf(text, item)) : linesOfEntries(text, list);
  const sources = ranges.map(({ start, end }) => text.slice(start, end));
  const moved = sources.toSpliced(from, 1).toSpliced(to, 0, sources[from] ?? "");
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return text;
  const gaps = ranges.map(({ end }, index) => text.slice(end, ranges[index + 1]?.start ?? end));
  const joined = moved.map((source, index) => source + gaps[index]).join("");
  return text.slice(0, first.start) + joined + text.slice(last.end);
}
