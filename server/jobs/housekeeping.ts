import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { alarmTask } from "../delivery/alarm.ts";
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
  /** Whether mails are really sent: without that there is no digest, and no alarm that mails wait. */
  readonly sendsMail: boolean;
}

/** Starts what has to be done from time to time beside answering and delivering. */
export function startHousekeeping(dependencies: HousekeepingDependencies): RepeatingTask {
  const { store, clock, log, retentionDays, outboxDirectory, sendsMail } = dependencies;
  const tasks = [
    repeat(dependencies, "mend the store", 5 * second, async () => {
      if (await store.repair())
        log.error({ alarm: "database removed" }, "the database was removed: a new one was made");
    }),
    repeat(dependencies, "tidy the outbox", minute, () => cleanOutbox(store, outboxDirectory)),
    repeat(dependencies, "erase what was delivered long ago", hour, async () => {
      const erased = await store.eraseDelivered(clock.now() - retentionDays * day);
      if (erased > 0) log.info({ erased }, "personal data erased");
    }),
  ];
  if (sendsMail) {
    tasks.push(
      repeat(dependencies, "gather suspects into a digest", minute, async () => void (await store.collectDigest())),
      repeat(dependencies, "watch for alarms", minute, alarmTask({ store, clock, log })),
    );
  }
  return { stop: async () => void (await Promise.all(tasks.map((task) => task.stop()))) };
}
