import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";
import type { Database, Rescue } from "./database.ts";
import { reasonOf } from "../runtime/error-summary.ts";
import { type LogWatch, watchLog } from "./log-watch.ts";
import { damagedFilesOf, finishSettingAside, setAside } from "./rescue/damaged-files.ts";
import { findDamage } from "./rescue/find-damage.ts";
import { isLogBroken } from "./rescue/log-frames.ts";
import {
  areSame,
  checkFile,
  checkNotEmpty,
  copiesOf,
  copyIfReadable,
  createFile,
  DamagedDatabaseError,
  type FileIdentities,
  identitiesOf,
  isDamage,
  moveOthersAside,
  openFile,
  saveCopy,
} from "./sqlite-file.ts";
import { lockFile, lockServer } from "./server-lock.ts";

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

/**
 * Adapts Node's driver to the better-sqlite3 interface that Kysely expects.
 * @param onError sees every error of a query
 */
function bridge(
  current: (query: string) => DatabaseSync,
  close: () => void,
  onError: (error: unknown) => void = () => undefined,
): SqliteDatabase {
  const watched = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      onError(error);
      throw error;
    }
  };
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
      const statement = watched(() => file.prepare(query === "begin" ? "begin immediate" : query));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => watched(() => statement.all(...bound(parameters))),
        run: (parameters) => watched(() => statement.run(...bound(parameters))),
        iterate: (parameters) => watched(() => statement.iterate(...bound(parameters))),
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

/** A connection that has checked the file, or undefined if it was damaged and has been set aside. */
function openChecked(path: string): DatabaseSync | undefined {
  // Looked at before SQLite does, which would go on without what stands behind the damaged place.
  if (isLogBroken(path)) {
    setAside(path, { cause: "the log is damaged", isCopied: false });
    return undefined;
  }
  const file = new DatabaseSync(path, { readOnly: true, timeout: serverBusyTimeout });
  try {
    checkFile(path, file);
    return file;
  } catch (error) {
    const copy = error instanceof DamagedDatabaseError ? copyIfReadable(path, file) : undefined;
    file.close();
    if (!(error instanceof DamagedDatabaseError)) throw error;
    setAside(path, { cause: damageIn(error), isCopied: copy !== undefined });
    if (copy !== undefined) renameSync(copy, path);
    return undefined;
  }
}

/** What shows the damage: the words of a check, or the error of a query. */
const damageIn = ({ cause }: DamagedDatabaseError): string => (typeof cause === "string" ? cause : reasonOf(cause));

/**
 * Opens the SQLite file for the server. One that is damaged is set aside, and a new one begun. Only one server may use
 * the file, as another one's writes would block this one's event loop.
 * @throws DamagedDatabaseError if the file is empty, or missing beside its log; SQLite's error if it cannot be opened,
 * written or locked
 */
