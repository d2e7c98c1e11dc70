import MailComposer from "nodemailer/lib/mail-composer";
import type { Config } from "../config/config.ts";
import { type SendResult, smtpServer } from "../delivery/smtp.ts";
import { CommandError } from "./command-error.ts";

/** The time in seconds, right-aligned. */
const clockOf = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`.padStart(8);

function outcomeOf(result: SendResult, to: string): string {
  if (result.kind === "accepted") return `Accepted for ${to} with code ${result.code}. Now check that it arrives.`;
  const { stage, cause } = result.failure;
  if (result.kind === "failed" && result.uncertain) return `It may have been sent. Failed at ${stage}: ${cause}`;
  return `Not sent. Failed at ${stage}: ${cause}`;
}

/**
 * Sends a test email with the server's settings.
 * @param onLine receives the dialogue with the mail server, line by line, without passwords
 * @returns the outcome, with a line about it for the operator
 * @throws CommandError if there is no mail server
 */
export async function sendTestMail(
  { smtp, mailFrom, mailTo }: Pick<Config, "smtp" | "mailFrom" | "mailTo">,
  onLine: (line: string) => void,
): Promise<{ readonly outcome: string; readonly isAccepted: boolean }> {
  if (!smtp) throw new CommandError("SMTP_URL is not set: emails are written to files, and none are sent.");
  const mail = new MailComposer({
    from: mailFrom,
    to: mailTo,
    subject: "Test of the website's enquiry emails",
    text: "This is a test by an operator of the website. Enquiries arrive in the same way.\n",
  });
  const since = performance.now();
  const server = smtpServer(smtp, { from: mailFrom, to: mailTo });
  let isOver = false;
  const result = await server.send(await mail.compile().build(), {
    signal: new AbortController().signal,
    beforeDot: async () => onLine(`${clockOf(since)}  (the email and its final dot)`),
    onLine: (line) => isOver || onLine(`${clockOf(since)}  ${line}`),
  });
  // The goodbye follows.
  isOver = true;
  return { outcome: outcomeOf(result, mailTo), isAccepted: result.kind === "accepted" };
}
