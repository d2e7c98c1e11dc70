import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { serialize } from "node:v8";
import { type Content, pageWith } from "@ttpl/content/content.ts";
import { capabilityStatement } from "@ttpl/content/derive/capability-statement.ts";
import { paperFile, paperNames } from "@ttpl/content/derive/paper-files.ts";
import { agreementData } from "@ttpl/content/derive/terms.ts";
import { cached } from "../build-cache.ts";
import { programDigest } from "../source-closure.ts";
import { agreementDocument } from "./agreement-document.ts";
import { statementDocument } from "./statement-document.ts";
import { colors } from "./title-block.ts";
import { openTypeface, type Typeface, typefaceFile } from "./typeface.ts";

interface PaperDocument {
  /** All that it says and shows. */
  readonly madeOf: readonly unknown[];
  readonly make: (typeface: Typeface) => Promise<Buffer>;
}

/**
 * The documents for paper that are derived from the content, by address: the capability statement of the whole, and the
 * form of an agreement, each on A4 and Letter.
 * @param date of the documents, as in 2027-01-31
 */
export function paperDocuments(content: Content, date: string): Map<string, PaperDocument> {
  const documents = new Map<string, PaperDocument>();
  const statement = capabilityStatement(content);
  const terms = pageWith("terms", content.pages.values());
  const agreement = terms && agreementData(terms, content);
  for (const paper of paperNames) {
    if (statement)
      documents.set(paperFile(statement.words.file, paper), {
        madeOf: [statement, paper, date],
        make: (typeface) => statementDocument(statement, paper, typeface, date),
      });
    if (agreement)
      documents.set(paperFile(agreement.file, paper), {
        madeOf: [agreement, paper, date],
        make: (typeface) => agreementDocument(agreement, paper, typeface, date),
      });
  }
  return documents;
}

/** Writes the documents for paper into the folder of the build. */
export async function writeDocuments(folder: string, content: Content, date: string): Promise<void> {
  const program = await programDigest("apps/site/build/documents/write-documents.ts", "pdfkit", "subset-font");
  const typeface = await readFile(typefaceFile);
  // Documents share it, and the first that is not in the cache opens it.
  let opened: Promise<Typeface> | undefined;
  for (const [address, { madeOf, make }] of paperDocuments(content, date)) {
    const document = await cached([program, typeface, serialize([madeOf, colors])], async () =>
      make(await (opened ??= openTypeface())),
    );
    await mkdir(dirname(join(folder, address)), { recursive: true });
    await writeFile(join(folder, address), document);
  }
}
