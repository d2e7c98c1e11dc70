import { glob, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "@ttpl/content/content.ts";
import { isShownPicture } from "@ttpl/content/derive/shown-pictures.ts";
import type { BuiltDocument } from "./built-document.ts";
import { assetsNamed } from "./named-assets.ts";

/** Removes assets that no document references, directly or indirectly: the style sheets, whose rules the documents have. */
export async function removeUnreachable(folder: string, documents: readonly BuiltDocument[]): Promise<void> {
  const texts = documents.map(({ html }) => html);
  const named = new Set(await assetsNamed(folder, texts));
  for await (const name of glob("assets/**/*.*", { cwd: folder })) if (!named.has(name)) await rm(join(folder, name));
}

/** Removes the PDF files that no document links to: those that others have replaced. */
export async function removeUnlinkedDocuments(folder: string, documents: readonly BuiltDocument[]): Promise<void> {
  for await (const name of glob("documents/*.pdf", { cwd: folder }))
    if (!documents.some(({ html }) => html.includes(`/${name}`))) await rm(join(folder, name));
}

/** The folders of pictures: each has files named after a picture, and folders with them. */
const pictureFolders = ["pictures", "photos"];

/** Removes the pictures that no page shows, with their models, drawings and downloads. */
export async function removeUnshownPictures(folder: string, content: Content): Promise<void> {
  const isShown = isShownPicture(content);
  for (const pictures of pictureFolders.map((name) => join(folder, name))) {
    const names = await readdir(pictures).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    for (const name of names)
      if (!isShown(name.replace(/\.json$/, ""))) await rm(join(pictures, name), { recursive: true });
  }
}
