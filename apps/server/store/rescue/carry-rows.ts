import type { ColumnMetadata, Kysely, Transaction } from "kysely";
import { setImmediate as turn } from "node:timers/promises";
import type { Tables } from "../schema.ts";
import type { CarriedTable, NamedRow } from "./carried-tables.ts";
import { insertRow } from "./insert-row.ts";
import type { ReadableDatabase } from "./readable-rows.ts";

/** Keeps each write short while requests wait. */
const batchSize = 50;

/** How many rows of a table were read, and what became of them. */
export interface CarriedRows {
  /** Rows that are new in the database. */
  carried: number;
  /** Rows that were in it already. */
  present: number;
  /** Rows among both of which a part is destroyed. */
  damagedInPart: number;
  /** Rows that cannot be read, or belong to one that cannot. */
  unreadable: number;
}

/** The state of a carry-over. */
export interface CarryOver {
  readonly db: Kysely<Tables>;
  readonly source: ReadableDatabase;
  readonly now: () => number;
  readonly columns: Readonly<Record<CarriedTable, readonly ColumnMetadata[]>>;
  readonly rows: Readonly<Record<CarriedTable, CarriedRows>>;
  /** The numbers of the rows of each table that are settled. */
  readonly seen: Readonly<Record<CarriedTable, Set<number>>>;
  /** Events whose delivery is missing, by its id. */
  readonly strayEvents: Map<string, readonly NumberedRow[]>;
}

/** A row and its number in the damaged database. */
export interface NumberedRow {
  readonly rowid: number;
  readonly row: NamedRow;
}

/** Inserts a row and counts it. @returns whether it is in the database */
export async function carryRow(
  { rows, seen }: Pick<CarryOver, "rows" | "seen">,
  transaction: Transaction<Tables>,
  table: CarriedTable,
  { rowid, row }: NumberedRow,
): Promise<boolean> {
  const outcome = await insertRow(transaction, table, row);
  if (outcome === "refused") return false;
  // A page may be there in two versions.
  if (!seen[table].has(rowid)) rows[table][outcome] += 1;
  seen[table].add(rowid);
  return true;
}

/** Runs an action for each item, several in a transaction, and lets requests run in between. */
export async function inBatches<Item>(
  db: Kysely<Tables>,
  items: AsyncIterable<Item> | Iterable<Item>,
  carry: (transaction: Transaction<Tables>, item: Item) => Promise<unknown>,
): Promise<void> {
  let batch: Item[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0)
      await db.transaction().execute(async (transaction) => {
        for (const item of batch) await carry(transaction, item);
      });
    batch = [];
    await turn();
  };
  for await (const item of items) {
    batch.push(item);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
}
