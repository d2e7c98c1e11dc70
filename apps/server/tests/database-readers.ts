import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { holdsWord } from "./words-in-files.ts";

/** Another program that reads the enquiries of a SQLite file, until it is closed. */
export function readSqlite(path: string): DatabaseSync {
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec("BEGIN");
  reader.prepare("select count(*) from enquiry").get();
  return reader;
}

/** Another program that reads a table of PostgreSQL, until it is ended. */
export async function readPostgres(url: string | undefined, table: string): Promise<pg.Client> {
  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query("begin isolation level repeatable read");
  await reader.query(`select count(*) from ${table}`);
  return reader;
}

/** Tells whether the files of PostgreSQL's tables have a word at that time. */
export async function wordInTables(client: pg.Client, word: string): Promise<() => Promise<boolean>> {
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  return async () => {
    await client.query("checkpoint");
    return holdsWord(join(rows[0]!.data_directory, "base"), word);
  };
}
