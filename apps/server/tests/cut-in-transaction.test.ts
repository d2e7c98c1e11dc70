import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteDatabase } from "../store/sqlite.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

/** A database with a table of rows that stand in its log only. */
async function databaseWithRows(rows: number) {
  const path = join(await temporaryFolder(), "some.db");
  const database = sqliteDatabase(path);
  const db = new Kysely<unknown>({ dialect: database.dialect });
  await sql`CREATE TABLE enquiry (number INTEGER PRIMARY KEY, words TEXT)`.execute(db);
  for (let number = 1; number <= rows; number += 1)
    await sql`INSERT INTO enquiry VALUES (${number}, 'some words')`.execute(db);
  const numbers = async (): Promise<number[]> =>
    (await sql<{ number: number }>`SELECT number FROM enquiry ORDER BY number`.execute(db)).rows.map(
      (row) => row.number,
    );
  return { database, db, cutLog: () => truncate(`${path}-wal`, 0), numbers };
}

// SQLite forgets a page when its change is rolled back, and reads it from the log again.

test("a log that is cut between the first query and the commit: the commit fails, and the rows before it are saved", async () => {
  const { database, db, cutLog, numbers } = await databaseWithRows(20);
  const unknown = db.transaction().execute(async (transaction) => {
    await sql`INSERT INTO enquiry VALUES (21, 'some words')`.execute(transaction);
    await cutLog();
  });
  await expect(unknown).rejects.toThrow("removed or changed");
  expect(database.isIntact()).toBe(false);
  expect(database.rescue()).toEqual({ kind: "restored" });
  expect((await numbers()).slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await db.destroy();
});

test("a log that is cut after a transaction was rolled back: the rows before it are saved", async () => {
  const { database, db, cutLog, numbers } = await databaseWithRows(20);
  const rolledBack = db.transaction().execute(async (transaction) => {
    await sql`INSERT INTO enquiry VALUES (21, 'some words')`.execute(transaction);
    throw new Error("not wanted");
  });
  await expect(rolledBack).rejects.toThrow("not wanted");
  await cutLog();
  if (!database.isIntact()) database.rescue();
  expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await db.destroy();
});
