import type { Raise } from "../runtime/alarms.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Store } from "../store/store.ts";
import type { Mailer } from "./delivery.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
/** A clock this far behind the stored times is wrong, not merely adjusted. */
const tolerableLag = 5 * minute;
/** How long the mail server may be unavailable before the alarm; restarts take less. */
const tolerableOutage = 10 * minute;
/** More suspects than this are a flood, in which genuine enquiries may be hidden. */
const manySuspects = 500;

interface AlarmDependencies {
  readonly store: Pick<Store, "status">;
  readonly trouble: Mailer["trouble"];
  readonly clock: Clock;
  readonly raise: Raise;
}

/**
 * Creates the task that raises an alarm when emails are parked or rejected because of the settings, when the oldest one
 * has waited for more than an hour, when the mail server is unavailable, when the clock is behind the stored times, and
 * when many enquiries look automated.
 */
export function alarmTask({ store, trouble, clock, raise }: AlarmDependencies): () => Promise<void> {
  return async () => {
    const { parked, misconfigured, pending, suspects, oldestQueuedAt, clockBehind } = await store.status();
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
    const oldest = oldestQueuedAt === undefined ? 0 : clock.now() - oldestQueuedAt;
    raise(
      "waiting",
      oldest > hour,
      { pending, oldestMinutes: Math.floor(oldest / minute) },
      "emails have been waiting for over an hour: check the mail server",
    );
    raise(
      "suspects",
      suspects > manySuspects,
      { suspects },
      "many enquiries look automated, or exceed RATE_LIMIT_TOTAL: genuine ones among them wait for the digest",
    );
  };
}
