// npm run --silent backup -- FILE: copies the SQLite database, without interrupting a running server. The copy is a
// consistent snapshot without erased data. It is written to a temporary file and renamed when complete.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { readConfig } from "../config/config.ts";
import { databaseFile } from "../store/configured-store.ts";
import { recordAction } from "./operator.ts";

/** Returns the number of enquiries in the copy. */
function copyDatabase(source: string, target: string): number {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    database.prepare("VACUUM INTO ?").run(part);
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(part, { readOnly: true });
  const [found] = copy.prepare("PRAGMA integrity_check").all();
  const isIntact = found?.["integrity_check"] === "ok";
  const count = isIntact ? Number(copy.prepare("SELECT count(*) AS count FROM enquiry").get()?.["count"]) : 0;
  copy.close();
  if (!isIntact) throw new Error("the copy is corrupt, and the database may be too");
  const file = openSync(part, "r");
  fsyncSync(file);
  closeSync(file);
  renameSync(part, target);
  return count;
}

process.umask(0o077);
try {
  const [target, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (target === undefined || rest.length > 0) throw new Error("usage: npm run backup -- FILE");
  if (config.databaseUrl) throw new Error("DATABASE_URL is set: use pg_dump");
  if (existsSync(target)) throw new Error(`${target} already exists`);
  const affected = copyDatabase(databaseFile(config), target);
  await recordAction(config, { command: "backup", affected }, (line) => console.error(line));
} catch (error) {
  console.error(`No backup was created: ${(error as Error).message}.`);
  process.exitCode = 1;
}
