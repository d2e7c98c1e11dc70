import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { alarmTask } from "../delivery/alarm.ts";
import type { Mailer } from "../delivery/delivery.ts";
import { cleanOutbox } from "../delivery/outbox.ts";
import { repeat, type RepeatingTask } from "../runtime/repeat.ts";
import type { Store } from "../store/store.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface HousekeepingDependencies {
  readonly store: Pick<Store, "repair" | "collectDigest" | "eraseDelivered" | "unsentAmong" | "status">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly retentionDays: number;
  readonly outboxDirectory: string;
  /** Whether a mail server is configured. Without one, there are no digests and no delivery alarms. */
  readonly sendsMail: boolean;
  readonly trouble: Mailer["trouble"];
}

/** Starts the periodic maintenance tasks. */
export function startHousekeeping(dependencies: HousekeepingDependencies): RepeatingTask {
  const { store, clock, log, retentionDays, outboxDirectory, sendsMail, trouble } = dependencies;
  const tasks = [
    repeat(dependencies, "check the database file", 5 * second, async () => {
      if (await store.repair())
        log.error({ alarm: "database removed" }, "database file was removed; a new one was created");
    }),
    repeat(dependencies, "clean the outbox", minute, () => cleanOutbox(store, outboxDirectory)),
    repeat(dependencies, "erase expired personal data", hour, async () => {
      const erased = await store.eraseDelivered(clock.now() - retentionDays * day);
      if (erased > 0) log.info({ erased }, "personal data erased");
    }),
  ];
  if (sendsMail) {
    tasks.push(
      repeat(dependencies, "create the digest of suspects", minute, async () => void (await store.collectDigest())),
      repeat(dependencies, "check for alarms", minute, alarmTask({ store, trouble, clock, log })),
    );
  }
  return { stop: async () => void (await Promise.all(tasks.map((task) => task.stop()))) };
}
