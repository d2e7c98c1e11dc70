import type { Context, MiddlewareHandler } from "hono";
import { problem } from "../problem-details.ts";

/**
 * The scheme of the URL that the visitor uses, such as "https:"; undefined if it is not known. Behind a proxy that
 * terminates TLS, only X-Forwarded-Proto has it. Clients can forge that header, so only trusted proxies count.
 */
function visitorsScheme(c: Context, trustedProxies: number): string | undefined {
  const forwarded = c.req.header("X-Forwarded-Proto")?.split(",") ?? [];
  const scheme = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : undefined;
  return scheme ? `${scheme.trim().toLowerCase()}:` : undefined;
}

/**
 * Rejects cross-site requests from browsers with 403. Browsers set Origin and Sec-Fetch-Site themselves and pages
 * cannot change them (Fetch Metadata, https://www.w3.org/TR/fetch-metadata/); other clients need not send them. A proxy
 * must forward the Host header, because the origin's host and port are compared with it.
 */
export function ownOrigin(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const isOwn = (given: string): boolean => {
      // A strict referrer policy makes the Origin of a same-origin form post "null"; Sec-Fetch-Site is still correct.
      if (given === "null") return site === "same-origin";
      if (!URL.canParse(given)) return false;
      const { host, protocol } = new URL(given);
      return host === new URL(c.req.url).host && protocol === (visitorsScheme(c, trustedProxies) ?? protocol);
    };
    const own = site !== "cross-site" && (origin === undefined || isOwn(origin));
    return own ? next() : problem(c, 403, "Enquiries are accepted from this site's own pages.");
  };
}
