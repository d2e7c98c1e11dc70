import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer/lib/errors";
import { Readable } from "node:stream";
import type { MailAddresses } from "./mail-message.ts";

/**
 * What the mail server made of a mail. `uncertain` means that contact broke after the whole mail had been handed over:
 * it may or may not have been accepted.
 */
export type SendResult =
  | { readonly kind: "accepted"; readonly code: number }
  | { readonly kind: "refused"; readonly code: number }
  | { readonly kind: "failed"; readonly code: number | null; readonly uncertain: boolean };

/** Hands one mail over; never throws. The signal breaks the contact off. */
export type SendMail = (mail: Buffer, signal: AbortSignal) => Promise<SendResult>;

/**
 * Makes the function that hands mails to a mail server. Only the server's reply to this mail (sender, recipient or
 * content) can refuse it for good: a refused login or greeting is a fault of the set-up, and trying again is right.
 */
export function smtpSender(url: string, envelope: MailAddresses): SendMail {
  // The wait for the reply after the final dot stays at the library's ten minutes: RFC 5321, section 4.5.3.2.6.
  const transport = createTransport({
    url,
    connectionTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    let handedOver = false;
    const raw = Readable.from([mail], { objectMode: false });
    // The library's error names the same command before and after the final dot, so the stream has to tell.
    raw.once("end", () => (handedOver = true));
    try {
      const { response } = await transport.sendMail({ envelope: { ...envelope }, raw, signal });
      return { kind: "accepted", code: Number.parseInt(response, 10) };
    } catch (thrown) {
      const { responseCode, permanent, code } = thrown as NodemailerError;
      if (responseCode === undefined) return { kind: "failed", code: null, uncertain: handedOver };
      const aboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
      if (permanent && aboutThisMail) return { kind: "refused", code: responseCode };
      return { kind: "failed", code: responseCode, uncertain: false };
    }
  };
}
