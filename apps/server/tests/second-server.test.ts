import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { runServer } from "./server-process.ts";
import { waitFor } from "./wait-for.ts";

const lockIn = (folder: string) => join(folder, "enquiries.db.lock");

/** Starts a second server, which has to end with one line. */
async function expectRefusal(DATA_DIR: string): Promise<void> {
  const { code, out, err } = await runServer({ PORT: "0", SITE_DIR: "none", DATA_DIR });
  expect([code, out, err]).toEqual([
    1,
    "",
    expect.stringMatching(/^DATA_DIR [^\n]+ stop any server using it[^\n]+\n$/),
  ]);
}

test("a second server is refused through another path to the same folder", async () => {
  const [DATA_DIR, link] = [await temporaryFolder(), join(await temporaryFolder(), "link")];
  await startServer({ DATA_DIR });
  await symlink(DATA_DIR, link);
  await expectRefusal(link);
});

test("a second server is refused although the lock was removed, and the first goes on", async () => {
  const DATA_DIR = await temporaryFolder();
  const first = await startServer({ DATA_DIR });
  await postEnquiry(first.url);
  for (let time = 0; time < 2; time += 1) {
    await rm(lockIn(DATA_DIR));
    await expectRefusal(DATA_DIR);
  }
  await postEnquiry(first.url);
  expect(first.output()).not.toContain('"alarm"');
});

test("of two servers on one database, the first tells and takes no more enquiries", async () => {
  const DATA_DIR = await temporaryFolder();
  const first = await startServer({ DATA_DIR });
  await postEnquiry(first.url);
  // It cannot notice in time that its lock is gone.
  process.kill(first.pid, "SIGSTOP");
  await rm(lockIn(DATA_DIR));
  const second = await startServer({ DATA_DIR });
  process.kill(first.pid, "SIGCONT");
  await expect(postEnquiry(first.url)).rejects.toThrow("503");
  await waitFor(() => expect(first.output()).toMatch(/"alarm":"database files".*another server/));
  expect((await fetch(`${first.url}/readyz`)).status).toBe(503);
  await postEnquiry(second.url);
  expect(await first.end("SIGTERM")).toBe(0);
  await postEnquiry(second.url);
  expect(await second.end("SIGTERM")).toBe(0);
});
