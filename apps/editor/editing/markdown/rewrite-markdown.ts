import { isDeepStrictEqual } from "node:util";
import { CannotEdit } from "../yaml/entries.ts";
import { type Block, type PlacedBlock, readBlocks } from "./blocks.ts";
import { renderBlock } from "./render-block.ts";

/** Thrown if a block would be read as something else; `at` is its position. */
export class CannotWriteBlock extends CannotEdit {
  readonly at: number;
  constructor(at: number, problem: string) {
    super(problem);
    this.at = at;
  }
}

const isEmpty = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.kind === "list" ? block.items : block.kind === "table" ? ["table"] : [block.text]).some((text) => text === "");

/** Why a block cannot be written, and what to do. */
function problemOf(now: readonly Block[], index: number): string {
  if (isEmpty(now[index])) return "There is an empty text here. Write something, or remove it.";
  const [block, next] = now.slice(index, index + 2);
  if (block?.kind === "list" && next?.kind === "list")
    return "Two lists in a row would become one. Put a paragraph between them, or move the points into one list.";
  return "This text would be read as something else. Begin it with a word, and close every ** and every bracket.";
}

/** The blocks of a page's text, in order. */
export const blocksOf = (markdown: string): Block[] => readBlocks(markdown).blocks.map(({ block }) => block);

/** For each new block, the present one that it continues: the same one, or one of its kind between two that stay. */
function predecessors(old: readonly PlacedBlock[], now: readonly Block[]): (PlacedBlock | undefined)[] {
  const unused = [...old];
  const same = now.map((block) => {
    const at = unused.findIndex((placed) => isDeepStrictEqual(placed.block, block));
    return at < 0 ? undefined : unused.splice(at, 1)[0];
  });
  return now.map((block, index) => {
    if (same[index]) return same[index];
    const before = same.slice(0, index).findLast((placed) => placed !== undefined);
    const from = before ? old.indexOf(before) : -1;
    const next = unused.findIndex((placed) => placed.block.kind === block.kind && old.indexOf(placed) > from);
    return next < 0 ? undefined : unused.splice(next, 1)[0];
  });
}

/**
 * The text with the blocks `now` in place of its own, in which only the lines of what has changed differ.
 * @throws CannotWriteBlock if a block would be read as something else; nothing is lost then
 */
export function rewriteMarkdown(markdown: string, now: readonly Block[]): string {
  const { before, blocks: old } = readBlocks(markdown);
  if (
    isDeepStrictEqual(
      old.map(({ block }) => block),
      now,
    )
  )
    return markdown;
  const olds = predecessors(old, now);
  const end = old.at(-1)?.gap ?? "\n";
  const written = now.map((block, index) => {
    const placed = olds[index];
    const source =
      placed && isDeepStrictEqual(placed.block, block) ? placed.source : renderBlock(block, placed?.source);
    if (index === now.length - 1) return source + end;
    return source + (placed && placed !== old.at(-1) ? placed.gap : "\n\n");
  });
  const text = (before || (markdown === "" ? "\n" : "")) + written.join("");
  const result = blocksOf(text);
  const wrong = now.findIndex((block, index) => !isDeepStrictEqual(result[index], block));
  if (wrong >= 0 || result.length !== now.length)
    throw new CannotWriteBlock(Math.max(wrong, 0), problemOf(now, Math.max(wrong, 0)));
  return text;
}
