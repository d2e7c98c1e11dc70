import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { missingPart } from "../store/rescue/damaged-enquiry.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { destroyPage, fillDatabase, idsOnPage, middleOf, overwrite, pagesOf } from "./damaged-database.ts";
import { openTestStore } from "./databases.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { addOne, idOf, idsIn, newEnquiry } from "./stored-enquiries.ts";

const count = 150;
const sent = { state: "sent", code: 250, sentAt: 5 } as const;
const newPath = async () => join(await temporaryFolder(), "enquiries.db");
const open = (path: string) => openTestStore(sqliteDatabase(path));

const allIds = async (store: Pick<Store, "list">) => {
  const found = await store.list({ after: "", limit: 10_000 });
  return found.map(({ id }) => id);
};

/** Carries over all that was set aside. @returns what is told of the last */
async function carryOver(store: Store) {
  for (const damaged of store.damagedFiles()) await store.carryOver(damaged);
  return store.damagedFiles().at(-1)!.record;
}

/** Claims and sends emails until there are none. @returns the ids of their enquiries */
async function mailAll(store: Store): Promise<string[]> {
  const mailed: string[] = [];
  for (;;) {
    const claims = await store.claim(100, 60_000);
    if (claims.length === 0) return mailed;
    for (const claim of claims) {
      mailed.push(...claim.enquiries.map(({ id }) => id));
      expect(await store.finish(claim, sent)).toBe(true);
    }
  }
}

/** Kinds of damage after which every enquiry can still be read. */
const harmless: [string, (path: string) => void][] = [
  ["the header", (path) => overwrite(path, 0, Buffer.alloc(100, 0x37))],
  ["the header and the schema", (path) => destroyPage(path, 1)],
  ["the schema", (path) => overwrite(path, 100, Buffer.alloc(3996, 0xff))],
  ["the page above all enquiries", (path) => destroyPage(path, pagesOf(path, "enquiry", "internal")[0]!)],
  ["the page above all emails", (path) => destroyPage(path, pagesOf(path, "delivery", "internal")[0]!, 0xff)],
  ["an index of the enquiries", (path) => destroyPage(path, middleOf(pagesOf(path, "sqlite_autoindex_enquiry_1")))],
  ["the index of due emails", (path) => destroyPage(path, middleOf(pagesOf(path, "delivery_due")), 0x55)],
  ["emails", (path) => destroyPage(path, middleOf(pagesOf(path, "delivery")))],
  [
    "the list of free pages",
    (path) => {
      const file = new DatabaseSync(path);
      file.exec("create table junk (a); insert into junk values (zeroblob(50000)); drop table junk");
      file.close();
      // Where the header names the first page of that list: https://sqlite.org/fileformat2.html#the_database_header
      overwrite(path, 32, Buffer.from([0, 0, 0, 3]));
    },
  ],
];

test.each(harmless)(
  "a database of which %s is destroyed is set aside, and no enquiry is lost",
  async (_name, damage) => {
    const path = await newPath();
    const ids = await fillDatabase(path, count);
    damage(path);
    const store = await open(path);
    const newer = await addOne(store);
    const { cause, carriedOver } = await carryOver(store);
    expect(cause).not.toBe("unknown");
    expect(carriedOver).toMatchObject({ rows: { enquiry: { unreadable: 0 } } });
    expect(await allIds(store)).toEqual([...ids, newer].toSorted());
    expect((await mailAll(store)).toSorted()).toEqual([...ids, newer].toSorted());
  },
);

test.each([0, 0x0d, 0x55, 0xff])(
  "a page of enquiries that is overwritten with the byte %i costs only those on it",
  async (byte) => {
    const path = await newPath();
    const ids = await fillDatabase(path, count);
    const page = middleOf(pagesOf(path, "enquiry"));
    const lost = idsOnPage(path, page, ids);
    expect(lost.length).toBeGreaterThan(2);
    destroyPage(path, page, byte);
    const store = await open(path);
    const { carriedOver } = await carryOver(store);
    const kept = ids.filter((id) => !lost.includes(id)).toSorted();
    expect(await allIds(store)).toEqual(kept);
    expect((await mailAll(store)).toSorted()).toEqual(kept);
    expect(carriedOver?.rows.enquiry).toMatchObject({ carried: kept.length, unreadable: lost.length });
    const named = carriedOver?.unreadable.flatMap(({ table, id }) => (table === "enquiry" ? [id] : []));
    expect(named?.toSorted()).toEqual(lost.toSorted());
  },
);

