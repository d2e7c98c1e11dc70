import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs a request that has been answered; `start` is the moment at which it came, by performance.now(). */
export type LogRequest = (method: string, path: string, status: number, start: number) => void;

const reads = new Set(["GET", "HEAD"]);

/** What was only read is told to whoever asks for it: docs/decisions/0020-log.md. */
function levelOf(method: string, status: number): "error" | "info" | "debug" {
  if (status >= 500) return "error";
  return status < 400 && reads.has(method) ? "debug" : "info";
}

/**
 * Logs a request's method, path, status and duration in milliseconds. No query string (it holds the access key), no
 * address, no headers and no body: the log holds no personal data.
 */
export const requestLogger =
  (log: Logger): LogRequest =>
  (method, path, status, start) => {
    const level = levelOf(method, status);
    // Looking at the level first costs less than an entry that nobody reads.
    if (log.isLevelEnabled(level))
      log[level]({ method, path, status, ms: Math.round(performance.now() - start) }, "request");
  };

/** Logs each request that comes through the app. */
export function requestLog(log: LogRequest): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log(c.req.method, new URL(c.req.url).pathname, c.res.status, start);
  };
}
