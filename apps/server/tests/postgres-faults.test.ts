import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startMailServer, startServer } from "./for-one-test.ts";
import { mailTo } from "./post-enquiry.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import type { RunningServer } from "./server-process.ts";
import { idempotencyKeyName } from "@ttpl/contract/enquiry.ts";
import { newPost, post, requestOf } from "./fault-injection/post.ts";
import { socketOf, startProxy, throughProxy } from "./tcp-proxy.ts";

let cluster: Cluster;
let standby: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
  standby = await startPostgres();
});
afterAll(async () => void (await Promise.all([cluster.stop(), standby.stop()])));

const portOf = ({ url }: RunningServer) => Number(new URL(url).port);

/** Posts one after the other, as visitors do; tells each status and how long it took, in milliseconds. */
async function visit(server: RunningServer, count: number) {
  const answers: { readonly status: number | "no answer"; readonly took: number; readonly id: string | undefined }[] =
    [];
  for (let sent = 0; sent < count; sent += 1) {
    const start = performance.now();
    const { status, id } = await post(portOf(server), newPost());
    answers.push({ status, took: performance.now() - start, id });
  }
  return answers;
}

interface Told {
  readonly status: string;
  readonly error?: string;
  readonly alarms: readonly { readonly name: string; readonly reason?: string }[];
}
const readyz = async ({ url }: RunningServer): Promise<Told> => (await (await fetch(`${url}/readyz`)).json()) as Told;
const namesOf = ({ alarms }: Told) => alarms.map(({ name }) => name);

/** A server on a database behind a proxy, with some connections in its pools. */
async function behindProxy() {
  const database = await cluster.createDatabase();
  const proxy = await startProxy(socketOf(database));
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  const mailServer = await startMailServer();
  const server = await startServer({ DATABASE_URL: throughProxy(database, proxy), ...mailTo(mailServer.url) });
  await Promise.all(Array.from({ length: 6 }, () => visit(server, 4)));
  return { database, proxy, server, mailServer };
}

/** Queries the database itself. */
async function ask<Row extends pg.QueryResultRow>(database: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

test("connections dropped in silence cost a post five seconds at most, none its answer, and are told", async () => {
  const { database, proxy, server, mailServer } = await behindProxy();
  proxy.blackhole();
  const answers = (await Promise.all(Array.from({ length: 3 }, () => visit(server, 5)))).flat();
  expect(answers.filter(({ status }) => status !== 202)).toEqual([]);
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(5000);
  await vi.waitFor(async () => expect(namesOf(await readyz(server))).toContain("database connections"), 10_000);
  // Once as many as were acknowledged, although a first attempt may have been committed.
  expect(await ask(database, "select count(*)::int as count from enquiry")).toEqual([{ count: 24 + 15 }]);
  // Mails that were being claimed have to wait until their lease expires; others do not.
  const [after] = await visit(server, 1);
  const arrived = () => mailServer.mails.map(({ messageId }) => messageId);
  await vi.waitFor(() => expect(arrived()).toContain(`<${after?.id}@example.org>`), { timeout: 60_000, interval: 100 });
});

test("connections that the database ends cost no post its answer", async () => {
  const { database, server } = await behindProxy();
  await cluster.endConnections(database);
  const answers = await visit(server, 8);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(5000);
});

test.each([
  ["with an idempotency key", newPost().key],
  ["without a key", undefined],
])(
  "an enquiry %s is stored once although the answer to its commit was lost",
  async (_name, key) => {
    const { database, proxy, server } = await behindProxy();
    const [before] = await ask<{ count: number }>(database, "select count(*)::int as count from enquiry");
    proxy.loseAnswerToCommit();
    const { path, body, method } = requestOf(newPost());
    const headers = { "Content-Type": "application/json", ...(key && { [idempotencyKeyName]: key }) };
    const response = await fetch(`${server.url}${path}`, { method, body, headers });
    expect(response.status).toBe(202);
    const { id } = (await response.json()) as { id: string };
    const rows = await ask<{ id: string }>(database, "select id from enquiry order by id");
    expect([rows.length, rows.filter((row) => row.id === id).length]).toEqual([before!.count + 1, 1]);
    expect(await ask(database, `select count(*)::int as count from delivery where enquiry_id = '${id}'`)).toEqual([
      { count: 1 },
    ]);
    // It was the second attempt that was acknowledged.
    await vi.waitFor(async () => expect(namesOf(await readyz(server))).toContain("database connections"), 10_000);
  },
  60_000,
);

test("while a table is locked, a post gets 503 within ten seconds, with an alarm of the cause; afterwards 202", async () => {
  const { database, server } = await behindProxy();
  const locker = new pg.Client({ connectionString: database });
  await locker.connect();
  await locker.query("begin; lock table enquiry in access exclusive mode");
  const lanes = await Promise.all(Array.from({ length: 12 }, () => visit(server, 2)));
  const answers = lanes.flat();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(10_000);
  const told = await readyz(server);
  expect(told).toMatchObject({ status: "store cannot commit", error: "55P03" });
  expect(told.alarms).toContainEqual(expect.objectContaining({ name: "enquiries refused", reason: "55P03" }));
  await locker.query("rollback");
  await locker.end();
  await vi.waitFor(async () => expect((await visit(server, 1))[0]?.status).toBe(202), 10_000);
  await vi.waitFor(async () => expect((await readyz(server)).status).toBe("degraded"), 10_000);
});

test("after a fail-over to a standby, its connections leave the pool, with an alarm of the cause", async () => {
  const { database, proxy, server } = await behindProxy();
  // Of the same name.
  const nameOf = (url: string) => new URL(url).pathname;
  let other = "";
  do other = await standby.createDatabase();
  while (nameOf(other) !== nameOf(database));
  await standby.query("alter system set default_transaction_read_only = on");
  await standby.query("select pg_reload_conf()");
  proxy.leadTo(socketOf(other));
  await cluster.endConnections(database);
  const answers = await visit(server, 5);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(10_000);
  expect(await readyz(server)).toMatchObject({ status: "store cannot commit", error: "25006" });
  proxy.leadTo(socketOf(database));
  await vi.waitFor(async () => expect((await visit(server, 1))[0]?.status).toBe(202), 10_000);
});
