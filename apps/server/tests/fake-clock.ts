import type { Clock } from "../runtime/clock.ts";

interface Sleeper {
  /** On a clock that never jumps. */
  readonly until: number;
  readonly wake: () => void;
}

export interface FakeClock extends Clock {
  /** Number of pending sleeps. */
  sleepers(): number;
  /** Advances the time to the next wake-up, but by at most `atMost` milliseconds. Returns the time advanced. */
  pass(atMost: number): number;
  /** Sets the time forward or back, which does not end any sleep. */
  jump(milliseconds: number): void;
}

/** A clock that only advances when `pass` is called. */
export function fakeClock(start = Date.UTC(2026, 0, 15, 12)): FakeClock {
  let now = start;
  let jumped = 0;
  const sleeping = new Set<Sleeper>();
  return {
    now: () => now + jumped,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const sleeper = {
          until: now + milliseconds,
          wake: () => {
            sleeping.delete(sleeper);
            signal.removeEventListener("abort", sleeper.wake);
            resolve();
          },
        };
        sleeping.add(sleeper);
        return signal.addEventListener("abort", sleeper.wake);
      }),
    jump: (milliseconds) => void (jumped += milliseconds),
    sleepers: () => sleeping.size,
    pass(atMost) {
      const before = now;
      now = Math.min(now + atMost, ...[...sleeping].map(({ until }) => until));
      for (const sleeper of sleeping) if (sleeper.until <= now) sleeper.wake();
      return now - before;
    },
  };
}
