import { chmod, chown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { postEnquiry } from "./post-enquiry.ts";
import type { RunningServer } from "./server-process.ts";

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const unprivileged = isRoot ? join(import.meta.dirname, "unprivileged-server.ts") : undefined;

/** A data folder that the unprivileged server may use. */
async function usersFolder(): Promise<string> {
  const folder = await temporaryFolder();
  if (isRoot) await chown(folder, nobody, nobody);
  return folder;
}

interface Warning {
  readonly msg: string;
  readonly file?: string;
  readonly mode?: string;
}

/** The warnings in a server's log, after it has stopped. */
async function warningsOf(server: RunningServer): Promise<Warning[]> {
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
  const entries = server.output().match(/^\{.*\}$/gm) ?? [];
  return entries.map((line) => JSON.parse(line) as Warning & { level: number }).filter(({ level }) => level === 40);
}

test.runIf(isRoot)("warns once if it runs as root", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  await postEnquiry(server.url);
  const remedy = expect.stringMatching(/^the server runs as root: .*deploy\/ttpl-website\.service/);
  expect(await warningsOf(server)).toEqual([expect.objectContaining({ msg: remedy })]);
});

test("warns of nothing if it runs as a user, and creates files for this user only", async () => {
  const DATA_DIR = await usersFolder();
  const server = await startServer({ DATA_DIR }, unprivileged);
  await postEnquiry(server.url);
  const files = await readdir(DATA_DIR);
  expect(files).toEqual(expect.arrayContaining(["enquiries.db", "enquiries.db-shm", "enquiries.db-wal"]));
  for (const file of files) expect((await stat(join(DATA_DIR, file))).mode & 0o077).toBe(0);
  expect(await warningsOf(server)).toEqual([]);
});

test("makes database files private that others may read or write, and warns of each", async () => {
  const DATA_DIR = await usersFolder();
  const former = await startServer({ DATA_DIR }, unprivileged);
  await postEnquiry(former.url);
  // Killed, so that all files remain.
  await former.end("SIGKILL");
  const modes = { "enquiries.db": 0o644, "enquiries.db-wal": 0o620, "enquiries.db-shm": 0o604 };
  for (const [file, mode] of Object.entries(modes)) await chmod(join(DATA_DIR, file), mode);
  const server = await startServer({ DATA_DIR }, unprivileged);
  for (const file of Object.keys(modes)) expect((await stat(join(DATA_DIR, file))).mode & 0o777).toBe(0o600);
  expect(await warningsOf(server)).toMatchObject(
    Object.entries(modes).map(([file, mode]) => ({
      file: join(DATA_DIR, file),
      mode: `0${mode.toString(8)}`,
      msg: expect.stringContaining("is now 0600"),
    })),
  );
  expect(await warningsOf(await startServer({ DATA_DIR }, unprivileged))).toEqual([]);
});

test.runIf(isRoot)("says what to do about a file of another owner, and starts", async () => {
  const DATA_DIR = await usersFolder();
  await (await startServer({ DATA_DIR })).end("SIGTERM");
  await chmod(join(DATA_DIR, "enquiries.db"), 0o666);
  await chmod(join(DATA_DIR, "enquiries.db.lock"), 0o666);
  const server = await startServer({ DATA_DIR }, unprivileged);
  await postEnquiry(server.url);
  expect(await warningsOf(server)).toMatchObject([{ mode: "0666", msg: expect.stringContaining("its owner") }]);
});
