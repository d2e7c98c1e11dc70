import type { MiddlewareHandler } from "hono";
import { keyParameter } from "@ttpl/contract/enquiry.ts";
import { problem } from "../problem-details.ts";

/**
 * Rejects requests without the expected access key; if it is undefined, any key or none is accepted. More than one key
 * is always rejected, because a proxy and this server could each check a different one.
 */
export function accessKey(expected: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const keys = c.req.queries(keyParameter) ?? [];
    if (keys.length > 1) return problem(c, 400, "The access key is given more than once.");
    if (expected !== undefined && keys[0] !== expected) return problem(c, 401, "The access key is missing or wrong.");
    return next();
  };
}
