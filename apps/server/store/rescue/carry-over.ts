import type { Kysely, Transaction } from "kysely";
import type { EnquiryRow, Tables } from "../schema.ts";
import { type CarriedRows, type CarryOver, carryRow, inBatches } from "./carry-rows.ts";
import {
  byTable,
  carriedColumns,
  type CarriedTable,
  carriedTables,
  type NamedRow,
  namedRow,
} from "./carried-tables.ts";
import { hasNote, withNoteIfDamaged } from "./damaged-enquiry.ts";
import { type ReadableRow, readDamaged } from "./readable-rows.ts";
import { queueUnknown, rebuildDeliveries } from "./unknown-deliveries.ts";
import { findUnreadable, type UnreadableRow } from "./unreadable-rows.ts";

/** More rows than this are counted, but not named. */
const mostNamed = 500;

/** What was carried over from a damaged database, without personal data. */
export interface CarriedOver {
  /** RFC 3339. */
  readonly finishedAt: string;
  readonly rows: Readonly<Record<CarriedTable, Readonly<CarriedRows>>>;
  /** Enquiries of which nobody knows whether they were mailed: they are, perhaps once more. */
  readonly mailedAgain: number;
  /** The first rows that cannot be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** Pages of each table and index that cannot be read. */
  readonly destroyedPages: Readonly<Record<string, number>>;
}

/** Makes sure that an enquiry has its note, also in a copy that SQLite has made, unless it is whole there. */
async function isNoted(transaction: Transaction<Tables>, noted: EnquiryRow): Promise<boolean> {
  const select = transaction.selectFrom("enquiry").selectAll().where("id", "=", noted.id);
  const stored = await select.executeTakeFirstOrThrow();
  if (hasNote(stored)) return true;
  if (!withNoteIfDamaged(stored, true).isDamaged) return false;
  await transaction.updateTable("enquiry").set(noted).where("id", "=", noted.id).execute();
  return true;
}

async function carryRead(work: CarryOver, transaction: Transaction<Tables>, table: CarriedTable, read: ReadableRow) {
  const { rowid, isWhole } = read;
  const row = namedRow(read, work.columns[table]);
  if (!row || (table !== "enquiry" && !isWhole)) return;
  const noted =
    table === "enquiry" ? withNoteIfDamaged(row as unknown as EnquiryRow, isWhole) : { row, isDamaged: false };
  const numbered = { rowid, row: noted.row as NamedRow };
  if (await carryRow(work, transaction, table, numbered)) {
    if (noted.isDamaged && (await isNoted(transaction, noted.row as EnquiryRow))) work.rows[table].damagedInPart += 1;
  } else if (table === "delivery_event") {
    const delivery = String(row["delivery_id"]);
    work.strayEvents.set(delivery, [...(work.strayEvents.get(delivery) ?? []), numbered]);
  }
}

/**
 * Carries all that can be read of a damaged database over to another one, in small batches. Rows that are there already
 * are left as they are, so it can be broken off and run again.
 * @param isCopied whether the database began with a copy of all that is in the damaged one, so that nothing is lost
 * @throws the error of the database, or of the file system if the file cannot be opened
 */
export async function carryOver(
  db: Kysely<Tables>,
  file: string,
  now: () => number,
  isCopied: boolean,
): Promise<CarriedOver> {
  const source = await readDamaged(file);
  try {
    const work: CarryOver = {
      db,
      source,
      now,
      columns: await carriedColumns(db),
      rows: byTable(() => ({ carried: 0, present: 0, damagedInPart: 0, unreadable: 0 })),
      seen: byTable(() => new Set()),
      strayEvents: new Map(),
    };
    for (const table of carriedTables)
      await inBatches(db, source.rows(table), (transaction, row) => carryRead(work, transaction, table, row));
    await rebuildDeliveries(work);
    const mailedAgain = await queueUnknown(work);
    const unreadable: UnreadableRow[] = [];
    for (const table of isCopied ? [] : carriedTables) {
      const found = await findUnreadable(work, table);
      work.rows[table].unreadable = found.length;
      unreadable.push(...found);
    }
    return {
      finishedAt: new Date(now()).toISOString(),
      rows: work.rows,
      mailedAgain,
      unreadable: unreadable.slice(0, mostNamed),
      destroyedPages: source.destroyed,
    };
  } finally {
    source.close();
  }
}
