import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { openStoreForOperator } from "../../server/store/configured-store.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 180_000);
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
