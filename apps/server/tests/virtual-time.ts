import { setImmediate as nextTurn } from "node:timers/promises";
import { vi } from "vitest";
import type { Clock } from "../runtime/clock.ts";

/** The time that passes at once, in milliseconds. */
const step = 500;
/** Turns of the event loop in which the sockets of this process have said all that they can say without waiting. */
const turns = 30;

export interface VirtualTime {
  readonly clock: Clock;
  /** Lets time pass until the condition holds, and `atMost` milliseconds at most. Returns the time that has passed. */
  pass(atMost: number, until?: () => boolean): Promise<number>;
}

/**
 * Runs a test in which timers fire by virtual time, so that minutes pass at once, however busy the machine is. Sockets
 * are real, and both ends have to be in this process.
 */
export async function inVirtualTime(run: (time: VirtualTime) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  };
  const clock: Clock = {
    now: () => Date.now(),
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        return signal.addEventListener("abort", () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
  try {
    await run({
      clock,
      async pass(atMost, until = () => false) {
        await settle();
        let passed = 0;
        for (; passed < atMost && !until(); passed += step) {
          vi.advanceTimersByTime(step);
          await settle();
        }
        return passed;
      },
    });
  } finally {
    vi.useRealTimers();
  }
}
