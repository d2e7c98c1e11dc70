import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { Claim } from "../store/claim-deliveries.ts";
import type { Store } from "../store/store.ts";
import { attemptDelivery, type AttemptDependencies } from "./attempt.ts";
import { leaseDuration } from "./lease-keeper.ts";

/** Passes stored enquiries on, apart from the requests that brought them. */
export interface Mailer {
  /** Says that an enquiry has been stored. Returns at once and never throws. */
  enquiryStored(id: string): void;
  /** Ends the work; resolves once nothing touches the store any more. */
  stop(): Promise<void>;
}

interface DeliveryDependencies extends AttemptDependencies {
  readonly store: AttemptDependencies["store"] & Pick<Store, "claim" | "recoverLeases">;
  readonly clock: Clock;
  /** Longest time between two looks at what is due, in milliseconds. */
  readonly pollInterval?: number;
  /** How long mails under way may take after `stop`, in milliseconds. */
  readonly stopGrace?: number;
  /**
   * How many mails are sent side by side, so that a slow reply to one does not hold up the rest. As many may arrive
   * twice when the process is killed.
   */
  readonly concurrency?: number;
}

/**
 * Starts to send the mails that are due: at once when an enquiry is stored, and when their time has come. A failure of
 * the mail server or of the store is logged and tried again, for as long as it takes.
 */
export function startDelivery(dependencies: DeliveryDependencies): Mailer {
  const { store, decide, clock, log, pollInterval = 5000, stopGrace = 5000, concurrency = 2 } = dependencies;
  const stopping = new AbortController();
  const breakOff = new AbortController();
  const underWay = new Set<Promise<void>>();
  let awake = new AbortController();
  let recoveryAt = Number.NEGATIVE_INFINITY;

  const start = (claim: Claim): void => {
    const attempt = attemptDelivery(dependencies, claim, stopping.signal, breakOff.signal).finally(() => {
      underWay.delete(attempt);
      awake.abort();
    });
    underWay.add(attempt);
  };

  const recover = async (): Promise<void> => {
    const now = clock.now();
    if (now < recoveryAt) return;
    const lost = { kind: "failed", code: null, uncertain: true } as const;
    const recovered = await store.recoverLeases((row) =>
      decide(lost, { attempts: row.attempts, uncertainCount: row.uncertain_count, queuedAt: row.queued_at }, now),
    );
    if (recovered > 0) log.warn({ recovered }, "mails taken back whose process is gone");
    recoveryAt = now + pollInterval;
  };

  /** Starts what is due, and says whether there may be more to start at once. */
  const startDue = async (): Promise<boolean> => {
    try {
      await recover();
      const free = concurrency - underWay.size;
      if (free === 0) return false;
      const claims = await store.claim(free, leaseDuration);
      claims.forEach(start);
      return claims.length === free;
    } catch (error) {
      log.error({ error: errorSummary(error) }, "mail delivery interrupted");
      return false;
    }
  };

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (awake.signal.aborted) awake = new AbortController();
      if (await startDue()) continue;
      await clock.sleep(pollInterval, AbortSignal.any([awake.signal, stopping.signal]));
    }
  };

  const working = work();
  return {
    enquiryStored: () => awake.abort(),
    async stop() {
      stopping.abort();
      const drainTimeout = setTimeout(() => breakOff.abort(), stopGrace);
      await working;
      await Promise.all(underWay);
      clearTimeout(drainTimeout);
    },
  };
}
