import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Content, pageWith } from "../../site/content-loader/content.ts";
import { capabilityStatement } from "../../site/content-loader/derive/capability-statement.ts";
import { paperFile, paperNames } from "../../site/content-loader/derive/paper-files.ts";
import { agreementData } from "../../site/content-loader/derive/terms.ts";
import { agreementDocument } from "./agreement-document.ts";
import { statementDocument } from "./statement-document.ts";
import { openTypeface } from "./typeface.ts";

/**
 * Writes the documents for paper that are derived from the content: the capability statement of the whole, and the form of
 * an agreement, each on A4 and Letter.
 * @param date of the documents, as in 2027-01-31
 */
export async function writeDocuments(folder: string, content: Content, date: string): Promise<void> {
  const typeface = await openTypeface();
  const statement = capabilityStatement(content);
  const terms = pageWith("terms", content.pages.values());
  for (const paper of paperNames) {
    const files: [address: string, bytes: Buffer][] = [];
    if (statement)
      files.push([paperFile(statement.words.file, paper), await statementDocument(statement, paper, typeface, date)]);
    if (terms) {
      const agreement = agreementData(terms, content);
      files.push([paperFile(agreement.file, paper), await agreementDocument(agreement, paper, typeface, date)]);
    }
    for (const [address, bytes] of files) {
      await mkdir(dirname(join(folder, address)), { recursive: true });
      await writeFile(join(folder, address), bytes);
    }
  }
}
