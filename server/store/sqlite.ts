import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";
import type { Database } from "./database.ts";

/**
 * How long a write waits for an operator's, in milliseconds. Node's SQLite blocks the event loop meanwhile, so that
 * it is short; the operator's commands write for milliseconds and can wait themselves.
 */
const serverPatience = 250;
const operatorPatience = 5000;

const fileIdentity = (path: string): string | undefined => {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev}:${stat.ino}`;
};

function openFile(path: string, timeout: number): DatabaseSync {
  const file = new DatabaseSync(path, { timeout });
  try {
    // A commit is on the disk before it returns, and what is erased is overwritten.
    file.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA foreign_keys=ON");
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

// What is erased stands in the write-ahead log until that is emptied: https://sqlite.org/pragma.html#pragma_wal_checkpoint
const clearErased = "PRAGMA wal_checkpoint(TRUNCATE)";

/** Speaks to Node's driver as Kysely does to better-sqlite3: parameters as one list, and word of which statements return rows. */
function bridge(current: (query: string) => DatabaseSync, close: () => void): SqliteDatabase {
  const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    close,
    prepare(query) {
      // A transaction that begins with a read cannot wait for a lock later: https://sqlite.org/rescode.html#busy_snapshot
      const statement = current(query).prepare(query === "begin" ? "begin immediate" : query);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        iterate: (parameters) => statement.iterate(...bound(parameters)),
      };
    },
  };
}

/**
 * The SQLite file of the one server that may use it: a second server's writes would block this one's event loop. What
 * keeps it out is an exclusive lock on a second file, because one on the database would keep operators out as well.
 * @throws if the file cannot be opened, written or locked
 */
export function sqliteDatabase(path: string): Database {
  let files: { lock: DatabaseSync; data: DatabaseSync } | undefined;
  let identity: string | undefined;
  const closeFiles = (): void => {
    files?.data.close();
    files?.lock.close();
    files = undefined;
  };
  const openFiles = (): void => {
    // Long enough for a server that is just ending.
    const lock = new DatabaseSync(`${path}.lock`, { timeout: 2000 });
    try {
      lock.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
      const data = openFile(path, serverPatience);
      files = { lock, data };
      data.exec("BEGIN IMMEDIATE; COMMIT");
      identity = fileIdentity(path);
    } catch (error) {
      if (files) closeFiles();
      else lock.close();
      throw error;
    }
  };
  const isIntact = (): boolean => files !== undefined && identity !== undefined && fileIdentity(path) === identity;
  const current = (query: string): DatabaseSync => {
    // SQLite goes on writing to a file that was removed, and everything would be gone with the process. A transaction
    // that was under way has to end all the same: if the file comes back, none could begin before.
    if (!files || (query !== "rollback" && !isIntact())) throw new Error("The database file was removed.");
    return files.data;
  };
  openFiles();
  return {
    dialect: new SqliteDialect({ database: bridge(current, closeFiles) }),
    shared: false,
    clearErased,
    isIntact,
    recreate() {
      closeFiles();
      mkdirSync(dirname(path), { recursive: true });
      openFiles();
    },
  };
}

/**
 * The same file for an operator's command beside a running server, which goes on working.
 * @throws if there is no such file, or it cannot be opened
 */
export function sqliteForOperator(path: string): Database {
  statSync(path);
  const file = openFile(path, operatorPatience);
  return {
    dialect: new SqliteDialect({
      database: bridge(
        () => file,
        () => file.close(),
      ),
    }),
    shared: true,
    clearErased,
    isIntact: () => true,
    recreate: () => undefined,
  };
}
