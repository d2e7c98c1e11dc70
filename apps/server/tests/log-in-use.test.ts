import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { expect, onTestFinished, test } from "vitest";
import { isLogBroken } from "../store/rescue/log-frames.ts";

/** Commits rows, and begins the log anew, as fast as it can. */
const writer = `
import { DatabaseSync } from "node:sqlite";
const database = new DatabaseSync(process.argv[1]);
database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF; CREATE TABLE row (id INTEGER PRIMARY KEY, words TEXT)");
const insert = database.prepare("INSERT OR REPLACE INTO row VALUES (?, ?)");
for (let count = 1; ; count += 1) {
  insert.run(count % 500, "x".repeat(2000 + (count % 5000)));
  if (count % 50 === 0) database.exec("PRAGMA wal_checkpoint(PASSIVE)");
  if (count === 100) console.log("ready");
}`;

test("a log that is written to and begun anew while it is read is no damage", async () => {
  const path = join(await temporaryFolder(), "enquiries.db");
  const child = spawn(process.execPath, ["--input-type=module", "--eval", writer, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await once(child.stdout, "data");
  const salts = new Set<string>();
  for (let reading = 0; reading < 300; reading += 1) {
    expect(isLogBroken(path)).toBe(false);
    salts.add(readFileSync(`${path}-wal`).toString("hex", 16, 24));
  }
  expect(child.exitCode).toBe(null);
  expect(salts.size).toBeGreaterThan(10);
});
