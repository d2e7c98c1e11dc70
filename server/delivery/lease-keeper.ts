import type { Clock } from "../runtime/clock.ts";
import type { Claim } from "../store/claim-deliveries.ts";

/** Lease duration without renewal, and interval between renewals, in milliseconds. */
export const leaseDuration = 60_000;
const heartbeat = leaseDuration / 3;

/**
 * Renews a claim's lease while `work` runs. The signal passed to `work` aborts when the lease is lost. A renewal that
 * fails with an error is retried at the next heartbeat. This is safe, as the lease is checked before the final dot.
 */
export async function whileLeased<Result>(
  dependencies: { readonly clock: Clock; readonly renew: (claim: Claim, lease: number) => Promise<boolean> },
  claim: Claim,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const lost = new AbortController();
  const beat = async (): Promise<void> => {
    for (;;) {
      await dependencies.clock.sleep(heartbeat, done.signal);
      if (done.signal.aborted) return;
      const held = await dependencies.renew(claim, leaseDuration).catch(() => true);
      if (!held) return lost.abort();
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
