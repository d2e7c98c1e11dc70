import type { Kysely } from "kysely";
import { countEvent, eventOf } from "./record-delivery.ts";
import type { Tables } from "./schema.ts";

/**
 * Puts a mail in the queue again, due at once and as if for the first time. Not while it is being sent, for that might
 * send it twice, nor once it was sent or cancelled.
 * @param now Unix time in milliseconds
 * @returns whether it was put in the queue
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
