import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { enquiryPath, formAgeName } from "@ttpl/contract/enquiry.ts";
import { composeMail } from "../delivery/mail-message.ts";
import { cleanOutbox, startOutbox } from "../delivery/outbox.ts";
import { type Clock, systemClock } from "../runtime/clock.ts";
import type { Store } from "../store/store.ts";
import { addresses, newStore } from "./deliver.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { startReceiver } from "./heartbeat-receiver.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { scrape } from "./scrape.ts";
import { addOne } from "./stored-enquiries.ts";
import { waitFor } from "./wait-for.ts";

/** A minute takes a second. */
const hurriedClock: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / 60, signal),
};

/** Starts an outbox for the current test. `files` are the complete files, by id. */
function open(store: Store, directory: string) {
  const logged: string[] = [];
  const outbox = startOutbox({
    store,
    directory,
    compose: (content) => composeMail(content, addresses),
    clock: hurriedClock,
    log: pino({}, { write: (line) => void logged.push(line) }),
  });
  onTestFinished(() => outbox.stop());
  const files = async (): Promise<string[]> =>
    (await readdir(directory).catch(() => [])).flatMap((name) => /^(.*)\.eml$/.exec(name)?.[1] ?? []).toSorted();
  return { outbox, logged, files };
}

const newDirectory = async (): Promise<string> => join(await temporaryFolder(), "outbox");

test("what could not be written is told with stage and cause, and written once it can be", async () => {
  const [store, directory] = [await newStore(), await newDirectory()];
  await writeFile(directory, "in the way");
  const first = await addOne(store);
  const { outbox, logged, files } = open(store, directory);
  await waitFor(() => expect(outbox.trouble()).toMatchObject({ stage: "file", cause: expect.stringMatching(/^E/) }));
  const second = await addOne(store);
  outbox.enquiryStored(second);
  expect(await outbox.isAnyDue()).toBe(true);
  await rm(directory);
  await waitFor(async () => expect(await files()).toEqual([first, second].toSorted()));
  await waitFor(() => expect(outbox.trouble()).toBeUndefined());
  expect(await outbox.isAnyDue()).toBe(false);
  expect(logged.filter((line) => line.includes("could not be written"))).toHaveLength(1);
  const mail = await PostalMime.parse(await readFile(join(directory, `${second}.eml`)));
  expect(mail.text).toContain(exampleEnquiry.Company);
});

test("files are written again after their folder was removed, and others are left alone", async () => {
  const [store, directory] = [await newStore(), await newDirectory()];
  const ids = [await addOne(store), await addOne(store)];
  const { files } = open(store, directory);
  await waitFor(async () => expect(await files()).toEqual(ids.toSorted()));
  const before = await stat(join(directory, `${ids[0]}.eml`));
  await rm(join(directory, `${ids[1]}.eml`));
  await waitFor(async () => expect(await files()).toEqual(ids.toSorted()));
  expect((await stat(join(directory, `${ids[0]}.eml`))).ino).toBe(before.ino);
  await rm(directory, { recursive: true });
  await waitFor(async () => expect(await files()).toEqual(ids.toSorted()));
});

test("one email that cannot be written is told, and keeps no other from being written", async () => {
  const [store, directory] = [await newStore(), await newDirectory()];
  const ids = [await addOne(store), await addOne(store), await addOne(store)];
  const inTheWay = join(directory, `${ids[0]}.eml.part`);
  await mkdir(inTheWay, { recursive: true });
  const { outbox, files } = open(store, directory);
  await waitFor(async () => expect(await files()).toEqual(ids.slice(1).toSorted()));
  await waitFor(() => expect(outbox.trouble()).toMatchObject({ stage: "file", cause: "EISDIR" }));
  const since = outbox.trouble()?.since;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(outbox.trouble()?.since).toBe(since);
  await rm(inTheWay, { recursive: true });
  await waitFor(async () => expect(await files()).toEqual(ids.toSorted()));
});

