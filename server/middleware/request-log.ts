import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/**
 * Logs each request's method, path, status and duration in milliseconds. No query string (it holds the access key), no
 * address, no headers and no body: the log holds no personal data.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const entry = {
      method: c.req.method,
      path: new URL(c.req.url).pathname,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    log[c.res.status >= 500 ? "error" : "info"](entry, "request");
  };
}
