import { type Document, isCollection, isMap, isPair, isScalar } from "yaml";
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
import { inFlowStyle, renderPair, renderScalar } from "./render-value.ts";

/** Whether the value at a path stands within [ ] or { }. */
function isInFlow(document: Document, path: Path): boolean {
  return path.some((_, length) => {
    const parent = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    return isCollection(parent) && parent.flow === true;
  });
}

/** The column of the line's key or hyphen. Folded lines below it are indented by two more. */
const indentAt = (text: string, at: number): number =>
  /^(?: |- )*/.exec(text.slice(lineStart(text, at), at))?.[0].length ?? 0;

/** What stands in place of a part of a text. */
export interface Replacement extends Range {
  readonly by: string;
}

/** A text with some of its parts replaced, which do not overlap. */
export function replaced(text: string, parts: readonly Replacement[]): string {
  let at = 0;
  const pieces = parts
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, by }) => {
      const piece = text.slice(at, start) + by;
      at = end;
      return piece;
    });
  return pieces.join("") + text.slice(at);
}

/**
 * How another text, number or boolean is written in place of that at a path; undefined if one of them is none. It does
 * not depend on the other values, so that many can be replaced at once.
 */
export function replacementOf({ text, document }: Parsed, path: Path, value: unknown): Replacement | undefined {
  const node = document.getIn(path, true);
  const isPlain = typeof value !== "object" || value === null;
  if (!isScalar(node) || !isPlain) return undefined;
  const { start, end } = rangeOf(text, node);
  const position = {
    column: start - lineStart(text, start),
    indent: indentAt(text, start),
    inFlow: isInFlow(document, path),
  };
  const present = { type: node.type as never, source: text.slice(start, end) };
  const space = start === end && text[start - 1] === ":" ? " " : "";
  return { start, end, by: space + renderScalar(value, position, present) };
}

/** Sets a value that no replacement sets: writes its entry anew, or adds its key if the settings lack it. */
export const setEntry = (parsed: Parsed, path: Path, value: unknown, order: readonly string[]): string =>
  parsed.document.getIn(path, true) === undefined
    ? addKey(parsed, path, value, order)
    : replaceValue(parsed, path, value);

/** Writes an entry anew: a list that becomes empty, settings that become a text. */
function replaceValue({ text, document }: Parsed, path: Path, value: unknown): string {
  const parent = collectionAt(document, path.slice(0, -1));
  const key = path.at(-1);
  const pair = isMap(parent) && parent.items.find((item) => isScalar(item.key) && item.key.value === key);
  if (!pair || typeof key !== "string") throw new CannotEdit("An entry of a list is replaced as a whole.");
  const { start, end } = rangeOf(text, pair);
  const rendered = parent.flow
    ? inFlowStyle({ [key]: value }).replace(/^\{ | \}$/g, "")
    : renderPair(key, value, start - lineStart(text, start))
        .join("\n")
        .trimStart();
  return text.slice(0, start) + rendered + text.slice(end);
}

/** Adds a key: after the nearest one that stands before it in the schema's order, otherwise at the end. */
function addKey({ text, document }: Parsed, path: Path, value: unknown, order: readonly string[]): string {
  const parent = collectionAt(document, path.slice(0, -1));
  const key = String(path.at(-1));
  if (!isMap(parent)) throw new CannotEdit("There are no settings to add to.");
  const keys = parent.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ""));
  const earlier = new Set(order.slice(0, Math.max(0, order.indexOf(key))));
  const after = keys.findLastIndex((name) => earlier.has(name));
  const index = after < 0 ? keys.length - 1 : after;
  if (parent.flow) {
    const pair = inFlowStyle({ [key]: value }).replace(/^\{ | \}$/g, "");
    if (index < 0) return text.slice(0, parent.range?.[0]) + `{ ${pair} }` + text.slice(parent.range?.[1]);
    const { end } = rangeOf(text, parent.items[index]);
    return `${text.slice(0, end)}, ${pair}${text.slice(end)}`;
  }
  const end = linesOfEntries(text, parent)[index]?.end ?? text.length;
  const lines = renderPair(key, value, indentOf(text, parent)).join("\n");
  return `${text.slice(0, end)}${lines}\n${text.slice(end)}`;
}

/** Removes a key with its value and the comments above it. Settings without any key left become {}. */
export function removeKey(parsed: Parsed, path: Path): string {
  const { text, document } = parsed;
  const parent = collectionAt(document, path.slice(0, -1));
  if (!isMap(parent)) throw new CannotEdit("There are no settings to remove from.");
  const index = parent.items.findIndex((pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === path.at(-1));
  if (index < 0) return text;
  if (parent.items.length === 1) return emptied(parsed, path.slice(0, -1), {});
  if (parent.flow) return removeFromFlow(text, parent.items, index);
  const { start, end } = linesOfEntries(text, parent)[index] ?? { start: 0, end: 0 };
  // The first of the settings of a list's entry stands behind the hyphen.
  const before = index === 0 ? text.slice(start, rangeOf(text, parent.items[0]).start) : "";
  if (!before.includes("-")) return text.slice(0, start) + text.slice(end);
  const next = rangeOf(text, parent.items[1]).start;
  return text.slice(0, start) + before + text.slice(next);
}

export function emptied(parsed: Parsed, path: Path, empty: object): string {
  if (typeof path.at(-1) === "string") return replaceValue(parsed, path, empty);
  throw new CannotEdit("The last entry cannot be taken away here.");
}

/** Removes an item within [ ] or { }, with the comma that parts it from the next or, at the end, from the last. */
export function removeFromFlow(text: string, items: readonly unknown[], index: number): string {
  const { start, end } = rangeOf(text, items[index]);
  if (index + 1 < items.length) return text.slice(0, start) + text.slice(rangeOf(text, items[index + 1]).start);
  if (index > 0) return text.slice(0, rangeOf(text, items[index - 1]).end) + text.slice(end);
  return text.slice(0, start).trimEnd() + text.slice(end).trimStart();
}
