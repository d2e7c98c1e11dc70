import type { Transaction } from "kysely";
import type { Tables } from "../schema.ts";
import type { CarriedTable, NamedRow } from "./carried-tables.ts";

/** What became of a row: inserted, there already, or refused because a row that it refers to is missing or it is damaged. */
type Outcome = "carried" | "present" | "refused";

/** Columns are copied whatever their names are. */
type AnyTables = Record<string, NamedRow>;

/** SQLITE_CONSTRAINT, and its forms for a value that is there already: https://sqlite.org/rescode.html */
const constraint = 19;
const uniqueForms: ReadonlySet<number> = new Set([1555, 2067]);

/** Values that may have been given to another row since. The row is kept without them. */
const takenSince: Readonly<Partial<Record<CarriedTable, string>>> = {
  enquiry: "idempotency_key",
  delivery: "digest_day",
};

async function insert(transaction: Transaction<AnyTables>, table: CarriedTable, row: NamedRow): Promise<Outcome> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto(table)
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(table === "delivery_event" ? ["delivery_id", "number"] : ["id"]).doNothing(),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return "carried";
  const { id = null, erased_at: erasedAt = null, event_count: events = null } = row;
  // Of two versions the later one counts: an erased enquiry, and a delivery to which more has happened.
  if (table === "enquiry" && erasedAt !== null)
    await transaction.updateTable(table).set(row).where("id", "=", id).where("erased_at", "is", null).execute();
  if (table === "delivery" && events !== null)
    await transaction.updateTable(table).set(row).where("id", "=", id).where("event_count", "<", events).execute();
  return "present";
}

/**
 * Inserts a row of a damaged database, unless it is there already.
 * @throws the database's error, unless it is about this row
 */
export async function insertRow(given: Transaction<Tables>, table: CarriedTable, row: NamedRow): Promise<Outcome> {
  const transaction = given as unknown as Transaction<AnyTables>;
  try {
    return await insert(transaction, table, row);
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    if ((errcode & 0xff) !== constraint) throw error;
    if (!uniqueForms.has(errcode)) return "refused";
    const taken = takenSince[table];
    // Without such a value it is the enquiry's delivery, and another one was made since.
    return taken === undefined || (row[taken] ?? null) === null
      ? "present"
      : insert(transaction, table, { ...row, [taken]: null });
  }
}
