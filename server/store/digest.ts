import type { Kysely } from "kysely";
import { longestDelay } from "./claim-deliveries.ts";
import type { Tables } from "./schema.ts";
import { uuidV7 } from "./uuid-v7.ts";

/** Maximum number of suspects per digest; the rest go into the next day's. */
const digestLimit = 2000;

/** If more suspects wait, digests are sent every hour, so that genuine enquiries in a flood are seen soon. */
const manySuspects = 100;

/**
 * Collects the suspects received before today (UTC) into today's digest, or those received before this hour if many are
 * waiting. Does nothing if there are none or that digest exists already. It is delivered like any other email.
 * @param now Unix time in milliseconds
 * @returns whether a digest was created
 * @throws the database's error, for example when another server creates today's digest concurrently
 */
export async function collectDigest(db: Kysely<Tables>, now: number): Promise<boolean> {
  const hour = `${new Date(now).toISOString().slice(0, 13)}:00Z`;
  const day = hour.slice(0, 10);
  const suspects = db
    .selectFrom("enquiry")
    .select("id")
    .where("verdict", "=", "suspect")
    .where("digest_id", "is", null)
    .where("erased_at", "is", null);
  const isFlood = (await suspects.limit(manySuspects).execute()).length === manySuspects;
  const period = isFlood ? hour : day;
  // One received later than now was stored before the clock was set back.
  const waiting = suspects.where((received) =>
    received.or([received("received_at", "<", Date.parse(period)), received("received_at", ">", now + longestDelay)]),
  );
  if (!(await waiting.limit(1).executeTakeFirst())) return false;
  return db.transaction().execute(async (transaction) => {
    const id = uuidV7(now);
    const created = await transaction
      .insertInto("delivery")
      .values({ id, digest_day: period, state: "pending", queued_at: now, due_at: now })
      .onConflict((conflict) => conflict.column("digest_day").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) return false;
    await transaction
      .updateTable("enquiry")
      .set({ digest_id: id })
      .where("id", "in", waiting.orderBy("id").limit(digestLimit))
      .execute();
    return true;
  });
}
