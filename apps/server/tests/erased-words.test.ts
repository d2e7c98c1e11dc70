import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { postgresDatabase } from "../store/postgres.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import { readPostgres, readSqlite, wordInTables } from "./database-readers.ts";
import { openTestStore } from "./databases.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { runCommand } from "./operator-command.ts";
import { startPostgres } from "./postgres.ts";
import { addOne } from "./stored-enquiries.ts";
import { holdsWord } from "./words-in-files.ts";

const word = "Quillaborogove";
const withWord = { fields: { Comment: word.repeat(20) } };

test("while another program reads SQLite, erased words stay, which is said and holds up nothing; then they go", async () => {
  const DATA_DIR = await temporaryFolder();
  const path = join(DATA_DIR, "enquiries.db");
  const store = await openTestStore(sqliteDatabase(path));
  await addOne(store, withWord);
  const reader = readSqlite(path);

  const { code, out, err } = await runCommand(["erase", "--email", exampleEnquiry.Email], { DATA_DIR });
  expect([code, out]).toEqual([1, "Enquiries erased: 1\n"]);
  expect(err).toMatch(/^Their text is still in the database's files[^\n]*every minute/);
  expect(holdsWord(DATA_DIR, word)).toBe(true);

  const begun = performance.now();
  expect(await store.clearErased()).toBe(false);
  await addOne(store);
  // SQLite's own limit, which the server does not use here, is five seconds.
  expect(performance.now() - begun).toBeLessThan(2500);

  reader.close();
  expect(await store.clearErased()).toBe(true);
  expect(holdsWord(DATA_DIR, word)).toBe(false);
  expect(await runCommand(["erase", "--email", "nobody@example.org"], { DATA_DIR })).toMatchObject({
    code: 0,
    err: "",
  });
});

test("while a transaction is open on PostgreSQL, erased words stay, which is said; then they leave the table's files", async () => {
  const cluster = await startPostgres();
  onTestFinished(() => cluster.stop());
  const DATABASE_URL = await cluster.createDatabase();
  const store = await openTestStore(postgresDatabase(DATABASE_URL));
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  onTestFinished(() => client.end());
  const inTables = await wordInTables(client, word);
  // One holds the table; the other only makes PostgreSQL keep what was in it.
  for (const table of ["enquiry", "store_check"]) {
    await addOne(store, withWord);
    const reader = await readPostgres(DATABASE_URL, table);
    await store.eraseByEmail(exampleEnquiry.Email);
    expect([table, await store.clearErased(), await inTables()]).toEqual([table, false, true]);
    await reader.end();
  }
  while (!(await store.clearErased())) await sleep(100);
  expect(await inTables()).toBe(false);
});
