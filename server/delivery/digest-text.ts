import type { StoredEnquiry } from "../store/schema.ts";
import { enquiryText, referenceOf } from "./enquiry-text.ts";

/** Number of suspects shown in full. The others get one line each, to keep the email small enough for mail servers. */
const shownInFull = 100;

const inOneLine = ({ id, fields }: StoredEnquiry): string =>
  `${referenceOf(id)}: ${fields.Email || "(erased)"}, ${fields.Company}, ${fields.Country}`;

/** The body of a digest of suspects, as lines. */
export function digestText(suspects: readonly StoredEnquiry[]): string[] {
  const inFull = suspects.slice(0, shownInFull);
  const rest = suspects.slice(shownInFull);
  return [
    `${suspects.length} enquiries from the website look automated. None has been discarded: if one is genuine,`,
    "write to the address given in it. Replies to this email do not reach the senders.",
    "",
    ...inFull.flatMap(({ id, receivedAt, fields }) => [
      `--- ${referenceOf(id)}, received on ${new Date(receivedAt).toUTCString()}`,
      ...enquiryText(fields),
      "",
    ]),
    ...(rest.length > 0 ? ["--- The others in brief:", ...rest.map(inOneLine), ""] : []),
  ];
}
