import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** Keys and list positions from the top of the file to a value. */
export type Path = readonly (string | number)[];

/** A YAML text with what the parser has found in it, and where. */
export interface Parsed {
  readonly text: string;
  readonly document: Document;
}

/** @throws YAMLParseError */
export function parsed(text: string): Parsed {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  return { text, document };
}

/** A part of a text: from `start` up to, not including, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Thrown where a file is written in a way that the editor cannot change without touching more than the value. */
export class CannotEdit extends Error {}

export const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

/** The position after the line's end. */
export const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
};

/** The list or settings at a path. */
export function collectionAt(document: Document, path: Path): YAMLMap | YAMLSeq {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isCollection(node)) return node as YAMLMap | YAMLSeq;
  throw new CannotEdit(`There are no entries at ${path.join(" → ")}.`);
}

/** The range of a value, without the blank lines that the parser counts to a folded text. */
export function rangeOf(text: string, node: unknown): Range {
  if (isPair(node)) {
    const key = rangeOf(text, node.key);
    return { start: key.start, end: node.value === null ? key.end : Math.max(key.end, rangeOf(text, node.value).end) };
  }
  const range = isScalar(node) || isCollection(node) || isAlias(node) ? node.range : undefined;
  if (!range) throw new CannotEdit("The file is written in a way that the editor cannot follow.");
  const [start, end] = range;
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** Where the lines of an entry end, a comment at the end of its last line included. */
function endOfLines(text: string, node: unknown): number {
  const { start, end } = rangeOf(text, node);
  const last = isPair(node) ? node.value : node;
  if (isCollection(last) && !last.flow && last.items.length > 0) return endOfLines(text, last.items.at(-1));
  return lineEnd(text, Math.max(start, end - 1));
}

/** The lines of each entry of a block list or of block settings, with the comments and blank lines above it. */
export function linesOfEntries(text: string, collection: YAMLMap | YAMLSeq): Range[] {
  const items = collection.items as readonly unknown[];
  const ends = items.map((item) => endOfLines(text, item));
  return ends.map((end, index) => ({
    start: ends[index - 1] ?? lineStart(text, rangeOf(text, items[index]).start),
    end,
  }));
}

/** The position of a key among the entries of settings, or of an entry in a list; -1 if it is not there. */
export const positionIn = (collection: YAMLMap | YAMLSeq, key: string | number): number =>
  isMap(collection)
    ? collection.items.findIndex((pair: Pair) => isScalar(pair.key) && pair.key.value === key)
    : Number(key);

/** The columns before the first key or hyphen of a block collection. */
export function indentOf(text: string, collection: YAMLMap | YAMLSeq): number {
  const start = isMap(collection) ? rangeOf(text, collection.items[0]).start : (collection.range?.[0] ?? 0);
  return start - lineStart(text, start);
}
