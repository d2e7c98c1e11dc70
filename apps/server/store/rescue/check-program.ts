// Checks a database in a process of its own: node check-program.ts FILE. Prints what it finds as JSON.
import { setPriority } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { isLogBroken } from "./log-frames.ts";

/** How long to wait for a lock, in milliseconds. */
const timeout = 5000;

setPriority(10);
const [file = ""] = process.argv.slice(2);
let found: unknown;
const faults: unknown[] = [];
try {
  // Never writes, and leaves the log as it is.
  const database = new DatabaseSync(file, { readOnly: true, timeout });
  for (const row of database.prepare("PRAGMA integrity_check(10)").iterate()) faults.push(row["integrity_check"]);
  database.close();
  if (isLogBroken(file)) faults.push("the log is damaged");
  found = { faults };
} catch (error) {
  const { errcode, errstr } = error as { errcode?: unknown; errstr?: unknown };
  // The check itself may end at a damaged page.
  found = faults.length > 0 ? { faults } : { errcode, errstr };
}
console.log(JSON.stringify(found));
