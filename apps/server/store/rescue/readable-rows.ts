import { setImmediate as turn } from "node:timers/promises";
import { openPages, type PageFile } from "./page-file.ts";
import type { Value } from "./record.ts";
import { readTreePage } from "./tree-page.ts";

/** How many pages are read in one turn of the event loop. */
const pagesPerTurn = 32;

/** A row as it stands in the file: its values in the order of the table's columns, the later added ones may be missing. */
export interface ReadableRow {
  readonly rowid: number;
  readonly values: readonly Value[];
  /** Whether each text is all there. */
  readonly isWhole: boolean;
}

/** The pages of a table or an index. */
interface Tree {
  readonly pages: number[];
  /** The number of pages that should belong to it, and are not what they should be. */
  destroyed: number;
}

/** Yields in turns, so that requests are answered meanwhile. */
async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count % pagesPerTurn === 0) await turn();
  }
}

/** Finds the pages below a root. A page is in one tree only: what a damaged pointer leads to may belong to another one. */
async function treeBelow(file: PageFile, root: number, of: "table" | "index", taken: Set<number>): Promise<Tree> {
  const tree: Tree = { pages: [], destroyed: 0 };
  const waiting = [root];
  for await (const number of inTurns(popping(waiting))) {
    if (taken.has(number)) continue;
    const page = readTreePage(file, number);
    if (page?.of !== of) {
      tree.destroyed += 1;
      continue;
    }
    taken.add(number);
    tree.pages.push(number);
    waiting.push(...page.children);
  }
  return tree;
}

function* popping(waiting: number[]): Generator<number> {
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) yield next;
}

/** All that can be read of a damaged database. */
export interface ReadableDatabase {
  /** The number of pages of each table and index that are destroyed, where there are any. */
  readonly destroyed: Readonly<Record<string, number>>;
  /** The rows on a table's pages, and those on pages that no table leads to any more, which may be another table's. */
  rows(table: string): AsyncGenerator<ReadableRow>;
  /** The entries of an index: its columns and the number of the row. Empty if there is no such index any more. */
  entries(index: string): AsyncGenerator<readonly Value[]>;
  close(): void;
}

/**
 * Reads a database page by page, without SQLite, which gives up all that is below a damaged page. Rows are found even if
 * the pages that lead to them, the schema or the header are destroyed.
 * @throws the file system's error if the file cannot be opened
 */
export async function readDamaged(path: string): Promise<ReadableDatabase> {
  const file = openPages(path);
  try {
    return await readableIn(file);
  } catch (error) {
    file.close();
    throw error;
  }
}

async function readableIn(file: PageFile): Promise<ReadableDatabase> {
  const taken = new Set<number>();
  const schema = await treeBelow(file, 1, "table", taken);
  const trees = new Map<string, Tree>();
  for (const { cells } of schema.pages.flatMap((number) => readTreePage(file, number) ?? [])) {
    // https://sqlite.org/schematab.html
    for (const { values } of cells) {
      const [type, name, , root] = values;
      if ((type === "table" || type === "index") && typeof name === "string" && typeof root === "number")
        trees.set(name, await treeBelow(file, root, type, taken));
    }
  }
  const astray: number[] = [];
  for await (const number of inTurns(range(2, file.count))) {
    const page = taken.has(number) ? undefined : readTreePage(file, number);
    if (page?.of === "table" && page.isLeaf) astray.push(number);
  }
  const named = [["sqlite_schema", schema] as const, ...trees];
  return {
    destroyed: Object.fromEntries(named.flatMap(([name, { destroyed }]) => (destroyed > 0 ? [[name, destroyed]] : []))),
    async *rows(table) {
      const own = trees.get(table)?.pages ?? [];
      for await (const number of inTurns([...own, ...astray]))
        for (const { rowid, ...record } of readTreePage(file, number)?.cells ?? [])
          if (rowid !== undefined) yield { rowid, ...record };
    },
    async *entries(index) {
      for await (const number of inTurns(trees.get(index)?.pages ?? []))
        for (const { values } of readTreePage(file, number)?.cells ?? []) yield values;
    },
    close: file.close,
  };
}

function* range(first: number, last: number): Generator<number> {
  for (let number = first; number <= last; number += 1) yield number;
}
