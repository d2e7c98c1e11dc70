import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import type { Database } from "../store/database.ts";
import { postgresDatabase } from "../store/postgres.ts";
import { sqliteDatabase, sqliteForOperator } from "../store/sqlite.ts";
import type { MailLimits } from "../store/mail-room.ts";
import { openStore, type Store } from "../store/store.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

/** An empty database, with the server's settings for it. */
export interface NewDatabase {
  connect(): Database;
  /** Runs a statement on a separate connection. */
  execute(statement: string): Promise<void>;
  readonly settings: Record<string, string>;
}

async function executeOn({ dialect }: Database, statement: string): Promise<void> {
  const db = new Kysely({ dialect });
  await sql
    .raw(statement)
    .execute(db)
    .finally(() => db.destroy());
}

/** Creates an empty SQLite database for the current test. */
export async function newSqliteDatabase(): Promise<NewDatabase> {
  const DATA_DIR = await temporaryFolder();
  const path = join(DATA_DIR, "enquiries.db");
  return {
    connect: () => sqliteDatabase(path),
    execute: (statement) => executeOn(sqliteForOperator(path), statement),
    settings: { DATA_DIR },
  };
}

/** Creates an empty database on a PostgreSQL server. */
export async function newPostgresDatabase(cluster: Cluster): Promise<NewDatabase> {
  const DATABASE_URL = await cluster.createDatabase();
  return {
    connect: () => postgresDatabase(DATABASE_URL),
    execute: (statement) => executeOn(postgresDatabase(DATABASE_URL), statement),
    settings: { DATABASE_URL, DATA_DIR: await temporaryFolder() },
  };
}

/** Runs the same tests on SQLite and on a temporary PostgreSQL server; `newDatabase` creates an empty database. */
export function describeOnBoth(name: string, define: (newDatabase: () => Promise<NewDatabase>) => void): void {
  describe(`${name} on SQLite`, () => define(newSqliteDatabase));
  describe(`${name} on PostgreSQL`, () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startPostgres();
    }, 180_000);
    afterAll(() => cluster.stop());
    define(() => newPostgresDatabase(cluster));
  });
}

/** Opens a store and closes it after the current test. */
export async function openTestStore(database: Database, now?: () => number, mailLimits?: MailLimits): Promise<Store> {
  const store = await openStore(database, { now, mailLimits });
  onTestFinished(() => store.close());
  return store;
}
