import { readdir } from "node:fs/promises";
import { securityHeaders } from "../../server/http/middleware/security-headers.ts";
import { contentPolicy, filePolicy } from "../../server/static-site/content-policy.ts";
import { cacheControlOf } from "../../server/static-site/site-files.ts";
import type { BuiltDocument } from "../built-document.ts";

/** Static hosts serve over TLS alone, so they say what the server leaves to its proxy (deploy/Caddyfile). */
export const strictTransport = { "Strict-Transport-Security": "max-age=63072000" };

const policyName = "Content-Security-Policy";

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** What lies in the built site beside its pages: a pattern for each folder and each file at the top. */
async function besidesPages(folder: string, isPage: (path: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(({ name }) => !isPage(`/${name}`) && !name.startsWith("_") && !name.endsWith(".html"))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
    .toSorted();
}

/**
 * The server's headers in the form that Netlify and Cloudflare Pages read (https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/: a hundred rules, 2,000 characters a line). All rules that
 * match a path apply, and a name that two of them set is sent twice: so no two rules set a policy for the same path.
 */
export async function headersFile(folder: string, documents: readonly BuiltDocument[]): Promise<string> {
  const { [policyName]: _, ...common } = securityHeaders;
  const others = await besidesPages(folder, (path) => documents.some((page) => page.path === path));
  const blocks = [
    block("/*", { ...common, ...strictTransport }),
    ...others.map((pattern) =>
      block(pattern, {
        "Cache-Control": cacheControlOf(pattern.replace("*", "x-12345678.js")),
        [policyName]: filePolicy,
      }),
    ),
    // Some hosts add a slash to the address of a folder's index.
    ...documents.flatMap(({ path, html }) =>
      (path === "/" ? [path] : [path, `${path}/`]).map((address) =>
        block(address, { "Cache-Control": cacheControlOf(path), [policyName]: contentPolicy(html) }),
      ),
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}