test("an enquiry whose text is destroyed in part is mailed with the rest and a note", async () => {
  const path = await newPath();
  const ids: string[] = [];
  await fillDatabase(path, 3, async (store) => {
    for (const letter of ["a", "b"]) ids.push(await addOne(store, { fields: { Comment: letter.repeat(6000) } }));
  });
  // The last page of a text is full of zeros, and still ends it.
  const pages = pagesOf(path, "enquiry", "overflow");
  const isOf = (letter: string) => (page: number) => readFileSync(path)[page * 4096 - 1] === letter.codePointAt(0);
  destroyPage(path, pages.find(isOf("a"))!, 0x55);
  const store = await open(path);
  const { carriedOver } = await carryOver(store);
  expect(carriedOver).toMatchObject({ rows: { enquiry: { damagedInPart: 1, unreadable: 0 } } });
  const claims = await store.claim(10, 60_000);
  const comments = claims.flatMap(({ enquiries }) => enquiries.map(({ fields }) => fields.Comment));
  expect(comments.filter((text) => text.endsWith(missingPart))).toEqual([expect.stringMatching(/^a{500,}\n\n/)]);
  expect(comments).toContain("b".repeat(6000));
});

test("a word that is overwritten within a page is noticed, and the enquiry says so", async () => {
  const path = await newPath();
  const ids = await fillDatabase(path, count);
  destroyPage(path, pagesOf(path, "enquiry", "internal")[0]!);
  overwrite(path, readFileSync(path).indexOf("Enquiry number 100."), Buffer.from("Enquiry nu\0\0\0\0 100."));
  const store = await open(path);
  expect((await carryOver(store)).carriedOver?.rows.enquiry).toMatchObject({ carried: ids.length, damagedInPart: 1 });
  const found = (await store.list({ after: "", limit: count })).filter(({ fields }) =>
    fields.Comment.endsWith(missingPart),
  );
  expect(found.map(({ fields }) => fields.Comment)).toEqual([`Enquiry nu 100.\n\n${missingPart}`]);
});

test("states and histories of emails are kept, also of those whose rows are destroyed", async () => {
  const path = await newPath();
  const states = ["sent", "parked", "uncertain"] as const;
  const failed = { code: 550, cause: "recipient: 550", uncertainCount: 1 };
  const before: Record<string, string[]> = {};
  const events = new Map<string, unknown>();
  const ids = await fillDatabase(path, 90, async (store) => {
    for (const state of states)
      for (const claim of await store.claim(20, 60_000)) {
        await store.markDot(claim);
        const dueAt = Date.now() + 60_000;
        await store.finish(claim, state === "sent" ? sent : { state, ...failed, dueAt });
      }
    for (const state of [...states, "pending"] as const) before[state] = await idsIn(store, state);
    for (const { id, delivery } of await store.list({ limit: 90 })) events.set(id, await store.events(delivery!.id));
    await store.recordAction({ system_user: "root", command: "requeue", options: "", affected: 3 });
  });
  destroyPage(path, middleOf(pagesOf(path, "delivery")));
  const store = await open(path);
  const { carriedOver } = await carryOver(store);
  expect(carriedOver).toMatchObject({ mailedAgain: 0, destroyedPages: { delivery: 1 } });
  for (const state of [...states, "pending"] as const) expect(await idsIn(store, state)).toEqual(before[state]);
  for (const { id, delivery } of await store.list({ limit: 90 }))
    expect(await store.events(delivery!.id)).toEqual(events.get(id));
  expect(await store.actions(5)).toMatchObject([{ command: "requeue", affected: 3 }]);
  expect(await allIds(store)).toEqual(ids.toSorted());
});

