import type { List } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { lineWidth, refold } from "../fold-text.ts";
import { escapeStart } from "./block-start.ts";
import { type Block, itemSources, unwrapped } from "./blocks.ts";
import { cellsOf, changedLine, tableLine } from "./table-lines.ts";

const folded = (text: string, indent: number, old: string): string =>
  refold(
    escapeStart(text),
    lineWidth - 2 - indent,
    old.split("\n").map((line) => line.trim()),
  ).join(`\n${" ".repeat(indent)}`);

/** A block as Markdown, with as much of its present source as is still right. */
export function renderBlock(block: Block, source = ""): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.depth)} ${block.text}`;
    case "paragraph":
      return folded(block.text, 0, source);
    case "list":
      return renderList(block, source);
    case "table":
      return renderTable(block.rows, source);
    case "source":
      return block.text;
  }
}

function renderList({ ordered, items }: Extract<Block, { kind: "list" }>, source: string): string {
  const [list] = fromMarkdown(source).children;
  const old = list?.type === "list" ? itemSources(list as List, source) : [];
  const unused = [...old];
  // Every item that stays keeps its lines, wherever it has moved to.
  const kept = items.map((item) => {
    const at = unused.findIndex(({ text }) => unwrapped(text) === item);
    return at < 0 ? undefined : unused.splice(at, 1)[0];
  });
  const gap = old[0]?.gap || "\n";
  return items
    .map((item, index) => {
      const marker = ordered ? `${index + 1}. ` : (old[0]?.marker ?? "- ");
      const same = kept[index];
      if (same && same.marker.length === marker.length) return marker + same.text;
      const before = same ?? (kept.includes(old[index]) ? undefined : old[index]);
      return marker + folded(item, marker.length, before?.text ?? "");
    })
    .join(gap);
}

function renderTable(rows: readonly (readonly string[])[], source: string): string {
  const [head = "", rule = "", ...lines] = source.split("\n");
  const [first = [], ...rest] = rows;
  const columns = first.length;
  const unused = [...lines];
  const kept = rest.map((row) => {
    const at = unused.findIndex((line) => changedLine(line, row) === line);
    return at < 0 ? undefined : unused.splice(at, 1)[0];
  });
  const written = rest.map((row, index) => {
    const line = lines[index];
    return kept[index] ?? (line !== undefined && unused.includes(line) ? changedLine(line, row) : tableLine(row));
  });
  const sameColumns = rule.split("|").length === columns + 2;
  const newRule = sameColumns ? rule : ruleFor(first, source === "" ? [] : cellsOf(head), cellsOf(rule));
  return [source === "" ? tableLine(first) : changedLine(head, first), newRule, ...written].join("\n");
}

/** The line below the head: a column that stays is aligned as it was. */
function ruleFor(heads: readonly string[], oldHeads: readonly string[], oldRule: readonly string[]): string {
  const unused = oldHeads.map((head, index) => ({ head, sign: oldRule[index] }));
  const signs = heads.map((head) => {
    const at = unused.findIndex((old) => old.head === head);
    return (at < 0 ? undefined : unused.splice(at, 1)[0]?.sign) ?? "---";
  });
  return tableLine(signs);
}
