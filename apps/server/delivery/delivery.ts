import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { repeat } from "../runtime/repeat.ts";
import type { Claim } from "../store/claim-deliveries.ts";
import type { Store } from "../store/store.ts";
import { attemptDelivery, type AttemptDependencies } from "./attempt.ts";
import { dotGate } from "./dot-gate.ts";
import { leaseDuration } from "./lease-keeper.ts";
import type { MailTrouble } from "./mail-trouble.ts";
import { blockedBy } from "./next-step.ts";
import { type Progress, progressRecord } from "./progress.ts";
import { watchServer } from "./server-watch.ts";
import type { MailServer, SendResult } from "./smtp.ts";

/** Sends stored enquiries by email, independently of the requests that posted them. */
export interface Mailer {
  /** Notifies the mailer of a stored enquiry. Returns immediately and never throws. */
  enquiryStored(id: string): void;
  /** Why no email can be sent at present; undefined if nothing is known to be wrong. */
  trouble(): MailTrouble | undefined;
  /** How the delivery gets on. */
  progress(): Progress;
  /** Whether an email could be claimed or written now. @throws if that cannot be found out */
  isAnyDue(): Promise<boolean>;
  /** Stops; resolves once the store is no longer used. */
  stop(): Promise<void>;
}

/** How long running attempts may take once the server is stopping, in milliseconds. */
export const mailGrace = 5000;

interface DeliveryDependencies extends AttemptDependencies {
  readonly store: AttemptDependencies["store"] &
    Pick<Store, "claim" | "recoverLeases" | "expedite" | "status" | "isAnyDue">;
  readonly server: MailServer;
  readonly clock: Clock;
  /** Maximum time between two polls for due emails, in milliseconds. */
  readonly pollInterval?: number;
  /** Time that running attempts have to finish after `stop`, in milliseconds. */
  readonly stopGrace?: number;
  /** Number of connections before the final dot. A slow one does not hold up the others. */
  readonly connections?: number;
}

const lost: SendResult = {
  kind: "failed",
  failure: { stage: "final dot", cause: "the server ended while waiting for the reply", code: null },
  uncertain: true,
};

/**
 * Starts sending due emails: immediately when an enquiry is stored, and otherwise when polling finds them due. Failures
 * of the mail server or of the store are logged and retried.
 */
export function startDelivery(dependencies: DeliveryDependencies): Mailer {
  const { store, server, decide, clock, log } = dependencies;
  const { pollInterval = 5000, stopGrace = mailGrace, connections = 4 } = dependencies;
  const stopping = new AbortController();
  const breakOff = new AbortController();
  const gate = dotGate();
  const underWay = new Set<Promise<void>>();
  let beforeDot = 0;
  let awake = new AbortController();
  let recoveryDue = true;
  const wake = (): void => {
    if (!awake.signal.aborted) awake.abort();
  };
  const progress = progressRecord();
  const watch = watchServer({ store, server, clock, log, stopping: stopping.signal, onReady: wake });

  const freeConnections = (): number => Math.min(watch.allowed(), connections - beforeDot);
  const note = (result: SendResult | undefined, since: number): void => {
    if (!result || (result.kind === "failed" && result.uncertain)) return;
    if (result.kind !== "failed") return watch.answered();
    const blocked = blockedBy(result.failure);
    if (blocked === "server") watch.failed(result.failure, since);
    else if (blocked === "settings") watch.answered();
    else watch.deferred(result.failure);
  };
  const start = (claim: Claim): void => {
    const since = clock.now();
    let isBeforeDot = true;
    beforeDot += 1;
    watch.started();
    const leave = (): void => {
      if (isBeforeDot) beforeDot -= 1;
      isBeforeDot = false;
      watch.notSlow(claim.id);
      wake();
    };
    const attempt = attemptDelivery(dependencies, claim, {
      stopping: stopping.signal,
      breakOff: breakOff.signal,
      gate,
      onDot: leave,
      onSlow: (at) => watch.slow(claim.id, () => ({ ...at(), since })),
      onOverdue: (failure) => watch.failed(failure, since),
    })
      .then((result) => note(result, since))
      .finally(() => {
        underWay.delete(attempt);
        leave();
      });
    underWay.add(attempt);
  };

  const recover = async (): Promise<void> => {
    if (!recoveryDue) return;
    const now = clock.now();
    const recovered = await store.recoverLeases((row) =>
      decide(lost, { attempts: row.attempts, uncertainCount: row.uncertain_count, queuedAt: row.queued_at }, now),
    );
    recoveryDue = false;
    if (recovered > 0) log.warn({ recovered }, "recovered emails with expired leases");
  };

  /** Starts the due emails. Resolves with true if there may be more that can start immediately. */
  const startDue = async (): Promise<boolean> => {
    try {
      await progress.during("recover expired leases", recover);
      const free = freeConnections();
      if (free <= 0) return false;
      const claims = await progress.during("claim emails", () => store.claim(free, leaseDuration));
      progress.succeeded(claims.length);
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
  // A timer instead of a comparison of times, because the clock may be set back.
  const recovery = repeat(dependencies, "recover expired leases", pollInterval, async () => {
    recoveryDue = true;
  });
  return {
    enquiryStored() {
      // Waking costs more than storing; without a free connection it would be in vain.
      if (freeConnections() > 0) wake();
    },
    trouble: watch.trouble,
    progress: progress.read,
    isAnyDue: () => store.isAnyDue(),
    async stop() {
      stopping.abort();
      const drainTimeout = setTimeout(() => breakOff.abort(), stopGrace);
      await Promise.all([working, recovery.stop(), watch.stopped()]);
      await Promise.all(underWay);
      clearTimeout(drainTimeout);
    },
  };
}