export function sqliteDatabase(path: string): Database {
  const lock = lockServer(path);
  /** Reads only. While it has the file open, SQLite leaves the log as it is when `data` is closed. */
  let guard: DatabaseSync | undefined;
  let files: { data: DatabaseSync; log?: LogWatch } | undefined;
  let identities: FileIdentities | undefined;
  /** What showed that the open file is damaged. */
  let damage: string | undefined;
  /** A rescue after which no file could be opened yet. */
  let unfinished: Rescue | undefined;
  const closeFiles = (): void => {
    guard?.close();
    files?.data.close();
    files?.log?.close();
    [guard, files] = [undefined, undefined];
  };
  const close = (): void => {
    closeFiles();
    lock.free();
  };
  const openFiles = (): void => {
    try {
      finishSettingAside(path);
      if (existsSync(path)) checkNotEmpty(path);
      const checked = existsSync(path) ? openChecked(path) : undefined;
      if (!existsSync(path)) createFile(path);
      guard = checked ?? new DatabaseSync(path, { readOnly: true });
      const data = openFile(path, serverBusyTimeout);
      data.exec(`PRAGMA cache_size=-${serverCache}`);
      files = { data };
      data.exec("BEGIN IMMEDIATE; COMMIT");
      // From here on it has the log open too.
      guard.prepare("SELECT count(*) FROM sqlite_schema").get();
      damage = undefined;
      identities = identitiesOf(path);
      files.log = watchLog(path);
    } catch (error) {
      closeFiles();
      throw error;
    }
  };
  const areOwn = (): boolean => identities !== undefined && areSame(identitiesOf(path), identities);
  const isLogWhole = (): boolean => files?.log?.isWhole() ?? false;
  const isIntact = (): boolean => lock.isHeld() && damage === undefined && areOwn() && isLogWhole();
  const copyLog = (): void => {
    // Nothing is written any more to a file that is damaged.
    if (!files?.log || damage !== undefined || files.data.isTransaction || !isLogWhole()) return;
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
    if (damage !== undefined) throw new DamagedDatabaseError(`${path} is damaged.`, { cause: damage });
    const isCommit = data.isTransaction && query === "commit";
    if (data.isTransaction && !isCommit ? areOwn() : isIntact()) return data;
    // With a damaged log it is committed all the same, although it is reported as failed: a rollback would read earlier rows
    // from that log.
    if (isCommit && !isLogWhole()) data.exec(query);
    throw new Error("The database's files were removed or changed.");
  };
  const reopen = (rescued: Rescue): Rescue => {
    unfinished = rescued;
    // It may have been removed since this was last tried.
    mkdirSync(dirname(path), { recursive: true });
    openFiles();
    unfinished = undefined;
    return rescued;
  };
  const setDamagedAside = (cause: string, { data, log }: NonNullable<typeof files>): Rescue => {
    const copy = copyIfReadable(path, data);
    const file = setAside(path, { cause, isCopied: copy !== undefined });
    // Closed before the guard, so that SQLite does not copy a damaged log into the database.
    data.close();
    guard?.close();
    log?.close();
    [guard, files] = [undefined, undefined];
    unfinished = { kind: "set aside", file };
    if (copy !== undefined) renameSync(copy, path);
    return reopen(unfinished);
  };
  const rescue = (): Rescue => {
    if (!files && unfinished) return reopen(unfinished);
    if (!files || !identities) throw new Error("The database is closed.");
    if (areOwn() && !lock.isHeld()) {
      close();
      return { kind: "taken over" };
    }
    if (damage !== undefined && areOwn() && isLogWhole()) return setDamagedAside(damage, files);
    mkdirSync(dirname(path), { recursive: true });
    let savedAs: string;
    try {
      savedAs = saveCopy(path, files.data);
    } catch (error) {
      if (!areOwn() || !(isDamage(error) || error instanceof DamagedDatabaseError)) throw error;
      return setDamagedAside(damage ?? reasonOf(error), files);
    }
    const isReplaced = existsSync(path) && identitiesOf(path)[""] !== identities[""];
    moveOthersAside(path, isLogWhole() ? identities : { ...identities, "-wal": undefined });
    // While the files are open: if the folder is removed at this moment, all is saved again at the next attempt.
    if (!isReplaced) renameSync(savedAs, path);
    closeFiles();
    if (isReplaced) return { kind: "replaced", savedAs };
    // If SQLite has left its log, as it does if the database was removed: it must not be applied to the copy.
    for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
    return reopen({ kind: "restored" });
  };
  try {
    openFiles();
  } catch (error) {
    lock.free();
    throw error;
  }
  const noteDamage = (error: unknown): void => {
    if (isDamage(error)) damage ??= reasonOf(error);
  };
  return {
    dialect: new SqliteDialect({ database: bridge(current, close, noteDamage) }),
    shared: false,
    clearErased: async () => truncateLog(current("checkpoint"), serverBusyTimeout),
    isIntact,
    copyLog,
    copies: () => copiesOf(path),
    async findDamage(signal) {
      const checked = identities;
      const found = await findDamage(path, signal);
      // Otherwise it was set aside meanwhile.
      if (identities === checked) damage ??= found;
    },
    damagedFiles: () => damagedFilesOf(path),
    rescue,
  };
}

/** Whether a database is damaged, and no server uses it. @throws SQLite's error if it cannot be read at present */
export function isDamagedAndUnused(path: string): boolean {
  if (!existsSync(path) || statSync(path).size === 0) return false;
  const lock = new DatabaseSync(lockFile(path), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
    if (isLogBroken(path)) return true;
    const file = new DatabaseSync(path, { readOnly: true, timeout: operatorBusyTimeout });
    try {
      checkFile(path, file);
      return false;
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof DamagedDatabaseError) return true;
    // SQLITE_BUSY: a server has the lock.
    if (((error as { errcode?: number }).errcode ?? 0) === 5) return false;
    throw error;
  } finally {
    lock.close();
  }
}

/** How often a file that is missing is looked for, in milliseconds. */
const lookAgain = 20;

/** Waits for a file that a server is replacing at this moment: for one that is set aside, a copy takes its place. */
function waitForReplaced(path: string): void {
  const end = performance.now() + operatorBusyTimeout;
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(path) && existsSync(lockFile(path)) && performance.now() < end)
    Atomics.wait(sleeper, 0, 0, lookAgain);
}

/**
 * Opens the same file for an operator's command, without disturbing a running server.
 * @throws if the file does not exist or cannot be opened
 */
export function sqliteForOperator(path: string): Database {
  waitForReplaced(path);
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
    findDamage: async () => undefined,
    damagedFiles: () => damagedFilesOf(path),
    rescue: () => ({ kind: "restored" }),
  };
}
