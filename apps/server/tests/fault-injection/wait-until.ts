import { setTimeout as sleep } from "node:timers/promises";

/**
 * Polls until a condition is true. A timeout is not an error: the checks report it.
 * @param seconds the timeout, which is generous because the machine may be busy
 * @returns whether the condition became true
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
