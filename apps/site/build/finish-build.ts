import { glob, stat } from "node:fs/promises";
import { join } from "node:path";
import { currentContent } from "@ttpl/content/loaders.ts";
import { pruneCache } from "./build-cache.ts";
import { applySteps, type DocumentStep, readDocuments, writeDocument } from "./built-document.ts";
import { writeDemoArchive } from "./demo-archive.ts";
import { removeUnlinkedDocuments, removeUnreachable, removeUnshownPictures } from "./remove-unreachable.ts";
import { bytesOf, bytesTable, overBudget, searchReport } from "./document-bytes.ts";
import { addHeadTags } from "./seo/head-tags.ts";
import { lastChange } from "./seo/last-modified.ts";
import { makeSharePictures } from "./seo/share-pictures.ts";
import { writeSiteFiles } from "./seo/site-files.ts";
import { writeDocuments } from "./documents/write-documents.ts";
import { writeHostFiles } from "./hosts/host-files.ts";
import { keepMeasured, measuredOf } from "./page-room.ts";
import { pageStyles } from "./page-styles.ts";
import { writePlainModels } from "./plain-models.ts";
import { precompress } from "./precompress.ts";

/** React writes closing tags for SVG shapes, and marks where texts meet, which only hydration needs. */
const shorten: DocumentStep = ({ html }) =>
  html.replaceAll(/><\/(?:path|circle|line)>/g, "/>").replaceAll("<!-- -->", "");

/** The size of the documents of the search. */
async function searchBytes(folder: string): Promise<number | undefined> {
  for await (const name of glob("assets/*search-data*.br", { cwd: folder }))
    return (await stat(join(folder, name))).size;
  return undefined;
}

/**
 * Post-processes the build after it has been prerendered. Each document goes through the steps. One that then
 * needs a second round trip is told and published all the same (apps/site/tests/pages/document-bytes.test.ts).
 * @param rehearsal whether search engines must not list the site, because it contains placeholders
 */
export async function finishBuild(folder: string, rehearsal: boolean): Promise<void> {
  const content = currentContent();
  const steps: readonly DocumentStep[] = [await pageStyles(folder), addHeadTags(content, rehearsal), shorten];
  const documents = await Promise.all((await readDocuments(folder)).map((document) => applySteps(document, steps)));
  await Promise.all(documents.map(writeDocument));
  await removeUnreachable(folder, documents);
  await removeUnshownPictures(folder, content);
  // Before the build makes further ones.
  await removeUnlinkedDocuments(folder, documents);
  await Promise.all([
    writeDemoArchive(folder, documents),
    writeSiteFiles(folder, content, rehearsal),
    makeSharePictures(folder, content),
    writeDocuments(folder, content, lastChange("content")),
    writePlainModels(folder),
  ]);
  await writeHostFiles(folder, documents, content);
  await precompress(folder);
  await pruneCache();

  const bytes = await Promise.all(documents.map(bytesOf));
  console.log(bytesTable(bytes));
  const tooLarge = bytes.filter(overBudget).map(({ path }) => path);
  const search = await searchBytes(folder);
  if (search !== undefined) console.log(searchReport(search));
  await keepMeasured(measuredOf(content, bytes, search));
  if (tooLarge.length > 0)
    console.warn(`These pages take a second round trip, and so appear a little later: ${tooLarge.join(", ")}`);
}
