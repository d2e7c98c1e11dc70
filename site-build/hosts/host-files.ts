import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentPolicy } from "../../server/static-site/content-policy.ts";
import { redirectsFile } from "../../server/static-site/redirects.ts";
import type { Content } from "../../site/content-loader/content.ts";
import type { BuiltDocument } from "../built-document.ts";
import { headersFile } from "./headers-file.ts";

/**
 * Which addresses lead on to another: "from to status" a line, as static hosts and this site's server read it
 * (https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/).
 */
const redirects = ({ pages }: Content): string =>
  [...pages.values()]
    .flatMap(({ path, frontMatter }) => (frontMatter.formerly ?? []).map((former) => `${former} ${path} 308\n`))
    .join("");

/**
 * The page for unknown addresses, where static hosts look for it. They cannot know its addresses, so it brings its policy
 * itself; `frame-ancestors` counts in a header alone, and X-Frame-Options is sent with every address.
 */
function notFoundPage(documents: readonly BuiltDocument[]): string {
  const html = documents.find(({ path }) => path === "/404")?.html ?? "";
  const policy = contentPolicy(html).replace(/ frame-ancestors [^;]+;/, "");
  return html.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Writes what a static host must be told. Last of all, since it weighs the documents as they are sent. */
export async function writeHostFiles(
  folder: string,
  documents: readonly BuiltDocument[],
  content: Content,
): Promise<void> {
  await writeFile(join(folder, "404.html"), notFoundPage(documents));
  await writeFile(join(folder, redirectsFile), redirects(content));
  await writeFile(join(folder, "_headers"), await headersFile(folder, documents));
}
