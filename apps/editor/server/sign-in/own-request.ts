import type { Context } from "hono";

/** Whether the browser's own headers say that a page of this origin has sent a request that may change something. */
export function isFromOwnPage(c: Context, origin: string): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  return c.req.header("Origin") === origin && (site === undefined || site === "same-origin");
}

export const changesNothing = (c: Context): boolean => c.req.method === "GET" || c.req.method === "HEAD";
