import { type Kysely, sql } from "kysely";
import type { Tables } from "../schema.ts";
import type { CarryOver } from "./carry-rows.ts";
import type { CarriedTable } from "./carried-tables.ts";
import type { Value } from "./record.ts";

/** A row that cannot be read. */
export interface UnreadableRow {
  readonly table: CarriedTable;
  /** Its number in the damaged database. */
  readonly rowid: number;
  /** Its id, if an index still has it. */
  readonly id: string | null;
}

/** The index on a single column. It has the same name in every database of this schema. */
async function indexOn(db: Kysely<Tables>, table: CarriedTable, column: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select list.name from pragma_index_list(${table}) as list, pragma_index_info(list.name) as info
    group by list.name having count(*) = 1 and max(info.name) = ${column}`.execute(db);
  return rows[0]?.name;
}

/** What the index on a column says of the rows that were not read, by their numbers. */
export async function indexedOf(work: CarryOver, table: CarriedTable, column: string): Promise<Map<number, Value>> {
  const found = new Map<number, Value>();
  const index = await indexOn(work.db, table, column);
  if (index === undefined) return found;
  for await (const [value = null, rowid] of work.source.entries(index))
    if (typeof rowid === "number" && rowid > 0 && !work.seen[table].has(rowid)) found.set(rowid, value);
  return found;
}

/**
 * Finds the rows that cannot be read. No row is ever removed from these tables, so their numbers have no gaps: those that
 * are missing below the highest known one are lost.
 */
export async function findUnreadable(work: CarryOver, table: CarriedTable): Promise<UnreadableRow[]> {
  const { db, seen } = work;
  const isInStore = async (id: string): Promise<boolean> =>
    table !== "delivery_event" &&
    (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
  const ids = await indexedOf(work, table, "id");
  const highest = [...seen[table], ...ids.keys()].reduce((most, rowid) => Math.max(most, rowid), 0);
  const unreadable: UnreadableRow[] = [];
  for (let rowid = 1; rowid <= highest; rowid += 1) {
    const id = ids.get(rowid);
    if (seen[table].has(rowid) || (typeof id === "string" && (await isInStore(id)))) continue;
    unreadable.push({ table, rowid, id: typeof id === "string" ? id : null });
  }
  return unreadable;
}
