import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { Claim } from "../store/claim-deliveries.ts";
import type { NextStep } from "../store/leased-delivery.ts";
import type { Store } from "../store/store.ts";
import { whileLeased } from "./lease-keeper.ts";
import type { nextStep } from "./next-step.ts";
import type { SendMail, SendResult } from "./smtp.ts";

export interface AttemptDependencies {
  readonly store: Pick<Store, "renew" | "markDot" | "finish" | "release">;
  readonly send: SendMail;
  /** Composes the email of a claim; the same claim always gives the same bytes. */
  readonly compose: (claim: Claim) => Promise<Buffer>;
  readonly decide: typeof nextStep;
  readonly clock: Clock;
  readonly log: Logger;
}

class LeaseLostError extends Error {}

/**
 * Makes one attempt to send a claimed email, and records the outcome.
 * @param stopping aborts when the server stops; recording the outcome is not retried then
 * @param breakOff aborts when a running attempt must end; the claim is released if the email cannot have been accepted
 */
export async function attemptDelivery(
  dependencies: AttemptDependencies,
  claim: Claim,
  stopping: AbortSignal,
  breakOff: AbortSignal,
): Promise<void> {
  const { store, send, compose, decide, clock, log } = dependencies;
  const about = { delivery: claim.id, enquiry: claim.enquiries.at(0)?.id, attempt: claim.attempts };

  const beforeDot = async (): Promise<void> => {
    if (!(await store.markDot(claim))) throw new LeaseLostError();
  };
  const trySending = async (lost: AbortSignal): Promise<SendResult> => {
    try {
      return await send(await compose(claim), { signal: AbortSignal.any([lost, breakOff]), beforeDot });
    } catch (error) {
      log.error({ ...about, error: errorSummary(error) }, "email could not be composed");
      return { kind: "failed", code: null, uncertain: false };
    }
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

  await whileLeased({ clock, renew: store.renew }, claim, async (lost) => {
    const result = await trySending(lost);
    const notTransmitted = result.kind === "failed" && result.code === null && !result.uncertain;
    if (notTransmitted && breakOff.aborted) return record(() => store.release(claim));
    const step: NextStep = decide(result, claim, clock.now());
    const outcome = { ...about, result: result.kind, state: step.state, code: step.code };
    if (step.state === "parked") log.error({ alarm: "parked", ...outcome }, "email delivery attempt");
    else log.info(outcome, "email delivery attempt");
    return record(() => store.finish(claim, step));
  });
}
