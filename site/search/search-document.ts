/** What a document is; the page of results names it (content/search.yaml). */
export const searchKinds = [
  "page",
  "contact",
  "document",
  "section",
  "projects",
  "project",
  "picture",
  "opening",
  "quote",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found, with plain texts. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly title: string;
  /** Its address, with fragment or query. */
  readonly to: string;
  /** The page or the group in which it stands; empty for a page. */
  readonly place: string;
  readonly text: string;
}

/** Synonyms: a search for one of `names` also finds documents with one of `words`. */
export interface SynonymGroup {
  readonly names: readonly string[];
  /** The words that a document may have; without them, `names`. */
  readonly words?: readonly string[];
}

/** What is fetched for searching. */
export interface SearchData {
  /** The documents by kind; of each its title, its address, its place and its text. Far smaller than with names. */
  readonly documents: Readonly<Record<SearchKind, readonly (readonly [string, string, string, string])[]>>;
  readonly synonyms: readonly SynonymGroup[];
}

/** The documents, those that are most likely to be looked for first. */
export const documentsIn = ({ documents }: SearchData): SearchDocument[] =>
  searchKinds.flatMap((kind) => documents[kind].map(([title, to, place, text]) => ({ kind, title, to, place, text })));
