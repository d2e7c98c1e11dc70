import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { securityHeaders } from "../http/middleware/security-headers.ts";
import { encodedVariants, isEncodedVariant } from "./encoded-variants.ts";
import type { Compressed } from "./content-coding.ts";
import { contentPolicy, filePolicy } from "./content-policy.ts";

/** One form of a file, as sent. Forms have different entity tags: RFC 9110, section 8.8.3.3. */
export interface Representation {
  readonly bytes: Buffer;
  readonly etag: string;
  /** All header fields of an answer that holds it, and of one that says it is still the same (304). */
  readonly headers: Readonly<Record<string, string>>;
  readonly unchanged: Readonly<Record<string, string>>;
}

export interface SiteFile {
  /** Its content security policy. */
  readonly policy: string;
  readonly plain: Representation;
  /** The same compressed, the smallest first; empty where compression does not help. */
  readonly compressed: readonly (Representation & Compressed)[];
}

/** The built site by URL path: "/about" for about/index.html, and each other file by its own name. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** For static hosts alone: the page for unknown addresses, and what the build tells them. */
const unserved = new Set(["/404.html", "/_headers", "/_redirects"]);
// The bundler puts eight characters of the content's hash before the extension.
const hashedAsset = /^\/assets\/.+-[\w-]{8}\.\w+$/;

const document = /\/(?:[^./]*|index\.html)$/;

/**
 * How long a file may be kept without asking: for good where its name changes with what it holds; a document long enough
 * that one which was fetched while its link was pointed at is there for the click (site/document/load-ahead.ts).
 */
export function cacheControlOf(path: string): string {
  if (hashedAsset.test(path)) return "public, max-age=31536000, immutable";
  return document.test(path) ? "public, max-age=30" : "no-cache";
}

/** Paths below a folder, with "/" before each. Leaves out symbolic links, and dot files except /.well-known (RFC 8615). */
async function* filesBelow(directory: string, parent = ""): AsyncGenerator<string> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = `${parent}/${entry.name}`;
    if (entry.name.startsWith(".") && path !== "/.well-known") continue;
    if (entry.isDirectory()) yield* filesBelow(join(directory, entry.name), path);
    else if (entry.isFile() && !unserved.has(path.replace(/\.(?:br|gz)$/, ""))) yield path;
  }
}

/** What all answers have that hold a file, in whatever form. */
function commonHeaders(path: string, policy: string, compressible: boolean): Record<string, string> {
  return {
    ...securityHeaders,
    "Cache-Control": cacheControlOf(path),
    "Content-Security-Policy": policy,
    ...(compressible && { Vary: "Accept-Encoding" }),
  };
}

async function readSiteFile(directory: string, path: string): Promise<SiteFile> {
  const content = await readFile(join(directory, path));
  const type = getMimeType(path) ?? "application/octet-stream";
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const compressed = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? await encodedVariants(directory, path, content) : [];
  const policy = type.startsWith("text/html") ? contentPolicy(content.toString("utf8")) : filePolicy;
  const common = commonHeaders(path, policy, compressed.length > 0);
  const represent = (bytes: Buffer, tag: string, coding: Record<string, string> = {}): Representation => {
    const unchanged = { ...common, ETag: `"${tag}"` };
    const form = { "Content-Type": type, "Content-Length": String(bytes.length), "Accept-Ranges": "bytes", ...coding };
    return { bytes, etag: unchanged.ETag, unchanged, headers: { ...unchanged, ...form } };
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
 * Reads a built site into memory, compressed where that helps. Only what is there at this moment is ever served, so no
 * request can reach any other file.
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
