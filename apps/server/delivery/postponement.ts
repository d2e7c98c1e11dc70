import { aboutContent } from "./rejection.ts";
import type { SmtpFailure } from "./smtp-failure.ts";

/** A wrong password is told at once, whatever the reply says of limits: RFC 4954, section 6. */
const aboutLogin: ReadonlySet<number | null> = new Set([530, 534, 535, 538]);
/** About the email's length, or a loop: RFC 3463, sections 3.3 to 3.5. */
const aboutLength = /\bsize\b|too (?:big|large|long)|\blines?\b|\bhops\b|\b[45]\.(?:2\.3|3\.4|4\.6)\b/i;
/** RFC 3463, section 3.3; without such a code, 552 says it too: RFC 5321, section 4.2.2. */
const fullMailbox = /\b[45]\.2\.2\b|over ?quota|\b(?:mailbox|inbox|storage)\b.*\b(?:quota|full|space|allocation)\b/i;
const quota = /quota|full|storage/i;
/** Congestion, of which Gmail makes its daily limit: RFC 3463, section 3.5. */
const congestion = /\b[45]\.4\.5\b/;
/** As real servers put it: apps/server/tests/provider-replies.ts. */
const limitWords = [
  /\b(?:quota|limits?|rate|credits)\b.*\b(?:exceeded|reached)\b/i,
  /\b(?:exceeded|reached)\b.*\b(?:quota|limits?|rate|e?mails per (?:hour|day|minute))\b/i,
  /quotaexceeded|throttl|too quickly|at a rate that|unusual rate/i,
  /too many (?:concurrent )?(?:connections|e?-?mails|messages|recipients|login attempts)/i,
];
/** Also in replies with a permanent code. */
const retryLater = /\btry again (?:later|in)\b/i;

/**
 * Whether a reply only puts an email off: `queue` if a limit of the sender is the reason, which all other emails exceed
 * as well; `email` if others may be accepted, such as with greylisting or a full mailbox. Providers announce limits with
 * permanent codes, too. In doubt an email waits, because that costs an alarm, and giving up may cost an enquiry.
 * @returns undefined if the reply is final, or if there was none
 */
export function postponementOf({ code, cause }: SmtpFailure): "queue" | "email" | undefined {
  if (code === null || code < 400 || aboutLogin.has(code)) return undefined;
  const isTemporary = code < 500;
  if (aboutLength.test(cause) || (!isTemporary && aboutContent.test(cause))) return isTemporary ? "email" : undefined;
  if (fullMailbox.test(cause) || (code === 552 && quota.test(cause))) return "email";
  if (congestion.test(cause) || limitWords.some((words) => words.test(cause))) return "queue";
  return isTemporary || retryLater.test(cause) ? "email" : undefined;
}
