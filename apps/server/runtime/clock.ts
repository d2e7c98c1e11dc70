import { setTimeout as timer } from "node:timers/promises";

/** The clock, replaceable in tests. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Waits the given milliseconds. Resolves early when the signal aborts; never rejects. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The system's clock. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => timer(milliseconds, undefined, { signal }).catch(() => undefined),
};
