import type { MiddlewareHandler } from "hono";

/** For answers that are no documents: nothing in them is ever loaded or run, should a browser take them for a page. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers that narrow what a browser may do with an answer, as the OWASP Secure Headers Project has them
 * (https://owasp.org/www-project-secure-headers/). A document has a policy of its own (server/static-site/content-policy.ts).
 * Strict-Transport-Security is not among them: it means something over TLS alone (RFC 6797, section 7.2), which ends at the
 * proxy before this server.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": inertPolicy,
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  // "no-referrer" would turn the Origin of a plain form post into "null" (Fetch standard, "append a request Origin
  // header"), and with it the check against foreign origins would refuse visitors without JavaScript.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
};

/** Adds the security headers to every answer that has not set them itself. */
export const addSecurityHeaders = (): MiddlewareHandler => async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
