import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { problem } from "../problem-details.ts";

/** Size of the cache: visitors use one or two names, but a client can send any number of them. */
const maxRemembered = 100;

/**
 * Returns a check of whether a host, with or without a port, is one of this server's. Names under localhost always
 * refer to this machine (RFC 6761, section 6.3). IP addresses are accepted too: monitoring uses them, and DNS rebinding
 * cannot.
 */
export function ownHosts(names: readonly string[]): (host: string) => boolean {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const remembered = new Set<string>();
  const isOwnName = (host: string): boolean => {
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname, host: alone, href } = new URL(`http://${host}`);
    // Only a host: no path, query or user name.
    if (href !== `http://${alone}/`) return false;
    const name = hostname.replace(/\.$/, "");
    return known.has(name) || /^(?:.+\.)?localhost$/.test(name) || isIP(name.replaceAll(/[[\]]/g, "")) > 0;
  };
  return (host) => {
    if (remembered.has(host)) return true;
    const own = isOwnName(host);
    if (own && remembered.size < maxRemembered) remembered.add(host);
    return own;
  };
}

/**
 * Rejects requests for a host name that is not this server's with 421 (RFC 9110, section 7.4). This prevents DNS
 * rebinding.
 */
export function knownHost(isOwnHost: (host: string) => boolean): MiddlewareHandler {
  return async (c, next) =>
    isOwnHost(new URL(c.req.url).host)
      ? next()
      : problem(c, 421, "This server does not answer to that host name. Its operator may set HOSTS.");
}
