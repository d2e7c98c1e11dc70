import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Handlers } from "./app.ts";
import { ConfigError } from "../config/config.ts";
import { problemDetails } from "./problem-details.ts";
import { handleMalformedRequests } from "./malformed-request.ts";

/**
 * Limits that keep few clients from holding everything; times in milliseconds. A request that arrives more slowly gets
 * 408. An unused connection is kept for longer than proxies keep theirs (mostly 60 s), or a proxy would now and then send
 * an enquiry into one that is just being closed.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
/** How long a connection may stand still while an answer goes out; longer than the slowest commit may take. */
const standstillTimeout = 120_000;

const cures: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT is in use already: stop the other server or set PORT to a free one.",
  EACCES: "PORT may not be used by this user: set PORT to 1024 or more.",
  EADDRNOTAVAIL: "HOST is no address of this machine: set HOST to one that is, for example HOST=127.0.0.1.",
  ENOTFOUND: "HOST is not known: set HOST to an address of this machine, for example HOST=127.0.0.1.",
};

/** Answers requests that are HTTP, but whose address or host is none. The app's own errors do not come here. */
function rejectUnusable(): Response {
  const { body, headers } = problemDetails(400, "The address or the host of the request is not usable.");
  return new Response(body, { status: 400, headers });
}

/**
 * Serves the answers on a TCP port.
 * @param mostConnections how many there may be at a time; when that is too few, the unused ones are closed
 * @throws ConfigError if the address cannot be used
 */
export async function listen(
  { app, site }: { readonly app: Pick<Handlers["app"], "fetch">; readonly site?: Handlers["site"] },
  port: number,
  host: string,
  mostConnections = 5000,
): Promise<Server> {
  const answer = getRequestListener(app.fetch, { errorHandler: rejectUnusable });
  // The listener itself answers 400, as a problem, where there is no Host.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (!site?.(request, response)) void answer(request, response);
  });
  server.maxConnections = mostConnections;
  server.setTimeout(standstillTimeout);
  server.on("drop", () => server.closeIdleConnections());
  handleMalformedRequests(server);
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const cure = cures[(error as NodeJS.ErrnoException).code ?? ""];
    throw cure ? new ConfigError(cure) : error;
  }
  return server;
}

/** The address to open in a browser on this machine. */
export function browserAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
