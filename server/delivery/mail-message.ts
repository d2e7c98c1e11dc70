import MailComposer from "nodemailer/lib/mail-composer";
import type { Claim } from "../store/claim-deliveries.ts";
import { digestText } from "./digest-text.ts";
import { enquiryText, referenceOf } from "./enquiry-text.ts";

export interface MailAddresses {
  readonly from: string;
  readonly to: string;
}

/** What a mail is written from; the same always gives the same bytes. */
export type MailContent = Pick<Claim, "id" | "isDigest" | "enquiries">;

/** Writes the mail of a claim as RFC 5322 bytes. */
export type ComposeMail = (content: MailContent, addresses: MailAddresses) => Promise<Buffer>;

interface Letter {
  readonly id: string;
  readonly date: Date;
  readonly subject: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly lines: readonly string[];
}

function enquiryLetter({ enquiries: [enquiry] }: MailContent): Letter {
  if (!enquiry) throw new Error("A mail without its enquiry");
  const { id, receivedAt, fields } = enquiry;
  const date = new Date(receivedAt);
  const lines = [
    `Enquiry ${referenceOf(id)} from the website, received on ${date.toUTCString()}.`,
    "Answering this mail answers the visitor.",
    "",
    ...enquiryText(fields),
    "",
  ];
  // Some mail programs decode encoded words even in quotes, where they are none (RFC 2047, section 5), line breaks included.
  const replyTo = { name: fields.Name.replaceAll("=?", "= ?"), address: fields.Email };
  return { id, date, subject: `Website enquiry ${referenceOf(id)}`, replyTo, lines };
}

const digestLetter = ({ id, enquiries }: MailContent): Letter => ({
  id,
  // The time that the id begins with, for an operator may queue a digest again: RFC 9562, section 5.7.
  date: new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16)),
  subject: "Website enquiries that look like spam",
  lines: digestText(enquiries),
});

/**
 * Writes the mail about an enquiry, or a digest. The same content always gives the same bytes, so that a mail sent twice
 * is recognisable by its Message-ID. Sender, recipient and subject are fixed: the visitor's words stand only in the body
 * and in Reply-To, where the composer encodes them.
 */
export const composeMail: ComposeMail = (content, addresses) => {
  const { id, date, subject, replyTo, lines } = content.isDigest ? digestLetter(content) : enquiryLetter(content);
  const composer = new MailComposer({
    ...addresses,
    ...(replyTo && { replyTo }),
    subject,
    messageId: `<${id}@${addresses.from.split("@").at(-1)}>`,
    date,
    // Keeps out-of-office replies away from the visitor: RFC 3834, section 5.
    headers: { "Auto-Submitted": "auto-generated" },
    text: lines.join("\n"),
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
};
