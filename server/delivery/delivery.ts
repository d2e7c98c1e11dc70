import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { Claim } from "../store/claim-deliveries.ts";
import type { Store } from "../store/store.ts";
import { attemptDelivery, type AttemptDependencies } from "./attempt.ts";
import { leaseDuration } from "./lease-keeper.ts";

/** Sends stored enquiries by email, independently of the requests that posted them. */
export interface Mailer {
  /** Notifies the mailer of a stored enquiry. Returns immediately and never throws. */
  enquiryStored(id: string): void;
  /** Stops; resolves once the store is no longer used. */
  stop(): Promise<void>;
}

interface DeliveryDependencies extends AttemptDependencies {
  readonly store: AttemptDependencies["store"] & Pick<Store, "claim" | "recoverLeases">;
  readonly clock: Clock;
  /** Maximum time between two polls for due emails, in milliseconds. */
  readonly pollInterval?: number;
  /** Time that running attempts have to finish after `stop`, in milliseconds. */
  readonly stopGrace?: number;
  /**
   * Number of emails sent concurrently, so that a slow reply does not hold up the others. Up to this many emails may be
   * sent twice if the process is killed.
   */
  readonly concurrency?: number;
}

/**
 * Starts sending due emails: immediately when an enquiry is stored, and otherwise when polling finds them due. Failures
 * of the mail server or of the store are logged and retried.
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
    if (recovered > 0) log.warn({ recovered }, "recovered emails with expired leases");
    recoveryAt = now + pollInterval;
  };

  /** Starts the due emails. Resolves with true if there may be more that can start immediately. */
  const startDue = async (): Promise<boolean> => {
    try {
      await recover();
      const free = concurrency - underWay.size;
      if (free === 0) return false;
      const claims = await store.claim(free, leaseDuration);
      claims.forEach(start);
      return claims.length === free;
    } catch (error) {
      log.error({ error: errorSummary(error) }, "email delivery interrupted");
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
