import { writeFile, mkdir, rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { recipientsTask } from "../delivery/alarm.ts";
import { addresses, deliver, newStore } from "./deliver.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { startScriptedServer } from "./scripted-mail-server.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { waitFor } from "./wait-for.ts";

const [asha, ravi] = ["asha@example.org", "ravi@example.org"];
const soon = { retryAfter: 20, named: [asha, ravi] };

test("all whom the release names get one email, and MAIL_TO none", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  deliver(store, mailServer, soon);
  const id = await addOne(store);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
  expect(mailServer.envelopes.map(({ to }) => to)).toEqual([[asha, ravi]]);
  expect(mailServer.mails[0]?.to?.map(({ address }) => address)).toEqual([asha, ravi]);
  expect(mailServer.mails[0]?.text).not.toContain("NOT DELIVERED");
});

test("if one is refused for good, the others and MAIL_TO get it at once, with why, and an alarm lasts until it is mended", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = { recipient: 550, only: ravi };
  const { recipients, steps } = deliver(store, mailServer, soon);
  const alarms: (object | false)[] = [];
  const check = recipientsTask(recipients, (name, active, details) => alarms.push(active && { name, ...details }));
  const first = await addOne(store);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([first]));
  expect(steps).toHaveLength(1);
  // Nobody gets it twice.
  expect(mailServer.envelopes.map(({ to }) => to)).toEqual([[asha, addresses.to]]);
  expect(mailServer.mails[0]?.text).toMatch(/NOT DELIVERED[^]*ravi@example\.org \(550 [^]*Correct the address/);
  await check();
  recipients.use([asha]);
  await check();
  expect(alarms).toEqual([{ name: "recipients", refused: 1, cause: expect.stringMatching(/^550 /) }, false]);
  expect(JSON.stringify(alarms)).not.toContain("ravi");
  const second = await addOne(store);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([first, second].toSorted()));
  expect(mailServer.envelopes[1]?.to).toEqual([asha]);
});

test("the alarm ends when the mail server accepts the recipient after all", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = { recipient: 550, only: ravi };
  const { recipients } = deliver(store, mailServer, soon);
  await addOne(store);
  await waitFor(() => expect(recipients.refused().map(({ address }) => address)).toEqual([ravi]));
  mailServer.behavior = "accept";
  await addOne(store);
  await waitFor(() => expect(recipients.refused()).toEqual([]));
  expect(mailServer.envelopes[1]?.to).toEqual([asha, ravi]);
});

test("one that is put off gets the email later; MAIL_TO gets it if that lasts, as with a mistyped domain", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = { recipient: 450, only: ravi };
  const { steps } = deliver(store, mailServer, soon);
  await addOne(store);
  await waitFor(() => expect(mailServer.envelopes).toHaveLength(1));
  expect(mailServer.envelopes[0]?.to).toEqual([asha, addresses.to]);
  await waitFor(() => expect(steps.map(({ state }) => state)).toEqual(["pending", "pending", "sent"]));

  const patient = await startMailServer();
  patient.behavior = { recipient: 450, only: ravi };
  const later = deliver(await newStore().then(async (other) => (await addOne(other), other)), patient, soon);
  await waitFor(() => expect(later.steps).not.toEqual([]));
  patient.behavior = "accept";
  await waitFor(() => expect(patient.envelopes).toHaveLength(1));
  expect(patient.envelopes[0]?.to).toEqual([asha, ravi]);
});

test("if all are refused, MAIL_TO alone gets it; if MAIL_TO is too, it waits as before", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = { recipient: 550, only: ravi };
  deliver(store, mailServer, { ...soon, named: [ravi] });
  await addOne(store);
  await waitFor(() => expect(mailServer.envelopes.map(({ to }) => to)).toEqual([[addresses.to]]));

  const [other, refusing] = [await newStore(), await startMailServer()];
  refusing.behavior = { recipient: 550 };
  const { steps } = deliver(other, refusing, soon);
  const id = await addOne(other);
  await waitFor(() => expect(steps.length).toBeGreaterThan(1));
  expect(steps[0]).toMatchObject({
    state: "pending",
    blockedBy: "settings",
    cause: expect.stringMatching(/^RCPT TO: 550/),
  });
  refusing.behavior = "accept";
  await waitFor(async () => expect(await idsIn(other, "sent")).toEqual([id]));
});

test("what is recorded of a refusal, and told at /readyz, does not name the recipient", async () => {
  const store = await newStore();
  const mailServer = await startScriptedServer({ RCPT: `450 4.7.1 <${ravi}>: Greylisted` });
  onTestFinished(() => mailServer.close());
  const { steps } = deliver(store, { url: `smtp://127.0.0.1:${mailServer.port}` }, { ...soon, named: [ravi] });
  await addOne(store);
  await waitFor(() => expect(steps).not.toEqual([]));
  expect(steps[0]).toMatchObject({ cause: "RCPT TO: 450 4.7.1 <recipient@…>: Greylisted" });
});

test("a server that rejects an address only after the email is understood: MAIL_TO is tried too", async () => {
  const store = await newStore();
  const script = { dot: `550 5.1.1 <${ravi}>: no such user` };
  const mailServer = await startScriptedServer(script);
  onTestFinished(() => mailServer.close());
  const { steps } = deliver(store, { url: `smtp://127.0.0.1:${mailServer.port}` }, { ...soon, named: [ravi] });
  await addOne(store);
  await waitFor(() => expect(steps).not.toEqual([]));
  // The reply is the same to MAIL_TO, and about our settings, as it was before.
  expect(steps[0]).toMatchObject({ state: "pending", blockedBy: "settings" });
  expect(mailServer.connections()).toBe(2);
});

/** A release of one page, whose record names recipients. */
async function writeRelease(root: string, name: string, recipients: unknown): Promise<void> {
  await mkdir(join(root, name, "client"), { recursive: true });
  await writeFile(join(root, name, "client/index.html"), `<!DOCTYPE html><title>${name}</title>`);
  await writeFile(join(root, name, "release.json"), JSON.stringify({ rehearsal: false, recipients }));
  await symlink(name, join(root, ".next"));
  await rename(join(root, ".next"), join(root, "current"));
}

test("a running server sends to whom the next release names, and to MAIL_TO if its record has no addresses", async () => {
  const [root, mailServer] = [await temporaryFolder(), await startMailServer()];
  await writeRelease(root, "one", undefined);
  const settings = { DATA_DIR: await temporaryFolder(), SITE_DIR: join(root, "current/client"), LOG_LEVEL: "info" };
  const server = await startServer({ ...settings, ...mailTo(mailServer.url) });
  const served = async () => /<title>(\w+)/.exec(await (await fetch(server.url)).text())?.[1];
  const releases: readonly [string, unknown, string[]][] = [
    ["two", [asha], [asha]],
    ["three", [ravi, asha], [ravi, asha]],
    ["four", ["not an address\r\nBcc: eve@example.com"], [addresses.to]],
    ["five", [ravi], [ravi]],
    ["six", "sales", [addresses.to]],
  ];
  await postEnquiry(server.url);
  await waitFor(() => expect(mailServer.envelopes.map(({ to }) => to)).toEqual([[addresses.to]]));
  for (const [index, [name, recipients, to]] of releases.entries()) {
    await writeRelease(root, name, recipients);
    await waitFor(async () => expect(await served()).toBe(name));
    await postEnquiry(server.url);
    await waitFor(() => expect(mailServer.envelopes).toHaveLength(index + 2));
    expect(mailServer.envelopes.at(-1)?.to, name).toEqual(to);
  }
});
