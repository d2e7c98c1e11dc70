import { type Kysely, sql } from "kysely";
import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { longestDelay } from "./claim-deliveries.ts";
import { columnOf } from "./enquiry-columns.ts";
import { holdMailRoom, type MailLimits, mailRoom } from "./mail-room.ts";
import type { Tables } from "./schema.ts";
import { uuidV7 } from "./uuid-v7.ts";

/** After this time, in milliseconds, what waits goes into a digest, so that it is mailed within the hour. */
export const longestWait = 45 * 60_000;

/**
 * What a digest may hold, in bytes of text. Everything in it is shown in full. Encoded for the mail, the text is at most
 * nine times as long (a line break is indented and encoded), and providers take at least 10 MB.
 */
export const digestBytes = 1_000_000;
/** A digest is composed in memory. */
const digestLimit = 2000;
/** Names of fields, reference and date of one enquiry in a digest, in bytes. */
const frameBytes = 250;

/** Enquiries that are in no email yet: suspects, and those that wait for their turn. */
const withoutMail = (db: Kysely<Tables>) =>
  db
    .selectFrom("enquiry")
    .where((enquiry) =>
      enquiry.or([
        enquiry.and([enquiry("verdict", "=", "suspect"), enquiry("digest_id", "is", null)]),
        enquiry("waiting_since", "is not", null),
      ]),
    )
    .where("erased_at", "is", null);

const size = sql<number>`${sql.join(
  enquiryFieldNames.map((field) => sql`octet_length(${sql.ref(columnOf(field))})`),
  sql` + `,
)}`;

interface Sized {
  readonly id: string;
  readonly size: number;
}

/** Divides enquiries into digests, in order. */
function inParts(enquiries: readonly Sized[]): string[][] {
  const parts: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { id, size: words } of enquiries) {
    bytes += words + frameBytes;
    const last = parts.at(-1);
    if (last && bytes <= digestBytes && last.length < digestLimit) last.push(id);
    else {
      parts.push([id]);
      bytes = words + frameBytes;
    }
  }
  return parts;
}

/** Keeps the number of bound parameters below the databases' limits. */
const batchSize = 500;

/**
 * Once an enquiry has waited for 45 minutes, collects all that wait into digests: as many as it takes to show each in
 * full, what looks most like a person's first. What there is no room for waits for the next ones. An enquiry is in a
 * digest only if its words are in it in full, so one that was sent has told them.
 * @param now Unix time in milliseconds
 * @returns how many digests were created
 * @throws the database's error
 */
export async function collectDigest(db: Kysely<Tables>, limits: MailLimits, now: number): Promise<number> {
  const overdue = withoutMail(db)
    .select("id")
    // One received later than now was stored before the clock was set back.
    .where((received) =>
      received.or([received("received_at", "<=", now - longestWait), received("received_at", ">", now + longestDelay)]),
    )
    .limit(1);
  if (!(await overdue.executeTakeFirst())) return 0;
  return db.transaction().execute(async (transaction) => {
    await holdMailRoom(transaction, now);
    const waiting = await withoutMail(transaction)
      .select(["id", size.as("size")])
      .orderBy("human_score", "desc")
      .orderBy("id")
      .execute();
    const room = await mailRoom(transaction, "digest", limits, now);
    const parts = inParts(waiting).slice(0, Math.max(0, room));
    for (const [index, ids] of parts.entries()) {
      const id = uuidV7(now);
      const place = { digest_part: index + 1, digest_parts: parts.length };
      // Due one after the other, so that they arrive in order.
      await transaction
        .insertInto("delivery")
        .values({ id, lane: "digest", ...place, state: "pending", queued_at: now, due_at: now + index })
        .execute();
      for (let start = 0; start < ids.length; start += batchSize)
        await transaction
          .updateTable("enquiry")
          .set({ digest_id: id, waiting_since: null })
          .where("id", "in", ids.slice(start, start + batchSize))
          .execute();
    }
    return parts.length;
  });
}
