import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { mkdir, writeFile } from "node:fs/promises";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createHandlers } from "../http/app.ts";
import { listen } from "../http/listen.ts";
import { readSiteFiles } from "../static-site/site-files.ts";
import { fakeClock } from "./fake-clock.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const home = `<!DOCTYPE html><title>Home</title>${"<p>Words, words, words.</p>".repeat(40)}`;
const noStore = { add: () => Promise.reject(new Error()), check: async () => undefined, status: async () => ({}) };

/** Serves the same site twice: with the listener in front of the app, and with the app only. */
async function bothWays() {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries({
    "": home,
    about: "<title>About</title>",
    "404": "<title>None</title>",
  })) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, "index.html"), text);
  }
  const logged: Record<string, unknown>[] = [];
  const { app, site } = createHandlers({
    store: noStore as never,
    clock: fakeClock(),
    alarms: { active: () => [] },
    mailer: { enquiryStored: () => undefined, trouble: () => undefined },
    log: pino({ base: null, level: "debug" }, { write: (line) => void logged.push(JSON.parse(line) as never) }),
    config: {
      hosts: ["www.example.com"],
      enquiryKey: undefined,
      trustedProxies: 0,
      rateLimits: { perAddress: 0, perNetwork: 0, megabytes: 0, inAll: 0, aDay: 0 },
      suspectSeconds: 3,
    },
    siteFiles: await readSiteFiles(folder),
    redirects: new Map([["/former", "/about"]]),
  });
  const open = async (answers: Parameters<typeof listen>[0]) => {
    const server = await listen(answers, 0, "127.0.0.1");
    onTestFinished(() => void server.close().closeAllConnections());
    return (server.address() as AddressInfo).port;
  };
  return { logged, ports: [await open({ app, site }), await open({ app })] as const };
}

/** Sends a request as is; `fetch` would normalize the path first. */
async function ask(port: number, method: string, path: string, headers: Record<string, string>) {
  const sent = request({ port, method, path, headers: { Host: "localhost", ...headers }, agent: false });
  sent.end();
  const [answer] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  const {
    date: _date,
    connection: _connection,
    "keep-alive": _alive,
    "transfer-encoding": _coding,
    ...fields
  } = answer.headers;
  return { status: answer.statusCode, fields, body: bytes.toString("latin1") };
}

test.each([
  ["GET", "/", {}],
  ["GET", "/", { "Accept-Encoding": "gzip, deflate, br, zstd" }],
  ["GET", "/", { "If-None-Match": "*" }],
  ["GET", "/", { Range: "bytes=5-9" }],
  ["GET", "/", { Range: "bytes=99999-" }],
  ["HEAD", "/", { "Accept-Encoding": "br" }],
  ["HEAD", "/about", { Range: "bytes=1-2" }],
  ["GET", "/about?code=secret", {}],
  ["GET", "/about/?x=1", {}],
  ["GET", "/former", {}],
  ["GET", "/ABOUT", {}],
  ["GET", "/%61bout", {}],
  ["GET", "/about/../about", {}],
  ["GET", "/nowhere", { "Accept-Encoding": "br" }],
  ["GET", "/404", {}],
  ["GET", "//evil.example/", {}],
  ["GET", "/%zz", {}],
  ["GET", "/healthz", {}],
  ["GET", "/api/none", {}],
  ["GET", "/api/../about", {}],
  ["POST", "/about", {}],
  ["DELETE", "/", {}],
  ["GET", "/", { Host: "evil.example" }],
  ["GET", "/", { Host: "localhost@evil.example" }],
  ["GET", "/", { Host: "evil.example/localhost" }],
  ["GET", "/", { Host: "WWW.Example.com:8080" }],
  ["GET", "/", { Host: "[::1]:3000" }],
] as [string, string, Record<string, string>][])(
  "%s %s %j: listener and app give the same response",
  async (...asked) => {
    const { logged, ports } = await bothWays();
    const [before, byApp] = [await ask(ports[0], ...asked), await ask(ports[1], ...asked)];
    expect(before).toEqual(byApp);
    const entries = logged.map(({ method, path, status, msg }) => ({ method, path, status, msg }));
    // Requests with an invalid host are not logged.
    expect(entries).toHaveLength(before.status === 400 ? 0 : 2);
    for (const entry of entries)
      expect(entry).toMatchObject({ method: asked[0], status: before.status, msg: "request" });
    expect(JSON.stringify(logged)).not.toMatch(/secret|x=1/);
  },
);

test.each([
  ["no host", []],
  ["two hosts", ["Host: localhost", "Host: evil.example"]],
  ["the same host twice", ["Host: localhost", "host: localhost"]],
  ["an empty second host", ["Host: localhost", "HOST:"]],
])("a request with %s is rejected with 400 by both", async (_what, hosts) => {
  const { ports } = await bothWays();
  const answers = ports.map(async (port) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(["GET / HTTP/1.1", ...hosts, "Connection: close", "", ""].join("\r\n"));
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(JSON.parse(body)).toMatchObject({ status: 400, type: "about:blank" });
    expect(head).toMatch(/^content-type: application\/problem\+json$/im);
    return head.split("\r\n", 1)[0];
  });
  expect(await Promise.all(answers)).toEqual(["HTTP/1.1 400 Bad Request", "HTTP/1.1 400 Bad Request"]);
});

test("a connection is reused for several requests, even if their bodies are not read", async () => {
  const { ports } = await bothWays();
  const socket = connect(ports[0], "127.0.0.1");
  const one = "GET /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello";
  socket.write(one + one.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  expect((await text(socket)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
});
