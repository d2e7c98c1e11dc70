import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer/lib/errors";
import { ConfigError } from "../config/config.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { MailAddresses } from "./mail-bytes.ts";
import { postponementOf } from "./postponement.ts";
import { isAboutUs } from "./rejection.ts";
import { causeOf, isBefore, replyWords, type SmtpFailure } from "./smtp-failure.ts";
import { smtpLimits, type SmtpSession, smtpSession } from "./smtp-session.ts";
import type { SmtpSettings } from "../config/smtp-url.ts";

/** A recipient that the mail server refused, and its reply, without that address. */
export interface Refusal {
  readonly address: string;
  readonly cause: string;
  readonly code: number;
}

/**
 * The outcome of sending an email. `refused` is a permanent reply to its content. `uncertain` means that the connection
 * was lost after the whole email had been transmitted, so it may or may not have been accepted.
 */
export type SendResult =
  | { readonly kind: "accepted"; readonly code: number }
  | { readonly kind: "refused"; readonly failure: SmtpFailure }
  | {
      readonly kind: "failed";
      readonly failure: SmtpFailure;
      readonly uncertain: boolean;
      /** Recipients that were refused, so that nobody has got it. */
      readonly refusals?: readonly Refusal[];
    };

/** Controls sending an email. */
export interface SendWatch {
  /** The recipients, if they are others than the server's. */
  readonly to?: readonly string[];
  /** Aborts the connection. */
  readonly signal: AbortSignal;
  /** Called before the final dot is sent. The dot is sent once this resolves, and never if it rejects. */
  readonly beforeDot: () => Promise<void>;
  /** Called when the email has been under way for long before its final dot; it goes on. `at` tells where it is. */
  readonly onSlow?: (at: () => SmtpFailure) => void;
  /** Called when the reply to the final dot has been missing for long; the wait goes on. */
  readonly onOverdue?: (failure: SmtpFailure) => void;
  /** What the visitor wrote; replaced in the mail server's replies. */
  readonly personal?: readonly string[];
  /** Receives the dialogue line by line, without passwords. */
  readonly onLine?: (line: string) => void;
}

/** The mail server, as the delivery uses it. Neither method throws. */
export interface MailServer {
  /** Sends one email. */
  send(mail: Buffer, watch: SendWatch): Promise<SendResult>;
  /** Connects and logs in, and nothing else. Returns why that failed, or undefined. */
  probe(signal: AbortSignal): Promise<SmtpFailure | undefined>;
}

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

/** The code of a reply whose lines all have the same one, as they must: RFC 5321, section 4.2.1. */
function codeOf(reply: string): number | undefined {
  const codes = new Set(reply.split(/\r?\n/).map((line) => /^\d{3}(?=[ -]|$)/.exec(line)?.[0]));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? Number(code) : undefined;
}

function failureOf(error: NodemailerError, session: SmtpSession, wordsOf: (reply: string) => string): SmtpFailure {
  const stage = session.stage();
  const code = error.response === undefined ? undefined : codeOf(error.response);
  if (code === undefined || error.response === undefined) return { stage, cause: causeOf(error), code: null };
  return { stage, cause: wordsOf(error.response), code };
}

function readCertificates({ caFile }: SmtpSettings): Buffer | undefined {
  try {
    return caFile === undefined ? undefined : readFileSync(caFile);
  } catch (error) {
    throw new ConfigError(`SMTP_URL names a file that cannot be read (ca=${caFile}, ${errorSummary(error).code}).`);
  }
}

/**
 * Connects to a mail server, with one connection per email.
 * @throws ConfigError if its certificates cannot be read
 */
export function smtpServer(settings: SmtpSettings, envelope: MailAddresses, limits = smtpLimits): MailServer {
  const own = [envelope.from, envelope.to];
  const ca = readCertificates(settings);
  return {
    async send(mail, { to = [envelope.to], signal, beforeDot, onSlow, onOverdue, personal = [], onLine }) {
      const wordsOf = (reply: string) => replyWords(reply, own, personal, to);
      let [ended, over] = [false, false];
      const session = smtpSession(settings, { ca, signal, limits, onLine });
      const noReply = (): SmtpFailure => ({ stage: session.stage(), cause: "no reply yet", code: null });
      let overdue = setTimeout(() => onSlow?.(noReply), limits.overdue);
      const refusals = (): Refusal[] =>
        [...session.refusals()].flatMap(([place, reply]) => {
          const [address, code] = [to[place], codeOf(reply)];
          if (address === undefined || code === undefined) return [];
          return [{ address, code, cause: wordsOf(reply) }];
        });
      const message = heldMail(mail, async () => {
        if (session.refusals().size > 0) throw new Error("a recipient was refused");
        session.hold();
        clearTimeout(overdue);
        await beforeDot();
        if (over) throw new Error("the session has ended");
        ended = true;
        session.atDot();
        overdue = setTimeout(() => onOverdue?.(noReply()), limits.overdue);
      });
      try {
        await session.open();
        const reply = await session.send({ from: envelope.from, to }, message);
        const code = codeOf(reply);
        session.quit();
        if (code !== undefined && code >= 200 && code < 300) return { kind: "accepted", code };
        const failure = { stage: session.stage(), cause: `contradictory reply: ${wordsOf(reply)}` };
        return { kind: "failed", failure: { ...failure, code: null }, uncertain: true };
      } catch (error) {
        const [refusal] = refusals();
        if (refusal && !ended && !isBefore(session.stage(), "RCPT TO")) {
          const failure = { stage: "RCPT TO", cause: refusal.cause, code: refusal.code } as const;
          return { kind: "failed", failure, uncertain: false, refusals: refusals() };
        }
        const failure = failureOf(error as NodemailerError, session, wordsOf);
        // Before DATA, the replies are about our own addresses and login: a fault of the configuration.
        const aboutContent =
          !isBefore(failure.stage, "DATA") && failure.code !== null && failure.code !== 503 && !isAboutUs(failure);
        if (aboutContent && (failure.code ?? 0) >= 500 && !postponementOf(failure)) return { kind: "refused", failure };
        // The library's error is the same before and after the final dot, so only the stream shows which it was.
        return { kind: "failed", failure, uncertain: ended && failure.code === null };
      } finally {
        over = true;
        clearTimeout(overdue);
      }
    },
    async probe(signal) {
      const session = smtpSession(settings, { ca, signal, limits: { ...limits, beforeDot: limits.probe } });
      try {
        await session.open();
        session.quit();
        return undefined;
      } catch (error) {
        return failureOf(error as NodemailerError, session, (reply) => replyWords(reply, own, []));
      }
    },
  };
}
