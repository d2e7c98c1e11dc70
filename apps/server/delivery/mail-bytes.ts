import MailComposer from "nodemailer/lib/mail-composer";
import type Mail from "nodemailer/lib/mailer";

export interface MailAddresses {
  readonly from: string;
  readonly to: string;
}

/** An email of plain text from this site. */
export interface PlainMail extends Pick<Mail.Options, "replyTo" | "messageId" | "date"> {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

/** An email as RFC 5322 bytes. */
export const mailBytes = ({ lines, ...mail }: PlainMail): Promise<Buffer> =>
  new MailComposer({
    ...mail,
    // Prevents out-of-office replies: RFC 3834, section 5.
    headers: { "Auto-Submitted": "auto-generated" },
    text: lines.join("\n"),
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
