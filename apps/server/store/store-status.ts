import { randomBytes } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import { enquiryFields } from "@ttpl/contract/enquiry.ts";
import type { Tables } from "./schema.ts";
import { countWaiting } from "./slow-lane.ts";
import { timeOf } from "./uuid-v7.ts";

/** Delivery statistics, without personal data. */
export interface DeliveryStatus {
  /** Emails that are waiting or being sent. */
  readonly pending: number;
  readonly uncertain: number;
  readonly parked: number;
  /** Emails that wait because the mail server rejects our login or addresses. */
  readonly misconfigured: number;
  /**
   * Emails that wait after a failed attempt, although nobody has rejected our settings: the mail server is unavailable,
   * puts them off, or may have accepted them.
   */
  readonly delayed: number;
  /** When the oldest of them was queued, in Unix milliseconds. */
  readonly delayedSince: number | undefined;
  /** Suspects not yet in a digest. */
  readonly suspects: number;
  /** Enquiries that wait for their turn to be mailed, because more came than the mail provider takes. */
  readonly waiting: number;
  /** When the oldest email that is neither sent nor parked was queued, in Unix milliseconds. */
  readonly oldestQueuedAt: number | undefined;
  /** Emails that were sent and came back. */
  readonly bounced: number;
  /**
   * How far the newest stored time is ahead of the clock, in milliseconds; 0 if it is not, or if an operator has checked
   * the clock since.
   */
  readonly clockBehind: number;
  /** The most frequent stage and cause among the emails of each kind; null if there is none. */
  readonly causes: Readonly<Record<CauseOf, string | null>>;
}

type DeliveryExpression = ExpressionBuilder<Tables, "delivery">;

const waits = (delivery: DeliveryExpression) => delivery("state", "in", ["pending", "sending", "uncertain"]);

/** Emails that wait after a failure, those among them that are delayed or wait for the settings; parked and bounced ones. */
const withCauses = {
  waiting: waits,
  delayed: (delivery: DeliveryExpression) =>
    delivery.and([
      waits(delivery),
      delivery("last_cause", "is not", null),
      delivery.or([delivery("blocked_by", "is", null), delivery("blocked_by", "!=", "settings")]),
    ]),
  settings: (delivery: DeliveryExpression) => delivery.and([waits(delivery), delivery("blocked_by", "=", "settings")]),
  parked: (delivery: DeliveryExpression) => delivery("state", "=", "parked"),
  bounced: (delivery: DeliveryExpression) =>
    delivery.and([delivery("state", "=", "sent"), delivery("bounced_at", "is not", null)]),
};
type CauseOf = keyof typeof withCauses;

/** When an email that is delayed was queued; null for the others. */
const queuedIfDelayed = (delivery: DeliveryExpression) =>
  delivery.case().when(withCauses.delayed(delivery)).then(delivery.ref("queued_at")).end();

async function commonestCause(db: Kysely<Tables>, kind: CauseOf): Promise<string | null> {
  const found = await db
    .selectFrom("delivery")
    .select("last_cause")
    .where("last_cause", "is not", null)
    .where(withCauses[kind])
    .groupBy("last_cause")
    .orderBy((expression) => expression.fn.countAll(), "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.last_cause ?? null;
}

/** The newest stored time; 0 if there is none. */
async function newestTime(db: Kysely<Tables>): Promise<number> {
  const { newest } = await db
    .selectFrom("enquiry")
    .select((expression) => expression.fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  return newest === null ? 0 : timeOf(newest);
}

/** The newest stored time, or 0 if an operator has checked the clock since. */
async function unexplainedTime(db: Kysely<Tables>): Promise<number> {
  const newest = await newestTime(db);
  const check = await db.selectFrom("store_check").select("clock_checked_for").executeTakeFirst();
  return newest > (check?.clock_checked_for ?? 0) ? newest : 0;
}

/**
 * Records that an operator has checked the clock: that stored times are ahead of it is no longer a fault.
 * @returns how far the newest one is ahead, in milliseconds
 * @throws the database's error
 */
export async function recordClockCheck(db: Kysely<Tables>, now: number): Promise<number> {
  const newest = await newestTime(db);
  await db
    .insertInto("store_check")
    .values({ id: 1, checked_at: now, clock_checked_for: newest })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ clock_checked_for: newest }))
    .execute();
  return Math.max(0, newest - now);
}

