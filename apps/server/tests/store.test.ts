import { expect, test } from "vitest";
import { describeOnBoth, openTestStore } from "./databases.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { heldDatabase } from "./held-database.ts";
import { addOne, idOf, idsIn, newEnquiry } from "./stored-enquiries.ts";

const key = "0123456789abcdef";

describeOnBoth("the store", (newDatabase) => {
  test("keeps an enquiry unchanged, also after reopening", async () => {
    const { connect } = await newDatabase();
    const first = await openTestStore(connect(), () => 1_700_000_000_123);
    const id = await addOne(first, { key });
    const kept = { id, receivedAt: 1_700_000_000_123, fields: exampleEnquiry, channel: "json", verdict: "clean" };
    expect(await first.find(id)).toMatchObject([
      { ...kept, erasedAt: null, delivery: { state: "pending", attempts: 0 } },
    ]);
    await first.close();
    expect(await (await openTestStore(connect())).find(id)).toMatchObject([kept]);
  });

  test("stores concurrent enquiries in few commits", async () => {
    const database = heldDatabase((await newDatabase()).connect());
    const store = await openTestStore(database);
    database.commits = 0;
    const ids = await Promise.all(Array.from({ length: 500 }, () => addOne(store)));
    expect(new Set(ids).size).toBe(500);
    expect(await idsIn(store, "pending")).toEqual(ids.toSorted());
    expect(database.commits).toBe(3);
  });

  test("does not return an id before the commit", async () => {
    const database = heldDatabase((await newDatabase()).connect());
    const store = await openTestStore(database);
    const commit = Promise.withResolvers<void>();
    database.beforeCommit = () => commit.promise;
    let given = 0;
    const adding = [addOne(store), addOne(store)].map((add) => add.then(() => (given += 1)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(given).toBe(0);
    commit.resolve();
    expect(await Promise.all(adding)).toEqual([1, 2]);
  });

  test("a failed commit rejects the whole batch and stores nothing; the next commit succeeds", async () => {
    const database = heldDatabase((await newDatabase()).connect());
    const store = await openTestStore(database);
    database.beforeCommit = async () => Promise.reject(new Error("no space left"));
    const failed = await Promise.allSettled([addOne(store), addOne(store, { key }), addOne(store)]);
    for (const result of failed)
      expect(result).toMatchObject({ status: "rejected", reason: { message: "no space left" } });
    database.beforeCommit = async () => undefined;
    expect(await idsIn(store, "pending")).toEqual([]);
    const id = await addOne(store, { key });
    expect(await idsIn(store, "pending")).toEqual([id]);
  });

  test("a replay gets the first id, in the same commit and later, and sends one email", async () => {
    const store = await openTestStore((await newDatabase()).connect());
    const twice = await Promise.all([store.add(newEnquiry({ key })), store.add(newEnquiry({ key })), addOne(store)]);
    const [first, second] = twice;
    expect(first).toMatchObject({ kind: "stored" });
    expect(second).toEqual({ kind: "replayed", id: idOf(first) });
    expect(await store.add(newEnquiry({ key }))).toEqual(second);
    expect(await idsIn(store, "pending")).toEqual([idOf(first), twice[2]].toSorted());
  });

  test("rejects a key of another enquiry without affecting the rest of the batch", async () => {
    const store = await openTestStore((await newDatabase()).connect());
    const first = await addOne(store, { key });
    const [conflict, other] = await Promise.all([
      store.add(newEnquiry({ key, fields: { Comment: "Other" } })),
      store.add(newEnquiry({ key: `${key}2` })),
    ]);
    expect(conflict).toEqual({ kind: "key of another enquiry" });
    expect(other).toMatchObject({ kind: "stored" });
    expect(await idsIn(store, "pending")).toEqual([first, idOf(other)].toSorted());
  });

  test("posts without a key are separate enquiries", async () => {
    const store = await openTestStore((await newDatabase()).connect());
    expect(await addOne(store)).not.toBe(await addOne(store));
  });

  test("reports whether it can commit, and delivery counts", async () => {
    const database = heldDatabase((await newDatabase()).connect());
    const store = await openTestStore(database, () => 5000);
    await addOne(store);
    await addOne(store, { verdict: "suspect" });
    await store.check();
    await store.check();
    expect(await store.status()).toEqual({
      pending: 1,
      uncertain: 0,
      parked: 0,
      misconfigured: 0,
      delayed: 0,
      delayedSince: undefined,
      suspects: 1,
      waiting: 0,
      oldestQueuedAt: 5000,
      bounced: 0,
      clockBehind: 0,
      causes: { waiting: null, delayed: null, settings: null, parked: null, bounced: null },
    });
    database.beforeCommit = async () => Promise.reject(new Error("no space left"));
    await expect(store.check()).rejects.toThrow("no space left");
  });

  test("lists by state and address, newest first, and finds by the end of the id", async () => {
    let now = 1000;
    const store = await openTestStore((await newDatabase()).connect(), () => (now += 10));
    const ids = [
      await addOne(store),
      await addOne(store, { fields: { Email: "Other@Example.org" } }),
      await addOne(store),
    ];
    const listed = async (filter: object) => (await store.list({ limit: 9, ...filter })).map(({ id }) => id);
    expect(await listed({})).toEqual(ids.toReversed());
    expect(await listed({ limit: 2 })).toEqual(ids.toReversed().slice(0, 2));
    expect(await listed({ after: ids[0] })).toEqual(ids.slice(1));
    expect(await listed({ email: "other@example.ORG" })).toEqual([ids[1]]);
    expect(await listed({ state: "parked" })).toEqual([]);
    expect(await store.find(ids[1]!.slice(-8))).toMatchObject([{ id: ids[1] }]);
    expect(await store.find("ffffffff-ffff-7fff-bfff-ffffffffffff")).toEqual([]);
  });
});
