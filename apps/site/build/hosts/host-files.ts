import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentPolicy } from "@ttpl/server/static-site/content-policy.ts";
import { redirectsFile } from "@ttpl/server/static-site/redirects.ts";
import type { Content } from "@ttpl/content/content.ts";
import { oldAddresses } from "@ttpl/content/derive/old-addresses.ts";
import type { BuiltDocument } from "../built-document.ts";
import { headersFile } from "./headers-file.ts";

/**
 * Redirects as "from to status" lines, read by static hosts and this site's server
 * (https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export const redirects = (content: Content): string =>
  oldAddresses(content)
    .map(([from, to]) => `${from} ${to} 308\n`)
    .join("");

/**
 * The not-found page, where static hosts expect it. They cannot set headers for unknown addresses, so it has its policy
 * as a meta element. `frame-ancestors` only works in a header, and X-Frame-Options is sent for every address.
 */
function notFoundPage(documents: readonly BuiltDocument[]): string {
  const html = documents.find(({ path }) => path === "/404")?.html ?? "";
  const policy = contentPolicy(html).replace(/ frame-ancestors [^;]+;/, "");
  return html.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * Writes the configuration files for static hosts. Must run last, as the policies are computed from the final
 * documents.
 */
export async function writeHostFiles(
  folder: string,
  documents: readonly BuiltDocument[],
  content: Content,
): Promise<void> {
  await writeFile(join(folder, "404.html"), notFoundPage(documents));
  await writeFile(join(folder, redirectsFile), redirects(content));
  await writeFile(join(folder, "_headers"), await headersFile(folder, documents));
}