test("a database that cannot be read is told, and asked again", async () => {
  const [store, directory] = [await newStore(), await newDirectory()];
  const id = await addOne(store);
  const broken = vi
    .spyOn(store, "unsentIds")
    .mockRejectedValue(Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 10 }));
  const { outbox, files } = open(store, directory);
  await waitFor(() => expect(outbox.trouble()).toMatchObject({ stage: "database", cause: "ERR_SQLITE_ERROR 10" }));
  broken.mockRestore();
  await waitFor(async () => expect(await files()).toEqual([id]));
  await waitFor(() => expect(outbox.trouble()).toBeUndefined());
});

test("suspects have files of their own, which say so, and are removed after erasure or the digest", async () => {
  const [store, directory] = [await newStore(), await newDirectory()];
  const suspects = await Promise.all(
    ["a@example.org", "b@example.org"].map((Email) =>
      addOne(store, { verdict: "suspect", fields: { ...exampleEnquiry, Email } }),
    ),
  );
  const { files } = open(store, directory);
  await waitFor(async () => expect(await files()).toEqual(suspects.toSorted()));
  const mail = await PostalMime.parse(await readFile(join(directory, `${suspects[0]}.eml`)));
  expect(mail.subject).toContain("look automated");
  for (const value of Object.values(exampleEnquiry).filter((text) => !text.includes("@")))
    expect(mail.text).toContain(value.split("\n")[0]);
  await store.eraseByEmail("a@example.org");
  await cleanOutbox(store, directory);
  expect(await files()).toEqual([suspects[1]]);
});

/** Posts an enquiry that looks automated. Resolves with its id. */
async function postSuspect(url: string): Promise<string> {
  const headers = { "Content-Type": "application/json", [formAgeName]: "0" };
  const body = JSON.stringify(exampleEnquiry);
  const response = await fetch(`${url}${enquiryPath}?code=key`, { method: "POST", headers, body });
  return ((await response.json()) as { id: string }).id;
}

test("without a mail server, /readyz, the alarms and the heartbeat tell that emails are not written, until they are", async () => {
  const [DATA_DIR, receiver] = [await temporaryFolder(), await startReceiver()];
  const directory = join(DATA_DIR, "outbox");
  const server = await startServer({ DATA_DIR, HEARTBEAT_URL: receiver.url, SPEED: "60", SUSPECT_SECONDS: "3" });
  await postEnquiry(server.url);
  await receiver.nextCalls(2);
  const isAlarmed = async (): Promise<boolean> =>
    (await scrape(server)).values['ttpl_alarm_active{alarm="outbox"}'] === 1;
  const readyz = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json();
  expect(await isAlarmed()).toBe(false);
  await rm(directory, { recursive: true });
  await writeFile(directory, "in the way");
  const ids = [await postEnquiry(server.url), await postSuspect(server.url)];
  await waitFor(async () => expect(await isAlarmed()).toBe(true));
  const cause = expect.stringMatching(/^E[A-Z]+$/);
  expect(await readyz()).toMatchObject({
    status: "degraded",
    alarms: expect.arrayContaining([expect.objectContaining({ name: "outbox", stage: "file", cause })]),
    mailServer: { stage: "file", cause },
  });
  expect(server.output()).toMatch(/"alarm":"outbox","stage":"file","cause":"E[A-Z]+"/);
  await rm(directory);
  await receiver.nextCalls(2);
  expect(await readyz()).toMatchObject({ status: "ready", alarms: [], mailServer: "ok" });
  const names = await readdir(directory);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(ids.map((id) => `${id}.eml`)));
  await server.end("SIGTERM");
  // All are mailed once there is a mail server, the suspect in a digest.
  const mailServer = await startMailServer();
  await startServer({ DATA_DIR, ...mailTo(mailServer.url), SPEED: "60" });
  await waitFor(() => expect(mailServer.mails.length).toBeGreaterThanOrEqual(2));
  await waitFor(async () =>
    expect((await readdir(directory)).filter((name) => !name.startsWith(ids[1] ?? ""))).toEqual([]),
  );
});
