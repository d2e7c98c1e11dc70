import { expect, test } from "vitest";
import type { Block } from "../../../desk/editing/markdown/blocks.ts";
import { readContentText, rewriteContentText } from "../../../desk/editing/content-text.ts";
import { changedLines } from "./changed-lines.ts";
import { contentFiles, inTurn } from "./edited-values.ts";

const pages = contentFiles.filter(({ name }) => name.endsWith(".md"));

/** Texts that Markdown could read as something else. */
const texts = [
  "# x",
  "- y",
  "1. z",
  "> q",
  "a | b",
  "Changed",
  "**strong** and [a link](/services)",
  "4.\u00a0no-break",
];

const choose = inTurn();

/** A block with another text in each of its places, and for lists and tables with more, fewer or moved entries. */
function otherBlocks(block: Block): Block[] {
  switch (block.kind) {
    case "heading":
      return ["Changed", `${block.text} and more`].map((text) => ({ ...block, text }));
    case "paragraph":
      return choose("paragraph", [...texts, `${block.text} And more.`]).map((text) => ({ ...block, text }));
    case "list": {
      const { items } = block;
      const lists = items.flatMap((item, at) => [
        ...choose("item", [...texts, `${item} and more`]).map((text) => items.with(at, text)),
        items.toSpliced(at, 0, "New"),
        ...(items.length > 1 ? [items.toSpliced(at, 1), [...items.toSpliced(at, 1), item]] : []),
      ]);
      return lists.map((changed) => ({ ...block, items: changed }));
    }
    case "table": {
      const { rows } = block;
      const cells = rows.flatMap((row, at) =>
        row.flatMap((_, column) => choose("cell", [...texts, ""]).map((text) => rows.with(at, row.with(column, text)))),
      );
      const body = rows.slice(1).flatMap((row, at) => [
        rows.toSpliced(at + 1, 1),
        rows.toSpliced(
          at + 1,
          0,
          row.map(() => "1"),
        ),
      ]);
      return [...cells, ...body].map((changed) => ({ ...block, rows: changed }));
    }
    case "source":
      return [];
  }
}

test.each(pages)("every block of $name can be changed, and its other lines stay", ({ name, raw }) => {
  const content = readContentText(name, raw);
  const blocks = content.blocks ?? [];
  const faults: string[] = [];
  for (const [at, block] of blocks.entries()) {
    for (const other of otherBlocks(block)) {
      const now = { ...content, blocks: blocks.with(at, other) };
      const edited = rewriteContentText(name, raw, now);
      if (JSON.stringify(readContentText(name, edited)) !== JSON.stringify(now))
        faults.push(`${at}: ${JSON.stringify(other)}`);
      const { before, after } = changedLines(raw, edited);
      const lines = block.kind === "table" ? 2 : 12;
      if (Math.min(before, after) > lines) faults.push(`${at}: ${before} lines changed for ${JSON.stringify(other)}`);
    }
  }
  expect(faults).toEqual([]);
});

const isList = (block: Block | undefined) => block?.kind === "list";
/** Two lists one after the other would be read as one. */
const hasListsInARow = (blocks: readonly Block[]) =>
  blocks.some((block, at) => isList(block) && isList(blocks[at + 1]));

test.each(pages)("blocks of $name can be added, removed and moved", ({ name, raw }) => {
  const content = readContentText(name, raw);
  const blocks = content.blocks ?? [];
  const added: Block = { kind: "paragraph", text: `A new paragraph ${"of many words ".repeat(15)}here.` };
  const variants = blocks.flatMap((block, at) => [
    blocks.toSpliced(at, 1),
    blocks.toSpliced(at, 0, added),
    [...blocks.toSpliced(at, 1), block],
  ]);
  for (const variant of variants.filter((list) => !hasListsInARow(list))) {
    const now = { ...content, blocks: variant };
    expect(readContentText(name, rewriteContentText(name, raw, now))).toEqual(now);
  }
});

test("a text that would be read as something else is refused, with its place", () => {
  const page = "---\ntitle: A\n---\n\nOne.\n\nTwo.\n";
  const blocks: Block[] = [
    { kind: "paragraph", text: "One." },
    { kind: "paragraph", text: "![A picture](/x.png)\n\nand" },
  ];
  expect(() => rewriteContentText("content/pages/a.md", page, { data: { title: "A" }, blocks })).toThrow(
    /read as something else/,
  );
});
