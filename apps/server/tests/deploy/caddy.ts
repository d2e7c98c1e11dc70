import { readFileSync } from "node:fs";
import { onTestFinished, vi } from "vitest";
import { caddyProcess } from "./caddy-process.ts";
import { type Answer, askSite, bareHost, type Sent, siteHost } from "./site-request.ts";

export { bareHost, behindProxy, siteHost } from "./site-request.ts";

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

/** Starts Debian's Caddy with one of the files in apps/server/deploy/, and kills it after the current test. */
export async function startCaddy(file: string, settings: Record<string, string>): Promise<Proxy> {
  const caddy = await caddyProcess(file, { SITE_HOST: siteHost, BARE_HOST: bareHost, ...settings });
  onTestFinished(() => caddy[Symbol.asyncDispose]());
  const { port, plainPort, log } = caddy;
  const proxy: Proxy = {
    origin: `https://${siteHost}:${port}`,
    ask: (sent) => askSite(port, sent, readFileSync(caddy.authority)),
    askPlain: (sent) => askSite(plainPort, sent),
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
