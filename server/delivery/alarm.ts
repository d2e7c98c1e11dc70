import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import type { Store } from "../store/store.ts";

const hour = 60 * 60 * 1000;

interface AlarmDependencies {
  readonly store: Pick<Store, "status">;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Creates the task that logs an alarm (an error entry with the property `alarm`) when an email is parked or the oldest
 * one has waited for more than an hour. While the condition lasts, the alarm is repeated every hour.
 */
export function alarmTask({ store, clock, log }: AlarmDependencies): () => Promise<void> {
  const raisedAt = new Map<string, number>();
  const raise = (alarm: string, active: boolean, details: Record<string, number>, message: string): void => {
    const now = clock.now();
    if (!active) raisedAt.delete(alarm);
    else if (now - (raisedAt.get(alarm) ?? Number.NEGATIVE_INFINITY) >= hour) {
      raisedAt.set(alarm, now);
      log.error({ alarm, ...details }, message);
    }
  };
  return async () => {
    const { parked, pending, oldestQueuedAt } = await store.status();
    const oldest = oldestQueuedAt === undefined ? 0 : clock.now() - oldestQueuedAt;
    const oldestMinutes = Math.floor(oldest / 60_000);
    raise("parked", parked > 0, { parked }, "emails are parked: see `npm run enquiries -- list --state parked`");
    raise(
      "waiting",
      oldest > hour,
      { pending, oldestMinutes },
      "emails have been waiting for over an hour: check the mail server",
    );
  };
}
