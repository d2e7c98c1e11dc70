import type { Kysely } from "kysely";
import type { Lane, Tables } from "./schema.ts";
import { firstIdAt } from "./uuid-v7.ts";

/** How many emails the mail provider takes; 0 for no limit. */
export interface MailLimits {
  readonly inTenMinutes: number;
  readonly inADay: number;
}

export const noLimits: MailLimits = { inTenMinutes: 0, inADay: 0 };

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Emails that are this much later count too: another server's clock may be ahead, or this one waited while the other
 * queued them. Those that are later still were stored before the clock was set back.
 */
const tolerance = minute;

/**
 * The part of each limit that a kind of email may use. Each has a part of its own, so that a flood cannot use up the
 * emails that carry its own words to the owner, and those that waited do not take the place of those that come now.
 */
const shares: Readonly<Record<Lane, number>> = { direct: 1 / 2, slow: 1 / 4, digest: 1 / 4 };

const shareOf = (lane: Lane, limit: number): number => Math.max(1, Math.floor(limit * shares[lane]));

/**
 * How many more emails of a kind may be queued now. Counted in the store, so that a restart does not begin anew, and
 * servers that share a database share the limits. What operators requeue does not count.
 * @param now Unix time in milliseconds
 * @returns infinity without limits
 * @throws the database's error
 */
export async function mailRoom(db: Kysely<Tables>, lane: Lane, limits: MailLimits, now: number): Promise<number> {
  const roomWithin = async (limit: number, window: number): Promise<number> => {
    if (limit === 0) return Number.POSITIVE_INFINITY;
    const share = shareOf(lane, limit);
    const recent = db
      .selectFrom("delivery")
      .select("id")
      .where("lane", "=", lane)
      .where("id", ">=", firstIdAt(now - window))
      .where("id", "<", firstIdAt(now + tolerance))
      .limit(share);
    const { count } = await db
      .selectFrom(recent.as("recent"))
      .select((expression) => expression.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return share - count;
  };
  return Math.min(await roomWithin(limits.inTenMinutes, 10 * minute), await roomWithin(limits.inADay, day));
}

/**
 * Makes others that queue waiting enquiries wait until this transaction ends, so that servers which share a database
 * cannot both use the same room.
 * @throws the database's error
 */
export async function holdMailRoom(transaction: Kysely<Tables>, now: number): Promise<void> {
  await transaction
    .insertInto("store_check")
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: now }))
    .execute();
}
