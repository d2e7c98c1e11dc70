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
 * Makes the task that raises an alarm, as a log line with the member `alarm`, when a mail is parked or the oldest one
 * has waited for over an hour: at the first sign of each, and again every hour while it lasts.
 */
export function alarmTask({ store, clock, log }: AlarmDependencies): () => Promise<void> {
  const raisedAt = new Map<string, number>();
  const raise = (alarm: string, isWrong: boolean, facts: Record<string, number>, words: string): void => {
    const now = clock.now();
    if (!isWrong) raisedAt.delete(alarm);
    else if (now - (raisedAt.get(alarm) ?? Number.NEGATIVE_INFINITY) >= hour) {
      raisedAt.set(alarm, now);
      log.error({ alarm, ...facts }, words);
    }
  };
  return async () => {
    const { parked, pending, oldestQueuedAt } = await store.status();
    const oldest = oldestQueuedAt === undefined ? 0 : clock.now() - oldestQueuedAt;
    const oldestMinutes = Math.floor(oldest / 60_000);
    raise("parked", parked > 0, { parked }, "mails are parked: see `npm run enquiries -- list --state parked`");
    raise(
      "waiting",
      oldest > hour,
      { pending, oldestMinutes },
      "mails wait for over an hour: is the mail server well?",
    );
  };
}
