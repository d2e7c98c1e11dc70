import { type Context, Hono } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { problem } from "../problem.ts";
import { accepted } from "./content-coding.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

/** Where the build puts the page for all addresses that do not exist. */
const notFoundPath = "/404";

/** Compares as RFC 9110, section 13.1.2, says: weakly, and "*" stands for any. */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

function decodedPath(c: Context): string | undefined {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return undefined;
  }
}

function answer(c: Context, file: SiteFile, status: StatusCode): Response {
  const compressed = accepted(c.req.header("Accept-Encoding") ?? "", file.compressed);
  const { bytes, etag } = compressed ?? file.plain;
  c.header("Cache-Control", file.cacheControl);
  c.header("Content-Security-Policy", file.policy);
  if (file.compressed.length > 0) c.header("Vary", "Accept-Encoding");
  if (status === 200) {
    c.header("ETag", etag);
    if (matches(c.req.header("If-None-Match") ?? "", etag)) return c.body(null, 304);
  }
  c.header("Content-Type", file.type);
  c.header("Content-Length", String(bytes.length));
  if (compressed) c.header("Content-Encoding", compressed.coding);
  c.status(status);
  return c.body(new Uint8Array(bytes));
}

/**
 * Serves the site's files to GET and HEAD. A page's former addresses lead to it; a trailing slash and capitals lead to the
 * address without them, since the router in the browser would take them for the same; every address that does not exist gets the site's own page for that, with status 404.
 */
export function siteRoutes(files: SiteFiles, redirects: ReadonlyMap<string, string> = new Map()): Hono {
  const routes = new Hono();
  routes.get("*", (c) => {
    const path = decodedPath(c);
    const file = path === undefined || path === notFoundPath ? undefined : files.get(path);
    if (file) return answer(c, file, 200);
    // Redirects only to addresses of the site itself, so none leads to another host, as "//host/" would.
    const asked = path?.replace(/\/$/, "").toLowerCase() ?? "";
    const meant = redirects.get(asked) ?? asked;
    if (meant && meant !== notFoundPath && files.has(meant)) {
      return c.redirect(encodeURI(meant) + new URL(c.req.url).search, 308);
    }
    const notFound = files.get(notFoundPath);
    return notFound ? answer(c, notFound, 404) : c.text("Not found", 404);
  });
  routes.all("*", (c) => problem(c, 405, "This address can only be read.", { headers: { Allow: "GET, HEAD" } }));
  return routes;
}
