import { createAdaptorServer } from "@hono/node-server";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Hono } from "hono";
import { ConfigError } from "./config.ts";

/** Slower requests get 408, so that few clients cannot hold many connections; in milliseconds. */
const serverOptions = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

const cures: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT is in use already: stop the other server or set PORT to a free one.",
  EACCES: "PORT may not be used by this user: set PORT to 1024 or more.",
  EADDRNOTAVAIL: "HOST is no address of this machine: set HOST to one that is, for example HOST=127.0.0.1.",
  ENOTFOUND: "HOST is not known: set HOST to an address of this machine, for example HOST=127.0.0.1.",
};

/**
 * Serves the app on a TCP port.
 * @throws ConfigError if the address cannot be used
 */
export async function listen(app: Hono, port: number, host: string): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
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
