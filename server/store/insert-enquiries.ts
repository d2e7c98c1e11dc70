import { createHash } from "node:crypto";
import type { Insertable, Kysely, Transaction } from "kysely";
import {
  type Enquiry,
  type EnquiryField,
  enquiryFieldNames,
  enquiryFields,
  type FieldRule,
} from "../../contract/enquiry.ts";
import { toColumns } from "./enquiry-columns.ts";
import type { Channel, EnquiryTable, Tables, Verdict } from "./schema.ts";
import { uuidV7 } from "./uuid-v7.ts";

/** An enquiry to be stored. Its key, if it has one, makes sure that it is stored once. */
export interface NewEnquiry {
  readonly fields: Enquiry;
  readonly idempotencyKey: string | undefined;
  readonly channel: Channel;
  readonly verdict: Verdict;
}

/** What became of it: stored; found stored already under its key; or not stored, as its key stands for another enquiry. */
export type Stored =
  { readonly kind: "stored" | "replayed"; readonly id: string } | { readonly kind: "key of another enquiry" };

/** What a field adds to the hash; one that was added later nothing while it is empty, as in hashes from before. */
function hashed(field: EnquiryField, value: string): unknown[] {
  const { addedLater }: FieldRule = enquiryFields[field];
  if (!addedLater) return [value];
  return value === "" ? [] : [{ [field]: value }];
}

/** The same for equal values of the fields alone, before and after a field is added, as hexadecimal SHA-256. */
export const payloadHash = (fields: Enquiry): string =>
  createHash("sha256")
    .update(JSON.stringify(enquiryFieldNames.flatMap((field) => hashed(field, fields[field]))))
    .digest("hex");

const toRow = ({ fields, idempotencyKey, channel, verdict }: NewEnquiry, now: number) =>
  ({
    id: uuidV7(now),
    idempotency_key: idempotencyKey ?? null,
    payload_hash: payloadHash(fields),
    received_at: now,
    channel,
    verdict,
    ...toColumns(fields),
  }) satisfies Insertable<EnquiryTable>;

/** An enquiry that says nothing. */
const blank: NewEnquiry = {
  fields: Object.fromEntries(enquiryFieldNames.map((field) => [field, ""])) as Enquiry,
  idempotencyKey: undefined,
  channel: "json",
  verdict: "clean",
};

/** The columns that every new enquiry fills. */
export const filledColumns: readonly string[] = Object.keys(toRow(blank, 0));

/** Inserts enquiries within a transaction; says of each what `insertEnquiries` does. */
async function insertWithin(
  transaction: Transaction<Tables>,
  enquiries: readonly NewEnquiry[],
  now: number,
): Promise<Stored[]> {
  const rows = enquiries.map((enquiry) => toRow(enquiry, now));
  // In the order of their keys, so that replicas which insert the same keys wait for each other and never deadlock.
  const ordered = rows.toSorted((a, b) => ((a.idempotency_key ?? "") < (b.idempotency_key ?? "") ? -1 : 1));
  const inserted = await transaction
    .insertInto("enquiry")
    .values(ordered)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .execute();
  const stored = new Set(inserted.map(({ id }) => id));
  const toMail = rows.filter(({ id, verdict }) => stored.has(id) && verdict === "clean");
  if (toMail.length > 0) {
    await transaction
      .insertInto("delivery")
      .values(
        toMail.map(({ id }) => ({ id: uuidV7(now), enquiry_id: id, state: "pending", queued_at: now, due_at: now })),
      )
      .execute();
  }
  const takenKeys = rows.filter(({ id }) => !stored.has(id)).map((row) => row.idempotency_key);
  const earlier =
    takenKeys.length === 0
      ? []
      : await transaction
          .selectFrom("enquiry")
          .select(["id", "idempotency_key", "payload_hash"])
          .where("idempotency_key", "in", takenKeys)
          .execute();
  const byKey = new Map(earlier.map((row) => [row.idempotency_key, row]));
  return rows.map((row): Stored => {
    if (stored.has(row.id)) return { kind: "stored", id: row.id };
    const first = byKey.get(row.idempotency_key);
    return first?.payload_hash === row.payload_hash
      ? { kind: "replayed", id: first.id }
      : { kind: "key of another enquiry" };
  });
}

/**
 * Stores enquiries, and for the clean ones the duty to mail them, in one transaction, committed when this returns. One
 * whose key is taken does not hurt the others. Suspects wait for a digest.
 * @returns what became of each, in their order
 * @throws the database's error; nothing is stored then, unless contact broke during the commit itself
 */
export const insertEnquiries = (db: Kysely<Tables>, enquiries: readonly NewEnquiry[], now: number): Promise<Stored[]> =>
  db.transaction().execute((transaction) => insertWithin(transaction, enquiries, now));

/** Ends a transaction that is to leave nothing behind: Kysely rolls back what throws. */
class RollBack extends Error {}

/**
 * Stores an enquiry as all are stored and takes it back before the commit, to see whether the tables would take one.
 * @throws the database's error, such as for a column that no migration has added
 */
export async function checkInsertion(db: Kysely<Tables>, now: number): Promise<void> {
  const insertion = db.transaction().execute(async (transaction) => {
    await insertWithin(transaction, [blank], now);
    throw new RollBack();
  });
  await insertion.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
}
