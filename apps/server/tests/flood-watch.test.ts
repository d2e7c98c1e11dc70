import { pino } from "pino";
import { expect, test } from "vitest";
import { floodTask } from "../jobs/flood-watch.ts";
import { alarms } from "../runtime/alarms.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import { openTestStore } from "./databases.ts";
import { fakeClock } from "./fake-clock.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { addOne } from "./stored-enquiries.ts";

const minute = 60_000;

test("the alarm comes with the first enquiry beyond the limit, and ends ten minutes after the last one", async () => {
  const clock = fakeClock();
  const database = sqliteDatabase(`${await temporaryFolder()}/enquiries.db`);
  const store = await openTestStore(database, clock.now, { inTenMinutes: 4, inADay: 0 });
  const told: object[] = [];
  const log = pino({}, { write: (line) => void told.push(JSON.parse(line) as object) });
  const raiseAlarm = alarms({ clock, log });
  let active = false;
  const check = floodTask({
    store,
    clock,
    raise: (name, isActive, details, message) => {
      active = isActive;
      raiseAlarm(name, isActive, details, message);
    },
  });
  await Promise.all([addOne(store), addOne(store)]);
  await check();
  expect([active, told]).toEqual([false, []]);
  await addOne(store);
  await check();
  expect(active).toBe(true);
  expect(told).toMatchObject([{ level: 50, alarm: "flood", waiting: 1 }]);
  // It has had its turn meanwhile.
  expect(await store.status()).toMatchObject({ pending: 3, waiting: 0 });
  clock.jump(10 * minute - 1);
  await check();
  expect(active).toBe(true);
  clock.jump(1);
  await check();
  expect(active).toBe(false);
  expect(told).toHaveLength(1);
});
