import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer/lib/errors";
import { type PassThrough, Readable } from "node:stream";
import type { MailAddresses } from "./mail-message.ts";

/**
 * The outcome of sending an email. `uncertain` means that the connection was lost after the whole email had been
 * transmitted, so it may or may not have been accepted.
 */
export type SendResult =
  | { readonly kind: "accepted"; readonly code: number }
  | { readonly kind: "refused"; readonly code: number }
  | { readonly kind: "failed"; readonly code: number | null; readonly uncertain: boolean };

/** Controls sending an email. */
export interface SendWatch {
  /** Aborts the connection. */
  readonly signal: AbortSignal;
  /** Called before the final dot is sent. The dot is sent once this resolves, and never if it rejects. */
  readonly beforeDot: () => Promise<void>;
}

/** Sends one email; never throws. */
export type SendMail = (mail: Buffer, watch: SendWatch) => Promise<SendResult>;

/** A stream of the email's bytes that does not end before `beforeDot` resolves. */
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
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error("the final dot was not allowed")),
      );
    },
  });
}

/**
 * Whether TLS must be required because the password would otherwise be sent in clear text if the server does not offer
 * STARTTLS or an attacker strips the offer (RFC 8314, section 4.1). Connections to localhost are exempt.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, username, hostname } = new URL(url);
  return protocol === "smtp:" && username !== "" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Creates the function that sends emails to a mail server. Only a permanent reply to the email itself (sender,
 * recipient or content) counts as refused. A rejected login or greeting is a configuration fault, so the email is
 * retried.
 */
export function smtpSender(url: string, envelope: MailAddresses): SendMail {
  // The timeout for the reply to the final dot is the library's default, ten minutes: RFC 5321, section 4.5.3.2.6.
  const transport = createTransport({
    url,
    ...(mustEncrypt(url) && { requireTLS: true }),
    connectionTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // By default, the library buffers the email before the server has agreed to accept data. With the raw stream, reading
  // starts after that, so the end of the stream shows whether the email can have been accepted.
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
      // The library's error is the same before and after the final dot, so only the stream shows which it was.
      if (responseCode === undefined) return { kind: "failed", code: null, uncertain: ended };
      const aboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
      if (permanent && aboutThisMail) return { kind: "refused", code: responseCode };
      return { kind: "failed", code: responseCode, uncertain: false };
    }
  };
}
