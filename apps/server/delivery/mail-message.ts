import type { MailContents } from "../store/mail-contents.ts";
import { timeOf } from "../store/uuid-v7.ts";
import { digestText, shownIn } from "./digest-text.ts";
import { enquiryText, referenceOf } from "./enquiry-text.ts";
import { type MailAddresses, mailBytes } from "./mail-bytes.ts";
import { type Dispatch, refusedInWords } from "./recipients.ts";
import { shownFields } from "./shown-fields.ts";

/** Composes an email as RFC 5322 bytes. The same contents always give the same bytes. A dispatch replaces `to`. */
export type ComposeMail = (content: MailContents, addresses: MailAddresses, dispatch?: Dispatch) => Promise<Buffer>;

interface Message {
  readonly id: string;
  readonly date: Date;
  readonly subject: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly lines: readonly string[];
}

const onePart = { part: 1, parts: 1, overflow: 0 };

function enquiryMessage({ enquiries: [enquiry] }: MailContents): Message {
  if (!enquiry) throw new Error("The email has no enquiry");
  const { id, receivedAt, fields } = enquiry;
  const date = new Date(receivedAt);
  const lines = [
    `Enquiry ${referenceOf(id)} from the website, received on ${date.toUTCString()}.`,
    "Replies to this email go to the visitor.",
    "",
    ...enquiryText(fields),
    "",
  ];
  // Some mail clients decode encoded words, even line breaks, inside quotes, contrary to RFC 2047, section 5.
  const replyTo = { name: fields.Name.replaceAll("=?", "= ?"), address: fields.Email };
  return { id, date, subject: `Website enquiry ${referenceOf(id)}`, replyTo, lines };
}

function digestMessage({ id, enquiries, digest: { part, parts, overflow } = onePart }: MailContents): Message {
  const what = overflow > 0 ? "that came in a flood" : "that look automated";
  const place = parts > 1 ? `, part ${part} of ${parts}` : "";
  return {
    id,
    // The time in the id stays the same when an operator requeues the digest.
    date: new Date(timeOf(id)),
    subject: `Website enquiries ${what}: ${shownIn(enquiries).length}${place}`,
    lines: digestText(enquiries, overflow),
  };
}

/**
 * Composes the email about an enquiry, or a digest. The same content always gives the same bytes, so duplicates can be
 * recognized by their Message-ID. Sender, recipient and subject are fixed. Visitor input occurs only in the body and in
 * Reply-To, where the composer encodes it, and without invisible characters where it is one line.
 */
export const composeMail: ComposeMail = (content, { from, to }, dispatch = { to: [to], refused: [] }) => {
  const enquiries = content.enquiries.map((enquiry) => ({ ...enquiry, fields: shownFields(enquiry.fields) }));
  const shown = { ...content, enquiries };
  const { id, date, subject, replyTo, lines } = content.isDigest ? digestMessage(shown) : enquiryMessage(shown);
  return mailBytes({
    from,
    to: dispatch.to.join(", "),
    ...(replyTo && { replyTo }),
    subject,
    messageId: `<${id}@${from.split("@").at(-1)}>`,
    date,
    lines: [...refusedInWords(dispatch.refused), ...lines],
  });
};
