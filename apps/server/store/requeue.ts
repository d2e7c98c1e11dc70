import type { ExpressionBuilder, Kysely } from "kysely";
import { countEvent, eventOf } from "./record-delivery.ts";
import type { DeliveryState, ListedState, Tables } from "./schema.ts";

/**
 * The states from which an email can be requeued, besides one that was sent and came back. One that is being sent could
 * otherwise be sent twice.
 */
export const requeueableStates = ["pending", "uncertain", "parked"] as const satisfies DeliveryState[];

/** Which emails to requeue: one, or those in a state that were queued at or after a time (Unix milliseconds). */
export type RequeueChoice =
  | { readonly id: string }
  | { readonly states: readonly ListedState[]; readonly since?: number | undefined };

/** The condition for a state; none if emails cannot be requeued from it. */
function isIn(delivery: ExpressionBuilder<Tables, "delivery">, state: ListedState) {
  if (state === "bounced")
    return [delivery.and([delivery("state", "=", "sent"), delivery("bounced_at", "is not", null)])];
  return requeueableStates.filter((requeueable) => requeueable === state).map((one) => delivery("state", "=", one));
}

/** Keeps each write short while a server is running. */
const batchSize = 500;

/**
 * Requeues emails: due immediately, with their counters reset. Emails that are being sent, have arrived or were cancelled
 * are left alone.
 * @param now Unix time in milliseconds
 * @returns the number of emails requeued
 * @throws the database's error
 */
export async function requeueDeliveries(db: Kysely<Tables>, choice: RequeueChoice, now: number): Promise<number> {
  const wanted: readonly ListedState[] = "states" in choice ? choice.states : [...requeueableStates, "bounced"];
  const batch = (after: string) =>
    db.transaction().execute(async (transaction) => {
      const chosen = transaction
        .selectFrom("delivery")
        .select("id")
        .where((delivery) => delivery.or(wanted.flatMap((state) => isIn(delivery, state))))
        .where("id", ">", after)
        .$if("id" in choice, (query) => query.where("id", "=", "id" in choice ? choice.id : ""))
        .$if("since" in choice && choice.since !== undefined, (query) =>
          query.where("queued_at", ">=", "since" in choice ? (choice.since ?? 0) : 0),
        )
        .orderBy("id")
        .limit(batchSize);
      const requeued = await transaction
        .updateTable("delivery")
        .set((expression) => ({
          state: "pending",
          attempts: 0,
          uncertain_count: 0,
          queued_at: now,
          due_at: now,
          blocked_by: null,
          bounced_at: null,
          sent_at: null,
          lease_token: null,
          event_count: countEvent(expression),
        }))
        .where("id", "in", chosen)
        .returning(["id", "attempts", "event_count"])
        .execute();
      if (requeued.length > 0)
        await transaction
          .insertInto("delivery_event")
          .values(requeued.map((row) => eventOf(row, "requeued", now)))
          .execute();
      return requeued.map(({ id }) => id);
    });
  let count = 0;
  for (let after = ""; ;) {
    const ids = await batch(after);
    count += ids.length;
    if (ids.length < batchSize) return count;
    after = ids.toSorted().at(-1) ?? "";
  }
}

/**
 * Makes emails that wait for the mail server due now.
 * @param limit the number of emails, the ones due first; without it, all
 * @returns the number of emails
 */
export async function expediteBlocked(db: Kysely<Tables>, now: number, limit = Number.MAX_SAFE_INTEGER) {
  const waiting = db
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "pending")
    .where("blocked_by", "=", "server")
    .orderBy("due_at")
    .limit(limit);
  const expedited = await db
    .updateTable("delivery")
    .set({ due_at: now })
    .where("id", "in", waiting)
    .returning("id")
    .execute();
  return expedited.length;
}
