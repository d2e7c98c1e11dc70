import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "./check/validation-error.ts";

/** The file system's times are up to this many milliseconds old: Linux takes them from the last tick of its clock. */
const granularity = 20;

/** Whether a file below `folder` was written, added, or removed since a time in milliseconds. */
function changedSince(folder: string, time: number): boolean {
  const paths = ["", ...globSync("**", { cwd: folder })];
  // A file that takes another's place keeps its own time of writing; a folder's time changes with what is in it.
  const changeOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
  return paths.some((path) => changeOf(path) >= time - granularity);
}

/**
 * What `read` returns; if the content has errors and was changed meanwhile, reads it once more: another program may have
 * been in the middle of a save of several files.
 * @throws ContentError if the content has errors as it is now
 */
export function readAgainIfChanged<T>(folder: string, read: () => T): T {
  const start = Date.now();
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError && changedSince(folder, start)) return read();
    throw error;
  }
}
