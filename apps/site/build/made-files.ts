import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { demoArchive } from "@ttpl/content/built-files.ts";
import { mediaTypeOf } from "@ttpl/server/static-site/media-types.ts";
import { cardAddress, contactCard } from "@ttpl/content/derive/contact-card.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { readContent } from "@ttpl/content/read-content.ts";

/** The last build, whose viewer is in the archive of the demonstration. */
const build = "build/client";

/**
 * What the build writes at an address beside the pages, made now, of the content as it is; undefined if it writes nothing
 * there.
 * @throws Error if a part comes from a build, and there is none
 */
async function madeFile(address: string): Promise<string | Buffer | undefined> {
  if (address === cardAddress) return contactCard(readContent());
  if (address.startsWith("/pictures/") && address.endsWith(".glb")) {
    const { plainModelAt } = await import("./plain-models.ts");
    return plainModelAt(address, publicFolder);
  }
  if (!address.startsWith("/documents/")) return undefined;
  // Loaded on demand, so that the development server starts at once.
  if (address === demoArchive) {
    const { packedDemo } = await import("./demo-archive.ts");
    const { readDocuments } = await import("./built-document.ts");
    return packedDemo(build, await readDocuments(build));
  }
  const { paperDocuments } = await import("./documents/write-documents.ts");
  const { openTypeface } = await import("./documents/typeface.ts");
  const { lastChange } = await import("./seo/last-modified.ts");
  return paperDocuments(readContent(), lastChange("content"))
    .get(address)
    ?.make(await openTypeface());
}

async function answer(address: string, response: ServerResponse, next: (error?: unknown) => void): Promise<void> {
  try {
    const file = await madeFile(address);
    if (file === undefined) return next();
    response.setHeader("Content-Type", mediaTypeOf(address));
    response.end(file);
  } catch (error) {
    next(error);
  }
}

/**
 * Serves in development what the build writes beside the pages: the documents on paper, the vCard, models as files, the
 * demonstration.
 */
export const madeFiles = (): Plugin => ({
  name: "made-files",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      void answer(new URL(`http://localhost${request.url ?? "/"}`).pathname, response, next);
    });
  },
});
