import type { Logger } from "pino";
import { blockedBy } from "./next-step.ts";
import { postponementOf } from "./postponement.ts";
import { isAboutUs } from "./rejection.ts";
import { isBefore } from "./smtp-failure.ts";
import type { Refusal, SendResult } from "./smtp.ts";

/** From this attempt on, MAIL_TO also replaces a recipient that is only put off, such as one with a mistyped domain. */
const patientAttempts = 3;

/** To whom an email goes in one attempt, and whom the mail server has refused in it. */
export interface Dispatch {
  readonly to: readonly string[];
  readonly refused: readonly Refusal[];
}

/** Who gets the enquiries. */
export interface Recipients {
  /** Gets the enquiries if nobody is named, and in place of whom the mail server refuses. */
  readonly mailTo: string;
  /** To those whom the served release names; to MAIL_TO if it names none. */
  current(): Dispatch;
  /** Call with those whom a release names when it begins to be served. */
  use(named: readonly string[]): void;
  /** Call when an email has been accepted. */
  accepted(dispatch: Dispatch): void;
  /** Of the current ones, those that the mail server has refused lately. */
  refused(): readonly Refusal[];
}

/** Nobody is named at first. */
export function recipientsOf(mailTo: string, log: Pick<Logger, "info" | "warn">): Recipients {
  let named: readonly string[] = [];
  const refused = new Map<string, Refusal>();
  return {
    mailTo,
    current: () => ({ to: named.length > 0 ? named : [mailTo], refused: [] }),
    use(next) {
      named = next;
      refused.clear();
      if (next.length > 0) log.info({ recipients: next }, "enquiries go to whom the release names");
    },
    accepted(dispatch) {
      for (const address of dispatch.to) refused.delete(address);
      for (const refusal of dispatch.refused)
        if (named.includes(refusal.address)) refused.set(refusal.address, refusal);
      if (dispatch.refused.length > 0) {
        log.warn({ refused: dispatch.refused, to: dispatch.to }, "email sent to others: a recipient was refused");
      }
    },
    refused: () => [...refused.values()],
  };
}

/** Whom a result refuses, so that the email must go to others. */
function refusedBy(result: SendResult, to: readonly string[], attempt: number): readonly Refusal[] {
  if (result.kind !== "failed" || result.uncertain) return [];
  const { failure, refusals = [] } = result;
  if (blockedBy(failure) === "server") return [];
  const forGood = (cause: string, code: number) => code >= 500 && !postponementOf({ stage: "RCPT TO", cause, code });
  if (refusals.length > 0) {
    return refusals.filter(({ cause, code }) => forGood(cause, code) || attempt >= patientAttempts);
  }
  // Some servers look at the addresses only once they have the email, and do not say which one they mean.
  const { cause, code } = failure;
  if (isBefore(failure.stage, "DATA") || code === null || !forGood(cause, code) || !isAboutUs(failure)) return [];
  return to.map((address) => ({ address, cause, code }));
}

/**
 * Sends an email to all recipients. If the mail server refuses one of them, nobody has got it yet: it goes to the others
 * and to MAIL_TO instead, and says why.
 * @param send sends the email in one session; called again until nobody new is refused
 */
export async function sendToAll(
  recipients: Recipients,
  attempt: number,
  send: (dispatch: Dispatch) => Promise<SendResult>,
): Promise<SendResult> {
  let dispatch = recipients.current();
  for (;;) {
    const result = await send(dispatch);
    if (result.kind === "accepted") recipients.accepted(dispatch);
    const refusals = refusedBy(result, dispatch.to, attempt);
    const refused = [...dispatch.refused, ...refusals];
    const isRefused = (address: string) => refused.some((refusal) => refusal.address === address);
    const to = [...new Set([...dispatch.to, recipients.mailTo])].filter((address) => !isRefused(address));
    if (refusals.length === 0 || to.length === 0) return result;
    dispatch = { to, refused };
  }
}

/** What an email says of those who do not get it, for those who do. */
export const refusedInWords = (refused: readonly Refusal[]): string[] =>
  refused.length === 0
    ? []
    : [
        "NOT DELIVERED to everybody who should get enquiries. The mail server refuses:",
        ...refused.map(({ address, cause }) => `    ${address} (${cause})`),
        "Correct the address in the editor (Company, Who gets the enquiries) and publish.",
        "",
      ];
