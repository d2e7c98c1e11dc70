import { expect, test } from "vitest";
import { openEndpoint } from "./endpoint.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";

const token = "0123456789abcdef0123456789abcdef";

/** The answer to a client at an address. */
async function ask(
  app: Awaited<ReturnType<typeof openEndpoint>>["app"],
  remoteAddress: string,
  headers: Record<string, string> = {},
  path = "/metrics",
) {
  const response = await app.request(path, { headers }, { incoming: { socket: { remoteAddress } } });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("without a token, %s may read", async (address) => {
  const { app } = await openEndpoint();
  expect(await ask(app, address)).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
});

const strangers: [string, Record<string, string>][] = [
  ["192.0.2.1", {}],
  ["2001:db8::1", {}],
  ["::ffff:192.0.2.1", {}],
  ["127.0.0.1", { "X-Forwarded-For": "192.0.2.1" }],
  ["127.0.0.1", { "X-Forwarded-For": "127.0.0.1" }],
  ["127.0.0.1", { "X-Forwarded-For": "" }],
  ["127.0.0.1", { Forwarded: "for=192.0.2.1" }],
  ["192.0.2.1", { Authorization: "Bearer undefined" }],
];

test.each(strangers)("without a token, %s with %o is answered as for an unknown path", async (address, headers) => {
  for (const site of [true, false]) {
    const { app } = await openEndpoint({ site });
    const answer = await ask(app, address, headers);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await ask(app, address, headers, "/unknown"));
  }
});

test("with a token, a request that has it may read from anywhere", async () => {
  const { app } = await openEndpoint({ metricsToken: token });
  const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": "192.0.2.1" };
  expect(await ask(app, "192.0.2.1", headers)).toMatchObject({ status: 200 });
});

test.each([token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, "Bearer ", `Basic ${token}`, ""])(
  "with a token, the header %j gets 401, and none gets 404 even on this machine",
  async (Authorization) => {
    const { app } = await openEndpoint({ metricsToken: token });
    const refused = await ask(app, "127.0.0.1", { Authorization });
    expect(refused).toMatchObject({ status: 401, headers: { "www-authenticate": "Bearer" } });
    expect(refused.body).not.toContain("ttpl_");
    expect(await ask(app, "127.0.0.1")).toEqual(await ask(app, "127.0.0.1", {}, "/unknown"));
  },
);

test("the server takes the token from METRICS_TOKEN, and does not log it", async () => {
  const settings = { DATA_DIR: await temporaryFolder(), LOG_LEVEL: "trace" };
  const server = await startServer({ ...settings, METRICS_TOKEN: token });
  const status = async (Authorization: string) =>
    (await fetch(`${server.url}/metrics`, { headers: { Authorization } })).status;
  expect([await status(`Bearer ${token}`), await status(`Bearer ${token}0`)]).toEqual([200, 401]);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(server.output()).toContain("/metrics");
  expect(server.output()).not.toContain(token);
});
