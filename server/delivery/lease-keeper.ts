import type { Clock } from "../runtime/clock.ts";
import type { Claim } from "../store/claim-deliveries.ts";

/** How long a claimed mail is this process's alone without word from it, and how often it gives word; in milliseconds. */
export const leaseDuration = 60_000;
const heartbeat = leaseDuration / 3;

/**
 * Keeps a claim while work on it goes on. The work's signal aborts when the claim was lost to somebody else. A renewal
 * that fails with an error is tried again at the next heartbeat: before the lease matters, it is checked in any case.
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
