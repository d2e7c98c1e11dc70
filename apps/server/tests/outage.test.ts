import { expect, test, vi } from "vitest";
import { alarmTask } from "../delivery/alarm.ts";
import { repeat } from "../runtime/repeat.ts";
import { pino } from "pino";
import { alarms as startAlarms } from "../runtime/alarms.ts";
import { deliver, newStore } from "./deliver.ts";
import { fakeClock, type FakeClock } from "./fake-clock.ts";
import type { MailServer } from "./mail-server.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { startMailServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Advances the clock in steps. A step starts when all due work is done, that is, when `idle` sleeps are pending. */
async function advance(clock: FakeClock, time: number, idle = 2): Promise<void> {
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

test("half a minute after hours without a mail server, every email is delivered once", async () => {
  const [clock, gone] = [fakeClock(), await outage()];
  const store = await newStore(clock.now);
  const ids = await Promise.all(Array.from({ length: 5 }, () => addOne(store)));
  const { steps, mailer } = deliver(store, gone, { clock, pollInterval: 30_000 });
  await advance(clock, 3 * hour, 3);
  expect(mailer.trouble()).toMatchObject({ stage: "connection", cause: "ECONNREFUSED" });
  // The emails are not retried one by one: the server is probed.
  expect(steps.length).toBeLessThanOrEqual(5);
  const back = await startMailServer(gone.port);
  await advance(clock, minute / 2, 3);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual(ids.toSorted()));
  expect(back.mails).toHaveLength(5);
  expect(mailer.trouble()).toBeUndefined();
});

test("emails are not parked because the mail server is unavailable for a week", async () => {
  const [clock, gone] = [fakeClock(), await outage()];
  const store = await newStore(clock.now);
  const id = await addOne(store);
  deliver(store, gone, { clock, pollInterval: 10 * minute });
  await advance(clock, 10 * minute, 3);
  clock.jump(7 * 24 * hour);
  await advance(clock, 10 * minute, 3);
  expect(await idsIn(store, "pending")).toEqual([id]);
  await startMailServer(gone.port);
  await advance(clock, minute / 2, 3);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
});

test("after five days of temporary rejections an email is parked with an alarm, and can be requeued", async () => {
  const [clock, mailServer] = [fakeClock(), await startMailServer()];
  const store = await newStore(clock.now);
  const id = await addOne(store);
  mailServer.behavior = { recipient: 450 };
  const { logged } = deliver(store, mailServer, { clock, pollInterval: hour });
  await advance(clock, 5 * 24 * hour);
  expect(await idsIn(store, "pending")).toEqual([id]);
  await advance(clock, 2 * hour);
  await waitFor(async () => expect(await idsIn(store, "parked")).toEqual([id]));
  expect(logged.join()).toContain('"alarm":"parked"');
  mailServer.behavior = "accept";
  await store.requeue({ id: (await store.find(id))[0]!.delivery!.id });
  await advance(clock, 2 * hour);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
});

test("renews the lease while a mail server is slow", async () => {
  const [clock, mailServer] = [fakeClock(), await startMailServer()];
  const store = await newStore(clock.now);
  mailServer.behavior = "silent after data";
  const id = await addOne(store);
  deliver(store, mailServer, { clock, pollInterval: 30_000 });
  await waitFor(() => expect(mailServer.raw).toHaveLength(1));
  await advance(clock, 9 * minute, 3);
  expect(await idsIn(store, "sending")).toEqual([id]);
});

test("an alarm is raised hourly while emails have waited for over an hour or are parked", async () => {
  const clock = fakeClock();
  const store = await newStore(clock.now);
  const alarms: { alarm: string }[] = [];
  const log = pino({}, { write: (line) => void alarms.push(JSON.parse(line) as { alarm: string }) });
  const watch = repeat(
    { clock, log },
    "watch",
    minute,
    alarmTask({ store, sendsMail: true, trouble: () => undefined, clock, raise: startAlarms({ clock, log }) }),
  );
  await addOne(store);
  await advance(clock, hour, 1);
  expect(alarms).toEqual([]);
  await advance(clock, 2 * minute, 1);
  expect(alarms).toMatchObject([{ alarm: "waiting", pending: 1, oldestMinutes: 61 }]);
  await advance(clock, 3 * hour, 1);
  expect(alarms).toHaveLength(4);
  const [claim] = await store.claim(1, minute);
  await store.finish(claim!, { state: "parked", code: 550, cause: "final dot: 550", uncertainCount: 0 });
  await advance(clock, 90 * minute, 1);
  expect(alarms.slice(4)).toMatchObject([{ alarm: "parked", parked: 1, cause: "final dot: 550" }, { alarm: "parked" }]);
  await watch.stop();
});

test("an alarm is raised again immediately when another error is its cause", () => {
  const clock = fakeClock();
  const causes: number[] = [];
  const log = pino(
    {},
    { write: (line) => void causes.push((JSON.parse(line) as { error: { errcode: number } }).error.errcode) },
  );
  const raise = startAlarms({ clock, log });
  const check = (errcode: number) => raise("store", true, { error: { name: "Error", errcode } }, "");
  for (const errcode of [13, 13, 8, 8, 13]) check(errcode);
  expect(causes).toEqual([13, 8, 13]);
});

test("an alarm that has ended is raised again immediately when its cause returns", async () => {
  const clock = fakeClock();
  const store = await newStore(clock.now);
  const alarms: string[] = [];
  const log = pino({}, { write: (line) => void alarms.push((JSON.parse(line) as { alarm: string }).alarm) });
  const check = alarmTask({
    store,
    sendsMail: true,
    trouble: () => undefined,
    clock,
    raise: startAlarms({ clock, log }),
  });
  await addOne(store);
  for (const count of [1, 2]) {
    const [claim] = await store.claim(1, minute);
    await store.finish(claim!, { state: "parked", code: 550, cause: null, uncertainCount: 0 });
    await check();
    expect(alarms).toEqual(Array(count).fill("parked"));
    await store.requeue({ id: claim!.id });
    await check();
  }
});

test("an alarm is raised for an unavailable mail server, wrong settings and a flood", async () => {
  const clock = fakeClock();
  const store = await newStore(clock.now);
  const alarms: { alarm: string }[] = [];
  const log = pino({}, { write: (line) => void alarms.push(JSON.parse(line) as { alarm: string }) });
  const since = clock.now();
  const trouble = () => ({ stage: "connection", cause: "ECONNREFUSED", code: null, since }) as const;
  const check = alarmTask({ store, sendsMail: true, trouble, clock, raise: startAlarms({ clock, log }) });
  clock.jump(minute / 2);
  await check();
  expect(alarms).toEqual([]);
  clock.jump(1);
  await check();
  expect(alarms).toMatchObject([{ alarm: "mail server", stage: "connection", cause: "ECONNREFUSED", minutes: 0 }]);

  await addOne(store);
  const [claim] = await store.claim(1, minute);
  const rejected = { code: 553, cause: "MAIL FROM: 553", dueAt: clock.now(), blockedBy: "settings" } as const;
  await store.finish(claim!, { state: "pending", ...rejected });
  await check();
  expect(alarms.slice(1)).toMatchObject([{ alarm: "settings", misconfigured: 1, cause: "MAIL FROM: 553" }]);

  await Promise.all(Array.from({ length: 501 }, () => addOne(store, { verdict: "suspect" })));
  await check();
  expect(alarms.slice(2)).toMatchObject([{ alarm: "suspects", suspects: 501 }]);
});
