import { pino } from "pino";
import { expect, test } from "vitest";
import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { startHousekeeping } from "../jobs/housekeeping.ts";
import type { Store } from "../store/store.ts";
import { describeOnBoth, openTestStore } from "./databases.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { fakeClock } from "./fake-clock.ts";
import { addOne, idsIn, newEnquiry } from "./stored-enquiries.ts";

const lease = 60_000;
const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 0, 15, 12);
const key = "0123456789abcdef";
const never = () => ({ state: "parked", code: 550, cause: null, uncertainCount: 0 }) as const;

async function sendAll(store: Store, now: number) {
  const claims = await store.claim(100, lease);
  for (const claim of claims) await store.finish(claim, { state: "sent", code: 250, sentAt: now });
  return claims;
}

describeOnBoth("the store", (newDatabase) => {
  const open = async () => {
    const time = { now: noon };
    const store = await openTestStore((await newDatabase()).connect(), () => time.now);
    await store.recoverLeases(never);
    return { store, time };
  };

  test("erases personal data after the retention period, counted from acceptance of the email", async () => {
    const { store, time } = await open();
    const delivered = await addOne(store, { key });
    await sendAll(store, time.now);
    const waiting = await addOne(store);
    time.now += 90 * day;
    expect(await store.eraseDelivered(time.now - 90 * day)).toBe(0);
    time.now += 1;
    expect(await store.eraseDelivered(time.now - 90 * day)).toBe(1);
    expect(await store.eraseDelivered(time.now - 90 * day)).toBe(0);
    const [erased] = await store.find(delivered);
    expect(erased).toMatchObject({ erasedAt: time.now, delivery: { state: "sent" } });
    expect(Object.values(erased!.fields)).toEqual(enquiryFieldNames.map(() => ""));
    expect(await store.find(waiting)).toMatchObject([{ erasedAt: null, fields: exampleEnquiry }]);
    expect(await store.add(newEnquiry({ key }))).toMatchObject({ kind: "stored" });
  });

  test("a suspect stored while the clock was a year ahead is in the next digest", async () => {
    const { store, time } = await open();
    time.now += 365 * day;
    const ahead = await addOne(store, { verdict: "suspect" });
    time.now -= 365 * day;
    expect(await store.collectDigest()).toBe(1);
    const [digest] = await sendAll(store, time.now);
    expect(digest!.enquiries.map(({ id }) => id)).toEqual([ahead]);
    expect(await store.collectDigest()).toBe(0);
  });

  test("keeps personal data while the email has come back, and counts the days anew once it is sent again", async () => {
    const { store, time } = await open();
    const id = await addOne(store);
    await sendAll(store, time.now);
    expect(await store.recordBounce(id, "5.1.1")).toBe(id);
    time.now += 90 * day;
    expect(await store.eraseDelivered(time.now)).toBe(0);
    expect(await store.status()).toMatchObject({ bounced: 1, causes: { bounced: "5.1.1" } });
    expect(await store.requeue({ states: ["bounced"] })).toBe(1);
    await sendAll(store, time.now);
    expect(await store.status()).toMatchObject({ bounced: 0, causes: { bounced: null } });
    expect(await store.eraseDelivered(time.now)).toBe(0);
    expect(await store.eraseDelivered(time.now + 1)).toBe(1);
  });

  test("an enquiry that is erased at its sender's wish is no longer reported as bounced", async () => {
    const { store, time } = await open();
    const id = await addOne(store);
    const suspect = await addOne(store, { verdict: "suspect" });
    time.now += day;
    await store.collectDigest();
    const digest = (await sendAll(store, time.now)).find(({ isDigest }) => isDigest);
    expect([await store.recordBounce(id, null), await store.recordBounce(digest!.id, null)]).toEqual([id, digest!.id]);
    expect((await store.status()).bounced).toBe(2);
    expect((await store.eraseByEmail(exampleEnquiry.Email)).toSorted()).toEqual([id, suspect].toSorted());
    expect((await store.status()).bounced).toBe(0);
    expect(await idsIn(store, "cancelled")).toEqual([id, suspect].toSorted());
  });

  test("counts the days from the sending of the email, not from the arrival of the enquiry", async () => {
    const { store, time } = await open();
    await addOne(store);
    time.now += day;
    await sendAll(store, time.now);
    expect(await store.eraseDelivered(time.now)).toBe(0);
    expect(await store.eraseDelivered(time.now + 1)).toBe(1);
  });

  test("erases by email address, case-insensitively, and cancels unsent emails", async () => {
    const { store, time } = await open();
    const sentBefore = await addOne(store);
    await sendAll(store, time.now);
    const [unsent, suspect] = [await addOne(store), await addOne(store, { verdict: "suspect" })];
    const other = await addOne(store, { fields: { Email: "other@example.org" } });
    const held = (await store.claim(1, lease))[0]!;
    expect((await store.eraseByEmail(exampleEnquiry.Email.toUpperCase())).toSorted()).toEqual(
      [sentBefore, unsent, suspect].toSorted(),
    );
    expect(await idsIn(store, "cancelled")).toEqual([unsent]);
    expect(await store.markDot(held)).toBe(held.enquiries[0]!.id === other);
    time.now += 2 * day;
    expect(await store.collectDigest()).toBe(0);
    expect(await store.list({ email: exampleEnquiry.Email, limit: 9 })).toEqual([]);
    expect(await store.eraseByEmail("nobody@example.org")).toEqual([]);
  });

  test("erases 1,200 enquiries of one address, more than fit into a batch", async () => {
    const { store } = await open();
    await Promise.all(Array.from({ length: 1200 }, () => addOne(store)));
    expect(new Set(await store.eraseByEmail(exampleEnquiry.Email)).size).toBe(1200);
    expect(await idsIn(store, "pending")).toEqual([]);
  });

  test("sends no emails for suspects, but a digest within the hour if there are any", async () => {
    const { store, time } = await open();
    expect(await store.collectDigest()).toBe(0);
    const suspects = [await addOne(store, { verdict: "suspect" }), await addOne(store, { verdict: "suspect", key })];
    expect(await store.add(newEnquiry({ verdict: "suspect", key }))).toEqual({ kind: "replayed", id: suspects[1] });
    expect(await store.claim(9, lease)).toEqual([]);
    expect(await store.collectDigest()).toBe(0);
    time.now += 45 * 60 * 1000 - 1;
    expect(await store.collectDigest()).toBe(0);
    time.now += 1;
    expect(await store.collectDigest()).toBe(1);
    const later = await addOne(store, { verdict: "suspect" });
    expect(await store.collectDigest()).toBe(0);
    const [digest] = await sendAll(store, time.now);
    expect(digest).toMatchObject({ isDigest: true });
    expect(digest!.enquiries.map(({ id }) => id)).toEqual(suspects.toSorted());
    expect(await store.find(suspects[0]!)).toMatchObject([{ delivery: { id: digest!.id, state: "sent" } }]);
    time.now += day;
    expect(await store.collectDigest()).toBe(1);
    expect((await sendAll(store, time.now))[0]!.enquiries.map(({ id }) => id)).toEqual([later]);
    expect(await store.eraseDelivered(time.now)).toBe(2);
    expect(await store.find(suspects[0]!)).toMatchObject([{ erasedAt: time.now }]);
    expect(await store.find(later)).toMatchObject([{ erasedAt: null }]);
  });
});

