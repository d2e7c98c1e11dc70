import type { Kysely } from "kysely";
import type { Claim } from "./claim-deliveries.ts";
import { hasLapsed } from "./lapsed-lease.ts";
import { recordDelivery } from "./record-delivery.ts";
import type { BlockedBy, DeliveryRow, Tables } from "./schema.ts";

/** Why an attempt failed: the mail server's reply code, if any, and stage and cause in words. */
interface Failed {
  readonly code: number | null;
  readonly cause: string | null;
}

/** The state of a delivery after an attempt; times in Unix milliseconds. */
export type NextStep =
  | { readonly state: "sent"; readonly code: number; readonly sentAt: number }
  | (Failed & { readonly state: "pending"; readonly dueAt: number; readonly blockedBy: BlockedBy | null })
  | (Failed & { readonly state: "uncertain"; readonly dueAt: number; readonly uncertainCount: number })
  | (Failed & { readonly state: "parked"; readonly uncertainCount: number });

type Lease = Pick<Claim, "id" | "token">;

const columnsOf = (step: NextStep) => ({
  state: step.state,
  last_code: step.code,
  last_cause: "cause" in step ? step.cause : null,
  blocked_by: "blockedBy" in step ? step.blockedBy : null,
  lease_until: null,
  // A copy that bounced no longer matters.
  ...("sentAt" in step && { sent_at: step.sentAt, bounced_at: null }),
  ...("dueAt" in step && { due_at: step.dueAt }),
  ...("uncertainCount" in step && { uncertain_count: step.uncertainCount }),
});

/** Extends a lease until `until`, in Unix milliseconds. @returns false if the lease had expired or was lost */
export async function renewLease(
  db: Kysely<Tables>,
  { id, token }: Lease,
  now: number,
  until: number,
): Promise<boolean> {
  const renewed = await db
    .updateTable("delivery")
    .set({ lease_until: until })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .where("state", "=", "sending")
    .where("lease_until", ">", now)
    .returning("id")
    .executeTakeFirst();
  return renewed !== undefined;
}

/**
 * Records that the final dot of the email is about to be sent. From here on, the email may have been accepted.
 * @returns false if the lease had expired or was lost; the dot must not be sent then
 */
export const markDot = (db: Kysely<Tables>, { id, token }: Lease, now: number): Promise<boolean> =>
  recordDelivery(db, { id, token, leasedAt: now }, { dot_at: now }, { kind: "dot", at: now });

/**
 * Records the outcome of an attempt. This is allowed after the lease has expired, as long as the email has not been
 * claimed again, because the actual outcome is better than the one assumed during recovery.
 * @returns false if the email has been claimed again
 */
export const finishAttempt = (
  db: Kysely<Tables>,
  { id, token }: Lease,
  step: NextStep,
  now: number,
): Promise<boolean> =>
  recordDelivery(db, { id, token }, columnsOf(step), {
    kind: step.state,
    at: now,
    code: step.code,
    cause: "cause" in step ? step.cause : null,
  });

/** Releases a claim on an email that cannot have been accepted. The email is due immediately. */
export const releaseClaim = (db: Kysely<Tables>, { id, token }: Lease, now: number): Promise<boolean> =>
  recordDelivery(
    db,
    { id, token },
    { state: "pending", lease_until: null, due_at: now },
    { kind: "released", at: now },
  );

/**
 * Recovers the deliveries whose lease has expired, or ends impossibly late. They become due immediately if the email
 * cannot have been accepted; otherwise `whenUncertain` decides.
 * @param every whether to recover all leases, because no other process can hold one
 * @returns number of recovered deliveries
 */
export async function recoverLeases(
  db: Kysely<Tables>,
  every: boolean,
  now: number,
  whenUncertain: (row: DeliveryRow) => NextStep,
): Promise<number> {
  const lapsed = await db
    .selectFrom("delivery")
    .selectAll()
    .where("state", "=", "sending")
    .$if(!every, (query) => query.where(hasLapsed(now)))
    .execute();
  let recovered = 0;
  for (const row of lapsed) {
    const step: NextStep =
      row.dot_at === null
        ? { state: "pending", code: null, cause: row.last_cause, dueAt: now, blockedBy: null }
        : whenUncertain(row);
    const guard = { id: row.id, token: row.lease_token, leaseUntil: row.lease_until };
    const kind = step.state === "pending" ? "lease ran out" : step.state;
    const event = { kind, at: now, cause: "cause" in step ? step.cause : null } as const;
    if (await recordDelivery(db, guard, columnsOf(step), event)) recovered += 1;
  }
  return recovered;
}
