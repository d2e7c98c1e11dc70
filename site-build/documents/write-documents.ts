import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Content, pageWith } from "../../site/content-loader/content.ts";
import { capabilityStatement } from "../../site/content-loader/derive/capability-statement.ts";
import { paperFile, paperNames } from "../../site/content-loader/derive/paper-files.ts";
import { agreementData } from "../../site/content-loader/derive/terms.ts";
import { agreementDocument } from "./agreement-document.ts";
import { statementDocument } from "./statement-document.ts";
import { openTypeface, type Typeface } from "./typeface.ts";

/**
 * The documents for paper that are derived from the content, by address: the capability statement of the whole, and the
 * form of an agreement, each on A4 and Letter. Each is made by its function.
 * @param date of the documents, as in 2027-01-31
 */
export function paperDocuments(content: Content, date: string): Map<string, (typeface: Typeface) => Promise<Buffer>> {
  const documents = new Map<string, (typeface: Typeface) => Promise<Buffer>>();
  const statement = capabilityStatement(content);
  const terms = pageWith("terms", content.pages.values());
  const agreement = terms && agreementData(terms, content);
  for (const paper of paperNames) {
    if (statement)
      documents.set(paperFile(statement.words.file, paper), (typeface) =>
        statementDocument(statement, paper, typeface, date),
      );
    if (agreement)
      documents.set(paperFile(agreement.file, paper), (typeface) =>
        agreementDocument(agreement, paper, typeface, date),
      );
  }
  return documents;
}

/** Writes the documents for paper into the folder of the build. */
export async function writeDocuments(folder: string, content: Content, date: string): Promise<void> {
  const typeface = await openTypeface();
  for (const [address, make] of paperDocuments(content, date)) {
    await mkdir(dirname(join(folder, address)), { recursive: true });
    await writeFile(join(folder, address), await make(typeface));
  }
}
