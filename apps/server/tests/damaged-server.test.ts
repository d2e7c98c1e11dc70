import { copyFile, mkdir, readdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteForOperator } from "../store/sqlite.ts";
import { destroyPage, fillDatabase, idsOnPage, middleOf, pagesOf } from "./damaged-database.ts";
import { openTestStore } from "./databases.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { runCommand } from "./operator-command.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { scrape } from "./scrape.ts";
import { waitFor } from "./wait-for.ts";

const count = 100;
const carriedOver = '"msg":"what can be read of the damaged database is carried over"';

/** A folder with a database of enquiries. */
async function filledFolder(filled = count) {
  const DATA_DIR = join(await temporaryFolder(), "data");
  await mkdir(DATA_DIR);
  const path = join(DATA_DIR, "enquiries.db");
  return { DATA_DIR, path, ids: await fillDatabase(path, filled) };
}

async function storedIds(path: string): Promise<string[]> {
  const store = await openTestStore(sqliteForOperator(path));
  return (await store.list({ after: "", limit: 1000 })).map(({ id }) => id);
}

const damagedFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith("enquiries.db.damaged-"));

test("a server starts with a damaged database, says so, and keeps what can be read", async () => {
  const { DATA_DIR, path, ids } = await filledFolder();
  const page = middleOf(pagesOf(path, "enquiry"));
  const lost = idsOnPage(path, page, ids);
  destroyPage(path, page);
  const server = await startServer({ DATA_DIR });
  const newer = await postEnquiry(server.url);
  await waitFor(() => expect(server.output()).toContain(carriedOver));
  expect((await storedIds(path)).toSorted()).toEqual([...ids.filter((id) => !lost.includes(id)), newer].toSorted());
  const [alarm] = server.output().match(/^.*"alarm":"database damaged".*$/m) ?? [];
  expect(JSON.parse(alarm ?? "")).toMatchObject({ cause: expect.stringContaining(`page ${page}`) });
  expect((await scrape(server)).values['ttpl_alarm_active{alarm="database damaged"}']).toBe(1);
  // It lasts until somebody has removed the files.
  await server.end("SIGTERM");
  const restarted = await startServer({ DATA_DIR });
  await waitFor(() => expect(restarted.output()).toContain('"alarm":"database damaged"'));
  expect(restarted.output()).not.toContain(carriedOver);
  for (const name of await damagedFiles(DATA_DIR)) await rm(join(DATA_DIR, name));
  const isActive = async () => (await scrape(restarted)).values['ttpl_alarm_active{alarm="database damaged"}'];
  await waitFor(async () => expect(await isActive()).toBe(0));
});

test("a server starts with a database that was cut short", async () => {
  const { DATA_DIR, path, ids } = await filledFolder(300);
  await truncate(path, Math.ceil(((await stat(path)).size * 3) / 4 / 4096) * 4096);
  const server = await startServer({ DATA_DIR });
  await waitFor(() => expect(server.output()).toContain(carriedOver));
  const stored = await storedIds(path);
  expect(stored.length).toBeGreaterThan(5);
  expect(ids).toEqual(expect.arrayContaining(stored));
  await postEnquiry(server.url);
});

test("a running server finds damage within the hour, and goes on with a new database", async () => {
  const { DATA_DIR, path, ids } = await filledFolder();
  // An hour takes two seconds.
  const server = await startServer({ DATA_DIR, SPEED: "1800" });
  const all = [...ids, await postEnquiry(server.url)];
  const page = middleOf(pagesOf(path, "enquiry"));
  const lost = idsOnPage(path, page, ids);
  destroyPage(path, page);
  await waitFor(() => expect(server.output()).toContain(carriedOver));
  await waitFor(async () => all.push(await postEnquiry(server.url)));
  const stored = await storedIds(path);
  // What was in its cache is not lost either.
  const gone = all.filter((id) => !stored.includes(id));
  expect(lost).toEqual(expect.arrayContaining(gone));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("the rescue command does the same by hand, twice with the same result, and a backup fills the gap", async () => {
  const { DATA_DIR, path, ids } = await filledFolder();
  const backup = join(await temporaryFolder(), "backup.db");
  expect(await runCommand(["rescue"], { DATA_DIR })).toMatchObject({
    code: 0,
    out: "No damaged database was set aside.\n",
  });
  await copyFile(path, backup);
  const page = middleOf(pagesOf(path, "enquiry"));
  const lost = idsOnPage(path, page, ids);
  destroyPage(path, page);
  const first = await runCommand(["rescue"], { DATA_DIR });
  expect(first.code).toBe(1);
  expect(first.out).toContain(
    `enquiries: ${count - lost.length} carried over, 0 already there, ${lost.length} unreadable`,
  );
  for (const id of lost) expect(first.out).toContain(id);
  expect(first.err).toContain(`${lost.length} enquiries cannot be read`);
  const second = await runCommand(["rescue"], { DATA_DIR });
  expect(second.out).toContain(`enquiries: 0 carried over, ${count - lost.length} already there`);
  const third = await runCommand(["rescue", backup], { DATA_DIR });
  expect(third).toMatchObject({ code: 0, err: "" });
  expect(third.out).toContain(
    `enquiries: ${lost.length} carried over, ${count - lost.length} already there, 0 unreadable`,
  );
  expect((await storedIds(path)).toSorted()).toEqual(ids.toSorted());
  expect(JSON.parse((await runCommand(["rescue", "--json"], { DATA_DIR })).out)).toMatchObject([
    { rows: { enquiry: { carried: 0, present: count - lost.length, unreadable: 0 } }, unreadable: [] },
  ]);
  expect(await runCommand(["rescue", "/nowhere.db"], { DATA_DIR })).toMatchObject({ code: 1, out: "" });
});

test("erasing an address names the damaged files, which still hold its words", async () => {
  const { DATA_DIR, path } = await filledFolder();
  destroyPage(path, middleOf(pagesOf(path, "enquiry")));
  await runCommand(["rescue"], { DATA_DIR });
  const files = (await damagedFiles(DATA_DIR)).filter((name) => !name.endsWith(".json"));
  const erase = () => runCommand(["erase", "--email", exampleEnquiry.Email], { DATA_DIR });
  const { code, err } = await erase();
  expect(code).toBe(1);
  for (const file of files) expect(err).toContain(join(DATA_DIR, file));
  expect(err).not.toContain(".json");
  for (const file of files) await rm(join(DATA_DIR, file));
  expect(await erase()).toMatchObject({ code: 0, err: "" });
});
