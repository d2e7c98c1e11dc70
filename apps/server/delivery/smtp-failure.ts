import type { NodemailerError } from "nodemailer/lib/errors";

/** The stages of an SMTP session, in order. */
export const smtpStages = [
  "DNS",
  "connection",
  "greeting",
  "EHLO",
  "STARTTLS",
  "AUTH",
  "MAIL FROM",
  "RCPT TO",
  "DATA",
  "message",
  "final dot",
] as const;
export type SmtpStage = (typeof smtpStages)[number];

/** Whether `stage` comes before `other`. */
export const isBefore = (stage: SmtpStage, other: SmtpStage): boolean =>
  smtpStages.indexOf(stage) < smtpStages.indexOf(other);

/** Why a session failed. */
export interface SmtpFailure {
  readonly stage: SmtpStage;
  /** Such as ECONNREFUSED, "timeout", or "550 5.1.1 User unknown": no personal data. */
  readonly cause: string;
  /** The server's reply code, if it replied. */
  readonly code: number | null;
}

/** Ends a session whose stage or attempt took too long. */
export class SmtpTimeout extends Error {}

const longestCause = 200;
const address = /[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+/g;

/**
 * A server's reply on one line, without personal data: only our own addresses stay, and what the visitor wrote is
 * replaced.
 * @param own addresses that may stay
 * @param personal texts that must not
 * @param nameless our own addresses too, of which only that there is one may stay, because /readyz tells it to everyone
 */
export function replyWords(
  reply: string,
  own: readonly string[],
  personal: readonly string[],
  nameless: readonly string[] = [],
): string {
  // Continuation lines repeat the code: RFC 5321, section 4.2.1.
  const line = reply
    .replace(/^(\d{3})-/, "$1 ")
    .replaceAll(/\r?\n\d{3}[ -]?/g, " ")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  const hidden = personal
    .filter((text) => text.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((words, text) => words.replaceAll(text.replaceAll(/\s+/g, " "), "…"), line);
  const shownAs = new Map([
    ...nameless.map((one) => [one.toLowerCase(), "recipient@…"] as const),
    ...own.map((one) => [one.toLowerCase(), one] as const),
  ]);
  const words = hidden.replaceAll(address, (found) => shownAs.get(found.toLowerCase()) ?? "…");
  return words.length > longestCause ? `${words.slice(0, longestCause)}…` : words;
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_|^HOSTNAME_MISMATCH$|^INVALID_(?:CA|PURPOSE)$/;
const tlsCodes = /^(?:ERR_SSL|ERR_TLS|EPROTO)/;

/** The cause of a failure without a reply, in as few words as the system has for it. */
export function causeOf(error: NodemailerError): string {
  if (error instanceof SmtpTimeout || error.code === "ETIMEDOUT") return "timeout";
  const { originalCode, code = error.name } = error;
  if (originalCode && certificateCodes.test(originalCode)) return `certificate (${originalCode})`;
  if (originalCode && tlsCodes.test(originalCode)) return `TLS (${originalCode})`;
  if (originalCode) return originalCode;
  if (code === "ECONNECTION") return "connection closed";
  if (code === "EPROTOCOL") return "not an SMTP reply";
  return code;
}
