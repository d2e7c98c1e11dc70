import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs an answered request; `start` is the time of its arrival, from performance.now(). */
export type LogRequest = (method: string, path: string, status: number, start: number) => void;

const readMethods = new Set(["GET", "HEAD"]);

/** Successful reads (GET, HEAD) are logged at level debug only: docs/decisions/0020-log.md. */
function levelOf(method: string, status: number): "error" | "info" | "debug" {
  if (status >= 500) return "error";
  return status < 400 && readMethods.has(method) ? "debug" : "info";
}

/**
 * Logs a request's method, path, status and duration in milliseconds. No query string (it contains the access key), no
 * client address, no headers and no body: the log contains no personal data.
 */
export const requestLogger =
  (log: Logger): LogRequest =>
  (method, path, status, start) => {
    const level = levelOf(method, status);
    // Checking the level first is cheaper than building an entry that is discarded.
    if (log.isLevelEnabled(level))
      log[level]({ method, path, status, ms: Math.round(performance.now() - start) }, "request");
  };

/** Logs each request that the app handles. */
export function requestLog(log: LogRequest): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log(c.req.method, new URL(c.req.url).pathname, c.res.status, start);
  };
}
