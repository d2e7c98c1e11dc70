import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import type { Store } from "../store/store.ts";
import type { Mailer } from "./delivery.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
/** A clock this far behind the stored times is wrong, not merely adjusted. */
const tolerableLag = 5 * minute;
/** How long the mail server may be unavailable before the alarm; restarts take less. */
const tolerableOutage = 10 * minute;

interface AlarmDependencies {
  readonly store: Pick<Store, "status">;
  readonly trouble: Mailer["trouble"];
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Creates the task that logs an alarm (an error entry with the property `alarm`) when emails are parked or rejected
 * because of the settings, when the oldest one has waited for more than an hour, when the mail server is unavailable,
 * and when the clock is behind the stored times. While the condition lasts, the alarm is repeated every hour.
 */
export function alarmTask({ store, trouble, clock, log }: AlarmDependencies): () => Promise<void> {
  const raisedAt = new Map<string, number>();
  const raise = (alarm: string, active: boolean, details: Record<string, unknown>, message: string): void => {
    const now = clock.now();
    if (!active) raisedAt.delete(alarm);
    else if (Math.abs(now - (raisedAt.get(alarm) ?? Number.NEGATIVE_INFINITY)) >= hour) {
      raisedAt.set(alarm, now);
      log.error({ alarm, ...details }, message);
    }
  };
  return async () => {
    const { parked, misconfigured, pending, oldestQueuedAt, clockBehind } = await store.status();
    const oldest = oldestQueuedAt === undefined ? 0 : clock.now() - oldestQueuedAt;
    const oldestMinutes = Math.floor(oldest / minute);
    raise("parked", parked > 0, { parked }, "emails are parked: see `npm run enquiries -- list --state parked`");
    raise("settings", misconfigured > 0, { misconfigured }, "the mail server rejects our login or our addresses");
    const { stage, cause, since = clock.now() } = trouble() ?? {};
    const outage = Math.abs(clock.now() - since);
    raise(
      "mail server",
      outage > tolerableOutage,
      { stage, cause, minutes: Math.floor(outage / minute) },
      "the mail server is unavailable",
    );
    raise(
      "clock",
      clockBehind > tolerableLag,
      { minutesBehind: Math.floor(clockBehind / minute) },
      "the clock is behind the stored enquiries: it was ahead before, or it is wrong now",
    );
    raise(
      "waiting",
      oldest > hour,
      { pending, oldestMinutes },
      "emails have been waiting for over an hour: check the mail server",
    );
  };
}
