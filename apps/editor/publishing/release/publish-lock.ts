import { existsSync } from "node:fs";
import { access, constants, open } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PublishError } from "./publish-error.ts";

/** Its content means nothing and it stays: only the lock on it counts. */
const lockFile = ".publish-lock";

/** SQLITE_BUSY and SQLITE_NOTADB: https://sqlite.org/rescode.html */
const [busy, otherContent] = [5, 26];

/** In milliseconds. Whoever only looks holds the lock for a moment. */
const patience = 250;

/**
 * Locks a folder of releases: two publishings at once would build into the same folder. The lock is one of the operating
 * system, which SQLite takes on all of them, so that it ends with its process however that ends, and nothing that a file
 * says can be mistaken for a holder: neither the number of a process that is another one by now, nor an empty file after
 * a power cut.
 * @param held says who holds it
 * @returns what unlocks it
 * @throws PublishError if another process holds the lock, or the file cannot be used
 */
export async function lockReleases(root: string, held: () => string): Promise<() => void> {
  const file = join(root, lockFile);
  let database: DatabaseSync | undefined;
  try {
    // Made here, because SQLite would let only its owner write it. An existing file is not opened: closing it would end
    // the locks that this process has on it (https://sqlite.org/howtocorrupt.html).
    const made = await open(file, "wx", 0o666).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await made?.close();
    // SQLite would open a file read-only that it may not write, and several processes can have such a lock.
    await access(file, constants.W_OK);
    database = new DatabaseSync(file, { timeout: patience });
    database.exec("BEGIN EXCLUSIVE");
    const locked = database;
    return () => locked.close();
  } catch (error) {
    database?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === busy) throw new PublishError(`${held()} Try again when that has ended.`);
    const advice = errcode === otherContent ? "Remove it" : "Publish as the user to whom the folder belongs";
    throw new PublishError(`${file} cannot be locked (${message}). ${advice}, and try again.`, { cause: error });
  }
}

/** Whether a process publishes to a folder of releases. */
export function isLocked(root: string): boolean {
  const file = join(root, lockFile);
  if (!existsSync(file)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
    database.prepare("SELECT count(*) FROM sqlite_schema").get();
    return false;
  } catch (error) {
    return (error as { errcode?: number }).errcode === busy;
  } finally {
    database?.close();
  }
}
