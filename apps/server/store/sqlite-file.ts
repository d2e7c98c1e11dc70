import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { damagedSuffix, isRecordFile } from "./rescue/damaged-files.ts";

/** What SQLite keeps beside the database while it is in use: https://sqlite.org/walformat.html */
const suffixes = ["", "-wal", "-shm"] as const;

/** The database cannot be used. The message says why and what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = "DamagedDatabaseError";
}

const remedy =
  "restore a backup, or move all files of this name to another folder to start with an empty database (see docs/deployment.md)";

/** What follows a database's name in those of saved copies, and of files that were moved aside. */
const [savedSuffix, otherSuffix] = [".saved-", ".other-"];

/** The saved copies of a database, and the files that were moved or set aside. */
export const copiesOf = (path: string): string[] =>
  readdirSync(dirname(path))
    .filter((name) =>
      [savedSuffix, otherSuffix, damagedSuffix].some((suffix) => name.startsWith(basename(path) + suffix)),
    )
    .filter((name) => !isRecordFile(name))
    .map((name) => join(dirname(path), name));

/** Identifies a file, whatever its name; undefined if there is none. */
export const identityOf = (path: string): string | undefined => {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev}:${stat.ino}`;
};

/** The identities of a database's files. */
export type FileIdentities = Readonly<Record<(typeof suffixes)[number], string | undefined>>;

export const identitiesOf = (path: string): FileIdentities =>
  Object.fromEntries(suffixes.map((suffix) => [suffix, identityOf(path + suffix)])) as FileIdentities;

/** Whether these are the same files, and none is missing. */
export const areSame = (a: FileIdentities, b: FileIdentities): boolean =>
  suffixes.every((suffix) => a[suffix] !== undefined && a[suffix] === b[suffix]);

/** SQLITE_CORRUPT and SQLITE_NOTADB: https://sqlite.org/rescode.html */
const damageCodes: ReadonlySet<number> = new Set([11, 26]);

/** Whether an error of SQLite means that a file is damaged, and not merely that it cannot be used at present. */
export const isDamage = (error: unknown): boolean =>
  // The lower eight bits are the primary code.
  damageCodes.has(Number((error as { errcode?: unknown } | undefined)?.errcode) & 0xff);

const asDamage = (path: string, error: unknown): unknown =>
  isDamage(error) ? new DamagedDatabaseError(`${path} is damaged: ${remedy}.`, { cause: error }) : error;

/** Opens a database file with the settings that durability and erasure need. @throws SQLite's error */
export function openFile(path: string, timeout: number): DatabaseSync {
  const file = new DatabaseSync(path, { timeout });
  try {
    // Commits reach the disk before they return (FULL), and erased data is overwritten (secure_delete).
    file.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA foreign_keys=ON");
    return file;
  } catch (error) {
    file.close();
    throw asDamage(path, error);
  }
}

/** Makes a file's name and content durable. */
function sync(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

/** Creates an empty database under a temporary name first, so that a file of 0 bytes is never a new database. */
export function createFile(path: string): void {
  if (existsSync(`${path}-wal`))
    throw new DamagedDatabaseError(`${path} is missing, but ${path}-wal is there: ${remedy}.`);
  const unfinished = `${path}.new`;
  rmSync(unfinished, { force: true });
  openFile(unfinished, 0).close();
  renameSync(unfinished, path);
}

/**
 * Checks that every page of a database is there and readable.
 * @throws DamagedDatabaseError if not, because SQLite would take an empty file for a new database
 */
export function checkFile(path: string, file: DatabaseSync): void {
  let found: unknown;
  try {
    found = file.prepare("PRAGMA quick_check(1)").get()?.["quick_check"];
  } catch (error) {
    throw asDamage(path, error);
  }
  if (found !== "ok")
    throw new DamagedDatabaseError(`${path} is damaged: ${remedy}.`, { cause: String(found).replaceAll(/\s+/g, " ") });
}

/** Whether a file that exists has no content at all. */
export function checkNotEmpty(path: string): void {
  if (statSync(path).size === 0) throw new DamagedDatabaseError(`${path} is empty (0 bytes): ${remedy}.`);
}

/** Enough for the whole database: what is read must not displace pages that are nowhere else. */
const cacheWhileSaving = -4 * 1024 * 1024;

/**
 * Saves all that an open connection can read or has in its cache, even if its files were removed or changed.
 * @returns the path of the copy
 * @throws SQLite's error, for example if the disk is full, or DamagedDatabaseError if a file cannot be read
 */
export function saveCopy(path: string, file: DatabaseSync): string {
  const copy = `${path}${savedSuffix}${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  try {
    file.exec(`PRAGMA cache_size=${cacheWhileSaving}`);
    file.prepare("VACUUM INTO ?").run(copy);
    const saved = new DatabaseSync(copy, { readOnly: true });
    try {
      checkFile(copy, saved);
    } finally {
      saved.close();
    }
    sync(copy);
    return copy;
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/** Builds the indexes of a database anew, because `VACUUM INTO` copies them as they are. @throws SQLite's error */
function rebuildIndexes(path: string): void {
  const file = new DatabaseSync(path);
  try {
    file.exec("PRAGMA synchronous=FULL; REINDEX");
    if (file.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"] !== "ok")
      throw new DamagedDatabaseError(`${path} is damaged.`);
  } finally {
    file.close();
  }
}

/** Like `saveCopy`, but returns undefined if not everything can be read, or there is no room for a copy. */
export function copyIfReadable(path: string, file: DatabaseSync): string | undefined {
  let copy: string | undefined;
  try {
    copy = saveCopy(path, file);
    rebuildIndexes(copy);
    return copy;
  } catch {
    // The pages that can be read are carried over one by one.
    if (copy !== undefined) rmSync(copy, { force: true });
    return undefined;
  }
}

/** Moves files aside that are not the connection's own: closing it would remove them, and opening would use them. */
export function moveOthersAside(path: string, own: FileIdentities): void {
  const found = identitiesOf(path);
  for (const suffix of suffixes) {
    if (suffix !== "" && found[suffix] !== undefined && found[suffix] !== own[suffix])
      renameSync(path + suffix, `${path}${otherSuffix}${Date.now()}${suffix}`);
  }
}
