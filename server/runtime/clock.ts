import { setTimeout as timer } from "node:timers/promises";

/** The time, so that a test can let a day pass in a moment. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Waits so many milliseconds; resolves early, and never rejects, when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => timer(milliseconds, undefined, { signal }).catch(() => undefined),
};
