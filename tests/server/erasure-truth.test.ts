import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { exampleEnquiry } from "./example-enquiry.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { startPostgres } from "./postgres.ts";
import { runCommand } from "./server-process.ts";
import { startServer, temporaryFolder } from "./for-one-test.ts";

const word = "Quillaborogove";
const erase = ["erase", "--email", exampleEnquiry.Email];

/** Whether a file in a folder, or below it, contains the word. */
const holdsWord = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(word),
  );

test("while another program reads the database, erase says that the text is still there, and posts go on", async () => {
  const DATA_DIR = await temporaryFolder();
  // Minutes of the server's clock pass in a second.
  const server = await startServer({ DATA_DIR, SPEED: "60" });
  const ids = await Promise.all(Array.from({ length: 20 }, () => postEnquiry(server.url, { Comment: word })));
  const reader = new DatabaseSync(join(DATA_DIR, "enquiries.db"), { readOnly: true });
  reader.exec("BEGIN");
  reader.prepare("select count(*) from enquiry").get();

  const ended = new AbortController();
  const erasing = runCommand(erase, { DATA_DIR }).finally(() => ended.abort());
  const statuses: string[] = [];
  while (!ended.signal.aborted)
    statuses.push(await postEnquiry(server.url, { Email: "other@example.org" }).then(() => "stored", String));
  const { code, out, err } = await erasing;
  expect([code, out]).toEqual([1, `Enquiries erased: ${ids.length}\n`]);
  expect(err).toMatch(/^Their text is still in the database's files[^\n]*every minute[^\n]*\n$/);
  expect(holdsWord(DATA_DIR)).toBe(true);
  expect(new Set(statuses)).toEqual(new Set(["stored"]));

  reader.close();
  await vi.waitFor(() => expect(holdsWord(DATA_DIR)).toBe(false), { timeout: 20_000, interval: 100 });
  expect(await runCommand(erase, { DATA_DIR })).toMatchObject({ code: 0, err: "" });
}, 60_000);

test("on PostgreSQL, erased words leave the table's files", async () => {
  const cluster = await startPostgres();
  try {
    const DATABASE_URL = await cluster.createDatabase();
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    const tables = join(rows[0]!.data_directory, "base");
    const server = await startServer({ DATABASE_URL, DATA_DIR: await temporaryFolder() });
    for (let count = 0; count < 20; count += 1) await postEnquiry(server.url, { Comment: word });
    await client.query("checkpoint");
    expect(holdsWord(tables)).toBe(true);
    expect(await runCommand(erase, { DATABASE_URL })).toMatchObject({
      code: 0,
      err: "",
      out: "Enquiries erased: 20\n",
    });
    await client.query("checkpoint");
    expect(holdsWord(tables)).toBe(false);
    await postEnquiry(server.url);
    await client.end();
  } finally {
    await cluster.stop();
  }
}, 60_000);
