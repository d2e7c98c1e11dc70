import type { Clock } from "../runtime/clock.ts";
import type { Claim } from "../store/claim-deliveries.ts";

/** Lease duration without renewal, and interval between renewals, in milliseconds. */
export const leaseDuration = 60_000;
const heartbeat = leaseDuration / 3;

interface LeaseDependencies {
  readonly clock: Clock;
  readonly renew: (claim: Claim, lease: number) => Promise<boolean>;
  /** Called with the error of a renewal that failed. */
  readonly notRenewed: (error: unknown) => void;
}

/**
 * Renews a claim's lease while `work` runs. The signal passed to `work` aborts when the lease is lost. A renewal that
 * fails with an error is retried at the next heartbeat. This is safe, as the lease is checked before the final dot.
 */
export async function whileLeased<Result>(
  { clock, renew, notRenewed }: LeaseDependencies,
  claim: Claim,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const lost = new AbortController();
  const beat = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(heartbeat, done.signal);
      if (done.signal.aborted) return;
      try {
        if (!(await renew(claim, leaseDuration))) return lost.abort();
      } catch (error) {
        notRenewed(error);
      }
    }
  };
  const beating = beat();
  try {
    return await work(lost.signal);
  } finally {
    done.abort();
    await beating;
  }
}
