import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until something holds. What never comes is for the checks to say, so running out of time is no error.
 * @param seconds the longest to wait: generous, for the machine may be busy
 * @returns whether it came to hold
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  seconds: number,
  interval = 50,
): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (await holds()) return true;
    await sleep(interval);
  }
  return holds();
}
