import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { postgresDatabase } from "../store/postgres.ts";
import { openTestStore } from "./databases.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import type { RunningServer } from "./server-process.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

test("replicas can start simultaneously on an empty database", async () => {
  const url = await cluster.createDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openTestStore(postgresDatabase(url))));
  await addOne(stores[0]!);
  expect(await idsIn(stores[3]!, "pending")).toHaveLength(1);
});

test("replicas store concurrent posts with the same key once, in any order", async () => {
  const url = await cluster.createDatabase();
  const stores = await Promise.all([1, 2].map(() => openTestStore(postgresDatabase(url))));
  for (let round = 0; round < 5; round += 1) {
    const keys = Array.from({ length: 200 }, () => randomUUID());
    const orders = [keys, keys.toReversed()];
    const added = await Promise.all(
      stores.flatMap((store, side) => orders[side]!.map(async (key) => `${key} ${await addOne(store, { key })}`)),
    );
    expect(new Set(added).size).toBe(200);
  }
  expect(await idsIn(stores[0]!, "pending")).toHaveLength(1000);
});

test("replicas never claim the same email", async () => {
  const url = await cluster.createDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => openTestStore(postgresDatabase(url))));
  const ids = await Promise.all(Array.from({ length: 90 }, () => addOne(stores[0]!)));
  const claimAll = async (store: (typeof stores)[number]): Promise<string[]> => {
    const claims = await store.claim(4, 60_000);
    return claims.length === 0 ? [] : [...claims.map(({ enquiries }) => enquiries[0]!.id), ...(await claimAll(store))];
  };
  const claimed = (await Promise.all(stores.map(claimAll))).flat();
  expect(claimed.toSorted()).toEqual(ids.toSorted());
});

test("replicas create a digest once", async () => {
  const url = await cluster.createDatabase();
  let now = Date.UTC(2026, 0, 15);
  const stores = await Promise.all([1, 2, 3].map(() => openTestStore(postgresDatabase(url), () => now)));
  // Several times, since they do not always meet.
  for (let round = 0; round < 20; round += 1) {
    await addOne(stores[0]!, { verdict: "suspect" });
    now += 60 * 60 * 1000;
    const made = await Promise.all(stores.map((store) => store.collectDigest()));
    expect(made.toSorted()).toEqual([0, 0, 1]);
    expect(await stores[0]!.claim(9, 60_000)).toMatchObject([{ isDigest: true, enquiries: [{}] }]);
  }
});

test("replicas keep to the limits of the mail provider together", async () => {
  const url = await cluster.createDatabase();
  const limits = { inTenMinutes: 40, inADay: 0 };
  const stores = await Promise.all([1, 2, 3].map(() => openTestStore(postgresDatabase(url), undefined, limits)));
  for (let round = 0; round < 20; round += 1) for (const store of stores) await addOne(store);
  expect(await stores[0]!.status()).toMatchObject({ pending: 20, waiting: 40 });
  const admitted = await Promise.all(stores.map((store) => store.admitWaiting()));
  expect(admitted.toSorted()).toEqual([0, 0, 10]);
  expect(await stores[0]!.status()).toMatchObject({ pending: 30, waiting: 30 });
});

test("replicas take over the emails of a killed one; every acknowledged enquiry is sent", async () => {
  const [DATABASE_URL, mailServer] = [await cluster.createDatabase(), await startMailServer()];
  const settings = { DATABASE_URL, ...mailTo(mailServer.url), SPEED: "20" };
  const replicas: RunningServer[] = await Promise.all([1, 2, 3].map(() => startServer(settings)));
  const acknowledged = new Map<string, string>();
  const client = async (replica: RunningServer): Promise<void> => {
    for (;;) {
      const key = randomUUID();
      acknowledged.set(key, await postEnquiry(replica.url, {}, key));
    }
  };
  const clients = replicas.map((replica) => client(replica).catch(() => undefined));
  await waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(60));
  await replicas[0]!.end("SIGKILL");
  const atKill = acknowledged.size;
  await waitFor(() => expect(acknowledged.size).toBeGreaterThan(atKill + 20));
  const arrived = () => mailServer.mails.map(({ messageId }) => messageId!.slice(1, 37));
  await replicas[1]!.end("SIGTERM");
  await replicas[2]!.end("SIGTERM");
  await Promise.all(clients);
  const last = await startServer(settings);
  // Emails that were uncertain at the kill are retried after 15 minutes on the servers' clock, which is 45 s.
  await vi.waitFor(() => expect([...acknowledged.values()].filter((id) => !arrived().includes(id))).toEqual([]), {
    timeout: 80_000,
    interval: 250,
  });
  const copies = arrived().length - new Set(arrived()).size;
  expect(copies).toBeLessThanOrEqual(4);
  expect(await last.end("SIGTERM")).toBe(0);
});

test("a replica counts what another one, whose clock is ahead, has queued meanwhile", async () => {
  const url = await cluster.createDatabase();
  const limits = { inTenMinutes: 40, inADay: 0 };
  const now = Date.UTC(2026, 0, 15);
  const [ahead, behind] = await Promise.all(
    [now + 2000, now].map((time) => openTestStore(postgresDatabase(url), () => time, limits)),
  );
  for (let count = 0; count < 60; count += 1) await addOne(behind!);
  expect(await ahead!.admitWaiting()).toBe(10);
  expect(await behind!.admitWaiting()).toBe(0);
});
