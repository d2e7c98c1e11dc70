import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Handlers } from "./app.ts";
import { ConfigError } from "../config/config.ts";
import { type ConnectionLimits, limitConnections } from "./connection-limit.ts";
import { healthPaths } from "./health.ts";
import { problemDetails } from "./problem-details.ts";
import { handleMalformedRequests } from "./malformed-request.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { OnRefused } from "./request-metrics.ts";
import { refuseEarly } from "./refuse-early.ts";

/**
 * Limits that prevent a few clients from occupying all connections; times in milliseconds. A request that arrives more
 * slowly gets 408. The keep-alive timeout is longer than that of most proxies (60 s); otherwise a proxy could send an
 * enquiry over a connection that is just being closed.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
/** Idle timeout of a connection during a request, in milliseconds; longer than the slowest commit. */
const idleTimeout = 120_000;

/**
 * How many connections may wait to be accepted; Linux allows 4,096 (net.core.somaxconn). Beyond it, it drops what a
 * client sends, and a client tries again after a second at the earliest.
 */
const backlog = 4096;

const hints: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT is already in use: stop the other server or set PORT to a free one.",
  EACCES: "This user may not listen on PORT: set PORT to 1024 or more.",
  EADDRNOTAVAIL: "HOST is not an address of this machine: set HOST to one that is, for example HOST=127.0.0.1.",
  ENOTFOUND: "HOST cannot be resolved: set HOST to an address of this machine, for example HOST=127.0.0.1.",
};

const isHealthCheck = (target = ""): boolean => {
  const [path] = target.split("?");
  return Object.values<string | undefined>(healthPaths).includes(path);
};

/** Handles well-formed requests with an invalid URL or Host. Errors of the app itself do not get here. */
function rejectInvalid(): Response {
  const { body, headers } = problemDetails(400, "The URL or the Host header of the request is invalid.", {
    headers: securityHeaders,
  });
  return new Response(body, { status: 400, headers });
}

/** A browser opens six to a host, and an office may share an address. */
const connectionLimits: ConnectionLimits = { inAll: 5000, perAddress: 256 };

interface ListenOptions {
  readonly connections?: Partial<ConnectionLimits>;
  readonly onRefused?: OnRefused;
  /** A socket that listens already, instead of one on the port. */
  readonly passedSocket?: number | undefined;
}

/**
 * Starts the HTTP server on a TCP port, or on a socket that is passed to it.
 * @throws ConfigError if the address cannot be used
 */
export async function listen(
  { app, site }: { readonly app: Pick<Handlers["app"], "fetch">; readonly site?: Handlers["site"] },
  port: number,
  host: string,
  { connections, onRefused = () => undefined, passedSocket }: ListenOptions = {},
): Promise<Server> {
  const answer = getRequestListener(app.fetch, {
    errorHandler() {
      onRefused(400);
      return rejectInvalid();
    },
  });
  // The handlers answer a missing Host header with a problem of status 400; Node's own response has no body.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (isHealthCheck(request.url)) request.headers.host ??= "localhost";
    if (!refuseEarly(request, response, onRefused) && !site?.(request, response)) void answer(request, response);
  });
  // Node's own response to an unknown expectation has no body, and other listeners would not see the request.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  limitConnections(server, { ...connectionLimits, ...connections });
  server.setTimeout(idleTimeout);
  handleMalformedRequests(server, onRefused);
  try {
    const address = passedSocket === undefined ? { port, host } : { fd: passedSocket };
    await once(server.listen({ ...address, backlog }), "listening");
  } catch (error) {
    const hint = hints[(error as NodeJS.ErrnoException).code ?? ""];
    throw hint ? new ConfigError(hint) : error;
  }
  return server;
}

/** The address to open in a browser on this machine. */
export function browserAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
