import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

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

/** The saved copies of a database, and the files that were moved aside. */
export const copiesOf = (path: string): string[] =>
  readdirSync(dirname(path))
    .filter((name) => [savedSuffix, otherSuffix].some((suffix) => name.startsWith(basename(path) + suffix)))
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
export const areSame = (one: FileIdentities, other: FileIdentities): boolean =>
  suffixes.every((suffix) => one[suffix] !== undefined && one[suffix] === other[suffix]);

/** SQLITE_CORRUPT and SQLITE_NOTADB: https://sqlite.org/rescode.html */
const damageCodes: ReadonlySet<unknown> = new Set([11, 26]);

const asDamage = (path: string, error: unknown): unknown =>
  damageCodes.has((error as { errcode?: unknown }).errcode)
    ? new DamagedDatabaseError(`${path} is damaged: ${remedy}.`, { cause: error })
    : error;

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
  if (found !== "ok") throw new DamagedDatabaseError(`${path} is damaged: ${remedy}.`);
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

/** Moves files aside that are not the connection's own: closing it would remove them, and opening would use them. */
export function moveOthersAside(path: string, own: FileIdentities): void {
  const found = identitiesOf(path);
  for (const suffix of suffixes) {
    if (suffix !== "" && found[suffix] !== undefined && found[suffix] !== own[suffix])
      renameSync(path + suffix, `${path}${otherSuffix}${Date.now()}${suffix}`);
  }
}
