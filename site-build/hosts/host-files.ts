import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { redirectsFile } from "../../server/site/redirects.ts";
import type { Content } from "../../site/reading/content.ts";
import type { BuiltDocument } from "../built-document.ts";
import { headersFile } from "./headers-file.ts";

/**
 * Which addresses lead on to another: "from to status" a line, as static hosts and this site's server read it
 * (https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/).
 */
const redirects = ({ pages }: Content): string =>
  [...pages.values()]
    .flatMap(({ path, matter }) => (matter.formerly ?? []).map((former) => `${former} ${path} 308\n`))
    .join("");

/** Writes what a static host must be told, and the page for unknown addresses where such hosts look for it. Last of all. */
export async function writeHostFiles(
  folder: string,
  documents: readonly BuiltDocument[],
  content: Content,
): Promise<void> {
  await copyFile(join(folder, "404/index.html"), join(folder, "404.html"));
  await writeFile(join(folder, redirectsFile), redirects(content));
  await writeFile(join(folder, "_headers"), await headersFile(folder, documents));
}
