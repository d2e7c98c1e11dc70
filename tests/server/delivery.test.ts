import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { sqliteDialect } from "../../server/enquiries/database.ts";
import { startDelivery } from "../../server/enquiries/delivery.ts";
import { smtpSender } from "../../server/enquiries/smtp.ts";
import { openStore, type Store } from "../../server/enquiries/store.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const addresses = { from: "website@example.org", to: "sales@example.net" };
const log = pino({ level: "silent" });
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 10 });

async function newStore(): Promise<Store> {
  const store = await openStore(sqliteDialect(join(await temporaryFolder(), "enquiries.db")));
  onTestFinished(() => store.close());
  return store;
}

/** Delivers to a mail server with waits of milliseconds; `uncertain` collects what each failure was taken for. */
function deliver(store: Store, mailServer: Pick<MailServer, "url">, retryAfter = 20) {
  const uncertain: boolean[] = [];
  const delay = (_attempts: number, isUncertain: boolean) => (uncertain.push(isUncertain), retryAfter);
  const send = smtpSender(mailServer.url, addresses);
  const mailer = startDelivery({ store, send, addresses, log, delay, pollInterval: 10, stopGrace: 50 });
  onTestFinished(() => mailer.stop());
  return { mailer, uncertain };
}

test("hands a stored enquiry to the mail server, once", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  const { mailer } = deliver(store, mailServer);
  const id = await store.add(exampleEnquiry);
  mailer.enquiryStored(id);
  await waitFor(async () => expect(await store.idsIn("sent")).toEqual([id]));
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]).toMatchObject({
    messageId: `<${id}@example.org>`,
    replyTo: [{ address: exampleEnquiry.Email }],
    text: expect.stringContaining(exampleEnquiry.Company),
  });
});

test("wakes at once for a new enquiry, long before the next look", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  const send = smtpSender(mailServer.url, addresses);
  const mailer = startDelivery({ store, send, addresses, log, pollInterval: 60_000 });
  onTestFinished(() => mailer.stop());
  for (const count of [1, 2]) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    mailer.enquiryStored(await store.add(exampleEnquiry));
    await waitFor(() => expect(mailServer.mails).toHaveLength(count));
  }
});

test("tries again until a mail server that is down comes up", async () => {
  const [store, gone] = [await newStore(), await startMailServer()];
  await gone.stop();
  const { uncertain } = deliver(store, gone);
  const id = await store.add(exampleEnquiry);
  await waitFor(() => expect(uncertain.length).toBeGreaterThan(2));
  expect(await store.idsIn("sent")).toEqual([]);
  const back = await startMailServer(gone.port);
  await waitFor(async () => expect(await store.idsIn("sent")).toEqual([id]));
  expect(back.mails).toHaveLength(1);
  expect(uncertain).not.toContain(true);
});

test.each([{ recipient: 450 }, { data: 451 }])("tries again after %o", async (behaviour) => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behaviour = behaviour;
  const { uncertain } = deliver(store, mailServer);
  const id = await store.add(exampleEnquiry);
  await waitFor(() => expect(uncertain.length).toBeGreaterThan(1));
  mailServer.behaviour = "accept";
  await waitFor(async () => expect(await store.idsIn("sent")).toEqual([id]));
  expect(mailServer.mails).toHaveLength(1);
  expect(uncertain).not.toContain(true);
});

test.each([{ recipient: 550 }, { data: 554 }])("parks a mail after %o, and sends the next", async (behaviour) => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behaviour = behaviour;
  deliver(store, mailServer);
  const refused = await store.add(exampleEnquiry);
  await waitFor(async () => expect(await store.idsIn("parked")).toEqual([refused]));
  mailServer.behaviour = "accept";
  const next = await store.add(exampleEnquiry);
  await waitFor(async () => expect(await store.idsIn("sent")).toEqual([next]));
  expect(await store.idsIn("parked")).toEqual([refused]);
  expect(mailServer.mails).toHaveLength(1);
});

test("takes a contact that breaks after the mail for uncertain, and sends the same bytes again", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behaviour = "cut after data";
  const { uncertain } = deliver(store, mailServer);
  const id = await store.add(exampleEnquiry);
  await waitFor(() => expect(uncertain).toContain(true));
  mailServer.behaviour = "accept";
  await waitFor(async () => expect(await store.idsIn("sent")).toEqual([id]));
  expect(mailServer.raw.length).toBeGreaterThan(1);
  for (const bytes of mailServer.raw) expect(bytes).toEqual(mailServer.raw[0]);
});

test("stops while a mail server is silent, and leaves the mail pending", async () => {
  const [store, mailServer] = [await newStore(), await startMailServer()];
  mailServer.behaviour = "silent";
  const { mailer } = deliver(store, mailServer);
  const id = await store.add(exampleEnquiry);
  await waitFor(() => expect(mailServer.recipients).toBe(1));
  await mailer.stop();
  expect(await store.idsIn("pending")).toEqual([id]);
});
