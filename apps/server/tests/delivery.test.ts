import { expect, test } from "vitest";
import { deliver, newStore } from "./deliver.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { fakeClock } from "./fake-clock.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { startMailServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

const soon = { retryAfter: 20 };

test("sends a stored enquiry once", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  const { mailer } = deliver(store, mailServer);
  const id = await addOne(store);
  mailer.enquiryStored(id);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]).toMatchObject({
    messageId: `<${id}@example.org>`,
    replyTo: [{ address: exampleEnquiry.Email }],
    text: expect.stringContaining(exampleEnquiry.Company),
  });
  const [found] = await store.find(id);
  expect(found?.delivery).toMatchObject({ attempts: 1, lastCode: 250, sentAt: expect.any(Number) });
  const events = await store.events(found!.delivery!.id);
  expect(events.map(({ kind }) => kind)).toEqual(["sending", "dot", "sent"]);
});

test("sends a new enquiry immediately, without waiting for the next poll", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  const { mailer } = deliver(store, mailServer, { pollInterval: 60_000 });
  for (const count of [1, 2]) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    mailer.enquiryStored(await addOne(store));
    await waitFor(() => expect(mailServer.mails).toHaveLength(count));
  }
});

test("sends many emails, each exactly once", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  const ids = await Promise.all(Array.from({ length: 40 }, () => addOne(store)));
  deliver(store, mailServer);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual(ids.toSorted()));
  expect(mailServer.mails).toHaveLength(40);
});

test("retries until the mail server is available again", async () => {
  const [store, gone] = [await newStore(), await startMailServer()];
  await gone.stop();
  const { steps, mailer } = deliver(store, gone, soon);
  const id = await addOne(store);
  await waitFor(() => expect(mailer.trouble()).toMatchObject({ stage: "connection", cause: "ECONNREFUSED" }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await idsIn(store, "pending")).toEqual([id]);
  const back = await startMailServer(gone.port);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
  expect(back.mails).toHaveLength(1);
  expect(steps.map(({ state }) => state)).not.toContain("uncertain");
});

test.each([{ recipient: 450 }, { data: 451 }, "cut at recipient"] as const)(
  "retries after %o, which cannot have been accepted",
  async (behavior) => {
    const [store, mailServer] = [await newStore(), await startMailServer()];
    mailServer.behavior = behavior;
    const { steps } = deliver(store, mailServer, soon);
    const id = await addOne(store);
    await waitFor(() => expect(steps.length).toBeGreaterThan(1));
    mailServer.behavior = "accept";
    await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
    expect(mailServer.mails).toHaveLength(1);
    expect(steps.map(({ state }) => state)).not.toContain("uncertain");
  },
);

test("parks an email whose content is refused for good, and sends the next", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = { data: 554 };
  const { logged } = deliver(store, mailServer);
  const refused = await addOne(store);
  await waitFor(async () => expect(await idsIn(store, "parked")).toEqual([refused]));
  expect(logged.join()).toMatch(/"level":50,.*"alarm":"parked"/);
  mailServer.behavior = "accept";
  const next = await addOne(store);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([next]));
  expect(await idsIn(store, "parked")).toEqual([refused]);
  expect(mailServer.mails).toHaveLength(1);
});

test("an operator can requeue a parked email", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = { data: 554 };
  deliver(store, mailServer);
  const id = await addOne(store);
  await waitFor(async () => expect(await idsIn(store, "parked")).toEqual([id]));
  mailServer.behavior = "accept";
  const [found] = await store.find(id);
  expect(await store.requeue({ id: found!.delivery!.id })).toBe(1);
  await waitFor(async () => expect(await idsIn(store, "sent")).toEqual([id]));
  expect(await store.requeue({ id: found!.delivery!.id })).toBe(0);
});

