import { type Content, pageWith } from "../content.ts";
import { paperFile } from "./paper-files.ts";
import type { SiteSection } from "./site-sections.ts";

/** A page or a document, as a link. */
export interface PanelLink {
  readonly to: string;
  readonly name: string;
  /** Of a document, its address on Letter paper. */
  readonly letter?: string;
}

/** A section of the menu panel. */
export interface PanelSection extends SiteSection {
  readonly pages: readonly PanelLink[];
}

/** The documents on paper that the build makes, as links: "Capability statement (PDF)". */
function sitePapers({ pages, layoutWords }: Content): PanelLink[] {
  const { statement } = pageWith("explorer", pages.values())?.frontMatter ?? {};
  const { agreement } = pageWith("terms", pages.values())?.frontMatter ?? {};
  const linksTo = (name: string, document: string): PanelLink[] => [
    {
      to: paperFile(document, "a4"),
      name: `${name} (${layoutWords.pictures.pdf})`,
      letter: paperFile(document, "letter"),
    },
  ];
  return [
    ...(statement ? linksTo(statement.name, statement.file) : []),
    ...(agreement ? linksTo(agreement.title, agreement.file) : []),
  ];
}

/** The sections of the menu panel: those of the site, with the documents on paper among the further pages. */
export const withPapers = (sections: readonly SiteSection[], content: Content): PanelSection[] =>
  sections.map((section) =>
    section.to === undefined ? { ...section, pages: [...section.pages, ...sitePapers(content)] } : section,
  );
