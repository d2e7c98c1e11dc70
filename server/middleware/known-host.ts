import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { problem } from "../problem.ts";

/**
 * Refuses with 421 requests for a host name that is not this server's (RFC 9110, section 7.4), such as one that a
 * stranger has pointed at it (DNS rebinding). Names below localhost are always this machine's (RFC 6761, section 6.3),
 * and an IP address is no name that anybody could have pointed here: whoever watches over the server uses it.
 */
export function knownHost(names: readonly string[]): MiddlewareHandler {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return async (c, next) => {
    const host = new URL(c.req.url).hostname.replace(/\.$/, "");
    const own = known.has(host) || /^(?:.+\.)?localhost$/.test(host) || isIP(host.replaceAll(/[[\]]/g, "")) > 0;
    return own ? next() : problem(c, 421, "This server does not answer to that host name. Its operator may set HOSTS.");
  };
}
