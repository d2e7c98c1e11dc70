import type { SearchDocument } from "../search/search-document.ts";
import { type Content, pageWith } from "../content.ts";
import { capabilityStatement } from "./capability-statement.ts";
import { documentNameOf } from "./document-name.ts";
import { paperNames, papers } from "./paper-files.ts";
import { searchEntry } from "./search-entry.ts";

/** The PDFs. Each leads to the page at whose head it stands: there the paper is chosen. */
export function paperDocuments(content: Content): SearchDocument[] {
  const { pages } = content;
  const documents: SearchDocument[] = [];
  const sizes = paperNames.map((paper) => papers[paper].name).join(", ");
  const explorer = pageWith("explorer", pages.values());
  const { statement } = explorer?.frontMatter ?? {};
  if (explorer && statement) {
    const { offers, experience, projects, software, quality, contact } = statement.headings;
    const parts = capabilityStatement(content);
    const contents = [
      offers,
      ...(parts?.total === undefined ? [] : [experience, projects]),
      ...(parts?.software ? [software] : []),
      quality,
      contact,
    ].join(" · ");
    documents.push(
      searchEntry("document", explorer.path, statement.whole, [contents, sizes], explorer.frontMatter.title),
    );
  }
  const terms = pageWith("terms", pages.values());
  if (terms) {
    const { agreement, title } = terms.frontMatter;
    documents.push(searchEntry("document", terms.path, agreement.name, [agreement.note, sizes], title));
  }
  for (const { path, frontMatter } of pages.values())
    if (frontMatter.template === "article" && frontMatter.document) {
      const name = documentNameOf(frontMatter.document, frontMatter.certificate);
      documents.push(searchEntry("document", path, name, [], frontMatter.title));
    }
  return documents;
}
