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
  const { clock, log } = dependencies;
  const stopping = new AbortController();
  const working = (async () => {
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
