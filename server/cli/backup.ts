// npm run --silent backup -- FILE: copies the SQLite database of a server that may be running. The copy is one moment's
// state, without what was erased; enquiries are taken meanwhile. It appears under its name only once it is whole.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { readConfig } from "../config/config.ts";
import { databaseFile } from "../store/configured-store.ts";

function copyDatabase(source: string, target: string): void {
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
  copy.close();
  if (found?.["integrity_check"] !== "ok") throw new Error("the copy is damaged, and with it perhaps the database");
  const file = openSync(part, "r");
  fsyncSync(file);
  closeSync(file);
  renameSync(part, target);
}

process.umask(0o077);
try {
  const [target, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (target === undefined || rest.length > 0) throw new Error("say which file to write: npm run backup -- FILE");
  if (config.databaseUrl) throw new Error("DATABASE_URL is set: use pg_dump");
  if (existsSync(target)) throw new Error(`${target} exists already`);
  copyDatabase(databaseFile(config), target);
} catch (error) {
  console.error(`No backup was made: ${(error as Error).message}.`);
  process.exitCode = 1;
}
