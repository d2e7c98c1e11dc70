import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CarriedOver } from "./carry-over.ts";

/** What follows a database's name in that of its damaged files. */
export const damagedSuffix = ".damaged-";

/** What is known of damaged files that were set aside, without personal data. It is kept beside them, as JSON. */
export interface DamageRecord {
  /** What showed the damage. */
  readonly cause: string;
  /** RFC 3339. */
  readonly foundAt: string;
  /** Whether the new database began with a copy of all that was in the damaged one. */
  readonly isCopied: boolean;
  /** What was carried over; undefined until that is done. */
  readonly carriedOver?: CarriedOver;
}

/** A damaged database that was set aside. */
export interface DamagedFile {
  readonly file: string;
  readonly record: DamageRecord;
}

const unknown: DamageRecord = { cause: "unknown", foundAt: "", isCopied: false };

const recordFileOf = (file: string) => `${file}.json`;

/** Whether a name in the database's folder is that of a record, which holds no personal data. */
export const isRecordFile = (name: string): boolean => name.endsWith(".json");

function readRecord(file: string): DamageRecord {
  try {
    return { ...unknown, ...(JSON.parse(readFileSync(recordFileOf(file), "utf8")) as Partial<DamageRecord>) };
  } catch {
    // It is written after the files were set aside. What it says is for people: all is carried over again without it.
    return unknown;
  }
}

export const writeRecord = (file: string, record: DamageRecord): void =>
  writeFileSync(recordFileOf(file), `${JSON.stringify(record, undefined, 2)}\n`);

/** The damaged databases beside a database, the oldest first. */
export const damagedFilesOf = (path: string): DamagedFile[] =>
  readdirSync(dirname(path))
    .filter((name) => name.startsWith(basename(path) + damagedSuffix) && name.endsWith("Z"))
    .toSorted()
    .map((name) => join(dirname(path), name))
    .map((file) => ({ file, record: readRecord(file) }));

/** Makes the names in a folder durable. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, "r");
  fsyncSync(opened);
  closeSync(opened);
}

/**
 * Renames a damaged database and its log, and keeps them as they are. The log goes first: if the machine stops in between,
 * `finishSettingAside` finds it and renames the others.
 * @returns the database's new path
 * @throws the file system's error
 */
export function setAside(path: string, record: Omit<DamageRecord, "foundAt">): string {
  const foundAt = new Date().toISOString();
  const file = `${path}${damagedSuffix}${foundAt.replaceAll(/[:.]/g, "-")}`;
  renameAll(path, file);
  writeRecord(file, { ...record, foundAt });
  return file;
}

function renameAll(path: string, file: string): void {
  for (const suffix of ["-wal", "-shm", ""]) if (existsSync(path + suffix)) renameSync(path + suffix, file + suffix);
  syncFolder(dirname(path));
}

/** Sets the rest of a database aside whose log has been, before the machine stopped. */
export function finishSettingAside(path: string): void {
  const start = basename(path) + damagedSuffix;
  const logs = readdirSync(dirname(path)).filter((name) => name.startsWith(start) && name.endsWith("Z-wal"));
  for (const log of logs) {
    const file = join(dirname(path), log.slice(0, -"-wal".length));
    if (!existsSync(file) && existsSync(path)) renameAll(path, file);
  }
}