/** Counts what has not been delivered yet. @throws the database's error */
export async function deliveryStatus(db: Kysely<Tables>, now: number): Promise<DeliveryStatus> {
  const rows = await db
    .selectFrom("delivery")
    .select((expression) => [
      "state",
      expression.fn.countAll<number>().as("count"),
      expression.fn.min("queued_at").as("oldest"),
      expression.fn
        .count<number>(expression.case().when("blocked_by", "=", "settings").then(1).end())
        .as("misconfigured"),
      expression.fn.count<number>(queuedIfDelayed(expression)).as("delayed"),
      expression.fn.min<number | null>(queuedIfDelayed(expression)).as("delayedSince"),
    ])
    .where("state", "in", ["pending", "sending", "uncertain", "parked"])
    .groupBy("state")
    .execute();
  const { suspects } = await db
    .selectFrom("enquiry")
    .select((expression) => expression.fn.countAll<number>().as("suspects"))
    .where("verdict", "=", "suspect")
    .where("digest_id", "is", null)
    .where("erased_at", "is", null)
    .executeTakeFirstOrThrow();
  const { bounced } = await db
    .selectFrom("delivery")
    .select((expression) => expression.fn.countAll<number>().as("bounced"))
    .where("state", "=", "sent")
    .where("bounced_at", "is not", null)
    // A digest whose enquiries have all been erased needs no attention.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("enquiry")
          .select("enquiry.id")
          .where("erased_at", "is", null)
          .where((enquiry) =>
            enquiry.or([
              enquiry("enquiry.id", "=", enquiry.ref("delivery.enquiry_id")),
              enquiry("digest_id", "=", enquiry.ref("delivery.id")),
            ]),
          ),
      ),
    )
    .executeTakeFirstOrThrow();
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const delayedSince = rows.flatMap((row) => row.delayedSince ?? []);
  const oldest = rows.filter((row) => row.state !== "parked").map((row) => row.oldest);
  return {
    pending: count("pending") + count("sending"),
    uncertain: count("uncertain"),
    parked: count("parked"),
    misconfigured: rows.reduce((sum, row) => sum + row.misconfigured, 0),
    delayed: rows.reduce((sum, row) => sum + row.delayed, 0),
    delayedSince: delayedSince.length > 0 ? Math.min(...delayedSince) : undefined,
    suspects,
    waiting: await countWaiting(db),
    oldestQueuedAt: oldest.length > 0 ? Math.min(...oldest) : undefined,
    bounced,
    clockBehind: Math.max(0, (await unexplainedTime(db)) - now),
    causes: {
      waiting: await commonestCause(db, "waiting"),
      delayed: await commonestCause(db, "delayed"),
      settings: await commonestCause(db, "settings"),
      parked: await commonestCause(db, "parked"),
      bounced: await commonestCause(db, "bounced"),
    },
  };
}

/** Bytes of the largest enquiry: a character has up to three in UTF-8. */
const largestEnquiry = 3 * Object.values(enquiryFields).reduce((sum, { max }) => sum + max, 0);

/** Random, because PostgreSQL compresses long values, and a full disk often has room for a short one. */
const filler = (): string => randomBytes(Math.ceil((largestEnquiry * 3) / 4)).toString("base64");

/** Commits a write of the size of the largest enquiry, to check that commits succeed. @throws the database's error */
export async function checkCommit(db: Kysely<Tables>, now: number): Promise<void> {
  const changed = { checked_at: now, filler: filler() };
  await db.transaction().execute((transaction) =>
    transaction
      .insertInto("store_check")
      .values({ id: 1, ...changed })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
      .execute(),
  );
}
