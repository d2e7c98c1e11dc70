import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";
import type { Database, Rescue } from "./database.ts";
import { type LogWatch, watchLog } from "./log-watch.ts";
import {
  areSame,
  checkFile,
  checkNotEmpty,
  copiesOf,
  createFile,
  type FileIdentities,
  identitiesOf,
  moveOthersAside,
  openFile,
  saveCopy,
} from "./sqlite-file.ts";
import { lockServer } from "./server-lock.ts";

/**
 * Busy timeouts in milliseconds. Node's SQLite blocks the event loop while it waits for a lock, so the server's timeout
 * is short. The operator's commands hold locks for a few milliseconds only, and can afford to wait longer.
 */
const serverBusyTimeout = 250;
const operatorBusyTimeout = 5000;

/**
 * The server's page cache in KiB, used as needed. What was written since the log was last copied into the database stays
 * in it, even if the log is lost. A log that has grown larger, because another program was reading, is cut again.
 */
const serverCache = 32 * 1024;

/** Adapts Node's driver to the better-sqlite3 interface that Kysely expects. */
function bridge(current: (query: string) => DatabaseSync, close: () => void): SqliteDatabase {
  const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  const nothing = { reader: false, all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }), iterate: () => [] };
  return {
    close,
    prepare(query) {
      const file = current(query);
      // Nothing is left to roll back if that was done above, or by SQLite itself, for example when the disk is full; the
      // error of a second one would hide the first: https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
      if (query === "rollback" && !file.isTransaction) return nothing as never;
      // A transaction that begins with a read cannot wait for a lock: https://sqlite.org/rescode.html#busy_snapshot
      const statement = file.prepare(query === "begin" ? "begin immediate" : query);
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
 * Erased data stays in the write-ahead log until it is truncated, which fails while another program is reading.
 * Without waiting, because writers have to wait meanwhile: https://sqlite.org/pragma.html#pragma_wal_checkpoint
 */
function truncateLog(file: DatabaseSync, busyTimeout: number): boolean {
  file.exec("PRAGMA busy_timeout=0");
  try {
    return file.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
  } finally {
    file.exec(`PRAGMA busy_timeout=${busyTimeout}`);
  }
}

/**
 * Opens the SQLite file for the server. Only one server may use it, as another one's writes would block this one's
 * event loop.
 * @throws DamagedDatabaseError, or SQLite's error if the file cannot be opened, written or locked
 */
export function sqliteDatabase(path: string): Database {
  const lock = lockServer(path);
  let files: { data: DatabaseSync; log?: LogWatch } | undefined;
  let identities: FileIdentities | undefined;
  const closeFiles = (): void => {
    files?.data.close();
    files?.log?.close();
    files = undefined;
  };
  const close = (): void => {
    closeFiles();
    lock.free();
  };
  const openFiles = (): void => {
    try {
      if (existsSync(path)) checkNotEmpty(path);
      else createFile(path);
      const data = openFile(path, serverBusyTimeout);
      data.exec(`PRAGMA cache_size=-${serverCache}`);
      files = { data };
      checkFile(path, data);
      data.exec("BEGIN IMMEDIATE; COMMIT");
      identities = identitiesOf(path);
      files.log = watchLog(path);
    } catch (error) {
      closeFiles();
      throw error;
    }
  };
  const areOwn = (): boolean => identities !== undefined && areSame(identitiesOf(path), identities);
  const isLogWhole = (): boolean => files?.log?.isWhole() ?? false;
  const isIntact = (): boolean => lock.isHeld() && areOwn() && isLogWhole();
  const copyLog = (): void => {
    if (!files?.log || files.data.isTransaction || !isLogWhole()) return;
    const { data, log } = files;
    try {
      if (!log.isCopied()) data.exec("PRAGMA wal_checkpoint(PASSIVE)");
      if (log.isCopied() && log.size() > serverCache * 1024) truncateLog(data, serverBusyTimeout);
    } catch {
      // For example on a full disk, which the check of the store reports. The log still has everything.
    }
  };
  const current = (query: string): DatabaseSync => {
    if (!files) throw new Error("The database is closed.");
    const { data } = files;
    // SQLite forgets the pages of a transaction that it rolls back, and reads them again from the log. They are copied
    // into the database at once, because the log may be damaged a moment later.
    if (query === "rollback") {
      if (data.isTransaction) data.exec(query);
      copyLog();
      return data;
    }
    // SQLite keeps writing to removed files, and the data would be lost when the process exits. Within a transaction,
    // the log is compared only before the commit, because that costs more than many a query.
    const isCommit = data.isTransaction && query === "commit";
    if (data.isTransaction && !isCommit ? areOwn() : isIntact()) return data;
    // With a damaged log it is committed all the same, although it is reported as failed: a rollback would read earlier rows
    // from that log.
    if (isCommit && !isLogWhole()) data.exec(query);
    throw new Error("The database's files were removed or changed.");
  };
  const rescue = (): Rescue => {
    if (!files || !identities) throw new Error("The database is closed.");
    if (areOwn() && !lock.isHeld()) {
      close();
      return { kind: "taken over" };
    }
    mkdirSync(dirname(path), { recursive: true });
    const savedAs = saveCopy(path, files.data);
    const isReplaced = existsSync(path) && identitiesOf(path)[""] !== identities[""];
    moveOthersAside(path, isLogWhole() ? identities : { ...identities, "-wal": undefined });
    closeFiles();
    if (isReplaced) return { kind: "replaced", savedAs };
    // If SQLite has left its log, as it does if the database was removed: it must not be applied to the copy.
    for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
    renameSync(savedAs, path);
    openFiles();
    return { kind: "restored" };
  };
  try {
    openFiles();
  } catch (error) {
    lock.free();
    throw error;
  }
  return {
    dialect: new SqliteDialect({ database: bridge(current, close) }),
    shared: false,
    clearErased: async () => truncateLog(current("checkpoint"), serverBusyTimeout),
    isIntact,
    copyLog,
    copies: () => copiesOf(path),
    rescue,
  };
}

/**
 * Opens the same file for an operator's command, without disturbing a running server.
 * @throws if the file does not exist or cannot be opened
 */
export function sqliteForOperator(path: string): Database {
  statSync(path);
  checkNotEmpty(path);
  const file = openFile(path, operatorBusyTimeout);
  return {
    dialect: new SqliteDialect({
      database: bridge(
        () => file,
        () => file.close(),
      ),
    }),
    shared: true,
    clearErased: async () => truncateLog(file, operatorBusyTimeout),
    isIntact: () => true,
    copyLog: () => undefined,
    copies: () => copiesOf(path),
    rescue: () => ({ kind: "restored" }),
  };
}
