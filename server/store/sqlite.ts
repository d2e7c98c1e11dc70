import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";
import type { Database } from "./database.ts";

/**
 * Busy timeouts in milliseconds. Node's SQLite blocks the event loop while it waits for a lock, so the server's timeout
 * is short. The operator's commands hold locks for a few milliseconds only, and can afford to wait longer.
 */
const serverBusyTimeout = 250;
const operatorBusyTimeout = 5000;

const fileIdentity = (path: string): string | undefined => {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev}:${stat.ino}`;
};

function openFile(path: string, timeout: number): DatabaseSync {
  const file = new DatabaseSync(path, { timeout });
  try {
    // Commits reach the disk before they return (FULL), and erased data is overwritten (secure_delete).
    file.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA foreign_keys=ON");
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

// Erased data stays in the write-ahead log until then: https://sqlite.org/pragma.html#pragma_wal_checkpoint
const clearErased = "PRAGMA wal_checkpoint(TRUNCATE)";

/** Adapts Node's driver to the better-sqlite3 interface that Kysely expects. */
function bridge(current: (query: string) => DatabaseSync, close: () => void): SqliteDatabase {
  const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    close,
    prepare(query) {
      // A transaction that begins with a read cannot wait for a lock: https://sqlite.org/rescode.html#busy_snapshot
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
 * Opens the SQLite file for the server. Only one server may use it, as another one's writes would block this one's
 * event loop. This is enforced by an exclusive lock on a separate file: a lock on the database itself would also block
 * the operator's commands.
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
    // Leaves time for a previous server to shut down.
    const lock = new DatabaseSync(`${path}.lock`, { timeout: 2000 });
    try {
      lock.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
      const data = openFile(path, serverBusyTimeout);
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
    // SQLite keeps writing to a removed file, and the data would be lost when the process exits. Rollback is still
    // allowed: an open transaction would otherwise prevent new ones if the file comes back.
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
 * Opens the same file for an operator's command, without disturbing a running server.
 * @throws if the file does not exist or cannot be opened
 */
export function sqliteForOperator(path: string): Database {
  statSync(path);
  const file = openFile(path, operatorBusyTimeout);
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
