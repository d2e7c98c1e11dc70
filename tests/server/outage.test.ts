import { expect, test, vi } from "vitest";
import { alarmTask } from "../../server/delivery/alarm.ts";
import { repeat } from "../../server/runtime/repeat.ts";
import { pino } from "pino";
import { deliver, newStore } from "./deliver.ts";
import { fakeClock, type FakeClock } from "./fake-clock.ts";
import type { MailServer } from "./mail-server.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { startMailServer } from "./for-one-test.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Advances the clock in steps. A step starts when all due work is done, that is, when `idle` sleeps are pending. */
async function advance(clock: FakeClock, time: number, idle = 1): Promise<void> {
  for (let left = time; left > 0;) {
    await vi.waitUntil(() => clock.sleepers() === idle, { timeout: 10_000, interval: 1 });
    left -= clock.pass(left);
  }
}

const outage = async (): Promise<Pick<MailServer, "url" | "port">> => {
  const gone = await startMailServer();
  await gone.stop();
  return gone;
};

test("after a day without a mail server, every email is delivered once", async () => {
  const [clock, gone] = [fakeClock(), await outage()];
  const store = await newStore(clock.now);
  const ids = await Promise.all(Array.from({ length: 5 }, () => addOne(store)));
  const { steps } = deliver(store, gone, { clock, pollInterval: 30_000 });
  await advance(clock, 24 * hour);
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(["pending"]));
  // Five emails, each after 10 s, 30 s, 2 min, 10 min, 30 min and then every hour.
  expect(steps.length / 5).toBeGreaterThan(26);
  expect(steps.length / 5).toBeLessThan(31);
  const back = await startMailServer(gone.port);
  await advance(clock, 2 * hour);
  await vi.waitFor(async () => expect(await idsIn(store, "sent")).toEqual(ids.toSorted()));
  expect(back.mails).toHaveLength(5);
}, 60_000);

test("after five days an email is parked with an alarm, and an operator can requeue it", async () => {
  const [clock, gone] = [fakeClock(), await outage()];
  const store = await newStore(clock.now);
  const id = await addOne(store);
  const { logged } = deliver(store, gone, { clock, pollInterval: 10 * minute });
  await advance(clock, 5 * 24 * hour);
  expect(await idsIn(store, "pending")).toEqual([id]);
  await advance(clock, 2 * hour);
  await vi.waitFor(async () => expect(await idsIn(store, "parked")).toEqual([id]));
  expect(logged.join()).toContain('"alarm":"parked"');
  const back = await startMailServer(gone.port);
  await store.requeue((await store.find(id))[0]!.delivery!.id);
  await advance(clock, 20 * minute);
  await vi.waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
  expect(back.mails).toHaveLength(1);
}, 60_000);

test("renews the lease while a mail server is slow", async () => {
  const [clock, mailServer] = [fakeClock(), await startMailServer()];
  const store = await newStore(clock.now);
  mailServer.behaviour = "silent after data";
  const id = await addOne(store);
  deliver(store, mailServer, { clock, pollInterval: 30_000 });
  await vi.waitFor(() => expect(mailServer.raw).toHaveLength(1));
  await advance(clock, 9 * minute, 2);
  expect(await idsIn(store, "sending")).toEqual([id]);
});

test("an alarm is raised hourly while emails have waited for over an hour or are parked", async () => {
  const clock = fakeClock();
  const store = await newStore(clock.now);
  const alarms: { alarm: string }[] = [];
  const log = pino({}, { write: (line) => void alarms.push(JSON.parse(line) as { alarm: string }) });
  const watch = repeat({ clock, log }, "watch", minute, alarmTask({ store, clock, log }));
  await addOne(store);
  await advance(clock, hour);
  expect(alarms).toEqual([]);
  await advance(clock, 2 * minute);
  expect(alarms).toMatchObject([{ alarm: "waiting", pending: 1, oldestMinutes: 61 }]);
  await advance(clock, 3 * hour);
  expect(alarms).toHaveLength(4);
  const [claim] = await store.claim(1, minute);
  await store.finish(claim!, { state: "parked", code: 550, uncertainCount: 0 });
  await advance(clock, 90 * minute);
  expect(alarms.slice(4)).toMatchObject([{ alarm: "parked", parked: 1 }, { alarm: "parked" }]);
  await watch.stop();
});

test("an alarm that has ended is raised again immediately when its cause returns", async () => {
  const clock = fakeClock();
  const store = await newStore(clock.now);
  const alarms: string[] = [];
  const log = pino({}, { write: (line) => void alarms.push((JSON.parse(line) as { alarm: string }).alarm) });
  const check = alarmTask({ store, clock, log });
  await addOne(store);
  for (const count of [1, 2]) {
    const [claim] = await store.claim(1, minute);
    await store.finish(claim!, { state: "parked", code: 550, uncertainCount: 0 });
    await check();
    expect(alarms).toEqual(Array(count).fill("parked"));
    await store.requeue(claim!.id);
    await check();
  }
});
