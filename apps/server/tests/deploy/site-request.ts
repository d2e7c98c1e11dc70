import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { buffer } from "node:stream/consumers";

/** Host name of the tests' certificates. It does not resolve, so each request connects to an explicit address. */
export const siteHost = "www.example.test";
/** The domain without "www". */
export const bareHost = "example.test";

/** Server settings for running behind this proxy. */
export const behindProxy = { HOSTS: siteHost, TRUSTED_PROXIES: "1" };

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Another name than the site's. */
  readonly host?: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a request to a proxy on this machine over its own connection.
 * @param authority the certificate authority to trust (PEM); plain HTTP if undefined
 * @throws if there is no complete response
 */
export async function askSite(
  port: number,
  { path, method = "GET", headers, body, host = siteHost, signal }: Sent,
  authority?: Buffer,
): Promise<Answer> {
  const options = { host: "127.0.0.1", port, path, method, agent: false, ...(signal && { signal }) };
  const allHeaders = { Host: `${host}:${port}`, ...headers };
  const sent = authority
    ? tlsRequest({ ...options, headers: allHeaders, ca: authority, servername: host })
    : plainRequest({ ...options, headers: allHeaders });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
