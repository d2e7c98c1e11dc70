import type { SmtpStage } from "./smtp-failure.ts";

/** Why no email has been accepted, or written to a file, for a while. Without personal data. */
export interface MailTrouble {
  /** Of the dialogue with the mail server, or of writing a file. */
  readonly stage: SmtpStage | "database" | "file";
  readonly cause: string;
  /** When the first of these emails was tried, in Unix milliseconds. */
  readonly since: number;
}
