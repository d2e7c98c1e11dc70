import MailComposer from "nodemailer/lib/mail-composer";
import { type EnquiryField, enquiryFieldNames, enquiryFields } from "../../contract/enquiry.ts";
import type { StoredEnquiry } from "./schema.ts";

export interface MailAddresses {
  readonly from: string;
  readonly to: string;
}

/** The end of the id, because all ids of one minute begin alike. */
const referenceOf = (id: string): string => id.slice(-8).toUpperCase();

function fieldText(field: EnquiryField, value: string): string {
  if (value === "") return `${field}: (none)`;
  if (enquiryFields[field].kind !== "lines") return `${field}: ${value}`;
  // Indented, so that no line of the visitor's can pass for a field of its own.
  return `${field}:\n${value.replaceAll(/^/gm, "    ")}`;
}

/**
 * Writes the mail about an enquiry as RFC 5322 bytes. The same enquiry always gives the same bytes, so that a mail sent
 * twice is recognisable by its Message-ID. Sender, recipient and subject are fixed: the visitor's words stand only in
 * the body and in Reply-To, where the composer encodes them.
 */
export async function composeMail(enquiry: StoredEnquiry, addresses: MailAddresses): Promise<Buffer> {
  const { id, receivedAt, fields } = enquiry;
  const reference = referenceOf(id);
  const date = new Date(receivedAt);
  const body = [
    `Enquiry ${reference} from the website, received on ${date.toUTCString()}.`,
    "Answering this mail answers the visitor.",
    "",
    ...enquiryFieldNames.map((field) => fieldText(field, fields[field])),
    "",
  ];
  const composer = new MailComposer({
    ...addresses,
    replyTo: { name: fields.Name, address: fields.Email },
    subject: `Website enquiry ${reference}`,
    messageId: `<${id}@${addresses.from.split("@").at(-1)}>`,
    date,
    // Keeps out-of-office replies away from the visitor: RFC 3834, section 5.
    headers: { "Auto-Submitted": "auto-generated" },
    text: body.join("\n"),
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
