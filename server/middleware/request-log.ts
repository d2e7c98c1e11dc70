import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs a request that has been answered; `start` is the moment at which it came, by performance.now(). */
export type LogRequest = (method: string, path: string, status: number, start: number) => void;

/**
 * Logs a request's method, path, status and duration in milliseconds. No query string (it holds the access key), no
 * address, no headers and no body: the log holds no personal data.
 */
export const requestLogger =
  (log: Logger): LogRequest =>
  (method, path, status, start) => {
    const entry = { method, path, status, ms: Math.round(performance.now() - start) };
    log[status >= 500 ? "error" : "info"](entry, "request");
  };

/** Logs each request that comes through the app. */
export function requestLog(log: LogRequest): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log(c.req.method, new URL(c.req.url).pathname, c.res.status, start);
  };
}
