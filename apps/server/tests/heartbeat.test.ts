import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { type HeartbeatReceiver, secret, startReceiver } from "./heartbeat-receiver.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { scrape } from "./scrape.ts";
import { runCommand } from "./operator-command.ts";
import { type RunningServer } from "./server-process.ts";
import { waitFor } from "./wait-for.ts";

/** A server whose minutes take a second, with its monitoring service. */
async function monitored(settings: Record<string, string> = {}) {
  const receiver = await startReceiver();
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR, HEARTBEAT_URL: receiver.url, SPEED: "60", ...settings });
  return { receiver, server, DATA_DIR };
}

const activeAlarms = async (server: RunningServer): Promise<string[]> =>
  Object.entries((await scrape(server)).values).flatMap(([name, value]) =>
    name.startsWith("ttpl_alarm_active") && value === 1 ? [name.slice('ttpl_alarm_active{alarm="'.length, -2)] : [],
  );

/** Checks that there are no more calls for a few minutes, which a second server's calls measure. */
async function expectSilence(receiver: HeartbeatReceiver): Promise<void> {
  const other = await monitored();
  // A call may have been under way.
  await other.receiver.nextCalls(1);
  const before = receiver.calls.length;
  await other.receiver.nextCalls(3);
  expect(receiver.calls.length).toBe(before);
}

test("the URL is fetched every minute while all is well, and says nothing about anyone", async () => {
  const { receiver, server } = await monitored({ LOG_LEVEL: "trace" });
  await receiver.nextCalls(1);
  await postEnquiry(server.url);
  await receiver.nextCalls(2);
  for (const { method, url, headers } of receiver.calls) {
    expect([method, url]).toEqual(["GET", `/ping/${secret}`]);
    // What Node itself sends: no cookie, no referrer, nothing of ours.
    expect(Object.keys(headers).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "connection",
      "host",
      "sec-fetch-mode",
      "user-agent",
    ]);
  }
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.output()).not.toContain("heartbeat");
  expect(server.output()).not.toContain(secret);
});

test("it pauses while an email is parked, and resumes when the email is sent", async () => {
  const mailServer = await startMailServer();
  mailServer.behavior = { data: 550 };
  const { receiver, server, DATA_DIR } = await monitored(mailTo(mailServer.url));
  await receiver.nextCalls(1);
  const id = await postEnquiry(server.url);
  await waitFor(async () => expect(await activeAlarms(server)).toEqual(["parked"]));
  await expectSilence(receiver);
  mailServer.behavior = "accept";
  expect(await runCommand(["requeue", id], { DATA_DIR })).toMatchObject({ code: 0 });
  await waitFor(() => expect(mailServer.mails).toHaveLength(1));
  await receiver.nextCalls(1);
});

test("it pauses while an email has waited for over an hour, and resumes when it is sent", async () => {
  const { url, port, stop } = await startMailServer();
  await stop();
  const { receiver, server, DATA_DIR } = await monitored(mailTo(url));
  await receiver.nextCalls(1);
  await postEnquiry(server.url);
  const database = new DatabaseSync(join(DATA_DIR, "enquiries.db"), { timeout: 5000 });
  database.exec("UPDATE delivery SET queued_at = queued_at - 3600000");
  database.close();
  await waitFor(async () => expect(await activeAlarms(server)).toContain("waiting"));
  await expectSilence(receiver);
  const mailServer = await startMailServer(port);
  await receiver.nextCalls(1);
  expect(mailServer.mails).toHaveLength(1);
});

test("it pauses while nothing can be stored, and resumes afterwards", async () => {
  const { receiver, server, DATA_DIR } = await monitored();
  await receiver.nextCalls(1);
  const other = new DatabaseSync(join(DATA_DIR, "enquiries.db"), { timeout: 5000 });
  other.exec("BEGIN IMMEDIATE");
  await waitFor(async () => expect(await activeAlarms(server)).toEqual(["store"]));
  await expectSilence(receiver);
  other.exec("ROLLBACK");
  other.close();
  await receiver.nextCalls(1);
});

test("it pauses while emails are due and none can be claimed, and /readyz tells why", async () => {
  const mailServer = await startMailServer();
  const { receiver, server, DATA_DIR } = await monitored(mailTo(mailServer.url));
  await receiver.nextCalls(1);
  const other = new DatabaseSync(join(DATA_DIR, "enquiries.db"), { timeout: 5000 });
  other.exec("CREATE TRIGGER stuck BEFORE UPDATE ON delivery BEGIN SELECT RAISE(ABORT, 'stuck'); END");
  await postEnquiry(server.url);
  await waitFor(async () => expect(await activeAlarms(server)).toEqual(["delivery"]));
  const response = await fetch(`${server.url}/readyz`);
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { status: "degraded", alarms: [{ name: "delivery", minutes: 1, error: { errcode: 1811 } }], pending: 1 },
  ]);
  expect(server.output()).toContain('"alarm":"delivery"');
  await expectSilence(receiver);
  other.exec("DROP TRIGGER stuck");
  other.close();
  await receiver.nextCalls(1);
  await waitFor(() => expect(mailServer.mails).toHaveLength(1));
});

test("a call that fails is logged once, until calls succeed again", async () => {
  const { receiver, server } = await monitored();
  const elsewhere = await startReceiver();
  const logged = () =>
    server
      .output()
      .split("\n")
      .flatMap((line) => (line.includes('"heartbeat') ? [JSON.parse(line) as { level: number; status?: number }] : []))
      .map(({ level, status }) => [level, status]);
  await receiver.nextCalls(1);
  receiver.behavior = 500;
  await receiver.nextCalls(3);
  expect(logged()).toEqual([[40, 500]]);
  receiver.behavior = 200;
  await waitFor(() =>
    expect(logged()).toEqual([
      [40, 500],
      [30, undefined],
    ]),
  );
  receiver.behavior = elsewhere.url;
  await receiver.nextCalls(3);
  expect(logged()).toEqual([
    [40, 500],
    [30, undefined],
    [40, 302],
  ]);
  expect(elsewhere.calls).toEqual([]);
  expect(server.output()).not.toContain(secret);
});

test("a service that cannot be reached is logged without its URL", async () => {
  const { server } = await monitored({ HEARTBEAT_URL: `http://127.0.0.1:9/${secret}` });
  await waitFor(() => expect(server.output()).toContain("HEARTBEAT_URL cannot be fetched"));
  expect(server.output()).not.toContain(secret);
});

test("a service that does not answer does not delay the server's stop", async () => {
  const { receiver, server } = await monitored();
  receiver.behavior = "silent";
  await receiver.nextCalls(1);
  const start = performance.now();
  expect(await server.end("SIGTERM")).toBe(0);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(server.output()).not.toContain("heartbeat");
});
