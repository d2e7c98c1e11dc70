import { type Enquiry, type EnquiryField, enquiryFieldNames } from "../../contract/enquiry.ts";
import type { EnquiryColumns, EnquiryRow, StoredEnquiry } from "./schema.ts";

/** The column that holds a field. */
export const columnOf = (field: EnquiryField) => field.toLowerCase() as Lowercase<EnquiryField>;

/** The columns that hold an enquiry's fields. */
export const toColumns = (fields: Enquiry): EnquiryColumns =>
  Object.fromEntries(enquiryFieldNames.map((field) => [columnOf(field), fields[field]])) as EnquiryColumns;

/** The enquiry that a row holds. */
export const toEnquiry = (row: EnquiryRow): StoredEnquiry => ({
  id: row.id,
  receivedAt: row.received_at,
  fields: Object.fromEntries(enquiryFieldNames.map((field) => [field, row[columnOf(field)]])) as Enquiry,
});

/** What the columns with personal data hold after erasure. */
export const erasedColumns: EnquiryColumns & { idempotency_key: null; payload_hash: null } = {
  ...toColumns(Object.fromEntries(enquiryFieldNames.map((field) => [field, ""])) as Enquiry),
  // A key is the client's choice of text, and a hash of known fields could be found by trying.
  idempotency_key: null,
  payload_hash: null,
};
