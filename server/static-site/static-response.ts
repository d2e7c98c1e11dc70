import { securityHeaders } from "../http/middleware/security-headers.ts";
import { readByteRange } from "./byte-range.ts";
import { accepted } from "./content-coding.ts";
import type { Representation, SiteFile, SiteFiles } from "./site-files.ts";

/** What a request asks of the site: header fields by their names in lower case. */
export interface SiteRequest {
  readonly method: string;
  /** The path and query of the request, as they came. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A whole answer, the security headers included. */
export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

/** Where the build puts the page for all addresses that do not exist. */
const notFoundPath = "/404";

/** Compares as RFC 9110, section 13.1.2, says: weakly, and "*" stands for any. */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

/** A field that matters here at most once; of several, the parser has made one. */
function field({ headers }: SiteRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

const bare = (status: number, headers: Record<string, string>, body = Buffer.alloc(0)): StaticResponse => ({
  status,
  headers: {
    ...securityHeaders,
    "Content-Type": "text/plain; charset=UTF-8",
    ...headers,
    "Content-Length": String(body.length),
  },
  body,
});

function chosen(request: SiteRequest, file: SiteFile): Representation {
  return accepted(field(request, "accept-encoding") ?? "", file.compressed) ?? file.plain;
}

function whole(request: SiteRequest, file: SiteFile): StaticResponse {
  const { bytes, etag, headers, unchanged } = chosen(request, file);
  const held = field(request, "if-none-match");
  if (held !== undefined && matches(held, etag)) return { status: 304, headers: unchanged };
  const range = request.method === "GET" ? field(request, "range") : undefined;
  const condition = field(request, "if-range");
  // A part fits only to the very same form of the file (RFC 9110, section 13.1.5); dates are never sent here.
  if (range === undefined || (condition !== undefined && condition !== etag))
    return { status: 200, headers, body: bytes };
  const part = readByteRange(range, bytes.length);
  if (!part) return { status: 200, headers, body: bytes };
  if (part === "unsatisfiable") {
    return bare(416, { "Cache-Control": "no-store", "Content-Range": `bytes */${bytes.length}` });
  }
  const body = bytes.subarray(part.first, part.last + 1);
  const place = `bytes ${part.first}-${part.last}/${bytes.length}`;
  return { status: 206, headers: { ...headers, "Content-Range": place, "Content-Length": String(body.length) }, body };
}

/** The page for addresses that do not exist belongs to no address: it is neither kept nor asked for again. */
function notFound(request: SiteRequest, file: SiteFile | undefined): StaticResponse {
  if (!file) return bare(404, {}, Buffer.from("Not found"));
  const { ETag: _etag, "Accept-Ranges": _ranges, ...headers } = chosen(request, file).headers;
  return { status: 404, headers: { ...headers, "Cache-Control": "no-cache" }, body: chosen(request, file).bytes };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The same path and query after "." and ".." have been followed, as a browser would have sent them. */
function normal(target: string): { path: string | undefined; query: string } {
  // A target that begins with two slashes would be read as another host.
  const { pathname, search } = new URL(`http://localhost${target}`);
  return { path: decoded(pathname), query: search };
}

/**
 * Answers GET and HEAD from the site's files. A page's former addresses lead to it; a trailing slash and capitals lead to the
 * address without them, since the router in the browser would take them for the same; every address that does not exist
 * gets the site's own page for that, with status 404.
 */
export function staticResponder(files: SiteFiles, redirects: ReadonlyMap<string, string> = new Map()) {
  const known = (path: string | undefined) =>
    path === undefined || path === notFoundPath ? undefined : files.get(path);
  return (request: SiteRequest): StaticResponse => {
    const queryAt = request.target.indexOf("?");
    // Nearly every address stands in the table as it came.
    const plain = known(queryAt < 0 ? request.target : request.target.slice(0, queryAt));
    if (plain) return whole(request, plain);
    const { path, query } = normal(request.target);
    const file = known(path);
    if (file) return whole(request, file);
    // Redirects only to addresses of the site itself, so none leads to another host, as "//host/" would.
    const asked = path?.replace(/\/$/, "").toLowerCase() ?? "";
    const meant = redirects.get(asked) ?? asked;
    if (meant && known(meant)) return bare(308, { Location: encodeURI(meant) + query });
    return notFound(request, files.get(notFoundPath));
  };
}

export type StaticResponder = ReturnType<typeof staticResponder>;