test("resends the same bytes if the connection is lost after the final dot, three times at most", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = "cut after data";
  const { steps } = deliver(store, mailServer, soon);
  const id = await addOne(store);
  await waitFor(async () => expect(await idsIn(store, "parked")).toEqual([id]));
  expect(steps.map(({ state }) => state)).toEqual(["uncertain", "uncertain", "parked"]);
  expect(mailServer.raw).toHaveLength(3);
  for (const bytes of mailServer.raw) expect(bytes).toEqual(mailServer.raw[0]);
});

test("records the final dot before sending it, and does not send it after losing the lease", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  const id = await addOne(store);
  const marked = Promise.withResolvers<boolean>();
  const { steps } = deliver({ ...store, markDot: () => marked.promise }, mailServer, soon);
  await waitFor(() => expect(mailServer.recipients).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mailServer.raw).toHaveLength(0);
  marked.resolve(false);
  const cause = "message: the lease was lost";
  await waitFor(() => expect(steps[0]).toMatchObject({ state: "pending", cause }));
  expect([mailServer.raw.length, await idsIn(store, "sent")]).toEqual([0, []]);
  expect(await idsIn(store, "uncertain")).toEqual([]);
  expect(id).toBeTruthy();
});

test.each([
  ["the database did not answer", () => Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
  ["a bug in the program", () => new TypeError("not a function")],
])("an email is withheld, and the log shows the error, if its lease cannot be confirmed: %s", async (cause, error) => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  const { steps, logged } = deliver({ ...store, markDot: () => Promise.reject(error()) }, mailServer, soon);
  await addOne(store);
  await waitFor(() => expect(steps[0]).toMatchObject({ state: "pending", cause: `message: ${cause}` }));
  expect(mailServer.raw).toHaveLength(0);
  expect(logged.join("\n")).toMatch(/"frames":\["[^\n]*delivery\.test\.ts.*"msg":"email withheld/);
});

test("stopping while the mail server is silent releases the email for immediate delivery", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = "silent";
  const { mailer } = deliver(store, mailServer);
  const id = await addOne(store);
  await waitFor(() => expect(mailServer.recipients).toBe(1));
  await mailer.stop();
  expect(await idsIn(store, "pending")).toEqual([id]);
  expect(await store.claim(1, 1000)).toHaveLength(1);
});

test("stopping while waiting for the reply to the final dot marks the email as uncertain", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = "silent after data";
  const { mailer } = deliver(store, mailServer);
  const id = await addOne(store);
  await waitFor(() => expect(mailServer.raw).toHaveLength(1));
  await mailer.stop();
  expect(await idsIn(store, "uncertain")).toEqual([id]);
  expect((await store.find(id))[0]?.delivery?.lastCause).toBe("final dot: the server was stopped");
  expect(await store.claim(1, 1000)).toEqual([]);
});

test("at most two emails wait for the reply to the final dot, and four connections are open before it", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behavior = "silent after data";
  await Promise.all(Array.from({ length: 9 }, () => addOne(store)));
  deliver(store, mailServer);
  const underWay = () => [mailServer.raw.length, mailServer.recipients];
  await waitFor(() => expect(underWay()).toEqual([2, 6]));
  // Ten poll intervals.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(underWay()).toEqual([2, 6]);
  expect(await idsIn(store, "sending")).toHaveLength(6);
});

test("aborts an email whose lease cannot be renewed", async () => {
  // With pipelining, the recipient may be at the server before the client has read the reply to MAIL FROM.
  const [clock, mailServer] = [fakeClock(), await startMailServer(0, { pipelining: false })];
  const store = await newStore(clock.now);
  mailServer.behavior = "silent";
  await addOne(store);
  const { steps } = deliver({ ...store, renew: async () => false }, mailServer, { clock, pollInterval: 60_000 });
  await waitFor(() => expect(mailServer.recipients).toBe(1));
  clock.pass(20_000);
  const cause = "RCPT TO: the lease was lost";
  await waitFor(() => expect(steps).toMatchObject([{ state: "pending", code: null, cause }]));
});
