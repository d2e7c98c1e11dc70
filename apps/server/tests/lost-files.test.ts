import fs, { renameSync, rmSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { sqliteDatabase, sqliteForOperator } from "../store/sqlite.ts";
import { openTestStore } from "./databases.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { scrape } from "./scrape.ts";
import { addOne } from "./stored-enquiries.ts";
import { runCommand } from "./operator-command.ts";
import { runServer, type RunningServer } from "./server-process.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

const name = "enquiries.db";

/** The ids in a database file. */
async function idsInFile(path: string): Promise<string[]> {
  const store = await openTestStore(sqliteForOperator(path));
  return (await store.list({ after: "", limit: 1000 })).map(({ id }) => id);
}

/** All at once: file by file, it could take a moment, and remove what the server has restored meanwhile. */
async function removeFolder(folder: string): Promise<void> {
  await rename(folder, `${folder} removed`);
  await rm(`${folder} removed`, { recursive: true });
}

const faults: [string, (folder: string) => Promise<unknown>][] = [
  ["the log is removed", (folder) => rm(join(folder, `${name}-wal`))],
  ["its index is removed", (folder) => rm(join(folder, `${name}-shm`))],
  [
    "the log is replaced",
    async (folder) => {
      await rm(join(folder, `${name}-wal`));
      await writeFile(join(folder, `${name}-wal`), "not a log");
    },
  ],
  ["the log is cut to 0 bytes in place", (folder) => truncate(join(folder, `${name}-wal`), 0)],
  ["the log loses its end in place", (folder) => truncate(join(folder, `${name}-wal`), 1000)],
  [
    "another log is copied over it in place",
    async (folder) => {
      const other = await readFile(join(folder, `${name}-wal`));
      await writeFile(join(folder, `${name}-wal`), Buffer.concat([other.fill(0x37, 16), Buffer.alloc(1_000_000)]));
    },
  ],
  ["the database is removed", (folder) => rm(join(folder, name))],
  ["the folder is removed", removeFolder],
];

test.each(faults)("if %s while the server runs, it says so, and nothing is lost", async (_name, fault) => {
  const DATA_DIR = join(await temporaryFolder(), "data");
  const server = await startServer({ DATA_DIR });
  const ids = await Promise.all(Array.from({ length: 20 }, () => postEnquiry(server.url)));
  await fault(DATA_DIR);
  await waitFor(() => expect(server.output()).toContain('"alarm":"database files"'));
  await waitFor(async () => ids.push(await postEnquiry(server.url)));
  expect(await server.end("SIGKILL")).toBeNull();
  const restarted = await startServer({ DATA_DIR });
  expect((await idsInFile(join(DATA_DIR, name))).toSorted()).toEqual(ids.toSorted());
  await postEnquiry(restarted.url);
});

/** The alarms that are active, as /metrics tells. */
const activeAlarms = async (server: RunningServer): Promise<string[]> =>
  Object.entries((await scrape(server)).values).flatMap(([name, value]) =>
    name.startsWith("ttpl_alarm_active") && value === 1 ? [name.slice('ttpl_alarm_active{alarm="'.length, -2)] : [],
  );

test("lost files are told of for an hour, and that they could not be saved until they are", async () => {
  const DATA_DIR = join(await temporaryFolder(), "data");
  // An hour takes four seconds.
  const server = await startServer({ DATA_DIR, SPEED: "900" });
  const id = await postEnquiry(server.url);
  // Before the server can make the folder anew.
  renameSync(DATA_DIR, `${DATA_DIR} removed`);
  writeFileSync(DATA_DIR, "in the way");
  await rm(`${DATA_DIR} removed`, { recursive: true });
  await waitFor(async () => expect(await activeAlarms(server)).toContain("database not saved"));
  await rm(DATA_DIR);
  await waitFor(async () => expect(await activeAlarms(server)).toEqual(["database files"]));
  const restored = performance.now();
  await waitFor(async () => expect(await activeAlarms(server)).toEqual([]));
  // Found a second late at most.
  expect(performance.now() - restored).toBeGreaterThan(2500);
  expect(await idsInFile(join(DATA_DIR, name))).toEqual([id]);
});

test("if the folder is removed again while the store is restored, nothing is lost at the next attempt", async () => {
  const folder = join(await temporaryFolder(), "data");
  fs.mkdirSync(folder);
  const path = join(folder, name);
  const store = await openTestStore(sqliteDatabase(path));
  const id = await addOne(store);
  await removeFolder(folder);
  // A copy of all has been saved by the time at which it gets the database's name.
  const rename = vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    rename.mockRestore();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  await expect(store.rescue()).rejects.toThrow("ENOENT");
  expect(await store.rescue()).toMatchObject({ kind: "restored" });
  expect(await idsInFile(path)).toEqual([id]);
  expect(await store.rescue()).toBeUndefined();
});

test("if the database is replaced while the server runs, no enquiry is accepted, and the stored ones are saved", async () => {
  const [DATA_DIR, other] = [await temporaryFolder(), await temporaryFolder()];
  await (await startServer({ DATA_DIR: other })).end("SIGTERM");
  const server = await startServer({ DATA_DIR });
  const ids = [await postEnquiry(server.url), await postEnquiry(server.url)];
  await rm(join(DATA_DIR, name));
  await copyFile(join(other, name), join(DATA_DIR, name));
  await waitFor(() => expect(server.output()).toContain('"alarm":"database files"'));
  await expect(postEnquiry(server.url)).rejects.toThrow("503");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const saved = (await readdir(DATA_DIR)).find((file) => file.startsWith(`${name}.saved-`) && file.endsWith("Z"));
  expect((await idsInFile(join(DATA_DIR, saved!))).toSorted()).toEqual(ids.toSorted());
  await server.end("SIGTERM");
  await postEnquiry((await startServer({ DATA_DIR })).url);
  const erase = () => runCommand(["erase", "--email", exampleEnquiry.Email], { DATA_DIR });
  const { code, err } = await erase();
  expect([code, err]).toEqual([1, expect.stringContaining(`delete ${join(DATA_DIR, saved!)}`)]);
  // With the log of the copy, which was read above.
  for (const end of ["", "-wal", "-shm"]) await rm(join(DATA_DIR, saved! + end), { force: true });
  expect(await erase()).toMatchObject({ code: 0, err: "" });
});

const damages: [string, (path: string) => Promise<unknown>][] = [
  ["has 0 bytes", (path) => truncate(path, 0)],
  [
    "is missing, but not its log",
    async (path) => {
      await rm(path);
      await writeFile(`${path}-wal`, "log", { mode: 0o600 });
    },
  ],
];

test.each(damages)("the server does not start if the database %s, and says what to do", async (_name, damage) => {
  const DATA_DIR = join(await temporaryFolder(), "data");
  await mkdir(DATA_DIR);
  const server = await startServer({ DATA_DIR });
  for (let count = 0; count < 30; count += 1) await postEnquiry(server.url);
  await server.end("SIGTERM");
  await damage(join(DATA_DIR, name));
  const before = await readdir(DATA_DIR);
  const { code, out, err } = await runServer({ PORT: "0", SITE_DIR: "none", DATA_DIR });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^DATA_DIR[^\n]*(?:empty|missing)[^\n]*restore a backup[^\n]*\n$/);
  expect((await readdir(DATA_DIR)).filter((file) => file.startsWith(`${name}.`) && !before.includes(file))).toEqual([]);
});
