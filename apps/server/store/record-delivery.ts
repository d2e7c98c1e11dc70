import type { ExpressionBuilder, Kysely, Updateable } from "kysely";
import type { DeliveryRow, DeliveryTable, NewDeliveryEvent, Tables } from "./schema.ts";

/** The delivery to change, and the conditions under which the change applies. */
interface Guard {
  readonly id: string;
  readonly token: string | null;
  /** Unix milliseconds: applies only while it is being sent under a lease that ends later. */
  readonly leasedAt?: number;
  /** Unix milliseconds: applies only while it is being sent under a lease that ends exactly then. */
  readonly leaseUntil?: number | null;
}

/** Increments the event count, in the same update as the change. */
export const countEvent = (expression: ExpressionBuilder<Tables, "delivery">) => expression("event_count", "+", 1);

/** Builds the event for a delivery row as it is after the change. */
export const eventOf = (
  row: Pick<DeliveryRow, "id" | "attempts" | "event_count">,
  kind: NewDeliveryEvent["kind"],
  at: number,
  { code = null, cause = null }: { readonly code?: number | null; readonly cause?: string | null } = {},
): NewDeliveryEvent => ({ delivery_id: row.id, number: row.event_count, at, kind, attempt: row.attempts, code, cause });

/**
 * Changes a delivery and records the event in one transaction, if the lease token still matches. A process that has
 * lost its lease therefore changes nothing.
 * @returns whether the delivery was changed
 * @throws the database's error
 */
export async function recordDelivery(
  db: Kysely<Tables>,
  guard: Guard,
  change: Updateable<DeliveryTable>,
  event: {
    readonly kind: NewDeliveryEvent["kind"];
    readonly at: number;
    readonly code?: number | null;
    readonly cause?: string | null;
  },
): Promise<boolean> {
  const { id, token, leasedAt, leaseUntil } = guard;
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("delivery")
      .set((expression) => ({ ...change, event_count: countEvent(expression) }))
      .where("id", "=", id)
      .where("lease_token", token === null ? "is" : "=", token)
      .$if(leasedAt !== undefined, (query) =>
        query.where("state", "=", "sending").where("lease_until", ">", leasedAt ?? 0),
      )
      .$if(leaseUntil !== undefined, (query) =>
        query.where("state", "=", "sending").where("lease_until", "=", leaseUntil ?? null),
      )
      .returning(["id", "attempts", "event_count"])
      .executeTakeFirst();
    if (!changed) return false;
    await transaction
      .insertInto("delivery_event")
      .values(eventOf(changed, event.kind, event.at, event))
      .execute();
    return true;
  });
}
