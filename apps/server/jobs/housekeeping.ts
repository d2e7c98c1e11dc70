import type { Logger } from "pino";
import { type Clock, systemClock } from "../runtime/clock.ts";
import { alarmTask, recipientsTask } from "../delivery/alarm.ts";
import type { Mailer } from "../delivery/delivery.ts";
import type { Recipients } from "../delivery/recipients.ts";
import { cleanOutbox } from "../delivery/outbox.ts";
import { lookInterval, progressWatch } from "../delivery/progress-watch.ts";
import type { ActiveAlarms } from "../runtime/active-alarms.ts";
import { repeat, repeatLater, type RepeatingTask } from "../runtime/repeat.ts";
import type { Store } from "../store/store.ts";
import type { WatchedStore } from "../store/watched-store.ts";
import { floodTask } from "./flood-watch.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { carryOverTask, damageCheckTask } from "./damage-watch.ts";
import { rescueTask } from "./store-watch.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Far less than a minute, within which what delays emails is told. */
const alarmInterval = 15 * second;

interface HousekeepingDependencies {
  readonly store: Pick<
    Store,
    | "rescue"
    | "findDamage"
    | "damagedFiles"
    | "carryOver"
    | "collectDigest"
    | "countWaiting"
    | "admitWaiting"
    | "eraseDelivered"
    | "clearErased"
    | "unsentAmong"
  > &
    Pick<WatchedStore, "check" | "status">;
  readonly alarms: ActiveAlarms;
  readonly clock: Clock;
  readonly log: Logger;
  readonly retentionDays: number;
  readonly outboxDirectory: string;
  /** Whether a mail server is configured. Without one, there are no digests. */
  readonly sendsMail: boolean;
  readonly mailer: Pick<Mailer, "trouble" | "progress" | "isAnyDue">;
  readonly recipients: Pick<Recipients, "refused">;
  /** Fetched every minute while no alarm is active. */
  readonly heartbeatUrl?: string | undefined;
}

/** Starts the periodic maintenance tasks. */
export function startHousekeeping(dependencies: HousekeepingDependencies): RepeatingTask {
  const { store, alarms, clock, log, retentionDays, outboxDirectory, sendsMail, mailer, recipients, heartbeatUrl } =
    dependencies;
  const { raise } = alarms;
  const checkAlarms = alarmTask({ store, trouble: mailer.trouble, sendsMail, clock, raise });
  const stopping = new AbortController();
  const checkDamage = damageCheckTask({ store, log }, stopping.signal);
  const every = (interval: number, name: string, task: () => Promise<unknown>) =>
    repeat(dependencies, name, interval, async () => void (await task()));
  const tasks = [
    // By the system's clock, because files are lost in real time, also where tests accelerate the clock.
    repeat({ clock: systemClock, log }, "check the database's files", second, rescueTask({ store, clock, raise })),
    repeat({ clock: systemClock, log }, "carry over", second, carryOverTask({ store, raise, log })),
    repeatLater({ clock, log }, "look for damage", hour, checkDamage),
    every(minute, "check the store", store.check),
    every(lookInterval, "check the delivery's progress", progressWatch({ mailer, raise })),
    every(alarmInterval, "check for alarms", checkAlarms),
    every(alarmInterval, "check for refused recipients", recipientsTask(recipients, raise)),
    every(10 * second, "admit waiting enquiries", floodTask({ store, clock, raise })),
    every(minute, "clean the outbox", () => cleanOutbox(store, outboxDirectory)),
    every(minute, "clear erased data", () => store.clearErased()),
    every(hour, "erase expired personal data", async () => {
      const erased = await store.eraseDelivered(clock.now() - retentionDays * day);
      if (erased > 0) log.info({ erased }, "personal data erased");
    }),
  ];
  // Without a mail server, suspects have files of their own.
  if (sendsMail) tasks.push(every(minute, "create digests", () => store.collectDigest()));
  if (heartbeatUrl !== undefined) {
    const isWell = async (): Promise<boolean> => {
      // Checked anew, since the last check may be a minute old.
      await Promise.all([store.check(), checkAlarms()]);
      return alarms.active().length === 0;
    };
    tasks.push(startHeartbeat({ url: heartbeatUrl, isWell, clock, log }));
  }
  return {
    async stop() {
      stopping.abort();
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
