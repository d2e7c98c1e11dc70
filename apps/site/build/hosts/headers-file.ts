import { readdir } from "node:fs/promises";
import { securityHeaders } from "@ttpl/server/http/middleware/security-headers.ts";
import { contentPolicy, filePolicy } from "@ttpl/server/static-site/content-policy.ts";
import { cacheControlOf, resourcePolicyOf } from "@ttpl/server/static-site/site-files.ts";
import type { BuiltDocument } from "../built-document.ts";

/** Static hosts always use TLS, so they can send HSTS, which the server leaves to its proxy (apps/server/deploy/Caddyfile). */
export const strictTransport = { "Strict-Transport-Security": "max-age=63072000" };

const policyName = "Content-Security-Policy";

/** Headers that not all addresses have alike: they stand in the rules of their own. */
const differing = new Set([policyName, ...Object.keys(resourcePolicyOf("/"))]);

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** What the built site contains besides its pages: a pattern for each top-level folder and file. */
async function besidesPages(folder: string, isPage: (path: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(({ name }) => !isPage(`/${name}`) && !name.startsWith("_") && !name.endsWith(".html"))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
    .toSorted();
}

/** The folder of a page's address: "/careers" of "/careers/designer". */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/**
 * The rules of all pages. Pages of a folder share one, with a placeholder and with the hashes of all of them, because
 * hosts read at most a hundred rules. A page below two folders has one of its own.
 */
function pageRules(documents: readonly BuiltDocument[]): { path: string; policy: string }[] {
  const byFolder = Map.groupBy(documents, ({ path }) => folderOf(path));
  return [...byFolder].flatMap(([folder, pages]) => {
    const isShared = pages.length > 1 && /^\/[^/]+$/.test(folder);
    if (!isShared) return pages.map(({ path, html }) => ({ path, policy: contentPolicy(html) }));
    return [{ path: `${folder}/:page`, policy: contentPolicy(pages.map(({ html }) => html).join("")) }];
  });
}

/**
 * The server's headers in the format of Netlify and Cloudflare Pages (https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/: at most 100 rules, and 2,000 characters per line). All
 * rules that match a path apply, and a header set by two of them is sent twice, so only one rule sets a policy for a path.
 */
export async function headersFile(folder: string, documents: readonly BuiltDocument[]): Promise<string> {
  const common = Object.fromEntries(Object.entries(securityHeaders).filter(([name]) => !differing.has(name)));
  const others = await besidesPages(folder, (path) => documents.some((page) => page.path === path));
  const blocks = [
    block("/*", { ...common, ...strictTransport }),
    ...others.map((pattern) =>
      block(pattern, {
        "Cache-Control": cacheControlOf(pattern.replace("*", "x-12345678.js")),
        ...resourcePolicyOf(pattern),
        [policyName]: filePolicy,
      }),
    ),
    // Some hosts add a trailing slash to the address of a folder's index.
    ...pageRules(documents).flatMap(({ path, policy }) =>
      (path === "/" ? [path] : [path, `${path}/`]).map((address) =>
        block(address, { "Cache-Control": cacheControlOf(path), ...resourcePolicyOf(path), [policyName]: policy }),
      ),
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}
