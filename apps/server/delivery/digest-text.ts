import type { StoredEnquiry } from "../store/schema.ts";
import { enquiryText, referenceOf } from "./enquiry-text.ts";

/** The enquiries that a digest shows: all but the erased ones, whose address is empty. */
export const shownIn = (enquiries: readonly StoredEnquiry[]): StoredEnquiry[] =>
  enquiries.filter(({ fields }) => fields.Email !== "");

/** The body of a digest, as lines. Each enquiry is in it in full: once it is sent, its words may be erased. */
export function digestText(enquiries: readonly StoredEnquiry[], overflow: number): string[] {
  const shown = shownIn(enquiries);
  const erased = enquiries.length - shown.length;
  const reasons = [
    ...(shown.length > overflow ? ["look automated"] : []),
    ...(overflow > 0 ? ["came in a flood, too many for an email each"] : []),
  ];
  return [
    `${shown.length} enquiries from the website ${reasons.join(", or ")}. Each is shown in full, those that look most like`,
    "a person's first. If one is genuine, write to the address given in it. Replies to this email do not reach the senders.",
    ...(erased > 0 ? [`${erased} more were erased at their senders' wish.`] : []),
    "",
    ...shown.flatMap(({ id, receivedAt, fields }) => [
      `--- ${referenceOf(id)}, received on ${new Date(receivedAt).toUTCString()}`,
      ...enquiryText(fields),
      "",
    ]),
  ];
}
