import { expect, test } from "vitest";
import { nextStep } from "../delivery/next-step.ts";
import type { DeliveryRow } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { describeOnBoth, openTestStore } from "./databases.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";

const lease = 60_000;
const sent = { state: "sent", code: 250, sentAt: 5 } as const;

/** The decision about an email that may have been accepted, without jitter. */
const whenUncertain = (now: number) => (row: DeliveryRow) =>
  nextStep(
    { kind: "failed", failure: { stage: "final dot", cause: "lost", code: null }, uncertain: true },
    { attempts: row.attempts, uncertainCount: row.uncertain_count, queuedAt: row.queued_at },
    now,
    0.5,
  );
const kindsOf = async (store: Store, id: string) => (await store.events(id)).map(({ kind }) => kind);

describeOnBoth("leases", (newDatabase) => {
  const open = async () => {
    const time = { now: 10_000 };
    const store = await openTestStore((await newDatabase()).connect(), () => time.now);
    await store.recoverLeases(whenUncertain(time.now));
    return { store, time };
  };

  test("claims due emails once, oldest first, with their enquiry, up to the limit", async () => {
    const { store, time } = await open();
    const early = await addOne(store);
    time.now += 1000;
    const late = await addOne(store);
    expect(await store.claim(1, lease)).toMatchObject([
      { attempts: 1, uncertainCount: 0, isDigest: false, enquiries: [{ id: early }] },
    ]);
    expect(await store.claim(5, lease)).toMatchObject([{ enquiries: [{ id: late }] }]);
    expect(await store.claim(5, lease)).toEqual([]);
    expect(await idsIn(store, "sending")).toEqual([early, late]);
  });

  test("records the outcome and the events of an email", async () => {
    const { store, time } = await open();
    const ids = [await addOne(store), await addOne(store), await addOne(store), await addOne(store)];
    const claims = await store.claim(4, lease);
    const claimOf = (id: string) => claims.find(({ enquiries }) => enquiries[0]!.id === id)!;
    const [a, b, c, d] = ids.map((id) => claimOf(id));
    expect(await store.markDot(a!)).toBe(true);
    expect(await store.finish(a!, sent)).toBe(true);
    expect(await store.finish(b!, { state: "parked", code: 550, cause: "RCPT TO: 550", uncertainCount: 0 })).toBe(true);
    expect(
      await store.finish(c!, {
        state: "pending",
        code: null,
        cause: "connection: ECONNREFUSED",
        dueAt: time.now + 7000,
        blockedBy: "server",
      }),
    ).toBe(true);
    const doubt = {
      state: "uncertain",
      code: null,
      cause: "final dot: timeout",
      dueAt: time.now + 9000,
      uncertainCount: 1,
    } as const;
    expect(await store.finish(d!, doubt)).toBe(true);
    expect(await kindsOf(store, a!.id)).toEqual(["sending", "dot", "sent"]);
    expect([await idsIn(store, "sent"), await idsIn(store, "parked")]).toEqual([[ids[0]], [ids[1]]]);
    expect([await idsIn(store, "pending"), await idsIn(store, "uncertain")]).toEqual([[ids[2]], [ids[3]]]);
    time.now += 6999;
    expect(await store.claim(5, lease)).toEqual([]);
    time.now += 1;
    expect(await store.claim(5, lease)).toMatchObject([{ attempts: 2, enquiries: [{ id: ids[2] }] }]);
    time.now += 2000;
    expect(await store.claim(5, lease)).toMatchObject([
      { attempts: 2, uncertainCount: 1, enquiries: [{ id: ids[3] }] },
    ]);
  });

  test("a renewed lease lasts; an email not yet transmitted is due as soon as its lease expires", async () => {
    const { store, time } = await open();
    const id = await addOne(store);
    const [claim] = await store.claim(1, lease);
    time.now += lease - 1;
    expect(await store.renew(claim!, lease)).toBe(true);
    time.now += lease - 1;
    expect(await store.recoverLeases(whenUncertain(time.now))).toBe(0);
    time.now += 1;
    expect(await store.renew(claim!, lease)).toBe(false);
    expect(await store.markDot(claim!)).toBe(false);
    expect(await store.recoverLeases(whenUncertain(time.now))).toBe(1);
    expect(await idsIn(store, "pending")).toEqual([id]);
    expect(await store.claim(1, lease)).toMatchObject([{ attempts: 2 }]);
    expect(await kindsOf(store, claim!.id)).toEqual(["sending", "lease ran out", "sending"]);
  });

  test("a lease that expires after the final dot makes the email uncertain, and parked the third time", async () => {
    const { store, time } = await open();
    const id = await addOne(store);
    for (const state of ["uncertain", "uncertain", "parked"] as const) {
      const [claim] = await store.claim(1, lease);
      expect(await store.markDot(claim!)).toBe(true);
      time.now += lease;
      expect(await store.recoverLeases(whenUncertain(time.now))).toBe(1);
      expect(await idsIn(store, state)).toEqual([id]);
      expect(await store.claim(1, lease)).toEqual([]);
      time.now += 15 * 60_000;
    }
    expect(await store.claim(1, lease)).toEqual([]);
  });

  test("a process that has lost its lease cannot write", async () => {
    const { store, time } = await open();
    const id = await addOne(store);
    const [slow] = await store.claim(1, lease);
    time.now += lease;
    await store.recoverLeases(whenUncertain(time.now));
    const [quick] = await store.claim(1, lease);
    expect(await store.renew(slow!, lease)).toBe(false);
    expect(await store.markDot(slow!)).toBe(false);
    expect(await store.release(slow!)).toBe(false);
    expect(await store.finish(slow!, { state: "parked", code: 550, cause: "RCPT TO: 550", uncertainCount: 0 })).toBe(
      false,
    );
    expect(await idsIn(store, "sending")).toEqual([id]);
    expect(await store.finish(quick!, sent)).toBe(true);
    expect(await idsIn(store, "sent")).toEqual([id]);
  });

  test("an expired lease's holder may still record acceptance if the email has not been claimed again", async () => {
    const { store, time } = await open();
    const id = await addOne(store);
    const [claim] = await store.claim(1, lease);
    await store.markDot(claim!);
    time.now += lease;
    await store.recoverLeases(whenUncertain(time.now));
    expect(await idsIn(store, "uncertain")).toEqual([id]);
    expect(await store.finish(claim!, sent)).toBe(true);
    expect(await idsIn(store, "sent")).toEqual([id]);
  });

  test("requeue resets pending and parked emails, and rejects others", async () => {
    const { store, time } = await open();
    await addOne(store);
    const [claim] = await store.claim(1, lease);
    expect(await store.requeue({ id: claim!.id })).toBe(0);
    await store.finish(claim!, { state: "parked", code: null, cause: null, uncertainCount: 3 });
    time.now += 1000;
    expect(await store.requeue({ id: claim!.id })).toBe(1);
    expect(await store.finish(claim!, sent)).toBe(false);
    const [again] = await store.claim(1, lease);
    expect(again).toMatchObject({ attempts: 1, uncertainCount: 0, queuedAt: time.now });
    await store.finish(again!, sent);
    expect(await store.requeue({ id: claim!.id })).toBe(0);
  });
});
