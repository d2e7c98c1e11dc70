import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { repeat, type RepeatingTask } from "../runtime/repeat.ts";

const minute = 60 * 1000;
/** How long a call may take, in milliseconds. */
const timeout = 10_000;

interface HeartbeatDependencies {
  /** Never logged: whoever knows it can keep the monitoring service quiet. */
  readonly url: string;
  /** Whether nothing needs the operator at present. */
  readonly isWell: () => Promise<boolean>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Fetches a URL every minute while all is well. A monitoring service that expects these calls notices when something is
 * wrong, and also when this process, the machine or its network is gone.
 */
export function startHeartbeat({ url, isWell, clock, log }: HeartbeatDependencies): RepeatingTask {
  const stopping = new AbortController();
  let failing = false;

  const call = async (): Promise<Record<string, unknown> | undefined> => {
    try {
      // A redirect may lead to another host, so that the monitoring service would miss the heartbeat.
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)]);
      const response = await fetch(url, { redirect: "manual", signal });
      await response.body?.cancel();
      return response.ok ? undefined : { status: response.status };
    } catch (error) {
      return { error: errorSummary(error) };
    }
  };
  const task = repeat({ clock, log }, "send the heartbeat", minute, async () => {
    if (!(await isWell()) || stopping.signal.aborted) return;
    const failure = await call();
    if (stopping.signal.aborted) return;
    if (failure && !failing) log.warn(failure, "heartbeat not received: HEARTBEAT_URL cannot be fetched");
    if (!failure && failing) log.info("heartbeat received again");
    failing = failure !== undefined;
  });
  return {
    stop() {
      stopping.abort();
      return task.stop();
    },
  };
}
