import { type Enquiry, enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { columnOf, toColumns } from "../enquiry-columns.ts";
import { payloadHash } from "../insert-enquiries.ts";
import type { EnquiryRow } from "../schema.ts";

/** Stands at the end of an enquiry of which a part is missing, also in the email. */
export const missingPart = "[A fault of the server's disk destroyed a part of this enquiry.]";

/** Whether an enquiry has the note, and so what could be read of it. */
export const hasNote = ({ comment }: EnquiryRow): boolean => comment.endsWith(missingPart);

/**
 * Compares an enquiry's fields with its hash. One that was damaged keeps what can be read, with a note for the reader: an
 * address to answer to is worth more than nothing.
 */
export function withNoteIfDamaged(row: EnquiryRow, isWhole: boolean): { row: EnquiryRow; isDamaged: boolean } {
  // A column that was added later is missing in a row that was stored before.
  const fields = Object.fromEntries(enquiryFieldNames.map((field) => [field, row[columnOf(field)] ?? ""])) as Enquiry;
  const isErased = row.payload_hash === null;
  if (isWhole && (isErased || payloadHash(fields) === row.payload_hash)) return { row, isDamaged: false };
  const readable = enquiryFieldNames.map((field) => [field, fields[field].replaceAll("\0", "")]);
  const { Comment: comment = "", ...others } = Object.fromEntries(readable) as Enquiry;
  const Comment = `${comment.trim()}\n\n${missingPart}`.trim();
  return { row: { ...row, ...toColumns({ ...others, Comment }) }, isDamaged: true };
}
