import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import { errorSummary } from "./error-summary.ts";

/** A periodic task; `stop` resolves when a run in progress has ended. */
export interface RepeatingTask {
  stop(): Promise<void>;
}

/**
 * Runs a task at once, and then repeatedly, `interval` milliseconds after the end of each run. A failure is logged with
 * the task's name, and the task runs again after the interval.
 */
export function repeat(
  dependencies: { readonly clock: Clock; readonly log: Logger },
  name: string,
  interval: number,
  task: () => Promise<void>,
): RepeatingTask {
  return repeatWith(dependencies, name, interval, task, 0);
}

/** Like `repeat`, but runs the task for the first time after the interval. */
export const repeatLater: typeof repeat = (dependencies, name, interval, task) =>
  repeatWith(dependencies, name, interval, task, interval);

function repeatWith(
  { clock, log }: Parameters<typeof repeat>[0],
  name: string,
  interval: number,
  task: () => Promise<void>,
  delay: number,
): RepeatingTask {
  const stopping = new AbortController();
  const working = (async () => {
    if (delay > 0) await clock.sleep(delay, stopping.signal);
    while (!stopping.signal.aborted) {
      await task().catch((error: unknown) => log.error({ task: name, error: errorSummary(error) }, "task failed"));
      await clock.sleep(interval, stopping.signal);
    }
  })();
  return {
    stop() {
      stopping.abort();
      return working;
    },
  };
}
