import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { environmentSchema } from "../../config/environment.ts";
import { readConfig } from "../../config/config.ts";
import { exampleEnquiry } from "../example-enquiry.ts";
import { startServer } from "../for-one-test.ts";
import { type Cluster, startPostgres } from "../postgres.ts";
import { behindProxy, startCaddy } from "./caddy.ts";
import { replicasSetup } from "./replicas-setup.ts";

const { caddy, servers, settings } = replicasSetup();

test("the additional settings are valid, and what each server limits by itself adds up to a single server's limits", () => {
  expect(Object.keys(settings).filter((name) => !Object.hasOwn(environmentSchema.shape, name))).toEqual([]);
  const [single, each] = [readConfig({}).rateLimits, readConfig(settings).rateLimits];
  for (const name of ["perAddress", "perNetwork"] as const) expect(each[name] * servers.length).toBe(single[name]);
  expect(Math.ceil(single.megabytes / servers.length)).toBe(each.megabytes);
  // The mails are counted in the database, for all servers together.
  expect([each.inAll, each.aDay]).toEqual([single.inAll, single.aDay]);
});

test("the proxy uses and checks each server, whose port is the name of its instance", () => {
  expect(servers).toEqual(["127.0.0.1:3001", "127.0.0.1:3002", "127.0.0.1:3003"]);
  expect(caddy).toEqual({ HEALTH_URI: "/healthz" });
  expect(readFileSync("apps/server/deploy/ttpl-website.service", "utf8")).toMatch(/^Environment=PORT=%i$/m);
  // The file of settings would override it.
  expect(settings).not.toHaveProperty("PORT");
  // What systemd sets for a server that is no instance.
  expect(readConfig({ PORT: "" }).port).toBe(3000);
});

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

test("each server limits the posts of an address by itself, so together they accept the sum", async () => {
  const limits = { RATE_LIMIT_ADDRESS: "2", RATE_LIMIT_NETWORK: "0", RATE_LIMIT_TOTAL: "0" };
  const shared = { ...behindProxy, ...settings, ...limits, DATABASE_URL: await cluster.createDatabase() };
  const replicas = await Promise.all(servers.map(() => startServer(shared)));
  const addresses = replicas.map(({ url }) => `127.0.0.1:${new URL(url).port}`).join(" ");
  const proxy = await startCaddy("Caddyfile", { ...caddy, SERVERS: addresses });
  const post = { method: "POST", path: `${enquiryPath}?code=key`, body: JSON.stringify(exampleEnquiry) };
  const headers = { "Content-Type": "application/json", Origin: proxy.origin };
  const statuses: number[] = [];
  // Enough that the random choice gives each server more than its limit.
  for (let sent = 0; sent < 60; sent += 1) statuses.push((await proxy.ask({ ...post, headers })).status);
  const count = (status: number) => statuses.filter((given) => given === status).length;
  expect([count(202), count(429)]).toEqual([2 * servers.length, 60 - 2 * servers.length]);
});
