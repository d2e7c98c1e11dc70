import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../config/config.ts";
import { openStoreForOperator } from "../store/configured-store.ts";
import { postgresDatabase } from "../store/postgres.ts";
import { openTestStore } from "./databases.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

test("an operator's command reports a lost connection", async () => {
  const url = await cluster.createDatabase();
  await (await startServer({ DATABASE_URL: url })).end("SIGTERM");
  const lost = vi.fn<(error: Error) => void>();
  const store = await openStoreForOperator(readConfig({ DATABASE_URL: url }), lost);
  onTestFinished(() => store.close());
  await cluster.endConnections(url);
  await waitFor(() => expect(lost).toHaveBeenCalledWith(expect.objectContaining({ code: "57P01" })));
});

test("a server on PostgreSQL sends enquiries, and survives the loss of its database connections", async () => {
  const [database, mailServer] = [await cluster.createDatabase(), await startMailServer()];
  const server = await startServer({ DATABASE_URL: database, ...mailTo(mailServer.url) });
  await postEnquiry(server.url);
  await waitFor(() => expect(mailServer.mails).toHaveLength(1));
  await Promise.allSettled([postEnquiry(server.url), postEnquiry(server.url), cluster.endConnections(database)]);
  await cluster.endConnections(database);
  await waitFor(() => postEnquiry(server.url));
  const before = mailServer.mails.length;
  await waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(before));
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
  expect(server.output()).toContain('"msg":"database connection lost"');
});

test("while PostgreSQL has crashed, posts get 503; once it runs again, they are accepted, and none is lost", async () => {
  const DATABASE_URL = await cluster.createDatabase();
  const server = await startServer({ DATABASE_URL });
  const acknowledged: string[] = [];
  const refusals = new Set<string>();
  const leaving = new AbortController();
  const visitor = async (): Promise<void> => {
    while (!leaving.signal.aborted)
      await postEnquiry(server.url).then(
        (id) => acknowledged.push(id),
        (error: Error) => refusals.add(error.message),
      );
  };
  const visitors = Promise.all([visitor(), visitor()]);
  await waitFor(() => expect(acknowledged.length).toBeGreaterThan(20));
  await cluster.crash(1500);
  const afterwards = acknowledged.length;
  await waitFor(() => expect(acknowledged.length).toBeGreaterThan(afterwards + 20));
  leaving.abort();
  await visitors;
  expect([...refusals]).toEqual([expect.stringContaining("503")]);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
  const store = await openTestStore(postgresDatabase(DATABASE_URL));
  const kept = new Set((await store.list({ after: "", limit: 100_000 })).map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});
