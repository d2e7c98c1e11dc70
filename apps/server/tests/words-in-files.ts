import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    // PostgreSQL has removed it since the folder was read.
    return undefined;
  }
}

/** Whether a file in a folder, or below it, contains the word. */
export const holdsWord = (folder: string, word: string): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readIfThere(join(entry.parentPath, entry.name))?.includes(word),
  );
