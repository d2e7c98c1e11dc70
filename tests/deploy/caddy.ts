import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";
import { findCaddy } from "../../tools/install/find-caddy.mjs";
import { temporaryFolder } from "../server/for-one-test.ts";

/** The name that the tests' certificates are for; it leads nowhere, so each request says where to connect. */
export const siteHost = "www.example.test";

/** What the server must be told when it stands behind this proxy. */
export const behindProxy = { HOSTS: siteHost, TRUSTED_PROXIES: "1" };

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Proxy {
  /** What a browser shows, and sends as Origin. */
  readonly origin: string;
  /** Asks over TLS, and trusts the proxy's own certificate authority alone. */
  ask(sent: Sent): Promise<Answer>;
  /** Asks the port that is not encrypted. */
  askPlain(sent: Sent): Promise<Answer>;
  /** Everything logged so far. */
  readonly log: () => string;
}

/** A TCP port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function ask(
  request: typeof plainRequest,
  port: number,
  { path, method = "GET", headers, body }: Sent,
  ca?: Buffer,
): Promise<Answer> {
  const options = { host: "127.0.0.1", port, path, method, ca, servername: siteHost, agent: false };
  const sent = request({ ...options, headers: { Host: `${siteHost}:${port}`, ...headers } }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/**
 * Starts Debian's Caddy with one of the files in deploy/, on ports of its own and with a certificate of its own, and
 * ends it after the current test. Nothing is written outside a temporary folder.
 */
export async function startCaddy(file: string, settings: Record<string, string>): Promise<Proxy> {
  const program = findCaddy();
  if (!program) throw new Error("No Caddy was found: run `node tools/install.mjs --tests`.");
  const [home, port, plainPort] = [await temporaryFolder(), await freePort(), await freePort()];
  const child = spawn(program, ["run", "--config", resolve("deploy", file), "--adapter", "caddyfile"], {
    cwd: home,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: join(home, "data"),
      XDG_CONFIG_HOME: join(home, "config"),
      SITE_HOST: siteHost,
      TLS: "internal",
      LISTEN: "127.0.0.1",
      HTTP_PORT: String(plainPort),
      HTTPS_PORT: String(port),
      CADDY_ADMIN: "off",
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (log += chunk));
  const authority = () => readFileSync(join(home, "data/caddy/pki/authorities/local/root.crt"));
  const proxy: Proxy = {
    origin: `https://${siteHost}:${port}`,
    ask: (sent) => ask(tlsRequest as typeof plainRequest, port, sent, authority()),
    askPlain: (sent) => ask(plainRequest, plainPort, sent),
    log: () => log,
  };
  // An address that the proxy answers by itself or refuses will do: what counts is that it has its certificate.
  await vi
    .waitFor(() => proxy.ask({ path: "/healthz" }), { timeout: 20_000, interval: 50 })
    .catch((error: unknown) => {
      throw new Error(`Caddy does not answer: ${log}`, { cause: error });
    });
  return proxy;
}
