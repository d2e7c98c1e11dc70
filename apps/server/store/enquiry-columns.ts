import { type Enquiry, type EnquiryField, enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import type { EnquiryColumns, EnquiryRow, StoredEnquiry } from "./schema.ts";

/** The column that stores a field. */
export const columnOf = (field: EnquiryField) => field.toLowerCase() as Lowercase<EnquiryField>;

/** Maps an enquiry's fields to columns. */
export const toColumns = (fields: Enquiry): EnquiryColumns =>
  Object.fromEntries(enquiryFieldNames.map((field) => [columnOf(field), fields[field]])) as EnquiryColumns;

/** Maps a row to an enquiry. */
export const toEnquiry = (row: EnquiryRow): StoredEnquiry => ({
  id: row.id,
  receivedAt: row.received_at,
  fields: Object.fromEntries(enquiryFieldNames.map((field) => [field, row[columnOf(field)]])) as Enquiry,
});

/** Values of the personal-data columns after erasure. */
export const erasedColumns: EnquiryColumns & { idempotency_key: null; payload_hash: null } = {
  ...toColumns(Object.fromEntries(enquiryFieldNames.map((field) => [field, ""])) as Enquiry),
  // The client chooses the key, so it may contain personal data; the hash could be matched against guessed values.
  idempotency_key: null,
  payload_hash: null,
};
