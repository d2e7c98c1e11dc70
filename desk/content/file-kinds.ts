import type { z } from "zod";
import {
  departmentSchema,
  gallerySchema,
  projectGroupSchema,
  testimonialsSchema,
} from "../../site/content-loader/schemas/collections.ts";
import { companySchema } from "../../site/content-loader/schemas/company.ts";
import { layoutWordsSchema } from "../../site/content-loader/schemas/layout-words.ts";
import { pageSchema } from "../../site/content-loader/schemas/page.ts";
import { projectFacetsSchema } from "../../site/content-loader/schemas/project-facets.ts";
import { searchSchema } from "../../site/content-loader/schemas/search.ts";
import { sectionSchema } from "../../site/content-loader/schemas/section.ts";

interface FileKind {
  readonly pattern: RegExp;
  readonly kind: string;
  readonly schema: z.ZodType;
  /** What a file is called that is the only one of its kind. */
  readonly title?: string;
  /** The page that shows such a file, where it is not a page's own or named by one. */
  readonly address?: string;
}

/** The kinds of files in content/, in the order in which the desk lists them. */
export const fileKinds: readonly FileKind[] = [
  {
    pattern: /^content\/company\.yaml$/,
    kind: "Company",
    title: "Address, telephones, claims",
    schema: companySchema,
    address: "/contact",
  },
  { pattern: /^content\/careers\/[^/]+\.yaml$/, kind: "Openings", schema: departmentSchema, address: "/careers" },
  { pattern: /^content\/projects\/[^/]+\.yaml$/, kind: "Projects", schema: projectGroupSchema },
  {
    pattern: /^content\/experience\.yaml$/,
    kind: "Projects",
    title: "What projects are found by",
    schema: projectFacetsSchema,
    address: "/experience",
  },
  {
    pattern: /^content\/testimonials\.yaml$/,
    kind: "Quotes",
    title: "Words of customers",
    schema: testimonialsSchema,
    address: "/testimonial",
  },
  { pattern: /^content\/galleries\/[^/]+\.yaml$/, kind: "Captions of pictures", schema: gallerySchema },
  { pattern: /^content\/pages\/.+\.md$/, kind: "Pages", schema: pageSchema },
  { pattern: /^content\/pages\/[^/]+\/section\.yaml$/, kind: "Sections", schema: sectionSchema },
  {
    pattern: /^content\/layout\.yaml$/,
    kind: "Words around every page",
    title: "Tiles, buttons, footer",
    schema: layoutWordsSchema,
  },
  {
    pattern: /^content\/search\.yaml$/,
    kind: "Words around every page",
    title: "Search and its synonyms",
    schema: searchSchema,
    address: "/search",
  },
];

/** The kind of a file of content/; undefined for any other file. */
export const kindOf = (name: string): FileKind | undefined => fileKinds.find(({ pattern }) => pattern.test(name));
