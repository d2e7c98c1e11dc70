import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { enquiryPath } from "../../contract/enquiry.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { startMailServer } from "./mail-server.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import { startServer } from "./server-process.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster.stop());

const send = async (url: string): Promise<number> => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url + enquiryPath, { method: "POST", headers, body: JSON.stringify(exampleEnquiry) });
  return answer.status;
};

test("a server on PostgreSQL mails enquiries, and outlives the end of its database connections", async () => {
  const [database, mailServer] = [await cluster.createDatabase(), await startMailServer()];
  const server = await startServer({
    DATABASE_URL: database,
    SMTP_URL: mailServer.url,
    MAIL_TO: "sales@example.net",
    MAIL_FROM: "website@example.org",
  });
  expect(await send(server.url)).toBe(202);
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1));
  await Promise.all([send(server.url), send(server.url), cluster.endConnections(database)]);
  await cluster.endConnections(database);
  await vi.waitFor(async () => expect(await send(server.url)).toBe(202), { timeout: 5000, interval: 50 });
  const before = mailServer.mails.length;
  await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(before), { timeout: 8000 });
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
}, 20_000);
