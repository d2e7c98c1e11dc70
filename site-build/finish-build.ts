import { applySteps, type DocumentStep, readDocuments, writeDocument } from "./built-document.ts";
import { clearAway } from "./clear-away.ts";
import { bytesOf, bytesTable, overBudget } from "./document-bytes.ts";
import { pageStyles } from "./page-styles.ts";

/**
 * What happens to the built site once React Router has prerendered it: each document goes through the steps, and must
 * then fit into one round trip.
 * @throws Error naming the documents that are too large
 */
export async function finishBuild(folder: string): Promise<void> {
  const steps: readonly DocumentStep[] = [pageStyles(folder)];
  await clearAway(folder);
  const documents = await Promise.all((await readDocuments(folder)).map((document) => applySteps(document, steps)));
  await Promise.all(documents.map(writeDocument));

  const bytes = await Promise.all(documents.map(bytesOf));
  console.log(bytesTable(bytes));
  const tooLarge = bytes.filter(overBudget).map(({ path }) => path);
  if (tooLarge.length > 0) throw new Error(`Too large for one round trip: ${tooLarge.join(", ")}`);
}
