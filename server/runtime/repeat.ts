import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import { errorSummary } from "./error-summary.ts";

/** Work that goes on until it is stopped; `stop` resolves once nothing of it is under way. */
export interface RepeatingTask {
  stop(): Promise<void>;
}

/**
 * Does a task at once and then again and again, so many milliseconds after it was done. A failure is logged under the
 * task's name and the task tried again when its time comes: each task here mends itself with the next success.
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
