import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { sqliteDatabase, sqliteForOperator } from "../store/sqlite.ts";
import { openTestStore } from "./databases.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { heldDatabase } from "./held-database.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { runCommand } from "./operator-command.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";

const newFile = async () => join(await temporaryFolder(), "enquiries.db");

test("a second server cannot open the file, but an operator's command can", async () => {
  const path = await newFile();
  const server = await openTestStore(sqliteDatabase(path));
  expect(() => sqliteDatabase(path)).toThrow("locked");
  const operator = await openTestStore(sqliteForOperator(path));
  const id = await addOne(server);
  expect(await operator.find(id)).toHaveLength(1);
  expect(await operator.eraseByEmail(exampleEnquiry.Email)).toEqual([id]);
  expect(await idsIn(server, "cancelled")).toEqual([id]);
});

test("an operator's command waits for a file that the server is replacing", async () => {
  const path = await newFile();
  const id = await addOne(await openTestStore(sqliteDatabase(path)));
  await rename(path, `${path}.aside`);
  // The command blocks this process, so another one puts the file back.
  const names = [`${path}.aside`, path].map((name) => JSON.stringify(name)).join();
  const putBack = `setTimeout(() => require("node:fs").renameSync(${names}), 300)`;
  spawn(process.execPath, ["-e", putBack], { stdio: "ignore", timeout: 60_000 });
  const operator = await openTestStore(sqliteForOperator(path));
  expect(await operator.find(id)).toHaveLength(1);
});

test("another process's write lock blocks the event loop for at most 250 ms, and nothing is acknowledged", async () => {
  const path = await newFile();
  const store = await openTestStore(sqliteDatabase(path));
  const other = new DatabaseSync(path);
  other.exec("BEGIN IMMEDIATE");
  const start = performance.now();
  await expect(addOne(store)).rejects.toMatchObject({ code: "ERR_SQLITE_ERROR", errcode: 5 });
  const held = performance.now() - start;
  expect(held).toBeGreaterThan(200);
  // The busy timeout is 250 ms; the rest allows for a loaded machine.
  expect(held).toBeLessThan(1000);
  other.exec("COMMIT");
  other.close();
  await addOne(store);
});

test("another process's long read does not block writes", async () => {
  const path = await newFile();
  const store = await openTestStore(sqliteDatabase(path));
  await addOne(store);
  const other = new DatabaseSync(path);
  other.exec("BEGIN");
  other.prepare("select count(*) from enquiry").get();
  await addOne(store);
  expect(await idsIn(store, "pending")).toHaveLength(2);
  other.close();
});

/** Starts another process that reads the database until it is killed. */
async function startReader(path: string): Promise<ChildProcess> {
  const program = `
    const file = new (require("node:sqlite").DatabaseSync)(${JSON.stringify(path)});
    file.exec("BEGIN");
    file.prepare("select count(*) from enquiry").get();
    process.stdout.write("reading");
    setInterval(() => undefined, 1000);`;
  const reader = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void reader.kill("SIGKILL"));
  await once(reader.stdout, "data");
  return reader;
}

test("a log that grew while another process was reading is cut once that has gone", async () => {
  const path = await newFile();
  const store = await openTestStore(sqliteDatabase(path));
  await addOne(store);
  const reader = await startReader(path);
  const Comment = "x".repeat(20_000);
  for (let written = 0; written < 3000; written += 100) {
    await Promise.all(Array.from({ length: 100 }, () => addOne(store, { fields: { Comment } })));
    // As the server does every second.
    await store.rescue();
  }
  const size = async () => (await stat(`${path}-wal`)).size;
  expect(await size()).toBeGreaterThan(60_000_000);
  reader.kill("SIGKILL");
  await once(reader, "exit");
  await store.rescue();
  expect(await size()).toBe(0);
  expect(await store.find(await addOne(store))).toHaveLength(1);
});

test("an operator can erase while the server is writing continuously", async () => {
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const stop = new AbortController();
  const client = async (): Promise<void> => {
    while (!stop.signal.aborted) await postEnquiry(server.url).catch(() => undefined);
  };
  const clients = Array.from({ length: 8 }, client);
  for (let time = 0; time < 4; time += 1) {
    expect(await runCommand(["erase", "--email", exampleEnquiry.Email], { DATA_DIR })).toMatchObject({
      code: 0,
      err: "",
    });
  }
  stop.abort();
  await Promise.all(clients);
});

test("erased data is removed from the files even while the server runs", async () => {
  const path = await newFile();
  const store = await openTestStore(sqliteDatabase(path));
  await addOne(store, { fields: { Comment: "x".repeat(5000) + "Findable" } });
  await store.eraseByEmail(exampleEnquiry.Email);
  expect(await store.clearErased()).toBe(true);
  for (const file of [path, `${path}-wal`]) {
    const bytes = await readFile(file);
    expect(bytes.includes(exampleEnquiry.Email)).toBe(false);
    expect(bytes.includes("Findable")).toBe(false);
  }
});

test("a file that was moved away and back is used again, with its data", async () => {
  const [path, away] = [await newFile(), await newFile()];
  const store = await openTestStore(sqliteDatabase(path));
  const first = await addOne(store);
  await rename(path, away);
  await expect(addOne(store)).rejects.toThrow("removed");
  await rename(away, path);
  expect(await store.rescue()).toBeUndefined();
  const second = await addOne(store);
  expect(await idsIn(store, "pending")).toEqual([first, second].toSorted());
});

test("a file that was moved away during a commit and back is used again", async () => {
  const [path, away] = [await newFile(), await newFile()];
  const database = heldDatabase(sqliteDatabase(path));
  const store = await openTestStore(database);
  database.beforeCommit = () => rename(path, away);
  await expect(addOne(store)).rejects.toThrow("removed");
  database.beforeCommit = async () => undefined;
  await rename(away, path);
  const id = await addOne(store);
  expect(await idsIn(store, "pending")).toEqual([id]);
});

test("a restarted server immediately recovers what the former process had claimed", async () => {
  const path = await newFile();
  const former = await openTestStore(sqliteDatabase(path));
  const id = await addOne(former);
  expect(await former.claim(1, 60_000)).toHaveLength(1);
  await former.close();
  const store = await openTestStore(sqliteDatabase(path));
  const recover = () => store.recoverLeases(() => ({ state: "parked", code: null, cause: null, uncertainCount: 1 }));
  expect(await recover()).toBe(1);
  expect(await idsIn(store, "pending")).toEqual([id]);
  // Only once: what is claimed from now on is this process's own.
  expect(await store.claim(1, 60_000)).toHaveLength(1);
  expect(await recover()).toBe(0);
});
