import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A prerendered page on its way to its final form. */
export interface BuiltDocument {
  /** As visitors write it: "/about". The page for unknown addresses is "/404". */
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

/** One change to every document, such as its style sheet. Steps run in the order of `finish-build.ts`. */
export type DocumentStep = (document: BuiltDocument) => string | Promise<string>;

/** Reads the prerendered documents of a build, in the order of their addresses. */
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
  return documents.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Takes a document through the steps. */
export async function applySteps(document: BuiltDocument, steps: readonly DocumentStep[]): Promise<BuiltDocument> {
  let { html } = document;
  for (const step of steps) html = await step({ path: document.path, file: document.file, html });
  return { path: document.path, file: document.file, html };
}

export const writeDocument = ({ file, html }: BuiltDocument): Promise<void> => writeFile(file, html);
