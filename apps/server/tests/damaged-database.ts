import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sqliteDatabase } from "../store/sqlite.ts";
import { openStore, type Store } from "../store/store.ts";
import { newEnquiry } from "./stored-enquiries.ts";

const pageSize = 4096;

/** Fills a database with enquiries and whatever `use` does, and closes it. @returns the ids, the oldest first */
export async function fillDatabase(
  path: string,
  count: number,
  use: (store: Store, ids: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const store = await openStore(sqliteDatabase(path));
  try {
    const stored = await Promise.all(
      Array.from({ length: count }, (_, number) =>
        store.add(newEnquiry({ key: `key-of-enquiry-${number}`, fields: { Comment: `Enquiry number ${number}.` } })),
      ),
    );
    const ids = stored.flatMap((one) => (one.kind === "stored" ? [one.id] : []));
    await use(store, ids);
    return ids;
  } finally {
    await store.close();
  }
}

/** The pages of a table or an index, in the order of its rows: https://sqlite.org/dbstat.html */
export function pagesOf(path: string, name: string, type: "leaf" | "internal" | "overflow" = "leaf"): number[] {
  const file = new DatabaseSync(path);
  try {
    const select = "select pageno from dbstat where name = ? and pagetype = ? order by path";
    return file
      .prepare(select)
      .all(name, type)
      .map(({ pageno }) => Number(pageno));
  } finally {
    file.close();
  }
}

/** Overwrites a part of a file in place, as a bad disk does. */
export function overwrite(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, "r+");
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

/** Overwrites a page, counted from 1, with bytes of one value. */
export const destroyPage = (path: string, page: number, value = 0): void =>
  overwrite(path, (page - 1) * pageSize, Buffer.alloc(pageSize, value));

/** The item in the middle. */
export const middleOf = <Item>(items: readonly Item[]): Item => items[Math.floor(items.length / 2)]!;

/** The ids of this list that stand on a page. */
export function idsOnPage(path: string, page: number, ids: readonly string[]): string[] {
  const bytes = readFileSync(path).subarray((page - 1) * pageSize, page * pageSize);
  return ids.filter((id) => bytes.includes(id));
}