test("the server erases what was delivered before the retention period, and waits for that when it stops", async () => {
  const erasedBefore: number[] = [];
  const erasure = Promise.withResolvers<number>();
  const housekeeping = startHousekeeping({
    store: {
      rescue: async () => undefined,
      findDamage: async () => undefined,
      damagedFiles: () => [],
      carryOver: () => Promise.reject(new Error("nothing to carry over")),
      check: async () => undefined,
      clearErased: async () => true,
      collectDigest: async () => 0,
      countWaiting: async () => 0,
      admitWaiting: async () => 0,
      unsentAmong: async () => new Set(),
      status: async () => ({
        pending: 0,
        uncertain: 0,
        parked: 0,
        misconfigured: 0,
        delayed: 0,
        suspects: 0,
        waiting: 0,
        oldestQueuedAt: undefined,
        delayedSince: undefined,
        bounced: 0,
        clockBehind: 0,
        causes: { waiting: null, delayed: null, settings: null, parked: null, bounced: null },
      }),
      eraseDelivered: (before) => {
        erasedBefore.push(before);
        return erasure.promise;
      },
    },
    clock: fakeClock(noon),
    log: pino({ level: "silent" }),
    retentionDays: 90,
    outboxDirectory: "no-such-folder",
    sendsMail: true,
    alarms: { raise: () => undefined, active: () => [] },
    mailer: {
      trouble: () => undefined,
      progress: () => ({ done: 0, firstError: undefined, step: undefined }),
      isAnyDue: async () => false,
    },
    recipients: { refused: () => [] },
  });
  const stopping = housekeeping.stop().then(() => "stopped");
  expect(await Promise.race([stopping, new Promise((resolve) => setTimeout(resolve, 50, "busy"))])).toBe("busy");
  erasure.resolve(1);
  expect(await stopping).toBe("stopped");
  expect(erasedBefore).toEqual([noon - 90 * day]);
});
