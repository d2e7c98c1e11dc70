import type { Raise } from "../runtime/alarms.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Store } from "../store/store.ts";

/** How long the alarm outlasts the last waiting enquiry, in milliseconds, so that a flood with pauses is told once. */
const calm = 10 * 60_000;

interface FloodDependencies {
  readonly store: Pick<Store, "countWaiting" | "admitWaiting">;
  readonly clock: Pick<Clock, "now">;
  readonly raise: Raise;
}

/**
 * Creates the task that gives waiting enquiries their emails as their turn comes. It raises an alarm as soon as more
 * enquiries have come than can be mailed at once, until the last one has had its turn and no more come.
 */
export function floodTask({ store, clock, raise }: FloodDependencies): () => Promise<void> {
  let last: number | undefined;
  return async () => {
    // Counted first: the ones whose turn has come would be told by nobody else.
    const waiting = await store.countWaiting();
    const now = clock.now();
    if (waiting > 0) last = now;
    else if (last !== undefined && Math.abs(now - last) >= calm) last = undefined;
    raise(
      "flood",
      last !== undefined,
      { waiting },
      "more enquiries than RATE_LIMIT_TOTAL or RATE_LIMIT_DAY allow to mail at once: the others wait for their turn, and come in full in a digest within the hour; see `npm run enquiries -- list --state waiting`",
    );
    await store.admitWaiting();
  };
}
