import type { SmtpFailure } from "./smtp-failure.ts";

/** Codes about the login or about an address, also at DATA and later: RFC 4954, section 6; RFC 5321, section 4.2.2. */
const codesAboutUs: ReadonlySet<number | null> = new Set([530, 534, 535, 538, 551, 553]);
/** Addresses, and the state of a mailbox except the length of the email: RFC 3463, sections 3.2 and 3.3. */
const aboutAddresses = /\b5\.(?:1\.\d+|2\.[0124])\b/;
/** Authorisation: RFC 3463, section 3.8. Filters use it for content too, mostly with 554. */
const aboutPermission = /\b5\.7\.\d+\b/;
/** Words about the content of an email. */
export const aboutContent = /spam|virus|malware|unsolicited|phish|content|attachment/i;

/**
 * Whether a permanent reply to DATA or to the email is about our login or our own addresses, as some servers reject
 * them only then, and not about the email's content. If in doubt about content, it is about content.
 */
export function isAboutUs({ code, cause }: SmtpFailure): boolean {
  if (codesAboutUs.has(code) || aboutAddresses.test(cause)) return true;
  if (aboutContent.test(cause)) return false;
  // The only addresses left in a cause are our own.
  return (code === 550 && aboutPermission.test(cause)) || cause.includes("@");
}
