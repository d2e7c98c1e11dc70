import { execFile } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { exampleEnquiry } from "../example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "../for-one-test.ts";
import { mailTo, postEnquiry } from "../post-enquiry.ts";
import { runCommand } from "../operator-command.ts";

const backup = (DATA_DIR: string, ...targets: string[]) =>
  promisify(execFile)(process.execPath, [resolve("apps/server/cli/backup.ts"), ...targets], {
    env: { DATA_DIR },
    timeout: 60_000,
  });

test("a backup made under load contains all enquiries acknowledged before, and a server can use it", async () => {
  const [DATA_DIR, restored, mailServer] = [await temporaryFolder(), await temporaryFolder(), await startMailServer()];
  const server = await startServer({ DATA_DIR });
  const acknowledged: string[] = [];
  const leaving = new AbortController();
  const visitor = async (): Promise<void> => {
    while (!leaving.signal.aborted) acknowledged.push(await postEnquiry(server.url));
  };
  const visitors = Promise.all([visitor(), visitor()]);
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(30), { timeout: 20_000, interval: 20 });
  const before = [...acknowledged];
  await backup(DATA_DIR, join(restored, "enquiries.db"));
  expect((await runCommand(["log"], { DATA_DIR })).out).toMatch(/^\S+ {2}\S+ {2}backup {2}(?:[3-9]\d|\d{3,})\n$/);
  leaving.abort();
  // No post was rejected during the backup.
  await visitors;
  expect((await stat(join(restored, "enquiries.db"))).mode & 0o777).toBe(0o600);

  await startServer({ DATA_DIR: restored, ...mailTo(mailServer.url) });
  const arrived = () => new Set(mailServer.mails.map(({ messageId }) => messageId!.slice(1, 37)));
  await vi.waitFor(() => expect(before.filter((id) => !arrived().has(id))).toEqual([]), { timeout: 20_000 });
});

test("a backup contains no erased data", async () => {
  const [DATA_DIR, copies] = [await temporaryFolder(), await temporaryFolder()];
  const server = await startServer({ DATA_DIR });
  await postEnquiry(server.url);
  await backup(DATA_DIR, join(copies, "before.db"));
  expect((await runCommand(["erase", "--email", exampleEnquiry.Email], { DATA_DIR })).code).toBe(0);
  await backup(DATA_DIR, join(copies, "after.db"));
  const found = async (name: string) => (await readFile(join(copies, name))).includes(exampleEnquiry.Email);
  expect([await found("before.db"), await found("after.db")]).toEqual([true, false]);
});

test("a database that cannot be read is reported with SQLite's code and the place", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "enquiries.db"), "no database, but some words\n".repeat(100));
  await expect(backup(folder, join(folder, "copy.db"))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^No backup was created \(ERR_SQLITE_ERROR 26 [^)]+\): .*\n {2}at copyDatabase \(apps\/server\/cli\/backup\.ts:/,
    ),
  });
});

test("reports a failure in one line, and does not overwrite an existing file", async () => {
  const [DATA_DIR, empty] = [await temporaryFolder(), await temporaryFolder()];
  await startServer({ DATA_DIR });
  const copy = join(empty, "copy.db");
  await backup(DATA_DIR, copy);
  const refused = (...args: Parameters<typeof backup>) =>
    expect(backup(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^No backup [^\n]+\.\n$/) });
  await refused(DATA_DIR, copy);
  const failure = await backup(DATA_DIR, copy).catch(({ stderr }: { stderr: string }) => stderr);
  const [other = ""] = /\S+T\d{6}\.db/.exec(String(failure)) ?? [];
  expect(dirname(other)).toBe(empty);
  await backup(DATA_DIR, other);
  await refused(DATA_DIR);
  await refused(empty, join(empty, "other.db"));
  await refused(DATA_DIR, join(empty, "none/copy.db"));
});
