import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content, Page } from "@ttpl/content/content.ts";
import { dueIn, type Found, pointAt } from "./found.ts";
import { isPlaceholderDocument } from "./placeholders.ts";

/**
 * What is open about the certificate on a page: a file that only holds the place of the real one, data that are missing
 * although the file is there, and the end of its validity.
 */
function openOn({ frontMatter, source }: Page, { publicFolder }: Content, now: Date): Found[] {
  if (frontMatter.template !== "article" || !frontMatter.document) return [];
  const { document, certificate } = frontMatter;
  const at = (path: readonly string[], words: string) => pointAt(source, "placeholder", path, words);
  const file = join(publicFolder, document.file);
  if (existsSync(file) && isPlaceholderDocument(readFileSync(file))) {
    const words = `public${document.file} holds the place of the certificate: put the real file there, and add its data`;
    return [at(["document", "file"], words)];
  }
  if (!certificate) {
    const words = `${document.name}: its number, body, dates and scope are missing: add \`certificate\` (content/README.md)`;
    return [at(["document"], words)];
  }
  const due = dueIn(certificate.until, now);
  return due === undefined
    ? []
    : [at(["certificate", "until"], `the certificate ${due}: put the new one in its place`)];
}

/** What is open about the certificates on all pages. */
export const openCertificates = (content: Content, now: Date): Found[] =>
  [...content.pages.values()].flatMap((page) => openOn(page, content, now));
