// npm run --silent backup -- FILE: copies the SQLite database, without interrupting a running server. The copy is a
// consistent snapshot without erased data. It is written to a temporary file and renamed when complete.
// npm run --silent backup -- --to FOLDER PATH …: the same, with what is at the paths, in a folder of its own.
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, format, parse } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { type Config, ConfigError, readConfig } from "../config/config.ts";
import { isBug, reasonOf, withFrames } from "../runtime/error-summary.ts";
import { databaseFile } from "../store/configured-store.ts";
import { CommandError } from "./command-error.ts";
import { makeGeneration } from "./generation.ts";
import { operatorName, recordAction } from "./operator.ts";

const usage = "usage: npm run backup -- FILE, or npm run backup -- --to FOLDER [--keep NUMBER] -- PATH ...";

/** Returns the number of enquiries in the copy. */
function copyDatabase(source: string, target: string): number {
  const partial = `${target}.part`;
  rmSync(partial, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    database.prepare("VACUUM INTO ?").run(partial);
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(partial, { readOnly: true });
  const [found] = copy.prepare("PRAGMA integrity_check").all();
  const isIntact = found?.["integrity_check"] === "ok";
  const count = isIntact ? Number(copy.prepare("SELECT count(*) AS count FROM enquiry").get()?.["count"]) : 0;
  copy.close();
  if (!isIntact) throw new CommandError("the copy is corrupt, and the database may be too");
  const file = openSync(partial, "r");
  fsyncSync(file);
  closeSync(file);
  renameSync(partial, target);
  return count;
}

/** The file's name with the time of day. */
function timed(file: string): string {
  const { dir, name, ext } = parse(file);
  const time = new Date().toTimeString().slice(0, 8).replaceAll(":", "");
  return format({ dir, name: `${name}T${time}`, ext });
}

/** Backs up the database alone. */
async function backUpDatabase(config: Config, target: string): Promise<void> {
  if (config.databaseUrl) throw new CommandError("DATABASE_URL is set: use pg_dump");
  if (existsSync(target))
    throw new CommandError(`${target} already exists: name another file, such as ${timed(target)}`);
  if (!existsSync(dirname(target)))
    throw new CommandError(`${dirname(target)} does not exist: create the folder first`);
  const source = databaseFile(config);
  if (!existsSync(source)) throw new CommandError(`${source} does not exist: set DATA_DIR as for the server`);
  const affected = copyDatabase(source, target);
  const action = { system_user: operatorName(process.env), command: "backup", affected };
  await recordAction(config, action, (line) => console.error(line));
}

/**
 * Copies the database in a process of the user to whom the data folder belongs: root would leave files of SQLite there
 * that the server cannot use.
 */
function copyAsOwner(dataDirectory: string, target: string): void {
  if (!existsSync(dataDirectory))
    throw new CommandError(`${dataDirectory} does not exist: set DATA_DIR as for the server`);
  const { uid, gid } = statSync(dataDirectory);
  const { status } = spawnSync(process.execPath, [import.meta.filename, target], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new CommandError("the enquiries could not be copied");
}

function readArguments() {
  const options = { to: { type: "string" }, keep: { type: "string", default: "30" } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { ...values, keep: Number(values.keep), positionals };
  } catch {
    throw new CommandError(usage);
  }
}

process.umask(0o077);
try {
  const { to, keep, positionals } = readArguments();
  const [target, ...rest] = positionals;
  const config = readConfig(process.env);
  if (to !== undefined) {
    if (!Number.isInteger(keep) || keep < 1) throw new CommandError(usage);
    const damaged: string[] = [];
    const { dataDirectory, databaseUrl } = config;
    if (databaseUrl) console.error("The enquiries are in PostgreSQL, and not in this backup: use pg_dump for them.");
    const copyDatabase = databaseUrl ? undefined : (file: string) => copyAsOwner(dataDirectory, file);
    const onDamage = (file: string) => void damaged.push(file);
    console.log(makeGeneration({ root: to, kept: keep, paths: positionals, dataDirectory, copyDatabase, onDamage }));
    // The new backup has them from their sources, and the exit code tells of the disk.
    for (const file of damaged) console.error(`${file} is damaged: check the disk.`);
    if (damaged.length > 0) process.exitCode = 1;
  } else {
    if (target === undefined || rest.length > 0) throw new CommandError(usage);
    await backUpDatabase(config, target);
  }
} catch (error) {
  console.error(failureOf(error));
  process.exitCode = 1;
}

/** Messages are shown only of errors that were written for the operator: those of others may hold personal data. */
function failureOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError)
    return `No backup was created: ${error.message.replace(/\.$/, "")}.`;
  const cause = isBug(error) ? "this is a bug in the program" : "remove the cause, then run it again";
  return withFrames(`No backup was created (${reasonOf(error)}): ${cause}.`, error);
}
