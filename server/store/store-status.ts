import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { enquiryFields } from "../../contract/enquiry.ts";
import type { Tables } from "./schema.ts";
import { timeOf } from "./uuid-v7.ts";

/** Delivery statistics, without personal data. */
export interface DeliveryStatus {
  /** Emails that are waiting or being sent. */
  readonly pending: number;
  readonly uncertain: number;
  readonly parked: number;
  /** Emails that wait because the mail server rejects our login or addresses. */
  readonly misconfigured: number;
  /** Suspects not yet in a digest. */
  readonly suspects: number;
  /** When the oldest email that is neither sent nor parked was queued, in Unix milliseconds. */
  readonly oldestQueuedAt: number | undefined;
  /** How far the newest stored time is ahead of the clock, in milliseconds; 0 if it is not. */
  readonly clockBehind: number;
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
  const { newest } = await db
    .selectFrom("enquiry")
    .select((expression) => expression.fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const oldest = rows.filter((row) => row.state !== "parked").map((row) => row.oldest);
  return {
    pending: count("pending") + count("sending"),
    uncertain: count("uncertain"),
    parked: count("parked"),
    misconfigured: rows.reduce((sum, row) => sum + row.misconfigured, 0),
    suspects,
    oldestQueuedAt: oldest.length > 0 ? Math.min(...oldest) : undefined,
    clockBehind: newest === null ? 0 : Math.max(0, timeOf(newest) - now),
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
