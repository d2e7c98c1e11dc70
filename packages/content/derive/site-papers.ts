import { type Content, pageWith } from "../content.ts";
import { paperFiles } from "./paper-files.ts";
import type { SiteSection } from "./site-sections.ts";

/** The documents on paper that the build makes, as links: "Capability statement, A4 (PDF)". */
function sitePapers({ pages, layoutWords }: Content): SiteSection["pages"] {
  const { statement } = pageWith("explorer", pages.values())?.frontMatter ?? {};
  const { agreement } = pageWith("terms", pages.values())?.frontMatter ?? {};
  const linksTo = (name: string, document: string) =>
    paperFiles(document).map(({ paper, file }) => ({
      to: file,
      name: `${name}, ${paper} (${layoutWords.pictures.pdf})`,
    }));
  return [
    ...(statement ? linksTo(statement.name, statement.file) : []),
    ...(agreement ? linksTo(agreement.title, agreement.file) : []),
  ];
}

/** The sections of the menu panel: those of the site, with the documents on paper among the further pages. */
export const withPapers = (sections: readonly SiteSection[], content: Content): SiteSection[] =>
  sections.map((section) =>
    section.to === undefined ? { ...section, pages: [...section.pages, ...sitePapers(content)] } : section,
  );
