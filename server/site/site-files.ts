import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { formPagePath } from "../../contract/enquiry.ts";
import { type Compressed, compress } from "./content-coding.ts";
import { contentPolicy, filePolicy, formTargets } from "./content-policy.ts";

/** One form of a file, as sent. Forms have different entity tags: RFC 9110, section 8.8.3.3. */
export interface Representation {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Its content security policy. */
  readonly policy: string;
  readonly plain: Representation;
  /** The same compressed, the smallest first; empty where compression does not help. */
  readonly compressed: readonly (Representation & Compressed)[];
}

/** The built site by URL path: "/about" for about/index.html, and each other file by its own name. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * React Router's page for paths that were not prerendered (this site answers those with its own 404 page), that page for
 * static hosts, and what the build tells them.
 */
const unserved = new Set(["/__spa-fallback.html", "/404.html", "/_headers", "/_redirects"]);
// The bundler puts eight characters of the content's hash before the extension.
const hashedAsset = /^\/assets\/.+-[\w-]{8}\.\w+$/;

const typeOf = (path: string): string =>
  // The type that React Router's own server gives to route data (server-runtime/single-fetch.js).
  path.endsWith(".data") ? "text/x-script" : (getMimeType(path) ?? "application/octet-stream");

/** How long a file may be kept without asking: for good where its name changes with what it holds. */
export const cacheControlOf = (path: string): string =>
  hashedAsset.test(path) ? "public, max-age=31536000, immutable" : "no-cache";

/** Paths below a folder, with "/" before each. Leaves out symbolic links, and dot files except /.well-known (RFC 8615). */
async function* filesBelow(directory: string, parent = ""): AsyncGenerator<string> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = `${parent}/${entry.name}`;
    if (entry.name.startsWith(".") && path !== "/.well-known") continue;
    if (entry.isDirectory()) yield* filesBelow(join(directory, entry.name), path);
    else if (entry.isFile() && !unserved.has(path)) yield path;
  }
}

function policyOf(type: string, content: Buffer, targets: readonly string[]): string {
  if (type.startsWith("text/html")) return contentPolicy(content.toString("utf8"), targets);
  return filePolicy;
}

async function readSiteFile(directory: string, path: string, targets: readonly string[]): Promise<SiteFile> {
  const content = await readFile(join(directory, path));
  const type = typeOf(path);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const compressed = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? await compress(content) : [];
  return {
    type,
    cacheControl: cacheControlOf(path),
    policy: policyOf(type, content, targets),
    plain: { bytes: content, etag: `"${hash}"` },
    compressed: compressed.map((form) => ({ ...form, etag: `"${hash}-${form.coding}"` })),
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
  const formPage = `${formPagePath}/index.html`;
  const targets = paths.includes(formPage) ? formTargets(await readFile(join(directory, formPage), "utf8")) : [];
  const files = await Promise.all(
    paths.map(async (path) => {
      const address = path.replace(/\/index\.html$/, "") || "/";
      return [address, await readSiteFile(directory, path, targets)] as const;
    }),
  );
  return new Map(files);
}
