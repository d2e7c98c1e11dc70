import { type Dialect, Kysely } from "kysely";
import { type Enquiry, type EnquiryField, enquiryFieldNames } from "../../contract/enquiry.ts";
import { migrate } from "./migrations.ts";
import type { DeliveryState, EnquiryColumns, StoredEnquiry, Tables } from "./schema.ts";
import { uuidV7 } from "./uuid-v7.ts";

/** A mail that this process has claimed. `attempts` counts this one. */
export interface Claim {
  readonly enquiry: StoredEnquiry;
  readonly attempts: number;
}

/** What became of an attempt; times in Unix milliseconds. */
export type AttemptResult =
  | { readonly state: "sent"; readonly code: number; readonly sentAt: number }
  | { readonly state: "parked"; readonly code: number }
  | { readonly state: "pending"; readonly code: number | null; readonly dueAt: number };

export type Store = Awaited<ReturnType<typeof openStore>>;

const column = (field: EnquiryField) => field.toLowerCase() as Lowercase<EnquiryField>;
const toColumns = (fields: Enquiry) =>
  Object.fromEntries(enquiryFieldNames.map((field) => [column(field), fields[field]])) as EnquiryColumns;
const toEnquiry = (row: Tables["enquiry"]): StoredEnquiry => ({
  id: row.id,
  receivedAt: Number(row.received_at),
  fields: Object.fromEntries(enquiryFieldNames.map((field) => [field, row[column(field)]])) as Enquiry,
});
const enquiryWith = async (id: string, db: Kysely<Tables>): Promise<StoredEnquiry> =>
  toEnquiry(await db.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

/**
 * Opens the store of enquiries and of the mails about them, the same on SQLite and PostgreSQL, and brings its schema up
 * to date. One server process at a time may use it. Every method throws the database's error.
 */
export async function openStore(dialect: Dialect) {
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    /** Stores an enquiry and the duty to mail it, in one transaction, committed when this returns. Returns its id. */
    async add(fields: Enquiry, now = Date.now()): Promise<string> {
      const id = uuidV7(now);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("enquiry")
          .values({ id, received_at: now, ...toColumns(fields) })
          .execute();
        await transaction.insertInto("delivery").values({ enquiry_id: id, state: "pending", due_at: now }).execute();
      });
      return id;
    },

    /** Claims the mail that has been due longest, or returns undefined if none is due. */
    async claim(now = Date.now()): Promise<Claim | undefined> {
      return db.transaction().execute(async (transaction) => {
        const claimed = await transaction
          .updateTable("delivery")
          .set((expression) => ({ state: "sending", attempts: expression("attempts", "+", 1) }))
          .where("enquiry_id", "=", (query) =>
            query
              .selectFrom("delivery")
              .select("enquiry_id")
              .where("state", "=", "pending")
              .where("due_at", "<=", now)
              .orderBy("due_at")
              .limit(1),
          )
          .returning(["enquiry_id", "attempts"])
          .executeTakeFirst();
        return claimed && { enquiry: await enquiryWith(claimed.enquiry_id, transaction), attempts: claimed.attempts };
      });
    },

    /** Records what became of a claimed mail. */
    async finish(id: string, result: AttemptResult): Promise<void> {
      await db
        .updateTable("delivery")
        .set({
          state: result.state,
          last_code: result.code,
          ...(result.state === "sent" && { sent_at: result.sentAt }),
          ...(result.state === "pending" && { due_at: result.dueAt }),
        })
        .where("enquiry_id", "=", id)
        .where("state", "=", "sending")
        .execute();
    },

    /** Makes mails that a crash left half-way pending again; for the start of the server, before the first claim. */
    async releaseClaims(): Promise<void> {
      await db.updateTable("delivery").set({ state: "pending" }).where("state", "=", "sending").execute();
    },

    /** The ids of all mails in one state, oldest enquiry first. */
    async idsIn(state: DeliveryState): Promise<string[]> {
      const rows = await db
        .selectFrom("delivery")
        .select("enquiry_id")
        .where("state", "=", state)
        .orderBy("enquiry_id")
        .execute();
      return rows.map((row) => row.enquiry_id);
    },

    /** One enquiry. @throws if there is none with this id */
    enquiry: (id: string): Promise<StoredEnquiry> => enquiryWith(id, db),

    /** Closes the database. Nothing may be called afterwards. */
    async close(): Promise<void> {
      await db.destroy();
    },
  };
}