test("an email whose row and history are destroyed is sent, perhaps once more", async () => {
  const path = await newPath();
  const ids = await fillDatabase(path, 20, async (store) => void (await mailAll(store)));
  for (const table of ["delivery", "delivery_event"]) for (const page of pagesOf(path, table)) destroyPage(path, page);
  for (const index of [1, 2]) destroyPage(path, pagesOf(path, `sqlite_autoindex_delivery_${index}`)[0]!);
  const store = await open(path);
  expect((await carryOver(store)).carriedOver).toMatchObject({ mailedAgain: 20 });
  expect((await mailAll(store)).toSorted()).toEqual(ids.toSorted());
  // Nor is it sent again by another run.
  expect((await carryOver(store)).carriedOver).toMatchObject({ mailedAgain: 0 });
  expect(await mailAll(store)).toEqual([]);
});

test("suspects whose digest is destroyed go into the next one", async () => {
  const path = await newPath();
  const time = { now: Date.UTC(2026, 0, 15, 12) };
  const former = await openTestStore(sqliteDatabase(path), () => time.now);
  const ids = [await addOne(former, { verdict: "suspect" }), await addOne(former, { verdict: "suspect" })];
  time.now += 24 * 3_600_000;
  await former.collectDigest();
  await former.close();
  for (const table of ["delivery", "sqlite_autoindex_delivery_1"]) destroyPage(path, pagesOf(path, table)[0]!);
  const store = await openTestStore(sqliteDatabase(path), () => time.now);
  expect((await carryOver(store)).carriedOver).toMatchObject({ mailedAgain: 2 });
  time.now += 24 * 3_600_000;
  expect(await store.collectDigest()).toBe(1);
  expect((await store.claim(1, 60_000))[0]?.enquiries.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test("an email that was being sent goes on, and one after its final dot is uncertain", async () => {
  const path = await newPath();
  const time = { now: Date.now() };
  const store = await openTestStore(sqliteDatabase(path), () => time.now);
  for (let number = 0; number < 3; number += 1) await addOne(store);
  const [first, second, third] = await store.claim(3, 60_000);
  await store.markDot(second!);
  await store.markDot(third!);
  damageWhileOpen(path);
  await expect(store.status()).rejects.toMatchObject({ errcode: 11 });
  expect(await store.rescue()).toMatchObject({ kind: "set aside" });
  expect(await carryOver(store)).toMatchObject({ isCopied: false, cause: expect.stringContaining("11") });
  // The attempts of this process still have their leases.
  expect(await store.renew(first!, 60_000)).toBe(true);
  expect(await store.finish(third!, sent)).toBe(true);
  time.now += 61_000;
  const uncertain = { state: "parked", code: null, cause: null, uncertainCount: 1 } as const;
  expect(await store.recoverLeases(() => uncertain)).toBe(2);
  expect(await idsIn(store, "pending")).toEqual([first!.enquiries[0]!.id]);
  expect(await idsIn(store, "parked")).toEqual([second!.enquiries[0]!.id]);
  expect(await idsIn(store, "sent")).toEqual([third!.enquiries[0]!.id]);
});

/** Destroys pages in the file, so that the next query meets the damage, and SQLite cannot make a copy. */
function damageWhileOpen(path: string): void {
  const file = new DatabaseSync(path);
  const pages = file.prepare("select pageno from dbstat where name in ('delivery_due', 'operator_action')").all();
  // A change of the schema makes other connections read again what they have in their caches.
  file.exec("create table junk (a); drop table junk; pragma wal_checkpoint(truncate)");
  file.close();
  for (const { pageno } of pages) destroyPage(path, Number(pageno));
}

test("the first query that meets damage ends all writing, and a new database takes over without a restart", async () => {
  const path = await newPath();
  const ids = await fillDatabase(path, count);
  const store = await open(path);
  const page = middleOf(pagesOf(path, "enquiry"));
  const lost = idsOnPage(path, page, ids);
  destroyPage(path, page);
  await expect(store.list({ limit: count })).rejects.toMatchObject({ errcode: 11 });
  await expect(addOne(store)).rejects.toThrow("damaged");
  expect(await store.rescue()).toMatchObject({ kind: "set aside", file: expect.stringContaining(".damaged-") });
  const newer = await addOne(store);
  await carryOver(store);
  expect(await allIds(store)).toEqual([...ids.filter((id) => !lost.includes(id)), newer].toSorted());
  expect(await store.rescue()).toBeUndefined();
});

test("if the folder is removed before a new database could be opened, it is made anew, and enquiries are stored again", async () => {
  const folder = join(await temporaryFolder(), "data");
  mkdirSync(folder);
  const path = join(folder, "enquiries.db");
  await fillDatabase(path, count);
  const store = await open(path);
  destroyPage(path, middleOf(pagesOf(path, "enquiry")));
  await expect(store.list({ limit: count })).rejects.toMatchObject({ errcode: 11 });
  // In the way of the new database.
  mkdirSync(`${path}.new`);
  await expect(store.rescue()).rejects.toThrow(/directory/);
  await expect(addOne(store)).rejects.toThrow("closed");
  renameSync(folder, `${folder} removed`);
  rmSync(`${folder} removed`, { recursive: true });
  expect(await store.rescue()).toMatchObject({ kind: "set aside" });
  const id = await addOne(store);
  expect(await allIds(store)).toEqual([id]);
  expect(await store.rescue()).toBeUndefined();
});

test("a check in another process finds damage that no query has met, and what is still cached is not lost", async () => {
  const path = await newPath();
  const ids = await fillDatabase(path, count);
  const store = await open(path);
  expect(await allIds(store)).toEqual(ids.toSorted());
  const { signal } = new AbortController();
  await store.findDamage(signal);
  expect(await store.rescue()).toBeUndefined();
  destroyPage(path, middleOf(pagesOf(path, "enquiry")));
  expect(await allIds(store)).toEqual(ids.toSorted());
  await store.findDamage(signal);
  expect(await store.rescue()).toMatchObject({ kind: "set aside" });
  const { cause, isCopied, carriedOver } = await carryOver(store);
  expect([cause, isCopied]).toEqual([expect.stringContaining("Tree"), true]);
  expect(carriedOver?.rows.enquiry).toMatchObject({ carried: 0, unreadable: 0 });
  expect(await allIds(store)).toEqual(ids.toSorted());
});

test("an index that no longer agrees with its table is damage, although it can be read", async () => {
  const path = await newPath();
  const ids = await fillDatabase(path, 10);
  // The page of the index is its root, and so remains the same.
  const [page] = pagesOf(path, "delivery_due");
  const former = readFileSync(path).subarray((page! - 1) * 4096, page! * 4096);
  const store = await open(path);
  await mailAll(store);
  await store.close();
  // As a disk that forgot to write it.
  overwrite(path, (page! - 1) * 4096, former);
  const reopened = await open(path);
  await reopened.findDamage(new AbortController().signal);
  expect(await reopened.rescue()).toMatchObject({ kind: "set aside" });
  // Whole, with the index made anew, and not row by row.
  expect(await carryOver(reopened)).toMatchObject({ isCopied: true });
  expect(await idsIn(reopened, "sent")).toEqual(ids.toSorted());
});

test("what stands in the log behind a damaged place is carried over", async () => {
  const path = await newPath();
  await fillDatabase(path, 10);
  const used = await open(path);
  const ids = await allIds(used);
  for (let number = 0; number < 40; number += 1) ids.push(await addOne(used));
  // As after a kill: SQLite would go on with what stands before the damaged place, without a word.
  const copy = await newPath();
  for (const end of ["", "-wal"]) copyFileSync(path + end, copy + end);
  overwrite(`${copy}-wal`, Math.floor(statSync(`${copy}-wal`).size / 8), Buffer.alloc(100, 0x37));
  const store = await open(copy);
  expect(await carryOver(store)).toMatchObject({ cause: "the log is damaged" });
  expect(await allIds(store)).toEqual(ids.toSorted());
});

test("a log whose header is damaged is used all the same", async () => {
  const path = await newPath();
  const used = await open(path);
  const ids: string[] = [];
  for (let number = 0; number < 40; number += 1) ids.push(await addOne(used));
  const copy = await newPath();
  for (const end of ["", "-wal"]) copyFileSync(path + end, copy + end);
  overwrite(`${copy}-wal`, 0, Buffer.alloc(32));
  const store = await open(copy);
  await carryOver(store);
  expect(await allIds(store)).toEqual(ids.toSorted());
});

test("a log that ends in an unfinished write, as after a power cut, is no damage", async () => {
  const path = await newPath();
  const used = await open(path);
  const ids: string[] = [];
  for (let number = 0; number < 10; number += 1) ids.push(await addOne(used));
  const copy = await newPath();
  for (const end of ["", "-wal"]) copyFileSync(path + end, copy + end);
  overwrite(`${copy}-wal`, statSync(`${copy}-wal`).size, Buffer.alloc(3000, 0x37));
  const store = await open(copy);
  expect(store.damagedFiles()).toEqual([]);
  expect(await allIds(store)).toEqual(ids.toSorted());
});

test("a visitor who tries again gets the id of the first time, before and after it is carried over", async () => {
  const path = await newPath();
  const enquiry = newEnquiry({ key: "key-of-this-visitor" });
  let first = "";
  await fillDatabase(path, count, async (store) => (first = idOf(await store.add(enquiry))));
  destroyPage(path, pagesOf(path, "delivery_due")[0]!);
  destroyPage(path, middleOf(pagesOf(path, "enquiry")));
  const store = await open(path);
  const again = async () => {
    expect(await store.add(enquiry)).toEqual({ kind: "replayed", id: first });
    const other = { ...enquiry, fields: { ...enquiry.fields, Comment: "Other words." } };
    expect(await store.add(other)).toEqual({ kind: "key of another enquiry" });
  };
  await again();
  await carryOver(store);
  await again();
  expect((await mailAll(store)).filter((id) => id === first)).toEqual([first]);
});

test("a carry-over that was broken off is done again after a restart, and twice does not double anything", async () => {
  const path = await newPath();
  const ids = await fillDatabase(path, count);
  destroyPage(path, pagesOf(path, "enquiry", "internal")[0]!);
  await (await open(path)).close();
  const store = await open(path);
  expect(store.damagedFiles()).toMatchObject([{ record: { isCopied: false } }]);
  expect(store.damagedFiles()[0]?.record.carriedOver).toBeUndefined();
  expect((await carryOver(store)).carriedOver?.rows.enquiry).toMatchObject({ carried: count, present: 0 });
  expect((await carryOver(store)).carriedOver?.rows).toMatchObject({
    enquiry: { carried: 0, present: count },
    delivery: { carried: 0, present: count },
  });
  expect(await allIds(store)).toEqual(ids.toSorted());
  expect((await mailAll(store)).toSorted()).toEqual(ids.toSorted());
});

test("what was erased or sent since is not undone by another carry-over", async () => {
  const path = await newPath();
  await fillDatabase(path, 50);
  destroyPage(path, pagesOf(path, "enquiry", "internal")[0]!);
  const store = await open(path);
  await carryOver(store);
  await mailAll(store);
  await store.eraseByEmail(newEnquiry().fields.Email);
  await carryOver(store);
  expect(
    (await store.list({ limit: 100 })).every(({ fields, erasedAt }) => erasedAt !== null && fields.Email === ""),
  ).toBe(true);
  expect(await mailAll(store)).toEqual([]);
});

test("a machine that stops while a database is set aside leaves nothing behind", async () => {
  const path = await newPath();
  const used = await open(path);
  const id = await addOne(used);
  const copy = await newPath();
  for (const end of ["", "-wal"]) copyFileSync(path + end, copy + end);
  // Only the log has been renamed.
  renameSync(`${copy}-wal`, `${copy}.damaged-2026-11-26T12-00-00-000Z-wal`);
  const store = await open(copy);
  await carryOver(store);
  expect(await allIds(store)).toEqual([id]);
});

test("a file that cannot be used at present is not damaged", async () => {
  const path = await newPath();
  await fillDatabase(path, 1);
  const other = new DatabaseSync(path);
  other.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE");
  expect(() => sqliteDatabase(path)).toThrow("locked");
  other.exec("COMMIT; PRAGMA locking_mode=NORMAL");
  other.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
  other.close();
  await expect(open(path)).rejects.toThrow();
  expect(existsSync(path)).toBe(true);
  expect(existsSync(`${path}.damaged-`)).toBe(false);
  const { damagedFiles } = sqliteDatabase(path);
  expect(damagedFiles()).toEqual([]);
});
