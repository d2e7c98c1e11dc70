import type { Kysely } from "kysely";
import type { EnquiryRow, Tables } from "../schema.ts";
import { carriedColumns, namedRow } from "./carried-tables.ts";
import { readDamaged } from "./readable-rows.ts";

/** Enquiries by their idempotency keys. */
export type EarlierEnquiries = Map<string, Pick<EnquiryRow, "id" | "idempotency_key" | "payload_hash">>;

/**
 * Collects the idempotency keys in a damaged database, so that a visitor who tries again before all is carried over does
 * not send another enquiry.
 * @throws the error of the database, or of the file system if the file cannot be opened
 */
export async function collectKeys(db: Kysely<Tables>, file: string, into: EarlierEnquiries): Promise<void> {
  const { enquiry } = await carriedColumns(db);
  const source = await readDamaged(file);
  try {
    for await (const read of source.rows("enquiry")) {
      const { id, idempotency_key: key, payload_hash: hash } = namedRow(read, enquiry) ?? {};
      if (typeof id === "string" && typeof key === "string" && typeof hash === "string" && !into.has(key))
        into.set(key, { id, idempotency_key: key, payload_hash: hash });
    }
  } finally {
    source.close();
  }
}
