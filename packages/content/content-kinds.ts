import { matchesGlob } from "node:path";
import type { z } from "zod";
import { departmentSchema, gallerySchema, projectGroupSchema, testimonialsSchema } from "./schemas/collections.ts";
import { companySchema } from "./schemas/company.ts";
import { layoutWordsSchema } from "./schemas/layout-words.ts";
import { pageSchema } from "./schemas/page.ts";
import { projectFacetsSchema } from "./schemas/project-facets.ts";
import { redirectsSchema } from "./schemas/redirects.ts";
import { searchSchema } from "./schemas/search.ts";
import { sectionSchema } from "./schemas/section.ts";
import { supplierSchema } from "./schemas/supplier.ts";
import { supplierAddress, supplierFacts } from "./derive/supplier.ts";

/** Files in content/ of one kind: what they have to be, and how the owner's editor lists them. */
export interface ContentKind<Schema extends z.ZodType = z.ZodType> {
  /** A glob pattern, relative to content/. */
  readonly files: string;
  readonly schema: Schema;
  /** The heading under which the editor lists them. */
  readonly kind: string;
  /** What a file is called that is the only one of its kind. */
  readonly title?: string;
  /** The page that shows such a file, where it is not a page's own or named by one. */
  readonly address?: string;
  /** Whether that page is there, with these settings. */
  readonly hasPage?: (settings: unknown) => boolean;
}

const kind = <Schema extends z.ZodType>(of: ContentKind<Schema>): ContentKind<Schema> => of;

/** All kinds of files in content/, in the order in which the editor lists them. */
export const contentKinds = {
  company: kind({
    files: "company.yaml",
    schema: companySchema,
    kind: "Company",
    title: "Address, telephones, claims",
    address: "/contact",
  }),
  supplier: kind({
    files: "supplier.yaml",
    schema: supplierSchema,
    kind: "Company",
    title: "Supplier information",
    address: supplierAddress,
    hasPage(settings) {
      const { data } = supplierSchema.safeParse(settings);
      return data !== undefined && supplierFacts(data).length > 0;
    },
  }),
  departments: kind({ files: "careers/*.yaml", schema: departmentSchema, kind: "Openings", address: "/careers" }),
  projects: kind({ files: "projects/*.yaml", schema: projectGroupSchema, kind: "Projects" }),
  projectFacets: kind({
    files: "experience.yaml",
    schema: projectFacetsSchema,
    kind: "Projects",
    title: "What projects are found by",
    address: "/experience",
  }),
  search: kind({
    files: "search.yaml",
    schema: searchSchema,
    kind: "Words around every page",
    title: "Search and its synonyms",
    address: "/search",
  }),
  testimonials: kind({
    files: "testimonials.yaml",
    schema: testimonialsSchema,
    kind: "Quotes",
    title: "Words of customers",
    address: "/testimonial",
  }),
  galleries: kind({ files: "galleries/*.yaml", schema: gallerySchema, kind: "Galleries" }),
  pages: kind({ files: "pages/**/*.md", schema: pageSchema, kind: "Pages" }),
  sections: kind({ files: "pages/*/section.yaml", schema: sectionSchema, kind: "Sections" }),
  redirects: kind({
    files: "redirects.yaml",
    schema: redirectsSchema,
    kind: "Old addresses",
    title: "Old addresses, and where they lead",
  }),
  layoutWords: kind({
    files: "layout.yaml",
    schema: layoutWordsSchema,
    kind: "Words around every page",
    title: "Tiles, buttons, footer",
  }),
} as const;

/** The kind of a file such as content/company.yaml; undefined for any other file. */
export const kindOf = (name: string): ContentKind | undefined =>
  Object.values(contentKinds).find(({ files }) => matchesGlob(name, `content/${files}`));
