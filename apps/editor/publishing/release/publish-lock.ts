import { access, constants, open } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PublishError } from "./publish-error.ts";

/** Its content means nothing and it stays: only the lock on it counts. */
const lockFile = ".publish-lock";

/** SQLITE_BUSY and SQLITE_NOTADB: https://sqlite.org/rescode.html */
const [busy, otherContent] = [5, 26];

/**
 * Locks a folder of releases: two publishings at once would build into the same folder. The lock is one of the operating
 * system, which SQLite takes on all of them, so that it ends with its process however that ends, and nothing that a file
 * says can be mistaken for a holder: neither the number of a process that is another one by now, nor an empty file after
 * a power cut.
 * @returns what unlocks it
 * @throws PublishError if another process holds the lock, or the file cannot be used
 */
export async function lockReleases(root: string): Promise<() => void> {
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
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec("BEGIN EXCLUSIVE");
    const held = database;
    return () => held.close();
  } catch (error) {
    database?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === busy)
      throw new PublishError("The site is being published at this moment. Try again when that has ended.");
    const advice = errcode === otherContent ? "Remove it" : "Publish as the user to whom the folder belongs";
    throw new PublishError(`${file} cannot be locked (${message}). ${advice}, and try again.`, { cause: error });
  }
}
