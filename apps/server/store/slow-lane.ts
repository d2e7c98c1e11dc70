import type { Kysely } from "kysely";
import { holdMailRoom, type MailLimits, mailRoom } from "./mail-room.ts";
import type { Tables } from "./schema.ts";
import { uuidV7 } from "./uuid-v7.ts";

/** Keeps each write short. */
const batchSize = 500;

/** How many enquiries wait for a turn. @throws the database's error */
export async function countWaiting(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom("enquiry")
    .select((expression) => expression.fn.countAll<number>().as("waiting"))
    .where("waiting_since", "is not", null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/**
 * Gives waiting enquiries an email of their own, as far as there is room for it: first those that look most like a
 * person's, then the oldest.
 * @param now Unix time in milliseconds
 * @returns how many got one
 * @throws the database's error
 */
export async function admitWaiting(db: Kysely<Tables>, limits: MailLimits, now: number): Promise<number> {
  if ((await countWaiting(db)) === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    await holdMailRoom(transaction, now);
    const room = await mailRoom(transaction, "slow", limits, now);
    if (room <= 0) return 0;
    const next = await transaction
      .selectFrom("enquiry")
      .select("id")
      .where("waiting_since", "is not", null)
      .orderBy("human_score", "desc")
      .orderBy("id")
      .limit(Math.min(room, batchSize))
      .execute();
    return giveMails(
      transaction,
      next.map(({ id }) => id),
      now,
    );
  });
}

/**
 * Gives one waiting enquiry its email now, whatever room there is.
 * @returns whether it was waiting
 * @throws the database's error
 */
export const admitOne = (db: Kysely<Tables>, id: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await holdMailRoom(transaction, now);
    const waiting = await transaction
      .selectFrom("enquiry")
      .select("id")
      .where("id", "=", id)
      .where("waiting_since", "is not", null)
      .executeTakeFirst();
    return (await giveMails(transaction, waiting ? [waiting.id] : [], now)) === 1;
  });

async function giveMails(transaction: Kysely<Tables>, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  await transaction
    .insertInto("delivery")
    .values(
      ids.map((id) => ({
        id: uuidV7(now),
        enquiry_id: id,
        lane: "slow" as const,
        state: "pending" as const,
        queued_at: now,
        due_at: now,
      })),
    )
    .execute();
  await transaction.updateTable("enquiry").set({ waiting_since: null }).where("id", "in", ids).execute();
  return ids.length;
}
