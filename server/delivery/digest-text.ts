import type { StoredEnquiry } from "../store/schema.ts";
import { enquiryText, referenceOf } from "./enquiry-text.ts";

/** How many suspects a digest shows in full; of the rest it shows a line each, so that any mail server takes it. */
const shownInFull = 100;

const inOneLine = ({ id, fields }: StoredEnquiry): string =>
  `${referenceOf(id)}: ${fields.Email || "(erased)"}, ${fields.Company}, ${fields.Country}`;

/** The words of a digest of suspects, as lines. */
export function digestText(suspects: readonly StoredEnquiry[]): string[] {
  const inFull = suspects.slice(0, shownInFull);
  const rest = suspects.slice(shownInFull);
  return [
    `${suspects.length} enquiries from the website look as if programs had sent them. None is lost: if one is honest,`,
    "write to the address that it names. Answering this mail answers nobody.",
    "",
    ...inFull.flatMap(({ id, receivedAt, fields }) => [
      `--- ${referenceOf(id)}, received on ${new Date(receivedAt).toUTCString()}`,
      ...enquiryText(fields),
      "",
    ]),
    ...(rest.length > 0 ? ["--- And in short:", ...rest.map(inOneLine), ""] : []),
  ];
}
