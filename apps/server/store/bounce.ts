import type { Kysely } from "kysely";
import { countEvent, eventOf } from "./record-delivery.ts";
import type { Tables } from "./schema.ts";

/**
 * Records that a sent email came back.
 * @param messageId the id in the email's Message-ID: the enquiry's, or the delivery's for a digest
 * @param cause the status in the bounce, such as "5.1.1"
 * @returns the id of the enquiry or digest; undefined if no such email was sent
 * @throws the database's error
 */
export const recordBounce = (
  db: Kysely<Tables>,
  messageId: string,
  cause: string | null,
  now: number,
): Promise<string | undefined> =>
  db.transaction().execute(async (transaction) => {
    const bounced = await transaction
      .updateTable("delivery")
      .set((expression) => ({ bounced_at: now, last_cause: cause, event_count: countEvent(expression) }))
      .where((delivery) => delivery.or([delivery("enquiry_id", "=", messageId), delivery("id", "=", messageId)]))
      .where("state", "in", ["sent", "uncertain"])
      .returning(["id", "enquiry_id", "attempts", "event_count"])
      .executeTakeFirst();
    if (!bounced) return undefined;
    await transaction
      .insertInto("delivery_event")
      .values(eventOf(bounced, "bounced", now, { cause }))
      .execute();
    return bounced.enquiry_id ?? bounced.id;
  });
