// npm run --silent backup -- FILE: copies the SQLite database, without interrupting a running server. The copy is a
// consistent snapshot without erased data. It is written to a temporary file and renamed when complete.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, format, parse } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError, readConfig } from "../config/config.ts";
import { isBug, reasonOf, withFrames } from "../runtime/error-summary.ts";
import { databaseFile } from "../store/configured-store.ts";
import { CommandError } from "./command-error.ts";
import { operatorName, recordAction } from "./operator.ts";

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

process.umask(0o077);
try {
  const [target, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (target === undefined || rest.length > 0) throw new CommandError("usage: npm run backup -- FILE");
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
