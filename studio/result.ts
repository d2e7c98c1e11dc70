import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, folderOf, type Sidecar } from "./catalog.ts";

/** What was made of an entry. */
export interface Result {
  readonly entry: Entry;
  readonly sidecar: Sidecar;
  /** The content of one of its files. */
  readonly read: (file: string) => Buffer;
}

/** The result of an entry in a folder of results. */
export const resultIn = (folder: string, entry: Entry): Result => ({
  entry,
  sidecar: JSON.parse(readFileSync(join(folder, `${entry.name}.json`), "utf8")) as Sidecar,
  read: (file) => readFileSync(join(folder, entry.name, file)),
});

/** The result of an entry that is in the repository. */
export const keptResult = (entry: Entry): Result => resultIn(folderOf(entry), entry);
