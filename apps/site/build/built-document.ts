import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A prerendered page that is being post-processed. */
export interface BuiltDocument {
  /** As in the address bar: "/about". The not-found page is "/404". */
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

/** A transformation of every document, such as inlining its styles. Steps run in the order of `finish-build.ts`. */
export type DocumentStep = (document: BuiltDocument) => string | Promise<string>;

/** Reads the prerendered documents of a build, sorted by address. */
export async function readDocuments(folder: string): Promise<BuiltDocument[]> {
  const documents: BuiltDocument[] = [];
  for await (const name of glob("**/index.html", { cwd: folder })) {
    const file = join(folder, name);
    documents.push({
      path: `/${name.replace(/\/?index\.html$/, "").replaceAll("\\", "/")}`,
      file,
      html: await readFile(file, "utf8"),
    });
  }
  return documents.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Applies the steps to a document. */
export async function applySteps(document: BuiltDocument, steps: readonly DocumentStep[]): Promise<BuiltDocument> {
  let { html } = document;
  for (const step of steps) html = await step({ path: document.path, file: document.file, html });
  return { path: document.path, file: document.file, html };
}

export const writeDocument = ({ file, html }: BuiltDocument): Promise<void> => writeFile(file, html);
