import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { problem } from "../problem-details.ts";

/** How many names are remembered: visitors use one or two, and strangers could invent any number. */
const mostRemembered = 100;

/**
 * Whether a host, with or without a port, is this server's. Names below localhost are always this machine's (RFC 6761,
 * section 6.3), and an IP address is no name that anybody could have pointed here: whoever watches over the server uses it.
 */
export function ownHosts(names: readonly string[]): (host: string) => boolean {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const remembered = new Set<string>();
  const look = (host: string): boolean => {
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname, host: alone, href } = new URL(`http://${host}`);
    // Nothing but a host: no path, query or user before an "@".
    if (href !== `http://${alone}/`) return false;
    const name = hostname.replace(/\.$/, "");
    return known.has(name) || /^(?:.+\.)?localhost$/.test(name) || isIP(name.replaceAll(/[[\]]/g, "")) > 0;
  };
  return (host) => {
    if (remembered.has(host)) return true;
    const own = look(host);
    if (own && remembered.size < mostRemembered) remembered.add(host);
    return own;
  };
}

/**
 * Refuses with 421 requests for a host name that is not this server's (RFC 9110, section 7.4), such as one that a
 * stranger has pointed at it (DNS rebinding).
 */
export function knownHost(isOwnHost: (host: string) => boolean): MiddlewareHandler {
  return async (c, next) =>
    isOwnHost(new URL(c.req.url).host)
      ? next()
      : problem(c, 421, "This server does not answer to that host name. Its operator may set HOSTS.");
}
