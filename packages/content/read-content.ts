import { existsSync, globSync } from "node:fs";
import { dirname, join, matchesGlob, resolve, sep } from "node:path";
import type { z } from "zod";
import { checkAgainstSchema } from "./check/check-against-schema.ts";
import { checkReferences, repeatedWords } from "./check/check-references.ts";
import { type Content, type Page, pageWith } from "./content.ts";
import { type ContentKind, contentKinds } from "./content-kinds.ts";
import { ContentError, type ValidationError } from "./check/validation-error.ts";
import { onlyConfirmed } from "./derive/leave-out.ts";
import { openingPages } from "./derive/openings.ts";
import { withoutPresupposed } from "./derive/presupposed.ts";
import { withStatedNumbers } from "./derive/stated-numbers.ts";
import { supplierPage, withoutUnfilledPages } from "./derive/supplier.ts";
import { readMarkdown } from "./parse/markdown.ts";
import { addressOfPage } from "./parse/page-address.ts";
import { readSourceFile, sourceFileWith } from "./parse/source-file.ts";
import { publicFolder } from "./public-folder.ts";
import { readAgainIfChanged } from "./read-again.ts";

/** The content folder, relative to the working directory of the npm scripts. */
export const contentFolder = resolve("content");

/** Texts of files of content/ that are not written yet, by the files' names; undefined for a file that would be removed. */
export type Candidates = ReadonlyMap<string, string | undefined>;

interface ReadOptions {
  /** As a release has it: without what nobody has confirmed. */
  readonly confirmedOnly?: boolean;
  /** In place of the files. */
  readonly candidates?: Candidates;
}

/**
 * Reads and validates all content. Files that pages offer for download are looked up in `apps/site/public/` beside `folder`.
 * What is left out has to be right too.
 * @throws ContentError with every error found, each with file, line and fix.
 */
export const readContent = (folder: string = contentFolder, options: ReadOptions = {}): Content =>
  readAgainIfChanged(folder, () => readOnce(folder, options));

function readOnce(folder: string, { confirmedOnly = false, candidates = new Map() }: ReadOptions): Content {
  const errors: ValidationError[] = [];
  const parent = dirname(folder);
  const nameOf = (path: string) => `content/${path.replaceAll(sep, "/")}`;
  const filesIn = (pattern: string) => {
    const added = candidates.keys().filter((name) => matchesGlob(name, nameOf(pattern)));
    const names = new Set([...globSync(pattern, { cwd: folder }).map(nameOf), ...added]);
    return [...names]
      .filter((name) => !candidates.has(name) || candidates.get(name) !== undefined)
      .map((name) => name.slice(nameOf("").length))
      .toSorted();
  };
  const isThere = (path: string) =>
    candidates.has(nameOf(path)) ? candidates.get(nameOf(path)) !== undefined : existsSync(join(folder, path));
  const source = (path: string) => {
    const text = candidates.get(nameOf(path));
    return text === undefined ? readSourceFile(join(folder, path), parent) : sourceFileWith(nameOf(path), text);
  };

  function one<Schema extends z.ZodType>({ files: path, schema }: ContentKind<Schema>): z.output<Schema> | undefined {
    if (isThere(path)) return checkAgainstSchema(source(path), schema, errors);
    errors.push({
      file: `content/${path}`,
      line: 1,
      problem: "is missing",
      fix: "Put the file back: the site cannot be built without it.",
    });
    return undefined;
  }
  function all<Schema extends z.ZodType>({ files, schema }: ContentKind<Schema>): Map<string, z.output<Schema>> {
    const found = new Map<string, z.output<Schema>>();
    for (const path of filesIn(files)) {
      const data = checkAgainstSchema(source(path), schema, errors);
      const name =
        path
          .split("/")
          .at(-1)
          ?.replace(/\.yaml$/, "") ?? path;
      if (data !== undefined) found.set(name, data);
    }
    return found;
  }
  function pages(): Page[] {
    return filesIn(contentKinds.pages.files).flatMap((path) => {
      const file = source(path);
      const { sections, links } = readMarkdown(file, errors);
      const frontMatter = checkAgainstSchema(file, contentKinds.pages.schema, errors);
      const address = addressOfPage(path, file, errors);
      return frontMatter && address ? [{ path: address, source: file, frontMatter, sections, links }] : [];
    });
  }

  const company = one(contentKinds.company);
  const supplier = one(contentKinds.supplier);
  const layoutWords = one(contentKinds.layoutWords);
  const testimonials = one(contentKinds.testimonials);
  const projectFacets = one(contentKinds.projectFacets);
  const search = one(contentKinds.search);
  // A website without a former one needs none.
  const redirects = isThere(contentKinds.redirects.files) ? one(contentKinds.redirects) : { redirects: [] };
  const sections = new Map(
    filesIn(contentKinds.sections.files).flatMap((path) => {
      const data = checkAgainstSchema(source(path), contentKinds.sections.schema, errors);
      return data ? [[path.split("/")[1] ?? "", data] as const] : [];
    }),
  );
  const collections = {
    galleries: all(contentKinds.galleries),
    projects: all(contentKinds.projects),
    departments: all(contentKinds.departments),
  };
  const written = pages();
  const careers = pageWith("careers", written);
  const pageList: Page[] = [
    ...written,
    ...(careers
      ? [...collections.departments].flatMap(
          ([name, department]) => openingPages(careers, name, department, source(`careers/${name}.yaml`)) as Page[],
        )
      : []),
    ...(supplier ? [supplierPage(supplier, source(contentKinds.supplier.files)) as Page] : []),
  ];
  for (const [index, { path, source }] of pageList.entries()) {
    const other = pageList.findIndex((page) => page.path === path);
    if (other === index) continue;
    errors.push({
      file: source.name,
      line: 1,
      problem: `has the same address as ${pageList[other]?.source.name}: ${path}`,
      fix: "Remove or rename one of the two files.",
    });
  }

  if (
    errors.length > 0 ||
    !company ||
    !supplier ||
    !layoutWords ||
    !testimonials ||
    !projectFacets ||
    !search ||
    !redirects
  )
    throw new ContentError(errors);
  const asWritten: Content = {
    company,
    supplier,
    layoutWords,
    testimonials,
    projectFacets,
    search,
    ...redirects,
    sections,
    ...collections,
    pages: new Map(pageList.map((page) => [page.path, page])),
    publicFolder: join(parent, publicFolder),
  };
  const filled = withoutUnfilledPages(asWritten);
  const content = withStatedNumbers(withoutPresupposed(filled, asWritten), errors);
  const sources = filesIn("**/*.yaml").map(source);
  errors.push(...checkReferences(asWritten, sources));
  if (errors.length > 0) throw new ContentError(errors);
  if (!confirmedOnly) return content;
  const left = withoutPresupposed(onlyConfirmed(filled), asWritten);
  const release = withStatedNumbers(left, errors);
  errors.push(...repeatedWords(release));
  if (errors.length > 0) throw new ContentError(errors);
  return release;
}
