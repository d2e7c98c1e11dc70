import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { identityOf } from "./sqlite-file.ts";

/** How long a server that stops may take to free the lock, in milliseconds. */
const handover = 2000;
/**
 * How long a server waits that finds a database without a lock, in milliseconds: one that is running notices within a
 * second that its lock was removed, and takes it anew.
 */
const patience = 2500;

const busy = 5;
const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === busy;

/** The file that the server of a database locks. */
export const lockFile = (databasePath: string): string => `${databasePath}.lock`;

interface Lock {
  readonly file: DatabaseSync;
  readonly identity: string | undefined;
}

/** @throws SQLite's error, "database is locked" if another server holds it */
function take(path: string, timeout: number): Lock {
  // Before it is locked: if it is replaced meanwhile, it counts as another one, and is taken anew.
  const before = identityOf(path);
  const file = new DatabaseSync(path, { timeout });
  try {
    file.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
    return { file, identity: before ?? identityOf(path) };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** The lock of the only server that uses a database. */
export interface ServerLock {
  /**
   * Takes the lock anew if its file was removed or replaced. Returns false if another server has it by now: this one must
   * not use the database any more.
   */
  isHeld(): boolean;
  free(): void;
}

/**
 * Takes an exclusive lock on a file beside the database. It ends with the process. A lock on the database itself would
 * also block the operator's commands.
 * @throws SQLite's error, "database is locked" if another server uses the database
 */
export function lockServer(databasePath: string): ServerLock {
  const path = lockFile(databasePath);
  if (existsSync(databasePath) && !existsSync(path))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience);
  let lock = take(path, handover);
  return {
    isHeld() {
      if (lock.identity !== undefined && identityOf(path) === lock.identity) return true;
      try {
        const next = take(path, 0);
        lock.file.close();
        lock = next;
        return true;
      } catch (error) {
        // With any other error nobody else has it either, and it is tried again.
        return !isBusy(error);
      }
    },
    free() {
      if (lock.file.isOpen) lock.file.close();
    },
  };
}
