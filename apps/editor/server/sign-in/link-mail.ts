import { mailBytes } from "@ttpl/server/delivery/mail-bytes.ts";
import { smtpServer } from "@ttpl/server/delivery/smtp.ts";
import type { Author } from "../../history/git.ts";
import type { ServiceSettings } from "./service-settings.ts";
import { linkLifetime } from "./sign-in-links.ts";

/** Mails a link to somebody of the configuration; never rejects. */
export type MailLink = (author: Author, link: string) => Promise<void>;

/**
 * Mails links by the website's mail server.
 * @param say tells the log why a mail was not taken
 * @throws ConfigError if the mail server's certificates cannot be read
 */
export function linkMailer(
  { smtp, mailFrom, host, editors }: Pick<ServiceSettings, "smtp" | "mailFrom" | "host" | "editors">,
  say: (words: string) => void,
): MailLink {
  const servers = new Map(editors.map(({ email }) => [email, smtpServer(smtp, { from: mailFrom, to: email })]));
  return async ({ email }, link) => {
    const lines = [
      `Somebody has asked to sign in to the editor at ${host} with your address.`,
      "",
      `If it was you, open this link within ${linkLifetime / 60_000} minutes, in the browser in which you asked:`,
      "",
      link,
      "",
      "If it was not you, delete this mail: without it nobody can sign in.",
      "",
    ];
    const subject = `Your link to the editor at ${host}`;
    try {
      const mail = await mailBytes({ from: mailFrom, to: email, subject, lines });
      const sent = await servers.get(email)?.send(mail, {
        signal: AbortSignal.timeout(linkLifetime),
        beforeDot: async () => undefined,
      });
      if (sent?.kind === "accepted") return;
      say(`A mail with a link was not sent. Failed at ${sent?.failure.stage}: ${sent?.failure.cause}`);
    } catch (error) {
      say(`A mail with a link was not sent: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}
