import { uuidV7 } from "./uuid-v7.ts";
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** Maximum number of suspects per digest; the rest go into the next day's. */
const digestLimit = 2000;

/**
 * Collects the suspects received before today (UTC) into today's digest. Does nothing if there are none or today's
 * digest exists already. The digest is delivered like any other email.
 * @param now Unix time in milliseconds
 * @returns whether a digest was created
 * @throws the database's error, for example when another server creates today's digest concurrently
 */
export async function collectDigest(db: Kysely<Tables>, now: number): Promise<boolean> {
  const day = new Date(now).toISOString().slice(0, 10);
  const waiting = db
    .selectFrom("enquiry")
    .select("id")
    .where("verdict", "=", "suspect")
    .where("digest_id", "is", null)
    .where("erased_at", "is", null)
    .where("received_at", "<", Date.parse(day));
  if (!(await waiting.limit(1).executeTakeFirst())) return false;
  return db.transaction().execute(async (transaction) => {
    const id = uuidV7(now);
    const created = await transaction
      .insertInto("delivery")
      .values({ id, digest_day: day, state: "pending", queued_at: now, due_at: now })
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
