import { expect, test } from "vitest";
import { type Block, readBlocks } from "../../editing/markdown/blocks.ts";
import { rewriteMarkdown } from "../../editing/markdown/rewrite-markdown.ts";
import { readContentText, rewriteContentText } from "../../editing/content-text.ts";
import { pageParts } from "@ttpl/content/parse/front-matter.ts";
import { contentFiles, inTurn } from "./edited-values.ts";

const pages = contentFiles
  .filter(({ name }) => name.endsWith(".md"))
  .map(({ name, raw }) => ({ name, raw, markdown: pageParts(raw)?.markdown ?? "" }));

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

/** The texts of a block that stand on lines of their own: the only one, those of each item, those of each row. */
function unitsOf(block: Block): readonly (readonly string[])[] {
  // It is not edited, and stays as it is written.
  if (block.kind === "source") return [];
  if (block.kind === "list") return block.items.map((item) => [item]);
  return block.kind === "table" ? block.rows : [[block.text]];
}

/** The block with others in place of its texts. */
function withUnits(block: Block, units: readonly (readonly string[])[]): Block {
  if (block.kind === "source") return block;
  if (block.kind === "list") return { ...block, items: units.flat() };
  return block.kind === "table" ? { ...block, rows: units } : { ...block, text: units.flat().join() };
}

/** The lines of each unit, without the marker of an item; those of a table's rule are not among them. */
function linesOf(block: Block, source: string): string[] {
  if (block.kind === "list") return source.split(/^(?=\S)/m).map((item) => item.replace(/^\S+ +/, "").trimEnd());
  return block.kind === "table" ? source.split("\n").toSpliced(1, 1) : [source];
}

function othersOf({ kind }: Block, text: string): readonly string[] {
  if (kind === "heading") return ["Changed", `${text} and more`];
  return [...texts, kind === "table" ? "" : `${text} and more`];
}

/** What `rewriteMarkdown` makes of a text, block by block, each beside what was there. */
function edited(markdown: string, now: readonly Block[]) {
  const old = readBlocks(markdown);
  const result = readBlocks(rewriteMarkdown(markdown, now));
  expect(result.blocks.map(({ block }) => block)).toEqual(now);
  expect(result.before).toBe(old.before);
  expect(result.blocks.map(({ gap }) => gap)).toEqual(old.blocks.map(({ gap }) => gap));
  return result.blocks.map((placed, index) => ({ ...placed, old: old.blocks[index]! }));
}

test.each(pages)("every text of $name can be changed in every way, and its other lines stay", ({ markdown }) => {
  const { blocks } = readBlocks(markdown);
  // A round is one edit, of nearly all texts. Over the rounds each is set in every way and stays as it is once.
  for (let round = 0; round <= texts.length + 1; round++) {
    let place = round;
    const inOtherWay = (block: Block, text: string) => {
      const others = othersOf(block, text);
      return others[place++ % (others.length + 1)] ?? text;
    };
    const now = blocks.map(({ block }) =>
      withUnits(
        block,
        unitsOf(block).map((unit) => unit.map((text) => inOtherWay(block, text))),
      ),
    );
    for (const { block, source, old } of edited(markdown, now)) {
      const [oldUnits, oldLines] = [unitsOf(old.block), linesOf(old.block, old.source)];
      for (const [at, lines] of linesOf(block, source).entries()) {
        const [was = [], is = []] = [oldUnits[at], unitsOf(block)[at]];
        if (was.join("|") === is.join("|")) expect(lines).toBe(oldLines[at]);
        // What was added begins behind the lines that were there.
        else if (block.kind !== "table" && is.join().startsWith(was.join())) expect(lines).toContain(oldLines[at]);
      }
      if (block.kind === "table") expect(source.split("\n")[1]).toBe(old.source.split("\n")[1]);
    }
  }
});

/** Removes, adds or moves an entry of a list or a row of a table. */
type Change = <Entry>(entries: readonly Entry[], added: Entry) => readonly Entry[];

function changesOf(block: Block): Change[] {
  if (block.kind !== "list" && block.kind !== "table") return [];
  const entries = unitsOf(block).length;
  // A table's first row is its head, and a list has an entry.
  const first = block.kind === "table" ? 1 : 0;
  const places = Array.from({ length: entries - first }, (_, index) => index + first);
  return places.flatMap((at) => {
    const add: Change = (all, added) => all.toSpliced(at, 0, added);
    const remove: Change = (all) => all.toSpliced(at, 1);
    const move: Change = (all) => [...all.toSpliced(at, 1), ...all.slice(at, at + 1)];
    return entries > 1 ? [add, remove, move] : [add];
  });
}

test.each(pages)("entries and rows of $name can be added, removed and moved, and the others stay", ({ markdown }) => {
  const { blocks } = readBlocks(markdown);
  const changes = blocks.map(({ block }) => changesOf(block));
  // A round is one edit, of each list and table that has a further change.
  for (let round = 0; changes.some(({ length }) => length > round); round++) {
    const now = blocks.map(({ block }, index) => {
      const added = (unitsOf(block)[0] ?? []).map(() => "New");
      return withUnits(block, changes[index]?.[round]?.(unitsOf(block), added) ?? unitsOf(block));
    });
    for (const [at, { block, source, old }] of edited(markdown, now).entries()) {
      const lines = linesOf(old.block, old.source);
      const added = block.kind === "table" ? `|${" New |".repeat(block.rows[0]?.length ?? 0)}` : "New";
      expect(linesOf(block, source)).toEqual(changes[at]?.[round]?.(lines, added) ?? lines);
    }
  }
});

const isList = (block: Block | undefined) => block?.kind === "list";
/** Two lists one after the other would be read as one. */
const hasListsInARow = (blocks: readonly Block[]) =>
  blocks.some((block, index) => isList(block) && isList(blocks[index + 1]));

const choose = inTurn();

test.each(pages)("blocks of $name can be added, removed and moved", ({ name, raw }) => {
  const content = readContentText(name, raw);
  const blocks = content.blocks ?? [];
  const added: Block = { kind: "paragraph", text: `A new paragraph ${"of many words ".repeat(15)}here.` };
  const variants = blocks.flatMap((block, index) => {
    const around = blocks.slice(Math.max(0, index - 1), index + 2).map(({ kind }) => kind);
    return choose(`${around.join()} ${Math.min(index, 1)}`, [
      blocks.toSpliced(index, 1),
      blocks.toSpliced(index, 0, added),
      [...blocks.toSpliced(index, 1), block],
    ]);
  });
  for (const variant of variants.filter((list) => !hasListsInARow(list))) {
    const now = { ...content, blocks: variant };
    expect(readContentText(name, rewriteContentText(name, raw, now))).toEqual(now);
  }
});

test("spaces in cells, and lines between blocks and items, stay as they are written", () => {
  const markdown = "\n\n# A\n\n\n|  b  |   c |\n|-----|----:|\n|  d  |   e |\n\n* f\n\n* g\n\n\n\nh\n\n";
  const changed = readBlocks(markdown).blocks.map(({ block }) =>
    withUnits(
      block,
      unitsOf(block).map((unit) => unit.map((text) => (["A", "d", "g"].includes(text) ? `${text}${text}` : text))),
    ),
  );
  const expected = markdown.replace("# A", "# AA").replace("|  d  |", "| dd |").replace("* g", "* gg");
  expect(rewriteMarkdown(markdown, changed)).toBe(expected);
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
