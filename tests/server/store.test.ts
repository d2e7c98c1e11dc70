import { join } from "node:path";
import type { Dialect } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { postgresDialect, sqliteDialect } from "../../server/enquiries/database.ts";
import { openStore, type Store } from "../../server/enquiries/store.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { heldDialect } from "./held-dialect.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster.stop());

const open = async (dialect: Dialect): Promise<Store> => {
  const store = await openStore(dialect);
  onTestFinished(() => store.close());
  return store;
};

/** Each makes an empty database and returns how to connect to it, as often as wanted. */
const databases: [string, () => Promise<() => Dialect>][] = [
  [
    "SQLite",
    async () => {
      const path = join(await temporaryFolder(), "enquiries.db");
      return () => sqliteDialect(path);
    },
  ],
  [
    "PostgreSQL",
    async () => {
      const url = await cluster.createDatabase();
      return () => postgresDialect(url);
    },
  ],
];

describe.each(databases)("the store on %s", (_name, newDatabase) => {
  test("keeps an enquiry as it was given", async () => {
    const store = await open((await newDatabase())());
    const id = await store.add(exampleEnquiry, 1_700_000_000_123);
    expect(await store.enquiry(id)).toEqual({ id, receivedAt: 1_700_000_000_123, fields: exampleEnquiry });
    expect(await store.idsIn("pending")).toEqual([id]);
  });

  test("keeps it across closing and opening", async () => {
    const dialect = await newDatabase();
    const first = await openStore(dialect());
    const id = await first.add(exampleEnquiry);
    await first.close();
    const second = await open(dialect());
    expect((await second.enquiry(id)).fields).toEqual(exampleEnquiry);
  });

  test("stores many at the same moment", async () => {
    const store = await open((await newDatabase())());
    const ids = await Promise.all(Array.from({ length: 50 }, () => store.add(exampleEnquiry)));
    expect(new Set(ids).size).toBe(50);
    expect(await store.idsIn("pending")).toEqual(ids.toSorted());
  });

  test("claims each due mail once, the one that has waited longest first", async () => {
    const store = await open((await newDatabase())());
    const late = await store.add(exampleEnquiry, 2000);
    const early = await store.add(exampleEnquiry, 1000);
    const notYet = await store.add(exampleEnquiry, 9000);
    expect(await store.claim(5000)).toMatchObject({ enquiry: { id: early }, attempts: 1 });
    expect(await store.claim(5000)).toMatchObject({ enquiry: { id: late, fields: exampleEnquiry }, attempts: 1 });
    expect(await store.claim(5000)).toBeUndefined();
    expect(await store.idsIn("pending")).toEqual([notYet]);
  });

  test("records what became of a mail", async () => {
    const store = await open((await newDatabase())());
    const [sent, parked, again] = [
      await store.add(exampleEnquiry, 1),
      await store.add(exampleEnquiry, 2),
      await store.add(exampleEnquiry, 3),
    ];
    for (let mail = 0; mail < 3; mail += 1) await store.claim();
    await store.finish(sent, { state: "sent", code: 250, sentAt: 5 });
    await store.finish(parked, { state: "parked", code: 550 });
    await store.finish(again, { state: "pending", code: null, dueAt: 7000 });
    expect(await store.idsIn("sent")).toEqual([sent]);
    expect(await store.idsIn("parked")).toEqual([parked]);
    expect(await store.claim(6999)).toBeUndefined();
    expect(await store.claim(7000)).toMatchObject({ enquiry: { id: again }, attempts: 2 });
  });

  test("records nothing about a mail that is not being sent", async () => {
    const store = await open((await newDatabase())());
    const id = await store.add(exampleEnquiry);
    await store.finish(id, { state: "parked", code: 550 });
    expect(await store.idsIn("pending")).toEqual([id]);
  });

  test("makes mails pending again that a crash left half-way", async () => {
    const store = await open((await newDatabase())());
    const id = await store.add(exampleEnquiry);
    await store.claim();
    expect(await store.idsIn("sending")).toEqual([id]);
    await store.releaseClaims();
    expect(await store.claim()).toMatchObject({ enquiry: { id }, attempts: 2 });
  });

  test("does not give out an id before the commit", async () => {
    const dialect = heldDialect((await newDatabase())());
    const store = await open(dialect);
    const commit = Promise.withResolvers<void>();
    dialect.beforeCommit = () => commit.promise;
    let given = false;
    const adding = store.add(exampleEnquiry).then(() => (given = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(given).toBe(false);
    commit.resolve();
    expect(await adding).toBe(true);
  });

  test("fails and keeps nothing if the commit fails", async () => {
    const dialect = heldDialect((await newDatabase())());
    const store = await open(dialect);
    dialect.beforeCommit = async () => Promise.reject(new Error("no space left"));
    await expect(store.add(exampleEnquiry)).rejects.toThrow("no space left");
    dialect.beforeCommit = async () => undefined;
    expect(await store.idsIn("pending")).toEqual([]);
    await store.add(exampleEnquiry);
    expect(await store.idsIn("pending")).toHaveLength(1);
  });
});

test("two servers may start on an empty PostgreSQL database at the same moment", async () => {
  const url = await cluster.createDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => open(postgresDialect(url))));
  await stores[0]!.add(exampleEnquiry);
  expect(await stores[3]!.idsIn("pending")).toHaveLength(1);
});

test("a second process cannot open the same SQLite file", async () => {
  const path = join(await temporaryFolder(), "enquiries.db");
  await open(sqliteDialect(path));
  expect(() => sqliteDialect(path)).toThrow("locked");
});
