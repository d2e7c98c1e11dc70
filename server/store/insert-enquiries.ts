import { createHash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { type Enquiry, enquiryFieldNames } from "../../contract/enquiry.ts";
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

/** The same for equal values of the fields alone, as hexadecimal SHA-256. */
export const payloadHash = (fields: Enquiry): string =>
  createHash("sha256")
    .update(JSON.stringify(enquiryFieldNames.map((field) => fields[field])))
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

/** The statement that stores rows; one whose key is taken is left out. */
const insertion = (db: Kysely<Tables>, rows: readonly ReturnType<typeof toRow>[]) =>
  db
    .insertInto("enquiry")
    .values(rows)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id");

/**
 * Has the database plan the statement by which enquiries are stored, without storing anything.
 * @throws the database's error, such as for a column that no migration has added
 */
export async function checkInsertion(db: Kysely<Tables>): Promise<void> {
  const fields = Object.fromEntries(enquiryFieldNames.map((field) => [field, ""])) as Enquiry;
  const sample = { fields, idempotencyKey: undefined, channel: "json", verdict: "clean" } as const;
  await insertion(db, [toRow(sample, 0)]).explain();
}

/**
 * Stores enquiries, and for the clean ones the duty to mail them, in one transaction, committed when this returns. One
 * whose key is taken does not hurt the others. Suspects wait for a digest.
 * @returns what became of each, in their order
 * @throws the database's error; nothing is stored then, unless contact broke during the commit itself
 */
export async function insertEnquiries(
  db: Kysely<Tables>,
  enquiries: readonly NewEnquiry[],
  now: number,
): Promise<Stored[]> {
  const rows = enquiries.map((enquiry) => toRow(enquiry, now));
  // In the order of their keys, so that replicas which insert the same keys wait for each other and never deadlock.
  const ordered = rows.toSorted((a, b) => ((a.idempotency_key ?? "") < (b.idempotency_key ?? "") ? -1 : 1));
  return db.transaction().execute(async (transaction) => {
    const inserted = await insertion(transaction, ordered).execute();
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
  });
}
