import { Hono } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { problem } from "../http/problem-details.ts";
import type { StaticResponder } from "./static-response.ts";

/**
 * Serves the site for GET and HEAD requests that the listener has not answered (apps/server/static-site/listener.ts), and
 * answers other methods with 405.
 */
export function siteRoutes(answers: StaticResponder): Hono {
  const routes = new Hono();
  routes.get("*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    const { method } = c.req;
    const headers = Object.fromEntries(c.req.raw.headers);
    const { status, headers: fields, body } = answers({ method, target: pathname + search, headers });
    for (const [name, value] of Object.entries(fields)) c.header(name, value);
    c.status(status as StatusCode);
    return body ? c.body(new Uint8Array(body)) : c.body(null);
  });
  routes.all("*", (c) => problem(c, 405, "Only GET and HEAD are allowed.", { headers: { Allow: "GET, HEAD" } }));
  return routes;
}
