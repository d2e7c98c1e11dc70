import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Content, Page } from "@ttpl/content/content.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { searchData } from "@ttpl/content/derive/search-documents.ts";
import { budgetOf, type DocumentBytes, searchBudget } from "./document-bytes.ts";

/** What the latest build has measured, in a repository; safe to delete. A copy that is published has this folder too. */
export const measuredFile = ".cache/build/document-bytes.json";

/** The bytes of a document, and of the words in it: both compressed. */
interface Measure {
  readonly bytes: number;
  readonly words: number;
}

export interface Measured {
  /** By address. */
  readonly documents: Readonly<Record<string, Measure>>;
  /** The documents of the search. */
  readonly search?: Measure;
}

/** By how much a document grows with its words, which have elements around them: tried with paragraphs, rows and projects. */
const growth = 1.3;

/** A word more of a text, in bytes of its document. */
const bytesPerWord = 2.5;

const compressed = (data: string): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** What was compressed of a page last, by its address: a look at the room of all pages follows each save. */
const lastWords = new Map<string, { readonly data: string; readonly bytes: number }>();

function wordsOf(content: Content, { path, frontMatter }: Page): number {
  const data = JSON.stringify(pageDataAt(content, path, frontMatter.template));
  const last = lastWords.get(path);
  if (last?.data === data) return last.bytes;
  const bytes = compressed(data);
  lastWords.set(path, { data, bytes });
  return bytes;
}

const searchWords = (content: Content): string => JSON.stringify(searchData(content));

/** What a build has measured of its documents and of those of the search. */
export const measuredOf = (content: Content, documents: readonly DocumentBytes[], search?: number): Measured => ({
  documents: Object.fromEntries(
    documents.flatMap(({ path, brotli }) => {
      const page = content.pages.get(path);
      return page ? [[path, { bytes: brotli, words: wordsOf(content, page) }]] : [];
    }),
  ),
  ...(search !== undefined && { search: { bytes: search, words: compressed(searchWords(content)) } }),
});

/** Keeps what a build has measured for the editor. The build itself does not need it: a full disk is no error. */
export async function keepMeasured(measured: Measured, file = measuredFile): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(measured));
  } catch {
    // The editor then says that it knows of no build.
  }
}

/** What the latest build has measured; undefined if there is none. */
export async function readMeasured(file: string): Promise<Measured | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Measured;
  } catch {
    return undefined;
  }
}

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** What a document has beside its words: as it was built, or as those of other pages of its template were. */
function besideWords(content: Content, page: Page, { documents }: Measured): number | undefined {
  const beside = ({ bytes, words }: Measure) => bytes - growth * words;
  const own = documents[page.path];
  if (own) return beside(own);
  const alike = [...content.pages.values()].filter(
    ({ frontMatter }) => frontMatter.template === page.frontMatter.template,
  );
  return middle(alike.flatMap(({ path }) => (documents[path] ? [beside(documents[path])] : [])));
}

/** How many bytes of its budget a page has left, all of it shown; below zero if it has more. Undefined before a build. */
export function bytesLeft(content: Content, page: Page, measured: Measured): number | undefined {
  const beside = besideWords(content, page, measured);
  return beside === undefined ? undefined : budgetOf(page.path) - beside - growth * wordsOf(content, page);
}

/** How many more words these bytes are, about. */
export const wordsIn = (bytes: number): number => Math.round(bytes / bytesPerWord / 5) * 5;

/** How many more projects these bytes are on a page that lists all of them. */
export function projectsIn(bytes: number, content: Content, page: Page): number {
  const projects = new Map(
    [...content.projects].map(([name, group]) => [
      name,
      { ...group, projects: group.projects.filter((_, index) => index % 2 === 0) },
    ]),
  );
  const count = (groups: Content["projects"]) =>
    [...groups.values()].reduce((sum, { projects: list }) => sum + list.length, 0);
  const fewer = count(content.projects) - count(projects);
  if (fewer === 0) return 0;
  const each = (growth * (wordsOf(content, page) - wordsOf({ ...content, projects }, page))) / fewer;
  return Math.round(bytes / each);
}

/** How much of its budget what the search loads has left, as a share; below zero if it has more. */
export const searchLeft = (content: Content, { search }: Measured): number | undefined =>
  search && 1 - (search.bytes + compressed(searchWords(content)) - search.words) / searchBudget;
