import { uuidV7 } from "./uuid-v7.ts";
import { createHash } from "node:crypto";
import type { Insertable, Kysely, Transaction } from "kysely";
import {
  type Enquiry,
  type EnquiryField,
  enquiryFieldNames,
  enquiryFields,
  type FieldRule,
} from "@ttpl/contract/enquiry.ts";
import { toColumns } from "./enquiry-columns.ts";
import { type MailLimits, mailRoom, noLimits } from "./mail-room.ts";
import type { EarlierEnquiries } from "./rescue/earlier-keys.ts";
import type { Channel, EnquiryTable, Tables, Verdict } from "./schema.ts";

/** An enquiry to be stored. Its idempotency key, if any, ensures that it is stored only once. */
export interface NewEnquiry {
  readonly fields: Enquiry;
  readonly idempotencyKey: string | undefined;
  readonly channel: Channel;
  readonly verdict: Verdict;
  /** How much it looks like a person's (apps/server/enquiries/human-score.ts). */
  readonly humanScore: number;
}

/**
 * Outcome: stored; already stored under the same key; or rejected, because the key belongs to another enquiry.
 * `mailed`: whether it has an email that is due now; if not, it waits for a turn or for a digest.
 */
export type Stored =
  | { readonly kind: "stored"; readonly id: string; readonly mailed: boolean }
  | { readonly kind: "replayed"; readonly id: string }
  | { readonly kind: "key of another enquiry" };

/** A field's part of the hash. Fields added later contribute nothing while empty, so older hashes stay valid. */
function hashParts(field: EnquiryField, value: string): unknown[] {
  const { addedLater }: FieldRule = enquiryFields[field];
  if (!addedLater) return [value];
  return value === "" ? [] : [{ [field]: value }];
}

/** Hexadecimal SHA-256 of the field values. Adding a field to the contract does not change existing hashes. */
export const payloadHash = (fields: Enquiry): string =>
  createHash("sha256")
    .update(JSON.stringify(enquiryFieldNames.flatMap((field) => hashParts(field, fields[field]))))
    .digest("hex");

/** The row of a new enquiry, with its id. */
export type EnquiryRow = ReturnType<typeof toRow>;

export const toRow = ({ fields, idempotencyKey, channel, verdict, humanScore }: NewEnquiry, now: number) =>
  ({
    id: uuidV7(now),
    idempotency_key: idempotencyKey ?? null,
    payload_hash: payloadHash(fields),
    received_at: now,
    channel,
    verdict,
    human_score: humanScore,
    ...toColumns(fields),
  }) satisfies Insertable<EnquiryTable>;

/** An enquiry with empty fields. */
const blank: NewEnquiry = {
  fields: Object.fromEntries(enquiryFieldNames.map((field) => [field, ""])) as Enquiry,
  idempotencyKey: undefined,
  channel: "json",
  verdict: "clean",
  humanScore: 0,
};

/** The columns that are set for every new enquiry. */
export const filledColumns: readonly string[] = Object.keys(toRow(blank, 0));

/** Inserts enquiries within a transaction; returns the same as `insertEnquiries`. */
async function insertWithin(
  transaction: Transaction<Tables>,
  rows: readonly EnquiryRow[],
  limits: MailLimits,
  now: number,
  earlier: EarlierEnquiries,
): Promise<Stored[]> {
  // Sorted by key, so that replicas inserting the same keys cannot deadlock.
  const ordered = rows.toSorted((a, b) => ((a.idempotency_key ?? "") < (b.idempotency_key ?? "") ? -1 : 1));
  const later = ordered.filter((row) => row.idempotency_key === null || !earlier.has(row.idempotency_key));
  const inserted =
    later.length === 0
      ? []
      : await transaction
          .insertInto("enquiry")
          .values(later)
          // Also on its id: an earlier attempt may have been committed although its answer was lost.
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .execute();
  const stored = new Set(inserted.map(({ id }) => id));
  const clean = rows.filter(({ id, verdict }) => stored.has(id) && verdict === "clean");
  const room = clean.length === 0 ? 0 : await mailRoom(transaction, "direct", limits, now);
  const [toMail, toWait] = [clean.slice(0, Math.max(0, room)), clean.slice(Math.max(0, room))];
  const mailed = new Set(toMail.map(({ id }) => id));
  if (toWait.length > 0) {
    await transaction
      .updateTable("enquiry")
      .set({ waiting_since: now })
      .where(
        "id",
        "in",
        toWait.map(({ id }) => id),
      )
      .execute();
  }
  if (toMail.length > 0) {
    await transaction
      .insertInto("delivery")
      .values(
        toMail.map(({ id }) => ({ id: uuidV7(now), enquiry_id: id, state: "pending", queued_at: now, due_at: now })),
      )
      .execute();
  }
  const refused = rows.filter(({ id }) => !stored.has(id));
  const takenKeys = refused.flatMap((row) => row.idempotency_key ?? []);
  const ids = refused.map(({ id }) => id);
  const known = takenKeys.flatMap((key) => earlier.get(key) ?? []);
  const found =
    refused.length === 0
      ? []
      : await transaction
          .selectFrom("enquiry")
          .select(["id", "idempotency_key", "payload_hash"])
          .where((enquiry) =>
            enquiry.or([
              enquiry("id", "in", ids),
              ...(takenKeys.length > 0 ? [enquiry("idempotency_key", "in", takenKeys)] : []),
            ]),
          )
          .execute();
  const byKey = new Map([...found, ...known].map((row) => [row.idempotency_key, row]));
  for (const { id } of found) stored.add(id);
  return rows.map((row): Stored => {
    if (stored.has(row.id)) return { kind: "stored", id: row.id, mailed: mailed.has(row.id) };
    const first = byKey.get(row.idempotency_key);
    return first?.payload_hash === row.payload_hash
      ? { kind: "replayed", id: first.id }
      : { kind: "key of another enquiry" };
  });
}

/**
 * Stores enquiries, and a pending delivery for each clean one, in a single transaction. Those beyond the limits wait for
 * a turn. Suspects get no delivery of their own: they go into a digest. An enquiry whose key is taken does not affect
 * the others. Servers that reach a limit in the same moment may exceed it by what they are storing then.
 * @param earlier enquiries that are still to be carried over from a damaged database
 * @returns the outcome for each enquiry, in order
 * @throws the database's error; nothing is stored then, unless the connection was lost during the commit
 */
export const insertEnquiries = (
  db: Kysely<Tables>,
  rows: readonly EnquiryRow[],
  limits: MailLimits,
  now: number,
  earlier: EarlierEnquiries,
): Promise<Stored[]> =>
  db.transaction().execute((transaction) => insertWithin(transaction, rows, limits, now, earlier));

/** Thrown to make Kysely roll back a transaction. */
class RollBack extends Error {}

/**
 * Checks that an enquiry can be inserted, by inserting an empty one and rolling back.
 * @throws the database's error, for example if a column is missing
 */
export async function checkInsertion(db: Kysely<Tables>, now: number): Promise<void> {
  const insertion = db.transaction().execute(async (transaction) => {
    await insertWithin(transaction, [toRow(blank, now)], noLimits, now, new Map());
    throw new RollBack();
  });
  await insertion.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
}
