import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer/lib/errors";
import { type PassThrough, Readable } from "node:stream";
import type { MailAddresses } from "./mail-message.ts";

/**
 * What the mail server made of a mail. `uncertain` means that contact broke after the whole mail had been handed over:
 * it may or may not have been accepted.
 */
export type SendResult =
  | { readonly kind: "accepted"; readonly code: number }
  | { readonly kind: "refused"; readonly code: number }
  | { readonly kind: "failed"; readonly code: number | null; readonly uncertain: boolean };

/** What the sender of a mail is told of while it is sent. */
export interface SendWatch {
  /** Breaks the contact off. */
  readonly signal: AbortSignal;
  /** Runs when all but the mail's end is handed over; the end is sent only once this resolves, and never if it rejects. */
  readonly beforeDot: () => Promise<void>;
}

/** Hands one mail over; never throws. */
export type SendMail = (mail: Buffer, watch: SendWatch) => Promise<SendResult>;

/** The bytes of a mail, whose end waits for `beforeDot`. */
function heldMail(mail: Buffer, beforeDot: () => Promise<void>): Readable {
  let given = false;
  return new Readable({
    read() {
      if (!given) {
        given = true;
        this.push(mail);
        return;
      }
      beforeDot().then(
        () => this.push(null),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error("not allowed to end")),
      );
    },
  });
}

/**
 * Whether a password would cross the network in clear if the server offers no STARTTLS, or somebody on the way takes the
 * offer out (RFC 8314, section 4.1). On this machine itself there is no network to cross.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, username, hostname } = new URL(url);
  return protocol === "smtp:" && username !== "" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Makes the function that hands mails to a mail server. Only the server's reply to this mail (sender, recipient or
 * content) can refuse it for good: a refused login or greeting is a fault of the set-up, and trying again is right.
 */
export function smtpSender(url: string, envelope: MailAddresses): SendMail {
  // The wait for the reply after the final dot stays at the library's ten minutes: RFC 5321, section 4.5.3.2.6.
  const transport = createTransport({
    url,
    ...(mustEncrypt(url) && { requireTLS: true }),
    connectionTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The library reads a mail into its buffers before the server has agreed to take one. Left as it is, the stream is
  // read once the server has, so that its end tells whether the mail can have arrived.
  transport.use("stream", ({ data, message }, done) => {
    message.createReadStream = () => data.raw as PassThrough;
    done();
  });
  return async (mail, { signal, beforeDot }) => {
    let ended = false;
    const raw = heldMail(mail, async () => {
      await beforeDot();
      ended = true;
    });
    try {
      const { response } = await transport.sendMail({ envelope: { ...envelope }, raw, signal });
      return { kind: "accepted", code: Number.parseInt(response, 10) };
    } catch (thrown) {
      const { responseCode, permanent, code } = thrown as NodemailerError;
      // The library's error names the same command before and after the final dot, so the stream has to tell.
      if (responseCode === undefined) return { kind: "failed", code: null, uncertain: ended };
      const aboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
      if (permanent && aboutThisMail) return { kind: "refused", code: responseCode };
      return { kind: "failed", code: responseCode, uncertain: false };
    }
  };
}
