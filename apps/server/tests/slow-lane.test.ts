import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import type { Claim } from "../store/claim-deliveries.ts";
import { digestBytes } from "../store/digest.ts";
import { enquiryAndDelivery } from "../store/migrations/0001-enquiry-and-delivery.ts";
import { causesAndOperators } from "../store/migrations/0002-causes-and-operators.ts";
import { bouncesAndOptions } from "../store/migrations/0003-bounces-and-options.ts";
import type { Store } from "../store/store.ts";
import { describeOnBoth, openTestStore } from "./databases.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";

const lease = 60_000;
const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 0, 15, 12);
/** Half of a limit for emails at once, a quarter for those that waited, a quarter for digests. */
const limits = { inTenMinutes: 8, inADay: 0 };

async function sendAll(store: Store, now: number): Promise<Claim[]> {
  const claims = await store.claim(100, lease);
  for (const claim of claims) await store.finish(claim, { state: "sent", code: 250, sentAt: now });
  return claims;
}
const idsOf = (claims: readonly Claim[]): string[] => claims.flatMap(({ enquiries }) => enquiries.map(({ id }) => id));

describeOnBoth("the slow lane", (newDatabase) => {
  const open = async (mailLimits = limits) => {
    const time = { now: noon };
    const { connect } = await newDatabase();
    const reopen = () => openTestStore(connect(), () => time.now, mailLimits);
    return { store: await reopen(), time, reopen };
  };
  const addMany = async (store: Store, scores: readonly number[]): Promise<string[]> => {
    const ids = [];
    for (const humanScore of scores) ids.push(await addOne(store, { humanScore }));
    return ids;
  };

  test("enquiries beyond the limit wait for an email of their own: what looks like a person's first, then the oldest", async () => {
    const { store, time } = await open();
    const ids = await addMany(store, [0, 0, 0, 0, -3, 2, -3, 2]);
    expect((await store.status()).waiting).toBe(4);
    expect(idsOf(await sendAll(store, time.now)).toSorted()).toEqual(ids.slice(0, 4).toSorted());
    expect(await store.find(ids[4]!)).toMatchObject([{ verdict: "clean", waitingSince: noon, delivery: null }]);
    expect((await store.list({ state: "waiting", limit: 9 })).map(({ id }) => id).toSorted()).toEqual(
      ids.slice(4).toSorted(),
    );
    expect(await store.admitWaiting()).toBe(2);
    expect(await store.admitWaiting()).toBe(0);
    const first = await sendAll(store, time.now);
    expect(first).toMatchObject([{ isDigest: false }, { isDigest: false }]);
    expect(idsOf(first).toSorted()).toEqual([ids[5], ids[7]].toSorted());
    time.now += 10 * minute;
    expect(await store.admitWaiting()).toBe(0);
    time.now += 1;
    expect(await store.admitWaiting()).toBe(2);
    expect(idsOf(await sendAll(store, time.now)).toSorted()).toEqual([ids[4], ids[6]].toSorted());
    expect((await store.status()).waiting).toBe(0);
  });

  test("of those that look alike, the oldest comes first", async () => {
    const { store, time } = await open();
    await addMany(store, [0, 0, 0, 0]);
    const waiting = [];
    for (let number = 0; number < 3; number += 1) {
      time.now += 1;
      waiting.push(await addOne(store));
    }
    await sendAll(store, time.now);
    await store.admitWaiting();
    expect(idsOf(await sendAll(store, time.now)).toSorted()).toEqual(waiting.slice(0, 2));
  });

  test("those that wait do not take the place of those that come later, nor are they sent before them", async () => {
    const { store, time } = await open();
    await addMany(store, [0, 0, 0, 0, 0, 0, 0]);
    await sendAll(store, time.now);
    time.now += 10 * minute + 1;
    await store.admitWaiting();
    const later = await addMany(store, [0, 0, 0, 0]);
    expect((await store.status()).waiting).toBe(1);
    expect(idsOf(await store.claim(4, lease)).toSorted()).toEqual(later.toSorted());
  });

  test("the limits hold after a restart, and for a day", async () => {
    const { store, time, reopen } = await open({ inTenMinutes: 0, inADay: 4 });
    await addMany(store, [0, 0, 0]);
    expect((await store.status()).waiting).toBe(1);
    await store.close();
    const again = await reopen();
    await addOne(again);
    expect((await again.status()).waiting).toBe(2);
    expect(await again.admitWaiting()).toBe(1);
    time.now += day;
    expect(await again.admitWaiting()).toBe(0);
    time.now += 1;
    expect(await again.admitWaiting()).toBe(1);
  });

  test("a clock that was a year ahead does not use up the limits", async () => {
    const { store, time } = await open();
    time.now += 365 * day;
    await addMany(store, [0, 0, 0, 0]);
    time.now = noon;
    await addMany(store, [0, 0, 0, 0, 0]);
    expect((await store.status()).waiting).toBe(1);
  });

  test("what an operator sends again does not use up the limits", async () => {
    const { store, time } = await open();
    await addMany(store, [0, 0, 0, 0]);
    for (const claim of await store.claim(9, lease))
      await store.finish(claim, { state: "parked", code: 550, cause: null, uncertainCount: 0 });
    time.now += day;
    expect(await store.requeue({ states: ["parked"] })).toBe(4);
    await addOne(store);
    expect((await store.status()).waiting).toBe(0);
  });

  test("an operator gives one that waits its email at once", async () => {
    const { store } = await open();
    const ids = await addMany(store, [0, 0, 0, 0, 0]);
    const suspect = await addOne(store, { verdict: "suspect" });
    expect([await store.admitOne(ids[4]!), await store.admitOne(ids[4]!)]).toEqual([true, false]);
    expect(await store.admitOne(suspect)).toBe(false);
    expect(await idsIn(store, "pending")).toEqual(ids.toSorted());
  });

  test("after 45 minutes everything that waits is in a digest, what looks like a person's first", async () => {
    const { store, time } = await open();
    const ids = await addMany(store, [0, 0, 0, 0, -9, -5]);
    const suspect = await addOne(store, { verdict: "suspect", humanScore: -7 });
    await sendAll(store, time.now);
    time.now += 45 * minute - 1;
    const late = await addOne(store, { verdict: "suspect", humanScore: 1 });
    expect(await store.collectDigest()).toBe(0);
    time.now += 1;
    expect(await store.collectDigest()).toBe(1);
    expect(await store.collectDigest()).toBe(0);
    const [digest] = await sendAll(store, time.now);
    expect(digest).toMatchObject({ isDigest: true, digest: { part: 1, parts: 1, overflow: 2 } });
    expect(digest!.enquiries.map(({ id }) => id)).toEqual([late, ids[5], suspect, ids[4]]);
    expect(await store.status()).toMatchObject({ suspects: 0, waiting: 0 });
    expect(await store.admitWaiting()).toBe(0);
    time.now += 1;
    expect(await store.eraseDelivered(time.now)).toBe(8);
  });

  test("a digest has as many parts as its words need, and each enquiry is in one", async () => {
    const { store, time } = await open({ inTenMinutes: 0, inADay: 0 });
    const Comment = "€".repeat(6000);
    const ids = await Promise.all(
      Array.from({ length: 120 }, () => addOne(store, { verdict: "suspect", fields: { Comment } })),
    );
    time.now += 45 * minute;
    expect(await store.collectDigest()).toBe(3);
    const digests = [];
    for (let part = 0; part < 3; part += 1, time.now += 1) digests.push(...(await sendAll(store, time.now)));
    expect(digests.map(({ digest }) => digest)).toEqual([1, 2, 3].map((part) => ({ part, parts: 3, overflow: 0 })));
    expect(idsOf(digests).toSorted()).toEqual(ids.toSorted());
    for (const { enquiries } of digests)
      expect(Buffer.byteLength(enquiries.map(({ fields }) => Object.values(fields).join("")).join(""))).toBeLessThan(
        digestBytes,
      );
  });

  test("digests keep to the limits, too: the rest waits for the next one, and is not erased", async () => {
    const { store, time } = await open({ inTenMinutes: 4, inADay: 0 });
    const Comment = "x".repeat(6000);
    await Promise.all(Array.from({ length: 200 }, () => addOne(store, { verdict: "suspect", fields: { Comment } })));
    time.now += 45 * minute;
    expect(await store.collectDigest()).toBe(1);
    expect(await store.collectDigest()).toBe(0);
    const [first] = await sendAll(store, time.now);
    time.now += 100 * day;
    expect(await store.eraseDelivered(time.now)).toBe(first!.enquiries.length);
    expect((await store.status()).suspects).toBe(200 - first!.enquiries.length);
    expect(await store.collectDigest()).toBe(1);
    const [second] = await sendAll(store, time.now);
    expect(idsOf([first!, second!])).toHaveLength(200);
  });

  test("a digest that came back or was given up keeps its words; one whose enquiries are all erased is cancelled", async () => {
    const { store, time } = await open();
    const one = await addOne(store, { verdict: "suspect" });
    const other = await addOne(store, { verdict: "suspect", fields: { Email: "other@example.org" } });
    time.now += 45 * minute;
    await store.collectDigest();
    const [digest] = await store.claim(1, lease);
    await store.finish(digest!, { state: "parked", code: 552, cause: "message: 552", uncertainCount: 0 });
    time.now += 200 * day;
    expect(await store.eraseDelivered(time.now)).toBe(0);
    expect(await store.requeue({ id: digest!.id })).toBe(1);
    await sendAll(store, time.now);
    await store.recordBounce(digest!.id, "5.2.2");
    time.now += 200 * day;
    expect(await store.eraseDelivered(time.now)).toBe(0);
    expect(await store.eraseByEmail(exampleEnquiry.Email)).toEqual([one]);
    expect(await store.status()).toMatchObject({ bounced: 1 });
    expect(await store.eraseByEmail("other@example.org")).toEqual([other]);
    expect(await store.find(other)).toMatchObject([{ delivery: { state: "cancelled" } }]);
    expect(await store.requeue({ states: ["bounced"] })).toBe(0);
  });

  test("one that waits is erased at its sender's wish, and mailed no more", async () => {
    const { store, time } = await open();
    const ids = await addMany(store, [0, 0, 0, 0, 0]);
    expect((await store.eraseByEmail(exampleEnquiry.Email)).toSorted()).toEqual(ids.toSorted());
    expect(await store.admitWaiting()).toBe(0);
    time.now += day;
    expect(await store.collectDigest()).toBe(0);
    expect(await store.status()).toMatchObject({ waiting: 0, suspects: 0 });
  });

  test("suspects that a digest of an earlier version told in a line each are mailed in full", async () => {
    const { connect } = await newDatabase();
    const older = new Kysely<Record<string, Record<string, unknown>>>({ dialect: connect().dialect });
    const migrations = {
      "0001-enquiry-and-delivery": enquiryAndDelivery,
      "0002-causes-and-operators": causesAndOperators,
      "0003-bounces-and-options": bouncesAndOptions,
    };
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: older, provider }).migrateToLatest();
    const digests = ["first", "second"];
    const columns = Object.fromEntries(enquiryFieldNames.map((field) => [field.toLowerCase(), exampleEnquiry[field]]));
    const suspect = { ...columns, received_at: noon, channel: "json", verdict: "suspect" };
    const idAt = (digest: string, place: number): string => `${digest} ${String(place).padStart(3, "0")}`;
    for (const id of digests) {
      await older
        .insertInto("delivery")
        .values({ id, digest_day: id, state: "sent", queued_at: noon, due_at: noon, sent_at: noon })
        .execute();
      const rows = Array.from({ length: 103 }, (_, place) => ({ ...suspect, id: idAt(id, place), digest_id: id }));
      for (const row of rows.toReversed()) await older.insertInto("enquiry").values(row).execute();
    }
    // Erased by an earlier version: there is nothing left to mail.
    await sql`update enquiry set erased_at = ${noon}, email = '' where id = ${idAt("second", 102)}`.execute(older);
    await older.destroy();

    const time = { now: noon + 200 * day };
    const store = await openTestStore(connect(), () => time.now);
    expect(await store.eraseDelivered(time.now - 90 * day)).toBe(200);
    expect((await store.status()).suspects).toBe(5);
    expect(await store.collectDigest()).toBe(1);
    const mailed = idsOf(await sendAll(store, time.now));
    const inBrief = digests.flatMap((digest) => [100, 101, 102].map((place) => idAt(digest, place)));
    expect(mailed.toSorted()).toEqual(inBrief.slice(0, 5));
  });
});
