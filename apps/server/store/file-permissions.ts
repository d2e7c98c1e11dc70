import { chmodSync, statSync } from "node:fs";
import type { Logger } from "pino";

/**
 * Makes a database's files readable and writable by this user only, because they contain personal data: a copy or a
 * restored backup may have been made with another umask. Logs a warning for each file that was not.
 * @param path the database, which need not exist
 */
export function tightenPermissions(path: string, log?: Logger): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile() || (stat.mode & 0o077) === 0) continue;
    const about = { file, mode: (stat.mode & 0o777).toString(8).padStart(4, "0") };
    try {
      chmodSync(file, 0o600);
      log?.warn(about, "the database file was accessible to other users: its mode is now 0600");
    } catch {
      // Only the owner may change the mode.
      log?.warn(about, "the database file is accessible to other users: make this user its owner, and its mode 0600");
    }
  }
}
