import type { List, ListItem, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { unescapeStart } from "./block-start.ts";
import { cellsOf } from "./table-lines.ts";

/**
 * A block of a page's text. Texts are on one line, with the signs of Markdown for **strong words** and [links](/address).
 * `source` is a block that the editor shows as it is written, such as a list within a list.
 */
export type Block =
  | { readonly kind: "heading"; readonly depth: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "source"; readonly text: string };

/** A block with its place in the text: its own characters, and those up to the next block. */
export interface PlacedBlock {
  readonly block: Block;
  readonly source: string;
  readonly gap: string;
}

/** What follows a line break in a paragraph: the indentation is not part of the text. */
export const unwrapped = (source: string): string =>
  unescapeStart(
    source
      .split("\n")
      .map((line) => line.trim())
      .join(" "),
  );

/** Splits a text into its blocks. All sources and gaps, after `before`, make up the text again. */
export function readBlocks(markdown: string): { before: string; blocks: PlacedBlock[] } {
  const { children } = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const starts = children.map(({ position }) => position?.start.offset ?? 0);
  const blocks = children.map((node, index) => {
    const start = starts[index] ?? 0;
    const end = node.position?.end.offset ?? start;
    const source = markdown.slice(start, end);
    return { block: blockOf(node, source), source, gap: markdown.slice(end, starts[index + 1]) };
  });
  return { before: markdown.slice(0, starts[0]), blocks };
}

function blockOf(node: RootContent, source: string): Block {
  // A backslash or two spaces at a line's end break the line, which a text on one line cannot show.
  const breaks = /(?:\\| {2})\n/.test(source);
  if (breaks) return { kind: "source", text: source };
  switch (node.type) {
    case "heading":
      return { kind: "heading", depth: node.depth, text: source.replace(/^#+\s*/, "").trim() };
    case "paragraph":
      return { kind: "paragraph", text: unwrapped(source) };
    case "list":
      return listOf(node, source);
    case "table":
      return tableOf(node, source);
    default:
      return { kind: "source", text: source };
  }
}

/** The sources of a list's items, each with the characters before its text, such as "- " or "3. ". */
export function itemSources(node: List, source: string): { marker: string; text: string; gap: string }[] {
  const offset = node.position?.start.offset ?? 0;
  const at = (position: number | undefined) => (position ?? offset) - offset;
  return node.children.map((item, index) => {
    const start = at(item.position?.start.offset);
    const end = at(item.position?.end.offset);
    const text = at(item.children[0]?.position?.start.offset ?? item.position?.end.offset);
    const next = node.children[index + 1]?.position?.start.offset;
    return {
      marker: source.slice(start, text),
      text: source.slice(text, end),
      gap: source.slice(end, next && at(next)),
    };
  });
}

const isSimple = ({ children }: ListItem) => children.length === 1 && children[0]?.type === "paragraph";

function listOf(node: List, source: string): Block {
  if (!node.children.every(isSimple)) return { kind: "source", text: source };
  const items = itemSources(node, source).map(({ text }) => unwrapped(text));
  return { kind: "list", ordered: node.ordered === true, items };
}

function tableOf(node: Table, source: string): Block {
  const [head = "", , ...rows] = source.split("\n");
  const cells = [head, ...rows].map(cellsOf);
  const regular = cells.length === node.children.length && cells.every(({ length }) => length === cells[0]?.length);
  return regular ? { kind: "table", rows: cells } : { kind: "source", text: source };
}
