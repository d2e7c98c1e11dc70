import type { MiddlewareHandler } from "hono";

/** For responses that are not documents: if a browser treats one as a page, nothing in it is loaded or run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers that restrict what a browser may do with a response, as recommended by the OWASP Secure Headers Project
 * (https://owasp.org/www-project-secure-headers/). Documents have their own policy
 * (apps/server/static-site/content-policy.ts). Strict-Transport-Security is missing because it is valid only over TLS
 * (RFC 6797, section 7.2), which the proxy terminates.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": inertPolicy,
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  // "no-referrer" would turn the Origin of a plain form post into "null" (Fetch standard, "append a request Origin
  // header"), and the check for cross-site requests would reject visitors without JavaScript.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Adds those security headers that a response has not set itself. */
export const addSecurityHeaders = (): MiddlewareHandler => async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
