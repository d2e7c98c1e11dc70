import type { Raise } from "../runtime/alarms.ts";
import type { Clock } from "../runtime/clock.ts";
import type { WatchedStore } from "../store/watched-store.ts";
import type { Mailer } from "./delivery.ts";
import type { Recipients } from "./recipients.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
/** A clock this far behind the stored times is wrong, not merely adjusted. */
const tolerableLag = 5 * minute;
/** How long a slow clock is reported. If the clock was ahead for a while, the stored times stay ahead of it for as long as it was. */
const lagTold = 24 * hour;
/**
 * How long an email may be delayed before the alarm, in milliseconds. A mail server on the same machine restarts within
 * seconds; with the interval of the checks, the alarm comes within a minute.
 */
const tolerableDelay = 30 * 1000;
/** More suspects than this are a flood, in which genuine enquiries may be hidden. */
const manySuspects = 500;

interface AlarmDependencies {
  readonly store: Pick<WatchedStore, "status">;
  readonly trouble: Mailer["trouble"];
  /** Whether a mail server is configured. Without one, emails are files, and wait in the store for as long as that is so. */
  readonly sendsMail: boolean;
  readonly clock: Pick<Clock, "now">;
  readonly raise: Raise;
}

/** Creates the task that raises an alarm while the mail server refuses recipients whom the release names. */
export function recipientsTask({ refused }: Pick<Recipients, "refused">, raise: Raise): () => Promise<void> {
  return async () => {
    const refusals = refused();
    raise(
      "recipients",
      refusals.length > 0,
      { refused: refusals.length, cause: refusals[0]?.cause },
      "the mail server refuses a recipient that the site names, and MAIL_TO gets its emails: correct the address in the editor, and publish",
    );
  };
}

/**
 * Creates the task that raises an alarm when emails are parked, came back or are rejected because of the settings, when
 * the oldest one has waited for more than an hour, when the mail server is unavailable or puts emails off, or they cannot
 * be written to files, when the clock is behind the stored times, and when many enquiries look automated.
 */
export function alarmTask({ store, trouble, sendsMail, clock, raise }: AlarmDependencies): () => Promise<void> {
  /** The time that the stored times were first found to be ahead of. */
  let lagSince: number | undefined;
  return async () => {
    const status = await store.status();
    if (!status) return;
    const { parked, bounced, misconfigured, pending, uncertain, suspects } = status;
    const { delayed, delayedSince, oldestQueuedAt, clockBehind, causes } = status;
    const now = clock.now();
    raise(
      "parked",
      parked > 0,
      { parked, cause: causes.parked },
      "emails are parked: see `npm run enquiries -- list --state parked`",
    );
    raise(
      "bounced",
      bounced > 0,
      { bounced, cause: causes.bounced },
      "emails came back: mend the cause, and send them again with `npm run enquiries -- requeue --state bounced`",
    );
    const { stage, cause, since = now } = trouble() ?? {};
    const outage = Math.abs(now - since);
    const isBehind = clockBehind > tolerableLag;
    lagSince = isBehind ? (lagSince ?? now) : undefined;
    raise(
      "clock",
      lagSince !== undefined && Math.abs(now - lagSince) < lagTold,
      { minutesBehind: Math.floor(clockBehind / minute) },
      "the clock is behind the stored enquiries: if it is right now, and was ahead before, run `npm run enquiries -- clock-checked`",
    );
    if (!sendsMail) {
      raise(
        "outbox",
        outage > tolerableDelay,
        { stage, cause, minutes: Math.floor(outage / minute) },
        "emails cannot be written to files: mend the cause; they are kept, and tried again",
      );
      return;
    }
    raise(
      "settings",
      misconfigured > 0,
      { misconfigured, cause: causes.settings },
      "the mail server rejects our login or our addresses: check SMTP_URL, MAIL_FROM and MAIL_TO",
    );
    const delay = Math.max(outage, Math.abs(now - (delayedSince ?? now)));
    raise(
      "mail server",
      delay > tolerableDelay,
      { stage, cause: cause ?? causes.delayed, delayed, minutes: Math.floor(delay / minute) },
      "emails are delayed: the cause tells whether the mail server is unavailable, or puts them off",
    );
    const oldest = oldestQueuedAt === undefined ? 0 : now - oldestQueuedAt;
    raise(
      "waiting",
      oldest > hour,
      { pending, uncertain, oldestMinutes: Math.floor(oldest / minute), cause: causes.waiting },
      "emails have been waiting for over an hour: check the mail server",
    );
    raise(
      "suspects",
      suspects > manySuspects,
      { suspects },
      "many enquiries look automated: genuine ones among them wait for the digest",
    );
  };
}
