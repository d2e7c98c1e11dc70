import type { MiddlewareHandler } from "hono";
import { problem } from "../problem.ts";

/**
 * Refuses with 403 what another site's page makes a visitor's browser send. Browsers set both headers themselves and
 * pages cannot change them (Fetch Metadata, https://www.w3.org/TR/fetch-metadata/); other clients need not send them.
 * Only host and port are compared, because a proxy that ends TLS hides the scheme; it must pass the Host header on.
 */
export function ownOrigin(): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    // A strict referrer policy makes the Origin of a same-origin form post "null"; Sec-Fetch-Site still tells the truth.
    const hidden = origin === "null" && site === "same-origin";
    const own =
      origin === undefined || hidden || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host);
    if (site === "cross-site" || !own) return problem(c, 403, "Enquiries are accepted from this site's own pages.");
    await next();
  };
}
