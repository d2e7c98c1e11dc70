import { expect, test, vi } from "vitest";
import { pino } from "pino";
import { alarms as startAlarms } from "../runtime/alarms.ts";
import { alarmTask } from "../delivery/alarm.ts";
import { deliver, newStore } from "./deliver.ts";
import { fakeClock } from "./fake-clock.ts";
import { startMailServer } from "./for-one-test.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { waitFor } from "./wait-for.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([-365, -1, 1, 365])("a clock that jumps by %i days holds up no email and sends none twice", async (days) => {
  const [clock, mailServer] = [fakeClock(), await startMailServer()];
  const store = await newStore(clock.now);
  mailServer.behavior = { recipient: 450 };
  deliver(store, mailServer, { clock, pollInterval: 5000 });
  const ids = [await addOne(store)];
  const settle = async (time: number) => {
    for (let left = time; left > 0;) {
      await vi.waitUntil(() => clock.sleepers() === 2, { timeout: 10_000, interval: 1 });
      left -= clock.pass(Math.min(left, 5000));
    }
  };
  // A retry is waiting, and an enquiry is stored on either side of the jump.
  await settle(minute);
  clock.jump(days * day);
  mailServer.behavior = "accept";
  ids.push(await addOne(store));
  await settle(2 * minute);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual(ids.toSorted()));
  expect(mailServer.mails).toHaveLength(2);
});

test("emails that were being sent when the clock was set back are sent after a restart", async () => {
  const [clock, mailServer] = [fakeClock(), await startMailServer()];
  const store = await newStore(clock.now);
  const id = await addOne(store);
  await store.recoverLeases(() => ({ state: "parked", code: null, cause: null, uncertainCount: 1 }));
  expect(await store.claim(1, minute)).toHaveLength(1);
  clock.jump(-day);
  deliver(store, mailServer, { clock, pollInterval: 5000 });
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
});

test("a clock behind the stored enquiries raises an alarm", async () => {
  const clock = fakeClock();
  const store = await newStore(clock.now);
  await addOne(store);
  const alarms: unknown[] = [];
  const log = pino({}, { write: (line) => void alarms.push(JSON.parse(line)) });
  const check = alarmTask({
    store,
    sendsMail: true,
    trouble: () => undefined,
    clock,
    raise: startAlarms({ clock, log }),
  });
  clock.jump(-minute);
  await check();
  expect(alarms).toEqual([]);
  clock.jump(-365 * day);
  await check();
  expect(alarms).toMatchObject([{ alarm: "clock", minutesBehind: 365 * 24 * 60 + 1 }]);
  expect((await store.status()).clockBehind).toBe(365 * day + minute);
});

test("that alarm ends after a day, or when an operator has checked the clock, and not before", async () => {
  const clock = fakeClock();
  const store = await newStore(clock.now);
  await addOne(store);
  clock.jump(-365 * day);
  let active: boolean | undefined;
  const start = () =>
    alarmTask({
      store,
      sendsMail: true,
      trouble: () => undefined,
      clock,
      raise: (alarm, lasts) => void (active = alarm === "clock" ? lasts : active),
    });
  const check = start();
  for (const [passes, lasts] of [
    [0, true],
    [day - minute, true],
    [2 * minute, false],
    [30 * day, false],
  ] as const) {
    clock.jump(passes);
    await check();
    expect(active).toBe(lasts);
  }
  const afterRestart = start();
  await afterRestart();
  expect(active).toBe(true);
  expect(await store.recordClockCheck()).toBe(334 * day - minute);
  await afterRestart();
  expect(active).toBe(false);
  // A clock that is set back once more is told of again.
  clock.jump(365 * day);
  await addOne(store);
  clock.jump(-30 * day);
  await afterRestart();
  expect(active).toBe(true);
});
