import type { Kysely } from "kysely";
import type { Claim } from "./claim-deliveries.ts";
import { recordDelivery } from "./record-delivery.ts";
import type { DeliveryRow, Tables } from "./schema.ts";

/** What becomes of a delivery after an attempt; times in Unix milliseconds. */
export type NextStep =
  | { readonly state: "sent"; readonly code: number; readonly sentAt: number }
  | { readonly state: "pending"; readonly code: number | null; readonly dueAt: number }
  | { readonly state: "uncertain"; readonly code: null; readonly dueAt: number; readonly uncertainCount: number }
  | { readonly state: "parked"; readonly code: number | null; readonly uncertainCount: number };

type Lease = Pick<Claim, "id" | "token">;

const columnsOf = (step: NextStep) => ({
  state: step.state,
  last_code: step.code,
  lease_until: null,
  ...("sentAt" in step && { sent_at: step.sentAt }),
  ...("dueAt" in step && { due_at: step.dueAt }),
  ...("uncertainCount" in step && { uncertain_count: step.uncertainCount }),
});

/** Prolongs a lease until a time in Unix milliseconds. @returns whether it was still held */
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
 * Records that the end of the mail is about to be sent: from here on it may have arrived.
 * @returns whether the lease was still held; if not, the end must not be sent
 */
export const markDot = (db: Kysely<Tables>, { id, token }: Lease, now: number): Promise<boolean> =>
  recordDelivery(db, { id, token, leasedAt: now }, { dot_at: now }, { kind: "dot", at: now });

/**
 * Records what became of an attempt. A holder whose lease ran out may still do so, as long as nobody has claimed the
 * mail since: it knows better than the guess that was recorded in its place.
 * @returns false if somebody has
 */
export const finishAttempt = (
  db: Kysely<Tables>,
  { id, token }: Lease,
  step: NextStep,
  now: number,
): Promise<boolean> =>
  recordDelivery(db, { id, token }, columnsOf(step), { kind: step.state, at: now, code: step.code });

/** Gives a mail back that cannot have arrived, to be sent at once by whoever claims it. */
export const releaseClaim = (db: Kysely<Tables>, { id, token }: Lease, now: number): Promise<boolean> =>
  recordDelivery(
    db,
    { id, token },
    { state: "pending", lease_until: null, due_at: now },
    { kind: "released", at: now },
  );

/**
 * Takes back the mails whose lease ran out: due at once if they cannot have arrived, and otherwise whatever `whenUncertain`
 * says.
 * @param lapsedAt leases that end by this time, in Unix milliseconds
 * @returns how many there were
 */
export async function recoverLeases(
  db: Kysely<Tables>,
  lapsedAt: number,
  now: number,
  whenUncertain: (row: DeliveryRow) => NextStep,
): Promise<number> {
  const lapsed = await db
    .selectFrom("delivery")
    .selectAll()
    .where("state", "=", "sending")
    .where("lease_until", "<=", lapsedAt)
    .execute();
  let recovered = 0;
  for (const row of lapsed) {
    const step: NextStep = row.dot_at === null ? { state: "pending", code: null, dueAt: now } : whenUncertain(row);
    const guard = { id: row.id, token: row.lease_token, lapsedAt };
    const event = { kind: step.state === "pending" ? "lease ran out" : step.state, at: now } as const;
    if (await recordDelivery(db, guard, columnsOf(step), event)) recovered += 1;
  }
  return recovered;
}
