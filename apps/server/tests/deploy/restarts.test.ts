import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { enquiryPath, idempotencyKeyName } from "@ttpl/contract/enquiry.ts";
import { exampleEnquiry } from "../example-enquiry.ts";
import { temporaryFolder, untilTestEnds } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "../for-one-test.ts";
import { mailTo } from "../post-enquiry.ts";
import { type Cluster, startPostgres } from "../postgres.ts";
import { behindProxy, startCaddy, type Proxy } from "./caddy.ts";
import { startFile, testDefaults } from "../server-process.ts";
import { freePort } from "./caddy-process.ts";
import { holdSocket } from "./socket-holder.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

/** Two clients that post enquiries continuously, retrying until accepted, and one that only reads. */
function startVisitors(proxy: Proxy) {
  const ids: string[] = [];
  const pageFailures: number[] = [];
  const refusals: number[] = [];
  const leaving = new AbortController();
  const sendUntilTaken = async (key: string): Promise<void> => {
    const headers = { "Content-Type": "application/json", [idempotencyKeyName]: key };
    const sent = { method: "POST", path: `${enquiryPath}?code=key`, headers, body: JSON.stringify(exampleEnquiry) };
    for (;;) {
      const { status, body } = await proxy.ask(sent);
      if (status === 202) return void ids.push((JSON.parse(body.toString()) as { id: string }).id);
      refusals.push(status);
      await sleep(50);
    }
  };
  const visitor = async (): Promise<void> => {
    while (!leaving.signal.aborted) await sendUntilTaken(randomUUID());
  };
  const reader = async (): Promise<void> => {
    while (!leaving.signal.aborted) {
      // 405 is the endpoint's response to GET, so the request has reached a server.
      const { status } = await proxy.ask({ path: enquiryPath });
      if (status !== 405) pageFailures.push(status);
    }
  };
  const all = Promise.all([visitor(), visitor(), reader()]);
  return {
    ids,
    pageFailures,
    /** What enquiries got that were sent again. */
    refusals,
    /** Waits until some more enquiries have been acknowledged. */
    more: async () => {
      const soFar = ids.length;
      await vi.waitFor(() => expect(ids.length).toBeGreaterThan(soFar + 5), { timeout: 20_000, interval: 20 });
    },
    leave: () => {
      leaving.abort();
      return all;
    },
  };
}

test("during restarts of a single server, reads wait; retried enquiries arrive once", async () => {
  const [DATA_DIR, PORT, mailServer] = [await temporaryFolder(), String(await freePort()), await startMailServer()];
  const settings = { ...behindProxy, DATA_DIR, PORT, ...mailTo(mailServer.url) };
  let server = await startServer(settings);
  const visitors = startVisitors(await startCaddy("Caddyfile", { SERVERS: `127.0.0.1:${PORT}` }));
  for (let time = 0; time < 2; time += 1) {
    await visitors.more();
    expect(await server.end("SIGTERM")).toBe(0);
    server = await startServer(settings);
  }
  await visitors.more();
  await visitors.leave();
  expect(visitors.pageFailures).toEqual([]);
  await expectMails(mailServer, visitors.ids);
});

test("while systemd holds the socket, restarts refuse neither reads nor enquiries", async () => {
  const [DATA_DIR, mailServer] = [await temporaryFolder(), await startMailServer()];
  const server = await untilTestEnds(
    holdSocket(startFile, { ...testDefaults, ...behindProxy, DATA_DIR, ...mailTo(mailServer.url) }),
  );
  const visitors = startVisitors(await startCaddy("Caddyfile", { SERVERS: `127.0.0.1:${server.port}` }));
  for (let time = 0; time < 3; time += 1) {
    await visitors.more();
    await server.restart();
  }
  await visitors.more();
  await visitors.leave();
  expect([visitors.pageFailures, visitors.refusals]).toEqual([[], []]);
  await expectMails(mailServer, visitors.ids);
});

test("a rolling restart of replicas on PostgreSQL, without a data folder, fails no reads", async () => {
  const [DATABASE_URL, mailServer] = [await cluster.createDatabase(), await startMailServer()];
  const ports = [String(await freePort()), String(await freePort())];
  // A path that cannot be created: no data folder is needed.
  const settings = { ...behindProxy, DATABASE_URL, DATA_DIR: "/dev/null/none", ...mailTo(mailServer.url) };
  const replicas = await Promise.all(ports.map((PORT) => startServer({ ...settings, PORT })));
  const addresses = ports.map((port) => `127.0.0.1:${port}`).join(" ");
  const visitors = startVisitors(await startCaddy("Caddyfile", { SERVERS: addresses, HEALTH_URI: "/healthz" }));
  for (const [place, PORT] of ports.entries()) {
    await visitors.more();
    expect(await replicas[place]!.end("SIGTERM")).toBe(0);
    await visitors.more();
    replicas[place] = await startServer({ ...settings, PORT });
  }
  // Both are in use again.
  const inUse = () => replicas.every((replica) => replica.output().includes(enquiryPath));
  await vi.waitFor(() => expect(inUse()).toBe(true), { timeout: 20_000, interval: 50 });
  await visitors.leave();
  expect(visitors.pageFailures).toEqual([]);
  await expectMails(mailServer, visitors.ids);
});

/** Expects exactly one email per enquiry. */
async function expectMails(mailServer: Awaited<ReturnType<typeof startMailServer>>, ids: string[]): Promise<void> {
  const arrived = () => mailServer.mails.map(({ messageId }) => messageId!.slice(1, 37)).toSorted();
  await vi.waitFor(() => expect(arrived()).toEqual(ids.toSorted()), { timeout: 20_000, interval: 100 });
}
