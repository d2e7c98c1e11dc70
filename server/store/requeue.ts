import type { Kysely } from "kysely";
import { countEvent, eventOf } from "./record-delivery.ts";
import type { Tables } from "./schema.ts";

/**
 * Requeues an email: due immediately, with its counters reset. Emails that are being sent are not requeued, as that
 * could send them twice; nor are emails that were sent or cancelled.
 * @param now Unix time in milliseconds
 * @returns whether it was requeued
 * @throws the database's error
 */
export const requeueDelivery = (db: Kysely<Tables>, deliveryId: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const requeued = await transaction
      .updateTable("delivery")
      .set((expression) => ({
        state: "pending",
        attempts: 0,
        uncertain_count: 0,
        queued_at: now,
        due_at: now,
        lease_token: null,
        event_count: countEvent(expression),
      }))
      .where("id", "=", deliveryId)
      .where("state", "in", ["pending", "uncertain", "parked"])
      .returning(["id", "attempts", "event_count"])
      .executeTakeFirst();
    if (!requeued) return false;
    await transaction
      .insertInto("delivery_event")
      .values(eventOf(requeued, "requeued", now))
      .execute();
    return true;
  });
