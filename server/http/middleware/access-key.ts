import type { MiddlewareHandler } from "hono";
import { keyParameter } from "../../../contract/enquiry.ts";
import { problem } from "../problem-details.ts";

/**
 * Refuses requests whose access key is not the one that is set; undefined accepts every key, and none. Two are refused in
 * any case, for a proxy and this server could each look at another one.
 */
export function accessKey(expected: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const keys = c.req.queries(keyParameter) ?? [];
    if (keys.length > 1) return problem(c, 400, "The access key is given more than once.");
    if (expected !== undefined && keys[0] !== expected) return problem(c, 401, "The access key is missing or wrong.");
    return next();
  };
}
