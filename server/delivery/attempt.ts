import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { Claim } from "../store/claim-deliveries.ts";
import type { NextStep } from "../store/leased-delivery.ts";
import type { Store } from "../store/store.ts";
import { whileLeased } from "./lease-keeper.ts";
import type { nextStep } from "./next-step.ts";
import type { SendMail, SendResult } from "./smtp.ts";

/** What an attempt needs; each part can be exchanged in a test. */
export interface AttemptDependencies {
  readonly store: Pick<Store, "renew" | "markDot" | "finish" | "release">;
  readonly send: SendMail;
  /** Writes the mail of a claim: the same bytes each time. */
  readonly compose: (claim: Claim) => Promise<Buffer>;
  readonly decide: typeof nextStep;
  readonly clock: Clock;
  readonly log: Logger;
}

class LeaseLostError extends Error {}

/**
 * Makes one attempt to send a claimed mail, and records what became of it.
 * @param stopping aborts when the server stops: an outcome that cannot be recorded is not waited for then
 * @param breakOff aborts when a mail under way may take no longer; it is given back if it cannot have arrived
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
      log.error({ ...about, error: errorSummary(error) }, "mail not composed");
      return { kind: "failed", code: null, uncertain: false };
    }
  };
  /** An outcome that is not recorded may send the mail again, so recording it is tried until it works. */
  const record = async (write: () => Promise<boolean>): Promise<void> => {
    for (;;) {
      try {
        if (!(await write())) log.warn(about, "mail outcome not recorded: another process has taken the mail over");
        return;
      } catch (error) {
        log.error({ ...about, error: errorSummary(error) }, "mail outcome not recorded");
        if (stopping.aborted) return;
        await clock.sleep(1000, stopping);
      }
    }
  };

  await whileLeased({ clock, renew: store.renew }, claim, async (lost) => {
    const result = await trySending(lost);
    const untouched = result.kind === "failed" && result.code === null && !result.uncertain;
    if (untouched && breakOff.aborted) return record(() => store.release(claim));
    const step: NextStep = decide(result, claim, clock.now());
    const outcome = { ...about, result: result.kind, state: step.state, code: step.code };
    if (step.state === "parked") log.error({ alarm: "parked", ...outcome }, "mail attempt");
    else log.info(outcome, "mail attempt");
    return record(() => store.finish(claim, step));
  });
}
