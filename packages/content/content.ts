import type { FoundLink } from "./parse/markdown.ts";
import type { ProseSection } from "./parse/prose.ts";
import type { Department, Gallery, ProjectGroup, Testimonials } from "./schemas/collections.ts";
import type { Company } from "./schemas/company.ts";
import type { FrontMatter, Template } from "./schemas/page.ts";
import type { ProjectFacets } from "./schemas/project-facets.ts";
import type { Redirect } from "./schemas/redirects.ts";
import type { Search } from "./schemas/search.ts";
import type { Section } from "./schemas/section.ts";
import type { Supplier } from "./schemas/supplier.ts";
import type { LayoutWords } from "./schemas/layout-words.ts";
import type { SourceFile } from "./parse/source-file.ts";

/** One page: its address, its front matter and its text. */
export interface Page<T extends Template = Template> {
  readonly path: string;
  readonly source: SourceFile;
  readonly frontMatter: Extract<FrontMatter, { template: T }>;
  readonly sections: readonly ProseSection[];
  readonly links: readonly FoundLink[];
}

/** The first page of a template. */
export const pageWith = <T extends Template>(template: T, pages: Iterable<Page>): Page<T> | undefined =>
  [...pages].find(({ frontMatter }) => frontMatter.template === template) as Page<T> | undefined;

/** A link of a text to a page that a release leaves out. */
export interface LostLink {
  readonly file: string;
  readonly line: number;
  readonly href: string;
}

/** Everything under content/, validated. Maps are keyed by address (pages), folder (sections) or file name. */
export interface Content {
  readonly company: Company;
  readonly supplier: Supplier;
  readonly layoutWords: LayoutWords;
  readonly testimonials: Testimonials;
  readonly sections: ReadonlyMap<string, Section>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly galleries: ReadonlyMap<string, Gallery>;
  readonly projects: ReadonlyMap<string, ProjectGroup>;
  readonly projectFacets: ProjectFacets;
  readonly search: Search;
  readonly redirects: readonly Redirect[];
  readonly departments: ReadonlyMap<string, Department>;
  /**
   * Of a release, the addresses of pages that are not in it, and of stories that it does not tell: what presupposes them is
   * left out (derive/presupposed.ts).
   */
  readonly leftOut?: ReadonlySet<string>;
  /** Of a release, the addresses of pages that have plain words in place of their text. */
  readonly inPlainWords?: ReadonlySet<string>;
  /** Of a release, the links of which only the words are there. */
  readonly lostLinks?: readonly LostLink[];
  /** The folder of static files. */
  readonly publicFolder: string;
}

/**
 * The first segment of a path, which decides the section and the active link: "services" for /services/modular, "" for
 * /.
 */
export const firstSegmentOf = (path: string): string => path.split("/")[1] ?? "";
