import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import { erasedColumns } from "./enquiry-columns.ts";
import { joinDelivery } from "./find-enquiries.ts";
import { countEvent, eventOf } from "./record-delivery.ts";
import type { Tables } from "./schema.ts";

type Chosen = SelectQueryBuilder<Tables, "enquiry", { id: string }>;

/** Keeps each write short while a server is running; also far below any limit on bound parameters. */
const batchSize = 500;

/** A digest is cancelled with the last enquiry that it could show. */
const isDigestOfErasedOnly = (delivery: ExpressionBuilder<Tables, "delivery">, ids: readonly string[]) =>
  delivery.and([
    delivery(
      "delivery.id",
      "in",
      delivery.selectFrom("enquiry").select("digest_id").where("id", "in", ids).where("digest_id", "is not", null),
    ),
    delivery.not(
      delivery.exists(
        delivery
          .selectFrom("enquiry")
          .select("enquiry.id")
          .whereRef("enquiry.digest_id", "=", "delivery.id")
          .where("erased_at", "is", null),
      ),
    ),
  ]);

/** Erases in batches, one transaction per batch, and cancels the emails that have not arrived. */
async function eraseChosen(
  db: Kysely<Tables>,
  now: number,
  choose: (transaction: Kysely<Tables>) => Chosen,
): Promise<string[]> {
  const eraseBatch = (): Promise<string[]> =>
    db.transaction().execute(async (transaction) => {
      const ids = (await choose(transaction).limit(batchSize).execute()).map(({ id }) => id);
      if (ids.length === 0) return [];
      await transaction
        .updateTable("enquiry")
        .set({ ...erasedColumns, erased_at: now, waiting_since: null })
        .where("id", "in", ids)
        .execute();
      const cancelled = await transaction
        .updateTable("delivery")
        .set((expression) => ({
          state: "cancelled",
          lease_token: null,
          lease_until: null,
          event_count: countEvent(expression),
        }))
        .where((expression) =>
          expression.or([expression("state", "!=", "sent"), expression("bounced_at", "is not", null)]),
        )
        .where((delivery) => delivery.or([delivery("enquiry_id", "in", ids), isDigestOfErasedOnly(delivery, ids)]))
        .returning(["id", "attempts", "event_count"])
        .execute();
      if (cancelled.length > 0) {
        await transaction
          .insertInto("delivery_event")
          .values(cancelled.map((row) => eventOf(row, "cancelled", now)))
          .execute();
      }
      return ids;
    });
  const erased: string[] = [];
  for (;;) {
    const batch = await eraseBatch();
    erased.push(...batch);
    if (batch.length < batchSize) return erased;
  }
}

/**
 * Erases the personal data of all enquiries whose email (their own or the digest) was accepted before `before`, and did
 * not come back.
 * @param before Unix time in milliseconds
 * @param now Unix time in milliseconds
 * @returns number of enquiries erased
 * @throws the database's error
 */
export async function eraseDelivered(db: Kysely<Tables>, before: number, now: number): Promise<number> {
  const erased = await eraseChosen(
    db,
    now,
    (transaction) =>
      joinDelivery(transaction.selectFrom("enquiry"))
        .select("enquiry.id")
        .where("enquiry.erased_at", "is", null)
        // Redundant, as emails are sent after receipt, but received_at has an index.
        .where("enquiry.received_at", "<", before)
        .where("delivery.state", "=", "sent")
        .where("delivery.bounced_at", "is", null)
        .where("delivery.sent_at", "<", before) as Chosen,
  );
  return erased.length;
}

/**
 * Erases the personal data of every enquiry with this email address (case-insensitive), delivered or not.
 * @returns ids of the erased enquiries
 * @throws the database's error
 */
export const eraseByEmail = (db: Kysely<Tables>, email: string, now: number): Promise<string[]> =>
  eraseChosen(db, now, (transaction) =>
    transaction
      .selectFrom("enquiry")
      .select("id")
      .where("erased_at", "is", null)
      .where(sql<string>`lower(email)`, "=", email.toLowerCase()),
  );

/** Whether data was erased after the files were last cleared of it. @throws the database's error */
export async function isErasedDataLeft(db: Kysely<Tables>): Promise<boolean> {
  const { erasedAt } = await db
    .selectFrom("enquiry")
    .select((expression) => expression.fn.max("erased_at").as("erasedAt"))
    .executeTakeFirstOrThrow();
  const check = await db.selectFrom("store_check").select("cleared_at").executeTakeFirst();
  // Not ">": data may have been erased in the same millisecond.
  return erasedAt !== null && erasedAt >= (check?.cleared_at ?? 0);
}

/** Records that the files were cleared of all data erased before `at`, in Unix milliseconds. */
export async function recordCleared(db: Kysely<Tables>, at: number): Promise<void> {
  await db
    .insertInto("store_check")
    .values({ id: 1, checked_at: at, cleared_at: at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ cleared_at: at }))
    .execute();
}
