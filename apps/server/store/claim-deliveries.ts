import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import { hasLapsed } from "./lapsed-lease.ts";
import { contentColumns, type MailContents, readContents } from "./mail-contents.ts";
import { countEvent, eventOf } from "./record-delivery.ts";
import type { Tables } from "./schema.ts";

/** An email leased to this process: no other process may send it until the lease expires. */
export interface Claim extends MailContents {
  /** Identifies the lease; every write passes it. */
  readonly token: string;
  /** Number of this attempt, counted from 1. */
  readonly attempts: number;
  /** Number of attempts after which it was unknown whether the email had been accepted. */
  readonly uncertainCount: number;
  /** Unix milliseconds. */
  readonly queuedAt: number;
}

/** No retry is delayed longer, in milliseconds. An email due later was queued before the clock was set back. */
export const longestDelay = 90 * 60_000;

/** The condition for an email that can be claimed. */
const isClaimable = (now: number) => (delivery: ExpressionBuilder<Tables, "delivery">) =>
  delivery.and([
    delivery("state", "in", ["pending", "uncertain"]),
    delivery.or([delivery("due_at", "<=", now), delivery("due_at", ">", now + longestDelay)]),
  ]);

/** Whether an email could be claimed now, or is leased to a process that no longer runs. @throws the database's error */
export async function isAnyDue(db: Kysely<Tables>, now: number): Promise<boolean> {
  const due = await db
    .selectFrom("delivery")
    .select("id")
    .where((delivery) => delivery.or([isClaimable(now)(delivery), hasLapsed(now)(delivery)]))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

interface ClaimOptions {
  readonly now: number;
  /** Lease duration in milliseconds. */
  readonly lease: number;
  readonly limit: number;
  /** Whether other servers claim from the same database. If so, rows that they have locked are skipped. */
  readonly shared: boolean;
}

/**
 * Claims the emails that have been due longest. A single query does it, so two processes cannot claim the same email.
 * @throws the database's error
 */
export async function claimDeliveries(db: Kysely<Tables>, options: ClaimOptions): Promise<Claim[]> {
  const { now, lease, limit, shared } = options;
  const token = randomUUID();
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      // Materialised because PostgreSQL may run a locking subquery more than once and so exceed the limit.
      .with(
        (cte) => cte("due").materialized(),
        (query) =>
          query
            .selectFrom("delivery")
            .select("id")
            .where(isClaimable(now))
            // What comes now does not wait behind what waited for its turn.
            .orderBy((row) => row.case().when("lane", "=", "direct").then(0).else(1).end())
            .orderBy("due_at")
            .limit(limit)
            .$if(shared, (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable("delivery")
      .set((expression) => ({
        state: "sending",
        attempts: expression("attempts", "+", 1),
        lease_token: token,
        lease_until: now + lease,
        dot_at: null,
        event_count: countEvent(expression),
      }))
      .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
      .returning([...contentColumns, "attempts", "uncertain_count", "queued_at", "event_count"])
      .execute();
    if (claimed.length === 0) return [];
    await transaction
      .insertInto("delivery_event")
      .values(claimed.map((row) => eventOf(row, "sending", now)))
      .execute();
    const read = await readContents(transaction, claimed);
    return read.map(([row, contents]) => ({
      ...contents,
      token,
      attempts: row.attempts,
      uncertainCount: row.uncertain_count,
      queuedAt: row.queued_at,
    }));
  });
}
