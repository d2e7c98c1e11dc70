import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { buffer } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";
import { caddyProcess } from "./caddy-process.ts";

/** Host name of the tests' certificates. It does not resolve, so each request connects to an explicit address. */
export const siteHost = "www.example.test";

/** Server settings for running behind this proxy. */
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
  /** The site's origin, as sent by browsers. */
  readonly origin: string;
  /** Sends a request over TLS, trusting only the proxy's own certificate authority. */
  ask(sent: Sent): Promise<Answer>;
  /** Sends a request to the plain HTTP port. */
  askPlain(sent: Sent): Promise<Answer>;
  /** Everything logged so far. */
  readonly log: () => string;
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

/** Starts Debian's Caddy with one of the files in deploy/, and kills it after the current test. */
export async function startCaddy(file: string, settings: Record<string, string>): Promise<Proxy> {
  const caddy = await caddyProcess(file, { SITE_HOST: siteHost, ...settings });
  onTestFinished(() => caddy[Symbol.asyncDispose]());
  const { port, plainPort, log } = caddy;
  const proxy: Proxy = {
    origin: `https://${siteHost}:${port}`,
    ask: (sent) => ask(tlsRequest as typeof plainRequest, port, sent, readFileSync(caddy.authority)),
    askPlain: (sent) => ask(plainRequest, plainPort, sent),
    log,
  };
  // Any response will do: the certificate is ready then.
  await vi
    .waitFor(() => proxy.ask({ path: "/healthz" }), { timeout: 20_000, interval: 50 })
    .catch((error: unknown) => {
      throw new Error(`Caddy does not answer: ${log()}`, { cause: error });
    });
  return proxy;
}
