import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { securityHeaders } from "../http/middleware/security-headers.ts";
import { encodedVariants, isEncodedVariant } from "./encoded-variants.ts";
import type { Compressed } from "./content-coding.ts";
import { contentPolicy, filePolicy } from "./content-policy.ts";
import { mediaTypeOf } from "./media-types.ts";

/** A representation of a file. Each content coding has its own entity tag: RFC 9110, section 8.8.3.3. */
export interface Representation {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Complete header fields of a 200 and of a 304 response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly unchanged: Readonly<Record<string, string>>;
}

export interface SiteFile {
  /** Its content security policy. */
  readonly policy: string;
  readonly plain: Representation;
  /** Compressed representations, smallest first; empty if compression does not help. */
  readonly compressed: readonly (Representation & Compressed)[];
}

/** The built site by URL path: "/about" for about/index.html; other files keep their names. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Files for static hosts only. */
const unserved = new Set(["/404.html", "/_headers", "/_redirects"]);
// The bundler inserts eight characters of the content hash before the extension.
const hashedAsset = /^\/assets\/.+-[\w-]{8}\.\w+$/;

const document = /\/(?:[^./]*|index\.html)$/;

/**
 * Cache-Control of a file. Files with a content hash in their name are immutable. Documents stay fresh long enough for
 * one prefetched on hover to be used by the click (apps/site/document/load-ahead.ts).
 */
export function cacheControlOf(path: string): string {
  if (hashedAsset.test(path)) return "public, max-age=31536000, immutable";
  return document.test(path) ? "public, max-age=30" : "no-cache";
}

/** What other sites show of this one: the pictures of link previews, and its icons. */
const shownElsewhere = /^\/(?:share\/|icons\/|icon\.svg$|favicon\.ico$)/;

/** Cross-Origin-Resource-Policy of a file: with `same-origin` a preview card that links the picture stays empty. */
export const resourcePolicyOf = (path: string) => ({
  "Cross-Origin-Resource-Policy": shownElsewhere.test(path) ? "cross-origin" : "same-origin",
});

/** File paths below a folder, each with a leading "/". Skips symlinks, and dot files except /.well-known (RFC 8615). */
async function* filesBelow(directory: string, parent = ""): AsyncGenerator<string> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = `${parent}/${entry.name}`;
    if (entry.name.startsWith(".") && path !== "/.well-known") continue;
    if (entry.isDirectory()) yield* filesBelow(join(directory, entry.name), path);
    else if (entry.isFile() && !unserved.has(path.replace(/\.(?:br|gz)$/, ""))) yield path;
  }
}

/** Header fields common to all representations of a file. */
function commonHeaders(path: string, policy: string, compressible: boolean): Record<string, string> {
  return {
    ...securityHeaders,
    ...resourcePolicyOf(path),
    "Cache-Control": cacheControlOf(path),
    "Content-Security-Policy": policy,
    ...(compressible && { Vary: "Accept-Encoding" }),
  };
}

async function readSiteFile(directory: string, path: string): Promise<SiteFile> {
  const content = await readFile(join(directory, path));
  const type = mediaTypeOf(path);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const compressed = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? await encodedVariants(directory, path, content) : [];
  const policy = type.startsWith("text/html") ? contentPolicy(content.toString("utf8")) : filePolicy;
  const common = commonHeaders(path, policy, compressed.length > 0);
  const represent = (bytes: Buffer, tag: string, coding: Record<string, string> = {}): Representation => {
    const unchanged = { ...common, ETag: `"${tag}"` };
    const representation = {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      // Not with documents, which have to fit into one round trip with their headers (docs/decisions/0013).
      ...(!type.startsWith("text/html") && { "Accept-Ranges": "bytes" }),
      ...coding,
    };
    return { bytes, etag: unchanged.ETag, unchanged, headers: { ...unchanged, ...representation } };
  };
  return {
    policy,
    plain: represent(content, hash),
    compressed: compressed.map(({ coding, bytes }) => ({
      coding,
      ...represent(bytes, `${hash}-${coding}`, { "Content-Encoding": coding }),
    })),
  };
}

/**
 * Reads a built site into memory, with compressed representations. Only these files are served, so no request can reach
 * any other file.
 * @throws the file system's error
 */
export async function readSiteFiles(directory: string): Promise<SiteFiles> {
  const paths: string[] = [];
  for await (const path of filesBelow(directory)) paths.push(path);
  const names = new Set(paths);
  const files = await Promise.all(
    paths
      .filter((path) => !isEncodedVariant(path, names))
      .map(async (path) => {
        const address = path.replace(/\/index\.html$/, "") || "/";
        return [address, await readSiteFile(directory, path)] as const;
      }),
  );
  return new Map(files);
}
