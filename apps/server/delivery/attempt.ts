import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary, isBug } from "../runtime/error-summary.ts";
import type { Claim } from "../store/claim-deliveries.ts";
import type { NextStep } from "../store/leased-delivery.ts";
import type { Store } from "../store/store.ts";
import type { DotGate } from "./dot-gate.ts";
import { whileLeased } from "./lease-keeper.ts";
import type { nextStep } from "./next-step.ts";
import { type Dispatch, type Recipients, sendToAll } from "./recipients.ts";
import type { SmtpFailure } from "./smtp-failure.ts";
import type { MailServer, SendResult } from "./smtp.ts";

export interface AttemptDependencies {
  readonly store: Pick<Store, "renew" | "markDot" | "finish" | "release">;
  readonly server: Pick<MailServer, "send">;
  readonly recipients: Recipients;
  /** Composes the email of a claim; the same claim and dispatch always give the same bytes. */
  readonly compose: (claim: Claim, dispatch: Dispatch) => Promise<Buffer>;
  readonly decide: typeof nextStep;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The signals and callbacks of an attempt. */
interface AttemptWatch {
  /** Aborts when the server stops; recording the outcome is not retried then. */
  readonly stopping: AbortSignal;
  /** Aborts when a running attempt must end; the claim is released if the email cannot have been accepted. */
  readonly breakOff: AbortSignal;
  readonly gate: DotGate;
  /** Called when the email is about to be complete: only the reply to its final dot is missing. */
  readonly onDot: () => void;
  /** Called when the mail server has been slow before that. */
  readonly onSlow: (at: () => SmtpFailure) => void;
  /** Called when that reply has been missing for long. */
  readonly onOverdue: (failure: SmtpFailure) => void;
}

const leaseLost = "the lease was lost";
const serverStopped = "the server was stopped";

function reasonOfAbort({ lost, breakOff }: Record<"lost" | "breakOff", AbortSignal>): string | undefined {
  if (lost.aborted) return leaseLost;
  return breakOff.aborted ? serverStopped : undefined;
}

const notComposed: SendResult = {
  kind: "failed",
  failure: { stage: "message", cause: "could not be composed", code: null },
  uncertain: false,
};

/**
 * Makes one attempt to send a claimed email, and records the outcome.
 * @returns the mail server's part in the outcome; undefined if the attempt ended for another reason
 */
export async function attemptDelivery(
  dependencies: AttemptDependencies,
  claim: Claim,
  { stopping, breakOff, gate, onDot, onSlow, onOverdue }: AttemptWatch,
): Promise<SendResult | undefined> {
  const { store, server, recipients, compose, decide, clock, log } = dependencies;
  const about = { delivery: claim.id, enquiry: claim.enquiries.at(0)?.id, attempt: claim.attempts };
  const place = new AbortController();
  /** Why we ourselves withheld the final dot. */
  let withheld: string | undefined;

  const reasonNotMarked = async (): Promise<string | undefined> => {
    try {
      return (await store.markDot(claim)) ? undefined : leaseLost;
    } catch (error) {
      log.error({ ...about, error: errorSummary(error) }, "email withheld: its lease could not be confirmed");
      return isBug(error) ? "a bug in the program" : "the database did not answer";
    }
  };
  const beforeDot = async (): Promise<void> => {
    await gate.enter(place.signal);
    withheld = breakOff.aborted ? serverStopped : await reasonNotMarked();
    if (withheld !== undefined) throw new Error(withheld);
    onDot();
  };
  /** Retries until it succeeds, because an email whose outcome is not recorded may be sent again. */
  const record = async (write: () => Promise<boolean>): Promise<void> => {
    for (;;) {
      try {
        if (!(await write())) log.warn(about, "email outcome not recorded: another process has claimed the email");
        return;
      } catch (error) {
        log.error({ ...about, error: errorSummary(error) }, "email outcome could not be recorded");
        if (stopping.aborted) return;
        await clock.sleep(1000, stopping);
      }
    }
  };
  const finish = async (result: SendResult): Promise<void> => {
    const step: NextStep = decide(result, claim, clock.now());
    const failure = result.kind === "accepted" ? {} : { stage: result.failure.stage, cause: result.failure.cause };
    const outcome = { ...about, result: result.kind, state: step.state, code: step.code, ...failure };
    if (step.state === "parked") log.error({ alarm: "parked", ...outcome }, "email delivery attempt");
    else if (step.state === "pending" && step.blockedBy === "settings")
      log.error({ alarm: "settings", ...outcome }, "email delivery attempt: check SMTP_URL, MAIL_FROM and MAIL_TO");
    else log.info(outcome, "email delivery attempt");
    await record(() => store.finish(claim, step));
  };

  const notRenewed = (error: unknown): void =>
    log.warn({ ...about, error: errorSummary(error) }, "lease of an email not renewed, trying again");
  return whileLeased({ clock, renew: store.renew, notRenewed }, claim, async (lost) => {
    const personal = claim.enquiries.flatMap(({ fields }) => Object.values(fields));
    const signal = AbortSignal.any([lost, breakOff]);
    const overdue = (failure: SmtpFailure): void => {
      place.abort();
      onOverdue(failure);
    };
    const send = async (dispatch: Dispatch): Promise<SendResult> => {
      const mail = await compose(claim, dispatch).catch((error: unknown) => {
        log.error({ ...about, error: errorSummary(error) }, "email could not be composed");
      });
      if (!mail) return notComposed;
      return server.send(mail, { to: dispatch.to, signal, beforeDot, onSlow, onOverdue: overdue, personal });
    };
    const sent = await sendToAll(recipients, claim.attempts, send).finally(() => place.abort());
    if (sent === notComposed) return finish(notComposed).then(() => undefined);
    const ours = withheld ?? reasonOfAbort({ lost, breakOff });
    const isOurs = ours !== undefined && sent.kind === "failed" && sent.failure.code === null;
    const result: SendResult = isOurs ? { ...sent, failure: { ...sent.failure, cause: ours } } : sent;
    const notTransmitted = result.kind === "failed" && result.failure.code === null && !result.uncertain;
    if (notTransmitted && breakOff.aborted) await record(() => store.release(claim));
    else await finish(result);
    return ours === undefined ? result : undefined;
  });
}
