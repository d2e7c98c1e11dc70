import { locationOf, pathOf, type Redirects } from "@ttpl/contract/old-addresses.ts";
import { securityHeaders } from "../http/middleware/security-headers.ts";
import { readByteRange } from "./byte-range.ts";
import { accepted } from "./content-coding.ts";
import type { Representation, SiteFile, SiteFiles } from "./site-files.ts";

/** A request for a file of the site. Header names are in lower case. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query, as received. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A complete response, including the security headers. */
export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

/** Path of the built "not found" page. */
const notFoundPath = "/404";

/** Weak comparison, where "*" matches any tag: RFC 9110, section 13.1.2. */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

/** The value of a header field, unless it is a list. */
function field({ headers }: SiteRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

const textResponse = (status: number, headers: Record<string, string>, body = Buffer.alloc(0)): StaticResponse => ({
  status,
  headers: {
    ...securityHeaders,
    "Content-Type": "text/plain; charset=UTF-8",
    ...headers,
    "Content-Length": String(body.length),
  },
  body,
});

function negotiate(request: SiteRequest, file: SiteFile): Representation {
  return accepted(field(request, "accept-encoding") ?? "", file.compressed) ?? file.plain;
}

function fileResponse(request: SiteRequest, file: SiteFile): StaticResponse {
  const { bytes, etag, headers, unchanged } = negotiate(request, file);
  const ifNoneMatch = field(request, "if-none-match");
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) return { status: 304, headers: unchanged };
  const range = request.method === "GET" ? field(request, "range") : undefined;
  const ifRange = field(request, "if-range");
  // Strong comparison (RFC 9110, section 13.1.5). Dates never match, as no Last-Modified is sent.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return { status: 200, headers, body: bytes };
  const section = readByteRange(range, bytes.length);
  if (!section) return { status: 200, headers, body: bytes };
  if (section === "unsatisfiable") {
    return textResponse(416, { "Cache-Control": "no-store", "Content-Range": `bytes */${bytes.length}` });
  }
  const body = bytes.subarray(section.first, section.last + 1);
  const place = `bytes ${section.first}-${section.last}/${bytes.length}`;
  return { status: 206, headers: { ...headers, "Content-Range": place, "Content-Length": String(body.length) }, body };
}

/** Responds with the "not found" page, without the header fields for conditional and range requests. */
function notFound(request: SiteRequest, file: SiteFile | undefined): StaticResponse {
  if (!file) return textResponse(404, {}, Buffer.from("Not found"));
  const { ETag: _etag, "Accept-Ranges": _ranges, ...headers } = negotiate(request, file).headers;
  return { status: 404, headers: { ...headers, "Cache-Control": "no-cache" }, body: negotiate(request, file).bytes };
}

/**
 * Creates the function that answers GET and HEAD requests from the site's files. Old paths are redirected to the new
 * ones. Paths with a trailing slash or capitals are redirected to the canonical path, so that each page has one address.
 * Unknown paths get the site's "not found" page with status 404.
 */
export function staticResponder(files: SiteFiles, redirects: Redirects = new Map()) {
  const find = (path: string | undefined) =>
    path === undefined || path === notFoundPath ? undefined : files.get(path);
  return (request: SiteRequest): StaticResponse => {
    const queryAt = request.target.indexOf("?");
    // Fast path: most targets need no normalization.
    const plain = find(queryAt < 0 ? request.target : request.target.slice(0, queryAt));
    if (plain) return fileResponse(request, plain);
    const file = find(pathOf(request.target));
    if (file) return fileResponse(request, file);
    // To what is there alone, so "//host/" cannot redirect to another host.
    const location = locationOf(request.target, redirects, (path) => find(path) !== undefined);
    if (location !== undefined) return textResponse(308, { Location: location });
    return notFound(request, files.get(notFoundPath));
  };
}

export type StaticResponder = ReturnType<typeof staticResponder>;
